// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/left_behind.hpp"

#include "speech/phrasebook.hpp"
#include "src/cli/places.hpp"
#include "src/text/printable.hpp"

#include <array>

namespace client::host {
namespace {

constexpr std::array rows{
    speech::MessageRow{"unreadable", "file"},
    speech::MessageRow{"unread", "lines file"},
    speech::MessageRow{"changed", "lines file"},
};
constexpr speech::Chapter sentences{"kept", rows};

}  // namespace

LeftBehind left_behind(store::Keeper& keeper, ReadLines unread_lines)
{
    LeftBehind left{.text = keeper.read()};
    if (left.text.empty())
        return left;
    const auto unread = unread_lines(left.text);
    if (!unread)
        return {.aside = keeper.put_aside().string()};
    left.unread = store::written(store::ranges_of(*unread));
    left.changed = store::written(store::changed_lines(left.text));
    if (!left.unread.empty() || !left.changed.empty())
        left.aside = keeper.copy_aside().string();
    return left;
}

std::vector<speech::Word> fault_words(const LeftBehind& left, const speech::Lexicon& lexicon)
{
    if (left.aside.empty())
        return {};
    const auto book = speech::Phrasebook::load(cli::words_folder(), sentences, lexicon).value();
    const auto file = text::printable(left.aside);
    std::vector<speech::Word> words;
    if (left.is_unreadable())
        words.push_back(book.sentence({sentences, "unreadable"}, {{"file", file}}));
    if (!left.unread.empty())
        words.push_back(
            book.sentence({sentences, "unread"}, {{"lines", left.unread}, {"file", file}}));
    if (!left.changed.empty())
        words.push_back(
            book.sentence({sentences, "changed"}, {{"lines", left.changed}, {"file", file}}));
    return words;
}

}  // namespace client::host
