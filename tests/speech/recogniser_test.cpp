// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/recogniser.hpp"

#include "rules/fen.hpp"
#include "speech/text.hpp"
#include "tests/speech/announcements.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <string>

using namespace speech;

namespace {

const Recogniser& recogniser()
{
    static const Recogniser all{shipped::all_lexicons()};
    return all;
}

std::string heard(std::string_view fen, std::string_view words)
{
    const auto position = walks::position(fen);
    const auto move = recogniser().hear(position, words);
    return move ? write_san(position, move->move) : "nothing";
}

Unheard unheard_of(std::string_view fen, std::string_view words)
{
    const auto move = recogniser().hear(walks::position(fen), words);
    REQUIRE_FALSE(move);
    return move.error();
}

constexpr std::string_view start = rules::initial_fen;
constexpr std::string_view castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
constexpr std::string_view promotion = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";
constexpr std::string_view spanish =
    "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4";
constexpr std::string_view takes_queen = "4k3/8/8/3q4/8/2N5/8/4K3 w - - 0 1";

/// In small letters, without marks, commas and full stops.
std::string bare(std::string_view words)
{
    auto small = fold(words);
    std::erase_if(small, [](char each) { return each == ',' || each == '.'; });
    return small;
}

}  // namespace

TEST_CASE("every announcement of the Laws' page is understood",
          "[speech][recogniser][ANN-007][ANN-041]")
{
    for (const auto& row : announcements::rows()) {
        CAPTURE(row.id, row.profile, row.form, row.words);
        const auto position = row.position();
        const auto& lexicon = shipped::lexicon(row.profile);
        for (const auto& words : {row.words, lexicon.ascii(row.words), fold(row.words)}) {
            CAPTURE(words);
            const auto move = recogniser().hear(position, words);
            REQUIRE(move);
            CHECK(move->move == row.move());
            CHECK(move->offer == row.offer);
        }
    }
}

TEST_CASE("no word means two things in the shipped languages", "[speech][recogniser]")
{
    for (const auto& clash : recogniser().vocabulary().clashes())
        FAIL_CHECK(clash.word);
}

TEST_CASE("spellings met in the sources are understood", "[speech][recogniser][ANN-011]")
{
    struct Row {
        std::string_view fen;
        std::string_view words;
        std::string_view san;
    };
    const std::string_view black_h = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
    const auto row = GENERATE_COPY(values<Row>({
        {start, "Hektor zwo Hektor vier", "h4"},  // EX-D.2.1-6
        {start, "eva zwo eva vier", "e4"},
        {start, "Bauer bella vier", "b4"},
        {start, "BAUER BELA VIER", "b4"},
        {start, "Bauer Cäsar vier", "c4"},
        {start, "bauer caesar 4", "c4"},
        {black_h, "bauer hector fuenf", "h5"},
        {black_h, "bauer hector funf", "h5"},
        {black_h, "bauer hector fünf", "h5"},
        {spanish, "laeufer schlaegt cesar sechs", "Bxc6"},
        {spanish, "Laufer schlagt Cesar sechs", "Bxc6"},
        {spanish, "Laeuffer nimmt Cesar sechs", "Bxc6"},
        {"k7/P6P/8/8/8/8/8/K7 w - - 0 1", "hektor acht turm", "h8=R+"},
        {"8/8/8/8/8/1k6/7P/K7 b - - 0 1", "Koenig Anna drei", "Ka3"},
        {"8/8/8/8/8/1k6/7P/K7 b - - 0 1", "koening anna drei", "Ka3"},
        {"8/8/8/8/8/1k6/7P/K7 b - - 0 1", "konig anna drei", "Ka3"},
        {"4k3/6R1/8/8/8/8/8/K7 w - - 0 1", "Turm Hektor seiben", "Rh7"},
        {"r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3", "laeufer bella fuenf",
         "Bb5"},  // EX-D.2.1-4
    }));
    CAPTURE(row.words);
    CHECK(heard(row.fen, row.words) == row.san);
}

