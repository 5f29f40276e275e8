// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/guest_course.hpp"

#include "speech/announcer.hpp"
#include "speech/espeak.hpp"
#include "speech/law_book.hpp"
#include "tests/speech/shipped.hpp"

#include <catch2/catch.hpp>

#include <algorithm>
#include <chrono>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

using namespace client::train;

namespace {

GuestCourse course(const std::string& language)
{
    auto read = GuestCourse::load("guest", shipped::lexicon(language));
    if (!read)
        for (const auto& fault : read.error())
            UNSCOPED_INFO(text(fault));
    REQUIRE(read);
    return *std::move(read);
}

std::string file(const std::string& name)
{
    std::ifstream stream{"guest/" + name, std::ios::binary};
    return {std::istreambuf_iterator<char>{stream}, {}};
}

/// All that is heard, in the order and the language in which it is.
std::string heard(const std::vector<speech::Utterance>& utterances)
{
    std::string all;
    for (const auto& utterance : utterances)
        all += utterance.language + ": " + utterance.voice + "\n";
    return all;
}

std::string without(std::string text, std::string_view part)
{
    const auto at = text.find(part);
    REQUIRE(at != std::string::npos);
    return text.erase(at, part.size());
}

}  // namespace

TEST_CASE("a passage is told in two tongues", "[train][guest]")
{
    const auto passage =
        read_passage("The c file is [Cesar], the rest [Anna].", shipped::lexicon("en"));
    REQUIRE(passage);
    CHECK(shown(*passage, {"“", "”"}) == "The c file is “Cesar”, the rest “Anna”.");
    CHECK(heard(spoken(*passage, shipped::lexicon("en"), shipped::lexicon("fide"))) ==
          "en: The c file is \nde: Zesar\nen: the rest \nde: Anna\n");
}

TEST_CASE("Serbian passages are also told in Cyrillic, announcements are not", "[train][guest]")
{
    const auto passage = read_passage("Top je [Turm].", shipped::lexicon("sr-Cyrl"));
    REQUIRE(passage);
    CHECK(shown(*passage, {"„", "”"}) == "Топ је „Turm”.");
}

TEST_CASE("brackets that do not match make no passage", "[train][guest]")
{
    const auto text = GENERATE("[Anna", "Anna]", "[[Anna]]", "]Anna[", "[Anna]]");
    CHECK_FALSE(read_passage(text, shipped::lexicon("en")));
}

TEST_CASE("every language has the same briefing, and its articles are those of the Laws",
          "[train][guest][ANN-012]")
{
    const auto english = course("en");
    const auto language = GENERATE(from_range(shipped::languages));
    CAPTURE(language);
    const auto own = course(language);
    const auto laws = speech::LawBook::load("speech/words", shipped::lexicon(language));
    REQUIRE(laws);
    REQUIRE(own.briefing.size() == english.briefing.size());
    for (std::size_t i = 0; i < own.briefing.size(); ++i) {
        CHECK(own.briefing[i].articles == english.briefing[i].articles);
        CHECK(own.briefing[i].tell.size() == english.briefing[i].tell.size());
        for (const auto& article : own.briefing[i].articles)
            CHECK(std::ranges::count(laws->articles(), article,
                                     &speech::LawBook::Article::number) == 1);
    }
    REQUIRE(own.sheet.parts.size() == english.sheet.parts.size());
    for (std::size_t i = 0; i < own.sheet.parts.size(); ++i)
        CHECK(own.sheet.parts[i].steps.size() == english.sheet.parts[i].steps.size());
}

TEST_CASE("every word of Appendix D is told in every language", "[train][guest][ANN-001]")
{
    const auto language = GENERATE(from_range(shipped::languages));
    CAPTURE(language);
    const auto& fide = shipped::lexicon("fide");
    std::string announced;
    for (const auto& utterance :
         spoken_briefing(course(language), shipped::lexicon(language), fide))
        if (utterance.language == fide.voice())
            announced += utterance.screen + "\n";
    const auto& words = fide.move_words();
    std::vector<speech::Word> all(words.names.begin(), words.names.end());
    all.insert(all.end(), words.ranks.begin(), words.ranks.end());
    all.insert(all.end(), words.pieces.begin(), words.pieces.end());
    all.insert(all.end(), words.castles.begin(), words.castles.end());
    all.push_back(words.takes);
    all.push_back(words.offer);
    for (const auto& word : all)
        CHECK_THAT(announced, Catch::Contains(word.screen));
}

