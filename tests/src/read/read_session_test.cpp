// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/read_session.hpp"

#include "src/render/line_text.hpp"
#include "tests/src/read/texts.hpp"
#include "tests/src/run.hpp"

#include <catch2/catch.hpp>

#include <set>

using namespace client;
using reading::ReadSession;

namespace {

const std::string games = R"([Event "Club"]
[White "Novak, Jana"]
[Black "Weber, Thomas"]
[Date "2024.03.01"]
[Result "1-0"]

{An open game.} 1. e4 e5 2. Nf3 $1 {[%clk 0:05:00] Attacks the pawn.} (2. f4 {The gambit.} exf4
(2... d5 $146) 3. Nf3) (2. Bc4) 2... Nc6 3. Bb5 1-0

[White "Short"]
[Black "?"]

1. d4 *

[White "Broken"]

1. e4 Ke4 *

[FEN "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1"]

1. Qg7# 1-0
)";

tools::WordOptions words_in(const std::string& language)
{
    tools::WordOptions options;
    options.language = language;
    options.announce = language;
    options.notation = "en";
    return options;
}

/// Somebody who reads games, and what he gets to read.
class Reader {
public:
    explicit Reader(std::string text = games, const tools::WordOptions& options = words_in("en"))
        : text_{std::move(text)}, shelf_{tests::shelf(text_)}, words_{options}, session_{shelf_,
                                                                                         words_}
    {
    }

    std::string open(std::size_t number) { return lines(session_.open(number)); }
    /// Also everything that a search finds by and by.
    std::string type(std::string_view line)
    {
        auto all = lines(session_.handle_line(line, now_));
        while (session_.searching())
            all += lines(session_.work());
        return all;
    }
    std::string wait(rules::Duration time)
    {
        now_ += time;
        return lines(session_.tick(now_));
    }
    /// Until then it was not the time to go on.
    void voice_ends_after(rules::Duration time)
    {
        now_ += time;
        session_.pause_from(now_);
    }
    [[nodiscard]] const reading::ReadReply& last() const { return last_; }
    [[nodiscard]] const ReadSession& session() const { return session_; }

private:
    std::string lines(reading::ReadReply reply)
    {
        last_ = std::move(reply);
        std::string all;
        for (const auto& line : LineText{words_, Profile::screen_reader}.lines(last_.tidings))
            all += line.text + '\n';
        return all;
    }

    std::string text_;
    reading::Shelf shelf_;
    tools::ChosenWords words_;
    ReadSession session_;
    rules::Instant now_{};
    reading::ReadReply last_;
};

}  // namespace

TEST_CASE("a game is told move by move with its comments, glyphs and variations", "[src][read]")
{
    Reader reader;
    CHECK(reader.open(1) ==
          "Game 1: Novak, Jana against Weber, Thomas, 1-0, Club, 2024.03.01\nAn open game.\n");
    CHECK(reader.type("") == "1 e4, pawn to e4\n");
    CHECK(reader.type("+") == "1... e5, pawn to e5\n");
    CHECK(reader.type("forward") == "2 Nf3, knight to f3\n"
                                    "good move\n"
                                    "Attacks the pawn.\n"
                                    "2 variations: 1: f4, 2: Bc4\n");
    CHECK(reader.type("comment") == "good move\nAttacks the pawn.\n");
    CHECK(reader.type("again") == "good move\nAttacks the pawn.\n");
    CHECK(reader.type("forward 10") == "3 Bb5, bishop to b5\n");
    CHECK(reader.type("+") == "End of the game. White wins\n");
    CHECK(reader.type("comment") == "No comment here\n");
    CHECK(reader.type("- 2").starts_with("2 Nf3, knight to f3\n"));
    CHECK(reader.type("go 1") == "1 e4, pawn to e4\n");
    CHECK(reader.type("start") == "Start of the game\nAn open game.\n");
    CHECK(reader.type("back") == "Start of the game\nAn open game.\n");
    CHECK(reader.type("end") == "3 Bb5, bishop to b5\nEnd of the game. White wins\n");
    CHECK(reader.type("2...") == "2... Nc6, knight to c6\n");
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
    CHECK(reader.type("v 1") == "2 f4, pawn to f4\nThe gambit.\n");
    CHECK(reader.type("+") == "2... exf4, pawn e takes f4\nOne variation: 1: d5\n");
    CHECK(reader.type("v") == "2... d5, pawn to d5\nnovelty\n");
    CHECK(reader.type("+") == "End of the variation\n");
    CHECK(reader.type("main") == "2... exf4, pawn e takes f4\nOne variation: 1: d5\n");
    CHECK(reader.type("main").starts_with("Back to the main line\n2 Nf3, knight to f3\n"));
    CHECK(reader.type("main") == "This is the main line\n");
}

