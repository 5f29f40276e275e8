// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/read_session.hpp"

#include "tests/src/read/reader.hpp"
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace client;
using tests::games;
using tests::Reader;
using tests::words_in;

TEST_CASE("a game is told move by move with its comments, glyphs and variations", "[src][read]")
{
    Reader reader;
    CHECK(reader.open(1) == "Game 1: Novak, Jana against Weber, Thomas, White wins, Club, March 1, "
                            "2024\nAn open game.\n");
    CHECK(reader.type("") == "1, pawn to e4\n");
    CHECK(reader.type("+") == "1, pawn to e5\n");
    CHECK(reader.type("forward") == "2, knight to f3\n"
                                    "good move\n"
                                    "Attacks the pawn.\n"
                                    "2 variations: 1: f4, 2: Bc4\n");
    CHECK(reader.type("comment") == "good move\nAttacks the pawn.\nclock 5 minutes\n");
    CHECK(reader.type("again") == "good move\nAttacks the pawn.\nclock 5 minutes\n");
    CHECK(reader.type("forward 10") == "3, bishop to b5\n");
    CHECK(reader.type("+") == "End of the game. White wins\n");
    CHECK(reader.type("comment") == "No comment here\n");
    CHECK(reader.type("- 2").starts_with("2, knight to f3\n"));
    CHECK(reader.type("go 1") == "1, pawn to e4\n");
    CHECK(reader.type("start") == "Start of the game\nAn open game.\n");
    CHECK(reader.type("back") == "Start of the game\n");
    CHECK(reader.type("end") == "3, bishop to b5\nEnd of the game. White wins\n");
    CHECK(reader.type("2...") == "2, knight to c6\n");
    CHECK(reader.type("7") == "There is no move 7\n");
    CHECK(reader.type("tags").starts_with("Event: Club\nWhite: Novak, Jana\n"));
}

TEST_CASE("variations are entered, read and left", "[src][read]")
{
    Reader reader;
    reader.open(1);
    CHECK(reader.type("variations") == "No variation here\n");
    CHECK(reader.type("v") == "No variation here\n");
    reader.type("2");
    CHECK(reader.type("variations") == "2 variations: 1: f4, 2: Bc4\n");
    CHECK(reader.type("v 3") == "There is no variation 3 here\n");
    CHECK(reader.type("v 1") == "Variation 1 of 2\n2, pawn to f4\nThe gambit.\n");
    CHECK(reader.type("+") == "2, pawn e takes f4\nOne variation: 1: d5\n");
    CHECK(reader.type("v") == "Variation 1 of 1\n2, pawn to d5\nnovelty\n");
    CHECK(reader.type("place") == "Variation 1 of 1, move 2..., depth 2\n");
    CHECK(reader.type("+") == "End of the variation\n");
    CHECK(reader.type("main") == "Variation 1 of 2\n2, pawn e takes f4\n"
                                 "One variation: 1: d5\n");
    CHECK(reader.type("place") == "Variation 1 of 2, move 2...\n");
    CHECK(reader.type("main") ==
          "Back to the main line\n2, knight to f3\n2 variations: 1: f4, 2: Bc4\n");
    CHECK(reader.type("where") == "Main line, move 2\n");
    CHECK(reader.type("main") == "This is the main line\n");
}

TEST_CASE("what is offered as a variation can be typed as it stands, or said", "[src][read]")
{
    const std::string fourth = "Variation 2 of 2\n2, bishop to c4\n";
    for (const auto* const line : {"2: Bc4", "Bc4", "bishop c4", "variation 2", "variation two"}) {
        CAPTURE(line);
        Reader reader;
        reader.open(1);
        reader.type("2");
        CHECK(reader.type(line) == fourth);
    }
    Reader german{games, words_in("de")};
    german.open(1);
    german.type("2");
    CHECK(german.type("variante zwei").starts_with("Variante 2 von 2\n"));
    CHECK(german.type("wo") == "Variante 2 von 2, Zug 2\n");
    CHECK(german.type("hauptvariante").starts_with("Zurück in der Hauptvariante\n"));
}