TEST_CASE("figurines are pieces, and other signs are nothing", "[speech][recogniser]")
{
    CHECK(heard(start, "♘c3") == "Nc3");
    CHECK(heard(start, "♞ f3") == "Nf3");
    CHECK(heard(start, "♙e4") == "e4");
    CHECK(heard(spanish, "♗ c6") == "Bxc6");
    CHECK(unheard_of(start, "\U0001F4A9e4") == Unheard{unheard::NotUnderstood{"\U0001F4A9"}});
    CHECK(unheard_of(start, "\xFF"
                            "e4") == Unheard{unheard::NotUnderstood{"\uFFFD"}});
}

TEST_CASE("the alternatives of every language are understood",
          "[speech][recogniser][ANN-036][ANN-037][ANN-038][ANN-039][ANN-040]")
{
    struct Row {
        std::string_view fen;
        std::string_view words;
        std::string_view san;
    };
    const auto row = GENERATE(values<Row>({
        {start, "pěšec é čtyři", "e4"},
        {start, "é čtyři", "e4"},
        {start, "pesec e ctyri", "e4"},
        {start, "kůň na f3", "Nf3"},
        {start, "kun na ef tri", "Nf3"},
        {takes_queen, "jezdec bere dámu na d5", "Nxd5"},
        {takes_queen, "jazdec berie dámu na d5", "Nxd5"},
        {takes_queen, "konj uzima kraljicu na d5", "Nxd5"},
        {takes_queen, "Pferd nimmt die Dame auf d5", "Nxd5"},
        {takes_queen, "knight captures queen on d5", "Nxd5"},
        {castling, "krátká rošáda", "O-O"},
        {castling, "dlouhá rošáda", "O-O-O"},
        {castling, "krátka rošáda", "O-O"},
        {castling, "dlhá rošáda", "O-O-O"},
        {castling, "kingside castling", "O-O"},
        {castling, "castles queenside", "O-O-O"},
        {castling, "mala rokada", "O-O"},
        {castling, "велика рокада", "O-O-O"},
        {castling, "kula h1 na h7", "Rh7"},
        {castling, "König Eva eins nach Gustav eins", "O-O"},
        {start, "pion na e4", "e4"},
        {start, "пешак на е4", "e4"},  // the file in Cyrillic too
        {start, "скакач на ф3", "Nf3"},
        {start, "pešak Ana četiri", "a4"},  // the names of the Laws as Serbian writes them
        {start, "pešak Cezar četiri", "c4"},
        {start, "скакач Феликс три", "Nf3"},
        {start, "пешак Хектор четири", "h4"},
        {"4k3/8/8/8/8/8/8/2B1K3 w - - 0 1", "laufer na g5", "Bg5"},
        {"k7/8/1K6/8/8/8/8/7R w - - 0 1", "top na h8, šah-mat", "Rh8#"},
        {"k7/8/1K6/8/8/8/8/7R w - - 0 1", "Turm h8, schach matt", "Rh8#"},
        {"4k3/8/8/3q4/8/8/8/3RK3 w - - 0 1", "Turm nimmt d5", "Rxd5"},
        {start, "Berta eins Berta drei", "nothing"},
        {start, "Gustav eins Felix drei", "Nf3"},  // two squares need no piece
        {start, "knight foxtrot three", "Nf3"},
        {start, "Jezdec František tři", "Nf3"},
        {castling, "rošáda na stranu krále", "O-O"},  // the terms of the Laws' own texts
        {castling, "královská rošáda", "O-O"},
        {castling, "dámská rošáda", "O-O-O"},
        {castling, "rošáda na stranu kráľa", "O-O"},
        {castling, "rošáda na stranu dámy", "O-O-O"},
        {castling, "kráľovská rošáda", "O-O"},
        {castling, "dámska rošáda", "O-O-O"},
        {castling, "rokada na daminom krilu", "O-O-O"},
        {castling, "рокада на краљевом крилу", "O-O"},
        {castling, "short", "O-O"},  // what is asked for when castling lacks its wing
        {castling, "velká", "O-O-O"},
        {castling, "veľká", "O-O-O"},
        {castling, "мала", "O-O"},
        {castling, "lang", "O-O-O"},
        {takes_queen, "Springer schlägt Königin d5", "Nxd5"},
        {start, "Бауер Ева вир", "e4"},  // the German words as Serbian writes them
        {start, "Шпрингер Феликс драј", "Nf3"},
        {castling, "Курце Рохаде", "O-O"},
        {castling, "Турм Хектор зибен", "Rh7"},
        {spanish, "Лојфер шлегт Цезар зекс", "Bxc6"},
    }));
    CAPTURE(row.words);
    CHECK(heard(row.fen, row.words) == row.san);
}