TEST_CASE("five moves of each side are practised in the real order",
          "[train][guest][ANN-012][ANN-018][ANN-041]")
{
    const speech::Announcer announcer{shipped::lexicon("fide")};
    const auto announced = [&](const rules::MoveFacts& facts) {
        return announcer.move(facts).screen;
    };
    const auto language = GENERATE(from_range(shipped::languages));
    CAPTURE(language);
    const auto practice = course(language).practice;
    std::vector<std::string> line;
    for (const auto& move : practice)
        line.push_back(announced(move.facts));
    CHECK(line == std::vector<std::string>{"Bauer Eva vier", "Bauer David fünf",
                                           "Bauer Eva schlägt David fünf", "Springer Felix sechs",
                                           "Springer Felix drei", "Springer schlägt David fünf",
                                           "Läufer Cesar vier", "Springer Bella sechs",
                                           "Kurze Rochade", "Bauer Eva sechs"});
    using enum GuestStep;
    CHECK(steps_of(practice[0]) == std::vector{make, announce, wait, press});
    CHECK(steps_of(practice[1]) == std::vector{hear, repeat, make});
    CHECK(steps_of(practice[4]) == std::vector{make, slip, correct, wait, press});
    CHECK(announced(*practice[4].slip) == "Springer Hector drei");
    CHECK(steps_of(practice[7]) == std::vector{hear, hear_correction, repeat, make});
    CHECK(announced(*practice[7].slip) == "Springer Bella vier");
    CHECK(steps_of(practice[9]) == std::vector{hear, repeat, make, answer});
    for (const auto& move : practice) {
        CHECK_FALSE(move.tell.empty());
        for (const auto step : steps_of(move))
            CHECK_FALSE(course(language).step(step).empty());
    }
}

TEST_CASE("the briefing is heard in under ten minutes", "[train][guest][listening]")
{
    const auto language = GENERATE(from_range(shipped::languages));
    auto& espeak = speech::Espeak::instance();
    std::size_t samples = 0;
    for (const auto& utterance :
         spoken_briefing(course(language), shipped::lexicon(language), shipped::lexicon("fide"))) {
        const auto before = samples;
        espeak.speak(utterance, {}, [&](speech::Samples sound) {
            samples += sound.size();
            return true;
        });
        CAPTURE(utterance.voice);
        CHECK(samples > before);
    }
    const auto seconds = samples / static_cast<std::size_t>(espeak.sample_rate());
    INFO(language << ": " << seconds << " seconds");
    CHECK(seconds > 200);
    CHECK(seconds < 420);
}

TEST_CASE("what is wrong with the files of a course is named with its line", "[train][guest]")
{
    const auto& en = shipped::lexicon("en");
    const auto whole = file("en.toml");
    const auto practice = file("practice.toml");
    REQUIRE(GuestCourse::read(whole, practice, en));
    const auto first_fault = [&](const std::string& toml, const std::string& moves) {
        const auto read = GuestCourse::read(toml, moves, en);
        REQUIRE_FALSE(read);
        return text(read.error().front());
    };
    CHECK(first_fault("title = 3", practice).find("title is missing") != std::string::npos);
    CHECK(first_fault("title = ", practice).starts_with("en.toml, line 1: "));
    CHECK_THAT(first_fault(without(whole, "press = \"Press the clock.\""), practice),
               Catch::Contains("press is missing"));
    CHECK_THAT(first_fault(without(whole, "]. Clearer still"), practice),
               Catch::Contains("a bracket is open in: Announce it, piece and square: ["));
    CHECK_THAT(first_fault(without(whole, "\"AH-na\", "), practice),
               Catch::Contains("say-files has not 8 words"));
    CHECK_THAT(first_fault(whole, "[[move]]\nmove = \"e5\"\ntell = \"first-move\"\n"),
               Catch::Contains("practice.toml, line 1: e5 is no legal move here"));
    CHECK_THAT(first_fault(whole, "[[move]]\nmove = \"e4\"\ntell = \"nobody\"\n"),
               Catch::Contains("nobody is missing"));
    CHECK_THAT(first_fault(whole, ""), Catch::Contains("move is missing"));
    CHECK_FALSE(GuestCourse::load("nowhere", en));
}
