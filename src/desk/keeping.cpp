// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/keeping.hpp"

#include "src/base/private_file.hpp"
#include "src/desk/bundle.hpp"
#include "src/desk/papers.hpp"
#include "src/desk/sentences.hpp"
#include "src/text/log_times.hpp"
#include "src/text/printable.hpp"

#include <algorithm>
#include <iterator>
#include <string>
#include <utility>

namespace client::desk {

DeskKeeping::DeskKeeping(store::Keeper& keeper, DeskInUse& desk)
    : FileKeeping{keeper, desk, [&desk] { return desk.state().kept(); }}, keeper_{keeper},
      desk_{desk}, store_{keeper.folder()}
{
}

host::Tidings DeskKeeping::keep(rules::Instant now)
{
    auto tidings = FileKeeping::keep(now);
    keep_event();
    const auto& state = desk_.state();
    const bool over = state.game() != nullptr && state.game()->outcome().has_value();
    if (state.is_left && over && !is_filed_)
        std::ranges::move(file(), std::back_inserter(tidings));
    return tidings;
}

void DeskKeeping::forget()
{
    if (is_filed_)
        FileKeeping::forget();
}

/// Only what was answered is for the next game.
void DeskKeeping::keep_event()
{
    const auto& state = desk_.state();
    const bool answered = state.record && state.setup.done() && !state.settings.head;
    if (!answered || std::exchange(is_event_kept_, true))
        return;
    const auto lines = lines_to_keep(state.setup.headers(), state.settings.before);
    static_cast<void>(base::write_private(event_file(keeper_.folder()), text::lines_of(lines)));
}

host::Tidings DeskKeeping::file()
{
    auto& state = desk_.state();
    const auto& game = *state.game();
    const auto open = store_.begin(head_of(game, state.record->opened()));
    static_cast<void>(store_.keep(open, game));
    const auto id = store_.id(open);
    is_filed_ = id.has_value();
    if (!id)
        return told(in_words(state, sentence("not-filed")));
    const auto folder = papers_folder(keeper_.folder(), *id);
    const auto files = all_papers(state);
    const bool written = write_papers(folder, files);
    const auto number = std::to_string(static_cast<std::int64_t>(*id));
    const auto shown = text::printable(folder.string());
    auto words = in_words(state, written ? sentence("filed") : sentence("filed-without-papers"),
                          {{"number", number}, {"folder", shown}});
    return told(written && !has_pdf(files)
                    ? speech::after(words, in_words(state, sentence("without-pdf")))
                    : std::move(words));
}

/// With the record, from which all of them can be made once more.
bool DeskKeeping::write_papers(const std::filesystem::path& folder,
                               std::vector<host::wishes::File> files)
{
    base::make_private_folder(folder);
    files.push_back({"record", store::Chain{}.bind(desk_.state().record->text())});
    return std::ranges::all_of(files, [&](const host::wishes::File& file) {
        return base::write_private(folder / file.name, file.text);
    });
}

host::Tidings DeskKeeping::told(speech::Word words)
{
    const auto& lexicon = desk_.words().language();
    return {host::tidings::Told{host::tidings::Kind::news,
                                {{text::printable(words.screen), text::printable(words.voice),
                                  lexicon.voice(), speech::Urgency::normal}}}};
}

std::filesystem::path event_file(const std::filesystem::path& kept)
{
    return kept / "event";
}

std::filesystem::path papers_folder(const std::filesystem::path& kept, store::GameId game)
{
    return kept / "papers" / std::to_string(static_cast<std::int64_t>(game));
}

}  // namespace client::desk