TEST_CASE("a bishop may be told by the colour of its squares", "[speech][recogniser]")
{
    const std::string_view two = "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1";
    for (const auto* const words :
         {"dark-squared bishop e3", "schwarzfeldriger Läufer nach e3", "černopolný střelec na e3",
          "čiernopoľný strelec na e3", "crnopoljni lovac na e3", "црнопољни ловац на e3"}) {
        CAPTURE(words);
        CHECK(heard(two, words) == "Be3");
    }
    for (const auto* const words :
         {"light-squared bishop e2", "weißfeldriger Läufer nach e2", "bělopolný střelec na e2",
          "bielopoľný strelec na e2", "belopoljni lovac na e2", "белопољни ловац на e2"}) {
        CAPTURE(words);
        CHECK(heard(two, words) == "Be2");
    }
    const auto other = Unheard{unheard::Illegal{
        rules::causes::CannotReach{rules::Role::bishop, *rules::Square::parse("e3")}}};
    CHECK(unheard_of(two, "bělopolný střelec na e3") == other);
    CHECK(unheard_of(start, "light-squared knight f3") == Unheard{unheard::NotUnderstood{}});
}

TEST_CASE("a repetition is compared by meaning", "[speech][recogniser][ANN-012][ANN-013]")
{
    const auto announced = heard(start, "Springer Felix drei");
    CHECK(heard(start, "Springer Gustav eins nach Felix drei") == announced);  // EX-D.2.1-1
    CHECK(heard(start, "knight to f3") == announced);
    CHECK(heard(start, "Springer Cesar drei") != announced);  // EX-D.2.1-2
}

TEST_CASE("a correction keeps what it does not say again", "[speech][recogniser][ANN-018]")
{
    struct Row {
        std::string fen;
        std::string slip;
        std::string correction;
        std::string move;
    };
    const auto row = GENERATE(values<Row>({
        {std::string{start}, "Springer Felix vier", "Felix drei", "Nf3"},
        {std::string{start}, "Springer Felix vier", "Bauer Felix drei", "f3"},
        {std::string{start}, "Läufer Felix drei", "Springer Felix drei", "Nf3"},
        {std::string{start}, "Läufer Eva vier", "Eva vier", "e4"},  // no bishop can
        {std::string{start}, "Kurze Rochade", "Felix drei", "f3"},
        {std::string{start}, "was?", "Felix drei", "f3"},
        {"4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1", "Springer Gustav fünf nach Eva drei", "Felix drei",
         "N5f3"},
        {"8/4P3/8/8/8/8/k7/4K3 w - - 0 1", "Bauer Eva sieben, Dame", "Eva acht", "e8=Q"},
    }));
    CAPTURE(row.slip, row.correction);
    const auto position = walks::position(row.fen);
    const auto heard = recogniser().hear_correction(position, row.slip, row.correction);
    REQUIRE(heard);
    CHECK(write_san(position, heard->move) == row.move);
}

TEST_CASE("what is missing is told", "[speech][recogniser][ANN-005]")
{
    CHECK(unheard_of(promotion, "Bauer Eva acht") ==
          Unheard{unheard::PromotionMissing{*rules::Square::parse("e8")}});     // EX-D.2.1-3
    CHECK(unheard_of(castling, "Rochade") == Unheard{unheard::WingMissing{}});  // EX-D.2.1-5
    CHECK(heard("4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Rochade") == "O-O");
    CHECK(unheard_of(start, "Springer Felix") == Unheard{unheard::TargetMissing{}});
    CHECK(unheard_of(start, "Springer") == Unheard{unheard::TargetMissing{}});
    CHECK(unheard_of(start, "Springer Gustav eins nach Felix") ==
          Unheard{unheard::TargetMissing{}});
}