TEST_CASE("what is written about a move is not told again on the way back", "[src][read]")
{
    Reader reader;
    reader.open(1);
    CHECK_THAT(reader.type("2"), Catch::Contains("Attacks the pawn."));
    reader.type("+");
    CHECK(reader.type("back") == "2, knight to f3\n2 variations: 1: f4, 2: Bc4\n");
    CHECK_THAT(reader.type("comment"), Catch::Contains("Attacks the pawn."));
    // What was never told is told, from whichever side one comes.
    Reader other;
    other.open(1);
    other.type("3");
    CHECK_THAT(other.type("- 2"), Catch::Contains("Attacks the pawn."));
}

TEST_CASE("the times of a game are told on request", "[src][read]")
{
    Reader reader{"1. e4 {[%clk 0:04:58]} e5 {[%clk 0:04:51] solid} 2. d4 *\n"};
    reader.open(1);
    CHECK(reader.type("clock") == "No times are written here\n");
    reader.type("1");
    CHECK_THAT(reader.type("clock"), Catch::StartsWith("White: "));
    reader.type("end");
    const auto both = reader.type("times");
    CHECK_THAT(both, Catch::Contains("White: ") && Catch::Contains("Black: "));
    CHECK_THAT(both, Catch::Contains("51"));
}

TEST_CASE("quit says goodbye", "[src][read]")
{
    Reader reader;
    reader.open(1);
    CHECK(reader.type("quit") == "Goodbye\n");
    CHECK(reader.wishes(host::wishes::Quit{}));
}

TEST_CASE("a search answers before the next line is asked for", "[src][read]")
{
    std::string many;
    for (int i = 0; i < 600; ++i)
        many += "[White \"P\"]\n\n1. e4 *\n\n";
    many += "[White \"Q\"]\n\n1. e4 *\n";
    Reader reader{many};
    reader.open(1);
    CHECK(reader.type("find q") == "Searching\nGame 601: Q against unknown, unfinished\n"
                                   "No more games\n");
}

TEST_CASE("variations are read aloud if that is wanted, each announced as such", "[src][read]")
{
    using namespace std::chrono_literals;
    Reader reader;
    reader.open(1);
    CHECK(reader.type("variations on") == "Variations are read, too\n");
    CHECK(reader.type("read 0").empty());
    std::string all;
    while (reader.session().due())
        all += reader.wait(0s);
    CHECK(all == "1, pawn to e4\n"
                 "1, pawn to e5\n"
                 "2, knight to f3\ngood move\nAttacks the pawn.\n"
                 "2 variations: 1: f4, 2: Bc4\n"
                 "Variation 1 of 2\n2, pawn to f4\nThe gambit.\n"
                 "2, pawn e takes f4\nOne variation: 1: d5\n"
                 "Variation 1 of 1\n2, pawn to d5\nnovelty\n"
                 "Variation 1 of 2\n3, knight to f3\n"
                 "Variation 2 of 2\n2, bishop to c4\n"
                 "Back to the main line\n2, knight to c6\n"
                 "3, bishop to b5\n"
                 "End of the game. White wins\n");
    CHECK(reader.type("variations off") == "Only the main line is read\n");
}

TEST_CASE("a null move is told as a pass and read over", "[src][read]")
{
    Reader reader{"1. e4 (1. -- e5 2. Z0 {and Black goes on} d5) 1... e5 2. null *\n"};
    reader.open(1);
    CHECK(reader.type("+") == "1, pawn to e4\nOne variation: 1: --\n");
    CHECK(reader.type("v") == "Variation 1 of 1\n1, passes\n");
    CHECK(reader.type("+") == "1, pawn to e5\n");
    CHECK(reader.type("+") == "2, passes\nand Black goes on\n");
    CHECK(reader.type("fen").starts_with(
        "rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR b KQkq - 1 2"));
    CHECK(reader.type("+") == "2, pawn to d5\n");
    CHECK(reader.type("end") == "2, pawn to d5\nEnd of the variation\n");
    reader.type("main");
    CHECK(reader.type("end").starts_with("2, passes\n"));
    Reader german{"1. e4 -- *\n", words_in("de")};
    german.open(1);
    german.type("+");
    CHECK(german.type("+") == "1, setzt aus\n");
}

TEST_CASE("a typed move goes where it was played", "[src][read]")
{
    Reader reader;
    reader.open(1);
    CHECK(reader.type("e4") == "1, pawn to e4\n");
    CHECK(reader.type("e5") == "1, pawn to e5\n");
    CHECK(reader.type("f4") == "Variation 1 of 2\n2, pawn to f4\nThe gambit.\n");
    CHECK(reader.type("a6") == "a6 was not played here\n");
    CHECK(reader.type("zebra") == "What is zebra? Say help\n");
    CHECK(reader.type("\x1b[2J") == "What is ? Say help\n");
}

