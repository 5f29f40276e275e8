// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/file_keeping.hpp"

#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/text/printable.hpp"

#include <utility>

namespace client::host {

namespace {

/// What survives a crash cannot be written, or can be again.
speech::Word
news_words(const speech::Lexicon& lexicon, store::KeepNews news, const std::filesystem::path& file)
{
    if (news == store::KeepNews::again)
        return speech::sentence(lexicon, "kept-again");
    const auto name = text::printable(file.string());
    return speech::sentence(lexicon, "kept-not", {{"file", std::string_view{name}}});
}

}  // namespace

FileKeeping::FileKeeping(store::Keeper& keeper, Activity& activity, Journal journal)
    : keeper_{keeper}, activity_{activity}, journal_{std::move(journal)}
{
}

Tidings FileKeeping::keep(rules::Instant /*now*/)
{
    const auto news = keeper_.keep(journal_());
    if (!news)
        return {};
    const auto& lexicon = activity_.words().language();
    const auto words = news_words(lexicon, *news, keeper_.file());
    return {tidings::Told{tidings::Kind::warning,
                          {{words.screen, words.voice, lexicon.voice(), speech::Urgency::urgent}}}};
}

std::string taken_words(const speech::Lexicon& lexicon, const std::filesystem::path& folder)
{
    const auto shown = text::printable(folder.string());
    return lexicon.say("kept-taken", {{"folder", std::string_view{shown}},
                                      {"option", std::string_view{"--data FOLDER"}}});
}

}  // namespace client::host