TEST_CASE("what is not understood is told with the word", "[speech][recogniser]")
{
    CHECK(unheard_of(start, "Springer Fritz drei") == Unheard{unheard::NotUnderstood{"fritz"}});
    CHECK(unheard_of(start, "") == Unheard{unheard::NotUnderstood{}});
    CHECK(unheard_of(start, "Schach") == Unheard{unheard::NotUnderstood{}});
    CHECK(unheard_of(start, "Springer Dame Felix drei") == Unheard{unheard::NotUnderstood{}});
    CHECK(unheard_of(start, "Felix drei drei") == Unheard{unheard::NotUnderstood{}});
    CHECK(unheard_of(start, "e9") == Unheard{unheard::NotUnderstood{"9"}});
}

TEST_CASE("what is ambiguous is told with its candidates", "[speech][recogniser]")
{
    const auto reason = unheard_of("4k3/8/8/8/8/8/8/R4RK1 w - - 0 1", "Turm David eins");
    REQUIRE(std::holds_alternative<unheard::Ambiguous>(reason));
    CHECK(std::get<unheard::Ambiguous>(reason).candidates.size() == 2);
}

TEST_CASE("what is illegal is told with its cause", "[speech][recogniser]")
{
    using namespace rules::causes;
    const auto cause = [](std::string_view fen, std::string_view words) {
        const auto reason = unheard_of(fen, words);
        REQUIRE(std::holds_alternative<unheard::Illegal>(reason));
        return std::get<unheard::Illegal>(reason).cause;
    };
    CHECK(std::holds_alternative<CannotReach>(cause(start, "Springer Eva drei")));
    CHECK(std::holds_alternative<Blocked>(cause(start, "Turm Anna drei")));
    CHECK(std::holds_alternative<NoCastling>(cause(start, "Kurze Rochade")));
    CHECK(std::holds_alternative<NothingToCapture>(cause(start, "Springer schlägt Felix drei")));
    CHECK(std::holds_alternative<NoPromotion>(cause(start, "Eva vier, Dame")));
    CHECK(std::holds_alternative<KingInCheck>(
        cause("4k3/8/8/8/1b6/8/3N4/4K3 w - - 0 1", "Springer Felix drei")));
    CHECK(unheard_of(takes_queen, "Springer schlägt Turm David fünf") ==
          Unheard{unheard::CapturedOther{rules::Role::rook, *rules::Square::parse("d5")}});
}

TEST_CASE("nothing that is said crashes the recogniser", "[speech][recogniser]")
{
    std::mt19937 random{20180101};
    const auto position = walks::position(castling);
    const std::string words[] = {"Turm ", "a ",       "b",          "1 ",      "8",
                                 "nach ", "schlägt ", "dame ",      "malá ",   "rošáda ",
                                 "\xff",  "\0",       "у пролазу ", "\x1b[2J", "x "};
    for (int i = 0; i < 20'000; ++i) {
        std::string said;
        for (auto count = random() % 9; count > 0; --count)
            said += words[random() % std::size(words)];
        const auto move = recogniser().hear(position, said);
        if (move)
            CHECK(position.is_legal(move->move));
    }
    CHECK_FALSE(recogniser().hear(position, std::string(100'000, 'a')));
}

TEST_CASE("whatever is announced is understood, in every profile and form",
          "[speech][recogniser][announcer][ANN-007]")
{
    const auto profile = GENERATE(from_range(shipped::names));
    const auto form = GENERATE(Form::normal, Form::long_form, Form::terse);
    const auto names = GENERATE(as<std::string>{}, "", "fide", "en", "de", "cs", "sk", "sr");
    CAPTURE(profile, static_cast<int>(form), names);
    const auto& lexicon = shipped::lexicon(profile);
    const Recogniser listener{shipped::all_lexicons(profile)};
    const Announcer announcer{
        lexicon, {.form = form, .file_names = names.empty() ? nullptr : &shipped::lexicon(names)}};
    walks::each_position(1, names.empty() ? 40 : 8, [&](const rules::Position& position) {
        for (const rules::Move move : position.legal_moves()) {
            const auto said = announcer.move(move_facts(position, move));
            for (const auto& words :
                 {said.screen, said.voice, lexicon.ascii(said.screen), bare(said.screen)}) {
                const auto back = listener.hear(position, words);
                if (!back || back->move != move)
                    FAIL(write_san(position, move)
                         << " in " << write_fen(position.setup()) << ": " << words);
            }
        }
    });
}
