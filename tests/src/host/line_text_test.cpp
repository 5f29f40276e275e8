// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/line_text.hpp"

#include "speech/clock_words.hpp"
#include "speech/fact_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <chrono>
#include <functional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace {

using namespace client;
using namespace std::chrono_literals;
using rules::Color;
using speech::Lexicon;
using speech::sentence;
using speech::side_argument;
using speech::Word;

words::ChosenWords narrow(const std::string& language)
{
    words::WordOptions options;
    options.language = language;
    options.breadth = speech::Breadth::narrow;
    return words::ChosenWords{options};
}

/// Where the next line is typed, once a text was told.
std::string prompt_after(words::ChosenWords& words, const std::string& text, std::size_t width = 20)
{
    const host::LineText line_text{words, player::Profile::braille, width};
    auto lines = line_text.lines(speech::Utterance{text, text, words.language().voice()});
    return line_text.take_prompt(lines);
}

Word with_side(const Lexicon& lexicon, speech::Message message, Color side)
{
    return sentence(lexicon, message, {{"side", side_argument(side)}});
}

Word result(const Lexicon& lexicon, rules::EndReason reason, Color winner)
{
    const auto score =
        winner == Color::white ? rules::Points::white_wins : rules::Points::black_wins;
    const auto said = speech::FactWords{lexicon, speech::Announcer{lexicon}}.say(
        {{}, rules::facts::Ended{{score, reason}}}, {});
    REQUIRE(said.size() == 1);
    return {said.front().screen, said.front().voice};
}

}  // namespace

TEST_CASE("on a braille display whose clock it is stands in the first cells, with its digits",
          "[src][render][braille]")
{
    const std::string language = GENERATE(from_range(shipped::languages));
    const auto time = GENERATE(rules::Duration{9min + 39s}, rules::Duration{1h + 2min + 5s});
    auto words = narrow(language);
    const auto& lexicon = words.language();
    const auto face = speech::clock_face(time);
    const auto told = speech::time_words(lexicon, time);
    const std::vector<Word> all{
        told,
        speech::time_of(lexicon, Color::white, time),
        speech::time_of(lexicon, Color::black, time),
        sentence(lexicon, "time-opponent", {{"time", told}}),
        sentence(lexicon, "time-left", {{"time", told}}),
        speech::time_added(lexicon, Color::black, time),
        sentence(lexicon, "taken-time", {{"side", side_argument(Color::black)}, {"time", told}}),
        sentence(lexicon, "clock-difference",
                 {{"side", side_argument(Color::black)}, {"time", told}}),
    };
    for (const Word& each : all) {
        CAPTURE(language, each.screen);
        const auto prompt = prompt_after(words, each.screen);
        CHECK(host::cells(prompt) <= host::LineText::first_cells);
        CHECK(prompt == each.screen + ": ");
        CHECK_THAT(prompt, Catch::Contains(face));
        CHECK(each.voice.find(face) == std::string::npos);  // a voice has words
    }
}

TEST_CASE("on a braille display White's facts and Black's differ in the first cells",
          "[src][render][braille]")
{
    using Fact = std::function<Word(const Lexicon&, Color)>;
    struct Row {
        std::string_view name;
        Fact fact;
    };
    const auto sided = [](speech::Message message) {
        return [message](const Lexicon& lexicon, Color side) {
            return with_side(lexicon, message, side);
        };
    };
    const auto ends = [](rules::EndReason reason) {
        return
            [reason](const Lexicon& lexicon, Color side) { return result(lexicon, reason, side); };
    };
    const auto moves = [](speech::Message message) {
        return [message](const Lexicon& lexicon, Color side) {
            return sentence(lexicon, message,
                            {{"side", side_argument(side)},
                             {"moves", speech::counted(lexicon, speech::Counted::moves, 40)}});
        };
    };
    const std::vector<Row> rows{
        {"clock-runs", sided("clock-runs")},
        {"clock-press-idle", sided("clock-press-idle")},
        {"clock-press-paused", sided("clock-press-paused")},
        {"clock-no-control", sided("clock-no-control")},
        {"clock-first-flag", sided("clock-first-flag")},
        {"flag", sided("flag")},
        {"offered", sided("offered")},
        {"executed", sided("executed")},
        {"move-completed", sided("move-completed")},
        {"duty-king", sided("duty-king")},
        {"completed-by", moves("completed-by")},
        {"clock-to-control", moves("clock-to-control")},
        {"mate", ends(rules::EndReason::mate)},
        {"resignation", ends(rules::EndReason::resignation)},
        {"time", ends(rules::EndReason::time)},
        {"illegal moves", ends(rules::EndReason::illegal_moves)},
        {"sealed move", ends(rules::EndReason::sealed_move)},
        {"arbiter", ends(rules::EndReason::arbiter)},
    };
    const std::string language = GENERATE(from_range(shipped::languages));
    auto words = narrow(language);
    for (const Row& row : rows) {
        CAPTURE(language, row.name);
        const auto white = prompt_after(words, row.fact(words.language(), Color::white).screen);
        const auto black = prompt_after(words, row.fact(words.language(), Color::black).screen);
        CHECK(white != black);
        CHECK(host::cells(white) <= host::LineText::first_cells);
        CHECK(host::cells(black) <= host::LineText::first_cells);
    }
}