TEST_CASE("a typed move goes where it was played", "[src][read]")
{
    Reader reader;
    reader.open(1);
    CHECK(reader.type("e4") == "1 e4, pawn to e4\n");
    CHECK(reader.type("e5") == "1... e5, pawn to e5\n");
    CHECK(reader.type("f4") == "2 f4, pawn to f4\nThe gambit.\n");
    CHECK(reader.type("a6") == "a6 was not played here\n");
    CHECK(reader.type("zebra") == "What is zebra? Say help\n");
    CHECK(reader.type("\x1b[2J") == "What is ?[2J? Say help\n");
}

TEST_CASE("games are listed, searched and opened", "[src][read]")
{
    Reader reader;
    reader.open(1);
    CHECK(reader.type("list") ==
          "Game 1: Novak, Jana against Weber, Thomas, 1-0, Club, 2024.03.01\n"
          "Game 2: Short against unknown, *\n"
          "Game 3: Broken against unknown, *\n"
          "Game 4: unknown against unknown, 1-0\n"
          "No more games\n");
    CHECK(reader.type("list 4") == "Game 4: unknown against unknown, 1-0\nNo more games\n");
    CHECK(reader.type("list 9") == "Nothing found\n");
    CHECK(reader.type("find short") == "Game 2: Short against unknown, *\nNo more games\n");
    CHECK(reader.type("find white weber") == "Nothing found\n");
    CHECK(reader.type("find") == "What is to be found?\n");
    CHECK(reader.type("more") == "No more games\n");
    CHECK(reader.type("game 2") == "Game 2: Short against unknown, *\n");
    CHECK(reader.type("+") == "1 d4, pawn to d4\n");
    CHECK(reader.type("+") == "End of the game\n");
    CHECK(reader.type("next") ==
          "Game 3 cannot be read: the move Ke4 in line 17 is not possible\n");
    CHECK(reader.type("+") == "No game is open\n");
    CHECK(reader.type("next") == "Game 4: unknown against unknown, 1-0\n");
    CHECK(reader.type("") == "1 Qg7#, queen to g7, checkmate\n");
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
    CHECK(first.ends_with("Game 10: P against unknown, *\nSay more for more\n"));
    CHECK(reader.type("more").starts_with("Game 11:"));
    CHECK(reader.type("more").ends_with("Game 25: P against unknown, *\nNo more games\n"));
}

TEST_CASE("a game is read on aloud until its end or any line", "[src][read]")
{
    using namespace std::chrono_literals;
    Reader reader;
    reader.open(1);
    CHECK(reader.type("read 2") == "Reading on, a move every 2 seconds. Any line stops it\n");
    CHECK(reader.wait(0s) == "1 e4, pawn to e4\n");
    CHECK(reader.wait(1s).empty());
    CHECK(reader.wait(1s) == "1... e5, pawn to e5\n");
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
    CHECK(reader.wait(0s) == "1 e4, pawn to e4\n");
    reader.voice_ends_after(5s);
    CHECK(reader.wait(1s).empty());
    CHECK(reader.wait(1s) == "1... e5, pawn to e5\n");
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
    REQUIRE(reader.last().leaves);
    REQUIRE(reader.last().play);
    CHECK(reader.last().play->fen == "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
    CHECK(reader.last().play->side == rules::Color::black);
    reader.open(4);
    reader.type("");
    CHECK(reader.type("play") == "the game is over\n");
    CHECK_FALSE(reader.last().leaves);
    reader.type("quit");
    CHECK(reader.last().leaves);
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
    CHECK(czech.open(1).starts_with("Partie 1: Novak, Jana proti Weber, Thomas, 1-0"));
    CHECK(czech.type("vpřed") == "1 e4, pěšec na e4\n");
    CHECK(czech.type("tah 2").find("dobrý tah\n") != std::string::npos);
    CHECK(czech.type("varianta 1").starts_with("2 f4, pěšec na f4"));
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
    CHECK(told.status == ExitStatus::done);
    CHECK(told.out.starts_with("Game 1: Novak, Jana against Weber, Thomas"));
    CHECK(told.out.ends_with("3 Bb5, bishop to b5\nEnd of the game. White wins\n"));
    const auto none = tests::run({"read", "--language", "en", "--game", "9", "-"}, games);
    CHECK(none.status == ExitStatus::wrong_input);
    CHECK(none.err == "There is no game 9\n");
    const auto broken = tests::run({"read", "--language", "en", "--game", "3", "-"}, games);
    CHECK(broken.status == ExitStatus::wrong_input);
    const auto lost = tests::run({"read", "nowhere.pgn"});
    CHECK(lost.status == ExitStatus::wrong_input);
    CHECK(lost.err == "annabella read: nowhere.pgn: it cannot be opened.\n");
    CHECK(tests::run({"read", "tests"}).err == "annabella read: tests: it is a folder.\n");
    CHECK(tests::run({"read"}).status == ExitStatus::wrong_use);
}
