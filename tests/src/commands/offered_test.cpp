// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/text.hpp"
#include "src/clock/command_table.hpp"
#include "src/desk/rows.hpp"
#include "src/read/rows.hpp"
#include "src/text/words.hpp"
#include "tests/speech/announcements.hpp"
#include "tests/speech/sayings.hpp"

#include <catch2/catch.hpp>

#include <fstream>
#include <functional>
#include <map>
#include <optional>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace client;
using commands::CommandTable;
using speech::CommandArea;

namespace {

/// Something that a sentence tells people to type.
struct Offer {
    std::string before;  ///< typed in front of it
    std::string phrase;
};

struct Sentence {
    std::string message;
    std::string area;
    std::vector<Offer> offers;
};

Offer offer(std::string_view cell)
{
    const auto closing = cell.starts_with('(') ? cell.find(") ") : std::string_view::npos;
    if (closing == std::string_view::npos)
        return {"", std::string{cell}};
    return {std::string{cell.substr(1, closing - 1)} + ' ', std::string{cell.substr(closing + 2)}};
}

std::vector<Offer> offers(std::string_view cell)
{
    std::vector<Offer> found;
    for (std::size_t comma = 0; comma != std::string_view::npos;) {
        comma = cell.find(", ");
        found.push_back(offer(cell.substr(0, comma)));
        cell.remove_prefix(comma == std::string_view::npos ? cell.size() : comma + 2);
    }
    return found;
}

std::vector<Sentence> sentences()
{
    std::ifstream file{"tests/src/commands/offered.table"};
    REQUIRE(file);
    std::vector<Sentence> all;
    for (std::string line; std::getline(file, line);)
        if (!line.starts_with('#')) {
            const auto cells = announcements::cells(line);
            REQUIRE(cells.size() == 3);
            all.push_back({cells[0], cells[1], offers(cells[2])});
        }
    return all;
}

struct Area {
    CommandArea words{};
    std::function<CommandTable(const speech::Lexicon&)> table;
};

const std::map<std::string, Area> areas{
    {"playing", {CommandArea::playing, play::command_table}},
    {"reading", {CommandArea::reading, read::command_table}},
    {"clock", {CommandArea::clock, clock::clock_commands}},
    {"desk", {CommandArea::desk, desk::desk_commands}},
};

std::vector<std::string>
spellings(const speech::Lexicon& lexicon, CommandArea area, std::string_view english)
{
    text::Words words{english};
    const std::string first{words.next()};
    std::vector<std::string> found{first};
    for (const auto& [meaning, word] : lexicon.command_words(area))
        if (meaning == first)
            found.push_back(word);
    if (words.empty())
        return found;
    std::vector<std::string> all;
    for (const auto& word : found)
        for (const auto& rest : spellings(lexicon, area, words.rest()))
            all.push_back(word + ' ' + rest);
    return all;
}

bool is_of_word(std::string_view text, std::size_t at)
{
    if (at >= text.size())
        return false;
    const auto byte = static_cast<unsigned char>(text[at]);
    return byte >= 128 || std::isalnum(byte) != 0 || byte == '-';
}

/// Whether a text has these words as they are written, and not as part of others.
bool has_words(std::string_view text, std::string_view words)
{
    for (auto at = text.find(words); at != std::string_view::npos; at = text.find(words, at + 1))
        if ((at == 0 || !is_of_word(text, at - 1)) && !is_of_word(text, at + words.size()))
            return true;
    return false;
}

/// The longest of the spellings that a sentence has.
std::optional<std::string> offered(const std::string& text, const std::vector<std::string>& known)
{
    std::optional<std::string> longest;
    for (const auto& spelling : known)
        if (has_words(speech::fold(text), speech::fold(spelling)) &&
            (!longest || spelling.size() > longest->size()))
            longest = spelling;
    return longest;
}

/// What is typed means what it means in English: the same command, or the same answer.
bool is_understood(const CommandTable& table, const std::string& typed, const std::string& english)
{
    const auto meant = table.read(english);
    if (meant.row != nullptr)
        return table.read(typed) == meant;
    return table.in_english(speech::fold(typed), std::string_view::npos) == english;
}

std::string said(const std::string& language, const std::string& message)
{
    std::string all;
    for (const auto& saying : sayings::of(language, message))
        all += saying.text + '\n';
    return all;
}

}  // namespace

