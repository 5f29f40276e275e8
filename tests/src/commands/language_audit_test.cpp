// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/text.hpp"
#include "src/clock/command_table.hpp"
#include "src/desk/rows.hpp"
#include "src/read/rows.hpp"
#include "src/text/words.hpp"
#include "src/train/rows.hpp"

#include <catch2/catch.hpp>

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

using namespace client;

namespace {

/// The English words of a table: the names they stand for.
using English = std::map<std::string, std::set<std::string>>;

void add(English& english, std::string_view name, std::string_view short_forms)
{
    const std::string first{text::Words{name}.peek()};
    english[first].insert(first);
    for (text::Words forms{short_forms}; !forms.empty();)
        english[std::string{forms.next()}].insert(first);
}

English of(const commands::CommandTable& table)
{
    English english;
    for (const auto* const row : table.rows())
        add(english, row->name, row->short_forms);
    return english;
}

/// What would hide an English word behind a word of the language that means another.
std::vector<std::string> hidden(const speech::Lexicon& lexicon,
                                const English& english,
                                const std::vector<speech::CommandArea>& areas)
{
    std::vector<std::string> found;
    for (const auto area : areas)
        for (const auto& [meaning, word] : lexicon.command_words(area))
            for (const auto& spelling : {speech::fold(word), speech::fold(lexicon.ascii(word))}) {
                const auto known = english.find(spelling);
                const bool same = known == english.end() || spelling == meaning ||
                                  known->second.contains(meaning);
                if (!same)
                    found.push_back(spelling + " is " + meaning + " and " + *known->second.begin());
            }
    return found;
}

}  // namespace

TEST_CASE("no word of a language hides an English name or short form of another command",
          "[src][commands]")
{
    const std::string language = GENERATE("cs", "de", "sk", "sr", "sr-Cyrl");
    CAPTURE(language);
    const auto lexicon = speech::Lexicon::load("speech/words", language).value();
    const std::vector<std::string> none;
    CHECK(hidden(lexicon, of(play::command_table(lexicon)), {speech::CommandArea::playing}) ==
          none);
    CHECK(hidden(lexicon, of(read::command_table(lexicon)), {speech::CommandArea::reading}) ==
          none);
    CHECK(hidden(lexicon, of(train::command_table(lexicon)), {speech::CommandArea::playing}) ==
          none);
    CHECK(hidden(lexicon, of(clock::clock_commands(lexicon)), {speech::CommandArea::clock}) ==
          none);
    CHECK(hidden(lexicon, of(desk::desk_commands(lexicon)), {speech::CommandArea::desk}) == none);
}