TEST_CASE("a prompt that is a part says so, and ends between words and behind no number",
          "[src][render][braille]")
{
    struct Row {
        std::string text;
        std::string prompt;
    };
    const auto row = GENERATE(values<Row>({
        {"1 e4", "1 e4: "},
        {"draw, yes or no?", "draw, yes or no? "},
        {"opponent, 9 minutes, 39 seconds", "opponent... "},
        {"White has 12 pieces on the board", "White has... "},
        {"White has castled short", "White has... "},
        {"Bc4: no bishop can reach c4", "Bc4: no bishop... "},
        {"9:39. In delay, 0:05", "9:39: "},  // a whole sentence is no part
        {"White: 9:39. Black: 1:08:20", "White: 9:39: "},
        {"1. e4 e5 2. Nf3 Nc6", "1. e4 e5... "},
        {"zzzzzzzzzzzzzzzzzzzz: not understood", "> "},
        {"střelec nedosáhne na pole f7", "střelec... "},
    }));
    auto words = narrow("en");
    CAPTURE(row.text);
    CHECK(prompt_after(words, row.text) == row.prompt);
}

TEST_CASE("the room of a prompt follows the width of the display", "[src][render][braille]")
{
    auto words = narrow("en");
    const auto room = [&](std::size_t width) {
        return host::LineText{words, player::Profile::braille, width}.room();
    };
    CHECK(room(20) == host::LineText::first_cells);
    CHECK(room(32) == 26);
    CHECK(room(40) == 30);
    CHECK(room(80) == 70);
    CHECK(prompt_after(words, "Bc4: no bishop can reach c4", 40) ==
          "Bc4: no bishop can reach c4: ");
    CHECK(prompt_after(words, "White has 12 pieces on the board", 40) ==
          "White has 12 pieces on the... ");
    CHECK(prompt_after(words, "White has 12 pieces on the board", 80) ==
          "White has 12 pieces on the board: ");
}

TEST_CASE("refusals and questions decide in the first cells of the narrowest display",
          "[src][render][braille]")
{
    const std::vector<speech::Message> decisive{"refused-not-your-turn",
                                                "refused-not-understood",
                                                "refused-ambiguous",
                                                "refused-illegal",
                                                "refused-promotion-missing",
                                                "refused-game-over",
                                                "refused-no-clock",
                                                "refused-no-offer",
                                                "no-such-square",
                                                "wing-missing",
                                                "target-missing",
                                                "captured-other",
                                                "no-en-passant",
                                                "cause-no-such-piece",
                                                "cause-empty-square",
                                                "cause-enemy-piece",
                                                "cause-cannot-reach",
                                                "cause-no-promotion",
                                                "cause-own-piece",
                                                "cause-captures-king",
                                                "cause-pawn-file-missing",
                                                "cause-nothing-to-capture",
                                                "cause-en-passant-expired",
                                                "cause-blocked",
                                                "cause-king-moves",
                                                "cause-pin",
                                                "cause-check-unanswered",
                                                "cause-castling-king",
                                                "cause-castling-rook",
                                                "cause-castling-right",
                                                "cause-castling-between",
                                                "cause-castling-in-check",
                                                "cause-castling-through",
                                                "cause-castling-into",
                                                "cause-castling-shield",
                                                "unknown-command",
                                                "engine-busy",
                                                "no-moves",
                                                "ask-resign",
                                                "ask-draw",
                                                "ask-accept",
                                                "ask-undo",
                                                "ask-undo-opponent",
                                                "ask-overwrite",
                                                "eval-equal",
                                                "position-unlawful",
                                                "no-piece-letter",
                                                "read-no-game",
                                                "read-no-move",
                                                "read-not-here",
                                                "read-no-such-variation"};
    const std::string language = GENERATE(from_range(shipped::languages));
    auto words = narrow(language);
    std::set<std::string> prompts;
    for (const auto message : decisive) {
        const auto said = sentence(words.language(), message,
                                   {{"square", std::string_view{"f9"}},
                                    {"piece", std::string_view{"e4"}},
                                    {"number", std::string_view{"12"}},
                                    {"move", std::string_view{"Nf3"}}});
        const auto prompt = prompt_after(words, said.screen);
        CAPTURE(language, message.row().name, said.screen, prompt);
        CHECK_FALSE(prompt.ends_with("... "));  // it is whole
        CHECK(host::cells(prompt) <= host::LineText::first_cells);
        CHECK(prompts.insert(prompt).second);
    }
}

TEST_CASE("under fingers a refusal is its reason, a verdict one word, and both times fit",
          "[src][render][braille]")
{
    auto english = narrow("en");
    auto german = narrow("de");
    const auto times = [](words::ChosenWords& words) {
        return sentence(words.language(), "both-times",
                        {{"white", speech::time_words(words.language(), 5min + 3s)},
                         {"black", speech::time_words(words.language(), 5min + 8s)}})
            .screen;
    };
    const auto refused = sentence(english.language(), "refused",
                                  {{"input", std::string_view{"Nf9"}},
                                   {"reason", sentence(english.language(), "no-such-square",
                                                       {{"square", std::string_view{"f9"}}})}});
    CHECK(prompt_after(english, refused.screen) == "no square f9: ");
    CHECK(prompt_after(english, sentence(english.language(), "eval-equal").screen) == "equal: ");
    CHECK(prompt_after(english, times(english)) == "W 5:03 B 5:08: ");
    CHECK(prompt_after(german, times(german)) == "W 5:03 S 5:08: ");
    CHECK(prompt_after(english, sentence(english.language(), "ask-resign").screen) ==
          "resign? y/n: ");
}

TEST_CASE("lines for fingers are as long as the display and broken between words",
          "[src][render][braille]")
{
    const std::string text = "White must capture with the piece on e2 the piece on e5, or with d2";
    auto words = narrow("en");
    const auto width = GENERATE(std::size_t{20}, std::size_t{40}, std::size_t{80});
    std::string joined;
    for (const auto& line : host::LineText{words, player::Profile::braille, width}.broken(text)) {
        CHECK(host::cells(line) <= width);
        joined += (joined.empty() ? "" : " ") + line;
    }
    CHECK(joined == text);
}