TEST_CASE("whatever a sentence tells to type is understood as it stands, in every language",
          "[src][commands]")
{
    const std::string language = GENERATE(from_range(shipped::languages));
    const auto& lexicon = shipped::lexicon(language);
    for (const auto& sentence : sentences()) {
        const auto& area = areas.at(sentence.area);
        const auto table = area.table(lexicon);
        const auto text = said(language, sentence.message);
        for (const auto& [before, phrase] : sentence.offers) {
            CAPTURE(language, sentence.message, text, phrase);
            const auto spelling = offered(text, spellings(lexicon, area.words, phrase));
            CHECK(spelling);
            if (spelling)
                CHECK(is_understood(table, table.own(before) + ' ' + *spelling, before + phrase));
        }
    }
}

TEST_CASE("every sentence that tells to say or type something is in the table of offers",
          "[src][commands]")
{
    // They ask for numbers and moves, or speak of typing and of types.
    const std::set<std::string_view> others{"first-how",         "first-words",    "first-wrong",
                                            "help-read-again",   "desk-next-move", "mend-no-daemon",
                                            "lesson-reason",     "help-desk-help", "help-pair-help",
                                            "help-pair-execute", "if-which"};
    std::set<std::string> known;
    for (const auto& sentence : sentences())
        known.insert(sentence.message);
    const auto [language, telling] = GENERATE(table<std::string, std::string>({
        {"en", "say|type"},
        {"cs", "řekněte|napište|zadejte"},
        {"sk", "povedzte|napíšte|zadajte"},
        {"sr", "recite|upišite|ukucajte"},
        {"de", "sagen|geben sie|tippen"},
    }));
    const std::regex tells{"(^|[^a-z])(" + speech::fold(telling) + ")($|[^a-z])"};
    for (const auto& [name, written] : *sayings::file(language)["messages"].as_table())
        if (std::regex_search(speech::fold(written.value_or("")), tells) &&
            !others.contains(name.str())) {
            CAPTURE(language, std::string{name.str()}, written.value_or(""));
            CHECK(known.contains(std::string{name.str()}));
        }
}

TEST_CASE("what people say for a command is understood as if it were its name", "[src][commands]")
{
    std::ifstream file{"tests/src/commands/synonyms.table"};
    REQUIRE(file);
    for (std::string line; std::getline(file, line);) {
        if (line.starts_with('#'))
            continue;
        const auto cells = announcements::cells(line);
        REQUIRE(cells.size() == 4);
        const auto table = areas.at(cells[1]).table(shipped::lexicon(cells[0]));
        const auto read = table.read(cells[2]);
        CAPTURE(line);
        REQUIRE(read.row != nullptr);
        CHECK(read.row->name == cells[3]);
        CHECK(read.argument.empty());
    }
}

TEST_CASE("in English a command keeps its name whatever else is understood", "[src][commands]")
{
    const auto& english = shipped::lexicon("en");
    for (const auto& [name, area] : areas) {
        const auto table = area.table(english);
        for (const auto* const row : table.rows()) {
            CAPTURE(name);
            CHECK(table.name(*row) == row->name);
        }
    }
}

TEST_CASE("what people say for the time tells the clock, and never claims a flag",
          "[src][commands]")
{
    struct Row {
        std::string language;
        std::string time;
        std::string flag;
    };
    const auto row = GENERATE(values<Row>({
        {"en", "time", "flag"},
        {"cs", "čas", "praporek"},
        {"sk", "čas", "zástavka"},
        {"sr", "vreme", "zastavica"},
        {"sr-Cyrl", "време", "заставица"},
        {"de", "Zeit", "zeitüberschreitung"},
    }));
    CAPTURE(row.language);
    const auto& lexicon = shipped::lexicon(row.language);
    const auto named = [&](const CommandTable& table, const std::string& typed) {
        const auto* const meant = table.read(typed).row;
        return meant == nullptr ? "nothing" : std::string{meant->name};
    };
    CHECK(named(play::command_table(lexicon), row.time) == "clock");
    CHECK(named(clock::clock_commands(lexicon), row.time) == "both");
    CHECK(named(desk::desk_commands(lexicon), row.time) == "time");
    CHECK(named(play::command_table(lexicon), row.flag) == "flag");
}