TEST_CASE(
    "a typed move that is illegal there is refused with its reason, and why tells the article",
    "[src][read][laws]")
{
    Reader reader;
    reader.open(1);
    CHECK(reader.type("e5") == "e5: no pawn can reach e5\n");
    CHECK_THAT(reader.type("why"), Catch::StartsWith("3.7: "));
    CHECK_THAT(reader.type("law next"), Catch::StartsWith("3.7.1: "));
    reader.type("e4");
    CHECK(reader.type("why") == "Nothing was ruled or refused that an article stands behind\n");
    Reader czech{"1. e4 e5 *\n", words_in("cs")};
    czech.open(1);
    czech.type("g1d3");
    CHECK_THAT(czech.type("proč"), Catch::StartsWith("3.6: "));
}

TEST_CASE("games are listed, searched and opened", "[src][read]")
{
    Reader reader;
    reader.open(1);
    CHECK(reader.type("list") ==
          "Game 1: Novak, Jana against Weber, Thomas, White wins, Club, March 1, 2024\n"
          "Game 2: Short against unknown, unfinished\n"
          "Game 3: Broken against unknown, unfinished\n"
          "Game 4: unknown against unknown, White wins\n"
          "No more games\n");
    CHECK(reader.type("list 4") == "Game 4: unknown against unknown, White wins\nNo more games\n");
    CHECK(reader.type("list 9") == "Nothing found\n");
    CHECK(reader.type("find short") ==
          "Game 2: Short against unknown, unfinished\nNo more games\n");
    CHECK(reader.type("find white weber") == "Nothing found\n");
    CHECK(reader.type("find") == "What is to be found?\n");
    CHECK(reader.type("more") == "No more games\n");
    CHECK(reader.type("game 2") == "Game 2: Short against unknown, unfinished\n");
    CHECK(reader.type("+") == "1, pawn to d4\n");
    CHECK(reader.type("+") == "End of the game\n");
    CHECK(reader.type("next") ==
          "Game 3 cannot be read: the move Ke4 in line 17 is not possible\n");
    CHECK(reader.type("+") == "No game is open\n");
    CHECK(reader.type("next") == "Game 4: unknown against unknown, White wins\n");
    CHECK(reader.type("") == "1, queen to g7, checkmate\n");
    CHECK(reader.type("next") == "There is no game 5\n");
    CHECK(reader.type("game x") == "What is x? Say help\n");
    CHECK(reader.type("game 1").starts_with("Game 1:"));
    CHECK(reader.type("previous") == "There is no game 0\n");
}

TEST_CASE("a long list comes in pages", "[src][read]")
{
    std::string many;
    for (int i = 0; i < 25; ++i)
        many += "[White \"P\"]\n\n1. e4 *\n\n";
    Reader reader{many};
    reader.open(1);
    const auto first = reader.type("list");
    CHECK(std::ranges::count(first, '\n') == 11);
    CHECK(first.ends_with("Game 10: P against unknown, unfinished\nSay more for more\n"));
    CHECK(reader.type("more").starts_with("Game 11:"));
    CHECK(reader.type("more").ends_with("Game 25: P against unknown, unfinished\nNo more games\n"));
}

TEST_CASE("a game is read on aloud until its end or any line", "[src][read]")
{
    using namespace std::chrono_literals;
    Reader reader;
    reader.open(1);
    CHECK(reader.type("read 2") == "Reading on, a move every 2 seconds. Any line stops it\n");
    CHECK(reader.wait(0s) == "1, pawn to e4\n");
    CHECK(reader.wait(1s).empty());
    CHECK(reader.wait(1s) == "1, pawn to e5\n");
    CHECK(reader.type("") == "Reading stopped\n");
    CHECK_FALSE(reader.session().due());
    CHECK(reader.wait(1min).empty());
    CHECK(reader.type("read 2") == "Reading on, a move every 2 seconds. Any line stops it\n");
    CHECK(reader.type("stop") == "Reading stopped\n");
    CHECK(reader.type("slower") == "Reading on, a move every 3 seconds. Any line stops it\n");
    CHECK(reader.type("faster") == "Reading on, a move every 2 seconds. Any line stops it\n");
    CHECK(reader.type("read 0").empty());
    for (int i = 0; i < 3; ++i)
        CHECK_FALSE(reader.wait(0s).empty());
    CHECK(reader.wait(0s) == "End of the game. White wins\n");
    CHECK_FALSE(reader.session().due());
    CHECK(reader.type("stop") == "Nothing is being read\n");
    CHECK(reader.type("read x") == "What is x? Say help\n");
}

TEST_CASE("the pause between moves begins when the voice has said the last one", "[src][read]")
{
    using namespace std::chrono_literals;
    Reader reader;
    reader.open(1);
    reader.type("read 2");
    reader.voice_ends_after(5s);  // says that it reads on
    CHECK(reader.wait(0s) == "1, pawn to e4\n");
    reader.voice_ends_after(5s);
    CHECK(reader.wait(1s).empty());
    CHECK(reader.wait(1s) == "1, pawn to e5\n");
    reader.type("stop");
    reader.voice_ends_after(1s);
    CHECK_FALSE(reader.session().due());
}

TEST_CASE("a game against the engine begins where the reader is", "[src][read]")
{
    Reader reader;
    reader.open(1);
    reader.type("1");
    reader.type("play");
    CHECK(reader.wishes(host::wishes::Become{}));
    REQUIRE(reader.last().play);
    CHECK(reader.last().play->fen == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    CHECK(reader.last().play->side == rules::Color::black);
    reader.open(4);
    reader.type("");
    CHECK(reader.type("play") == "the game is over\n");
    CHECK(reader.last().wishes.empty());
    reader.type("quit");
    CHECK(reader.wishes(host::wishes::Quit{}));
    CHECK_FALSE(reader.last().play);
}

TEST_CASE("the position can be asked about while a game is read", "[src][read]")
{
    Reader reader;
    reader.open(1);
    reader.type("2");
    CHECK(reader.type("state").starts_with("No check"));
}

TEST_CASE("the commands of a reader have a name in every language", "[src][read]")
{
    for (const std::string language : {"de", "cs", "sk", "sr"}) {
        CAPTURE(language);
        const auto lexicon = speech::Lexicon::load("speech/words", language);
        REQUIRE(lexicon);
        std::set<std::string> words;
        for (const auto& [meaning, word] : lexicon->command_words(speech::CommandArea::reading)) {
            CAPTURE(word);
            CHECK(words.insert(word).second);
        }
        CHECK(words.size() >= 24);
    }
    Reader czech{games, words_in("cs")};
    CHECK(czech.open(1).starts_with(
        "Partie 1: Novak, Jana proti Weber, Thomas, bílý vyhrál, Club, 1. března 2024"));
    CHECK(czech.type("vpřed") == "1, pěšec na e4\n");
    CHECK(czech.type("tah 2").find("dobrý tah\n") != std::string::npos);
    CHECK(czech.type("varianta 1").find("2, pěšec na f4") != std::string::npos);
    CHECK(czech.type("partie 3") == "Partii 3 nelze přečíst: tah Ke4 na řádku 17 není možný\n");
}

TEST_CASE("help names every command", "[src][read]")
{
    Reader reader;
    const auto all = reader.type("help");
    for (const auto* const name : {"forward", "variation", "read", "find", "play", "quit"})
        CHECK(all.find(std::string{name} + ": ") != std::string::npos);
    CHECK(reader.type("help find") ==
          "find: games with these words in their tags, such as white novak\n");
    CHECK(all.find("Position: state, castling, board, pieces") != std::string::npos);
    CHECK(reader.type("help hops").starts_with("hops: "));
}

TEST_CASE("help has the names of the player's language", "[src][read]")
{
    Reader czech{games, words_in("cs")};
    const auto all = czech.type("pomoc");
    CHECK(all.starts_with("vpřed: další tah"));
    CHECK(all.find("\nhledat: ") != std::string::npos);
    CHECK(all.find("find: ") == std::string::npos);
    CHECK(czech.type("pomoc find").starts_with("hledat: "));
    CHECK(czech.type("go x") == "Žádná partie není otevřená\n");
    czech.open(1);
    CHECK(czech.type("go x") == "Za tah není něco v pořádku\n");
    CHECK(czech.type("kousek").starts_with("Co je kousek?"));
}

TEST_CASE("a command that was mistyped is named, the reader's own and those of a game",
          "[src][read]")
{
    Reader reader;
    reader.open(1);
    CHECK(reader.type("varation") == "What is varation? Say help. Did you mean variation?\n");
    CHECK(reader.type("attakcers e4").find("Did you mean attackers?") != std::string::npos);
    CHECK(reader.type("forward x") == "What is x? Say help\n");
}

TEST_CASE("what follows decides whether a word is the reader's own", "[src][read]")
{
    Reader reader;
    reader.open(1);
    CHECK(reader.type("next knight") == "b8 black knight\n");
    CHECK(reader.type("/previous bishop") == "f1 white bishop\n");
    CHECK(reader.type("next").starts_with("Game 2: "));
    CHECK(reader.type("page") == "page belongs to the keys of the screen interface\n");
    CHECK(reader.type("last") == "No move has been played\n");
    reader.type("forward");
    CHECK(reader.type("last") == "1, pawn to d4\n");
    CHECK(reader.type("fen") == "rnbqkbnr/pppppppp/8/8/3P4/8/PPP1PPPP/RNBQKBNR b KQkq - 0 1\n");
}

TEST_CASE("names are completed, the reader's own and those of a game", "[src][read]")
{
    Reader reader{games, words_in("cs")};
    const auto& names = reader.session().names();
    CHECK(names.beginning_with("vp") == std::vector<std::string>{"vpřed"});
    CHECK(names.beginning_with("útoč") == std::vector<std::string>{"útočníci"});
    CHECK(names.beginning_with("resi").empty());
}

TEST_CASE("on the screen all that is found comes at once", "[src][read]")
{
    std::string many;
    for (int i = 1; i <= 1200; ++i)
        many += i % 600 == 1 ? "[White \"Novak\"]\n\n*\n\n" : "[White \"P\"]\n\n*\n\n";
    Reader reader{many, words_in("en"), player::Interface::screen};
    reader.open(1);
    CHECK(reader.type("find novak") == "Game 1: Novak against unknown, unfinished\n"
                                       "Game 601: Novak against unknown, unfinished\n"
                                       "No more games\n");
    // Nothing was told before the end.
    CHECK(reader.last().tidings.size() == 3);
}

TEST_CASE("a file without games says so", "[src][read]")
{
    Reader nothing{""};
    CHECK(nothing.open(1) == "The file holds no games\n");
    CHECK(nothing.type("") == "No game is open\n");
    Reader noise{std::string("\xff\xfe\0\x1b[31m", 8)};
    CHECK_FALSE(noise.open(1).empty());
    CHECK(noise.open(1).find('\x1b') == std::string::npos);
}

TEST_CASE("control characters of a file never reach the reader", "[src][read]")
{
    Reader reader{"[White \"A\x1b[31mB\"]\n[Black \"C\u009bD\"]\n\n1. e4 {x\x1b]0;title\x07y} *\n"};
    const auto all = reader.open(1) + reader.type("") + reader.type("tags");
    for (const char each : all)
        CHECK((static_cast<unsigned char>(each) >= ' ' || each == '\n'));
    CHECK(all.find("\u009b") == std::string::npos);
}

TEST_CASE("games from standard input are told whole", "[src][read]")
{
    const auto told = tests::run({"read", "--language", "en", "--announce", "en", "-"}, games);
    CHECK(told.status == cli::ExitStatus::done);
    CHECK(told.out.starts_with("Game 1: Novak, Jana against Weber, Thomas"));
    CHECK(told.out.ends_with("3, bishop to b5\nEnd of the game. White wins\n"));
    const auto none = tests::run({"read", "--language", "en", "--game", "9", "-"}, games);
    CHECK(none.status == cli::ExitStatus::wrong_input);
    CHECK(none.err == "There is no game 9\n");
    const auto broken = tests::run({"read", "--language", "en", "--game", "3", "-"}, games);
    CHECK(broken.status == cli::ExitStatus::wrong_input);
    const auto lost = tests::run({"read", "nowhere.pgn"});
    CHECK(lost.status == cli::ExitStatus::wrong_input);
    CHECK(lost.err == "annabella read: nowhere.pgn: it cannot be opened.\n");
    CHECK(tests::run({"read", "tests"}).err == "annabella read: tests: it is a folder.\n");
    CHECK(tests::run({"read"}).status == cli::ExitStatus::wrong_use);
}
