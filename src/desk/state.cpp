// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/state.hpp"

#include "rules/game_questions.hpp"
#include "src/cli/places.hpp"
#include "src/desk/rows.hpp"
#include "src/desk/sentences.hpp"
#include "src/desk/understanding.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"

#include <algorithm>
#include <utility>

namespace client::desk {

using namespace rules;

DeskState::DeskState(DeskSettings chosen)
    : settings{std::move(chosen)}, word_options{settings.words(std::string{"fide"}, Help::usual)},
      words{std::make_unique<words::ChosenWords>(word_options)},
      table{desk_commands(words->language())}, keys{settings.keys, &table},
      kept_game{read_kept(settings.kept)}, pending{kept_game ? Pending::kept_game
                                                             : Pending::nothing}
{
}

bool DeskState::is_in_tournament() const
{
    if (record)
        return game()->options().tournament;
    const bool offered = pending == Pending::kept_game && kept_game->head.given.tournament;
    return settings.tournament || offered;
}

bool DeskState::is_secret(std::string_view typed) const
{
    typed = text::Words{typed}.rest();
    if (typed.empty() || asks() || game() == nullptr)
        return false;
    const auto said = table.read(typed);
    const auto* const row = said.row != nullptr ? said.row : said.misfit;
    if (is_seal_line(commands::in_english({row, said.argument})))
        return true;
    const bool types_the_word =
        std::string_view{"seal"}.starts_with(typed) || table.own("seal").starts_with(typed);
    return laws::is_sealing(game()->state()) && !types_the_word && said.row == nullptr &&
           said.misfit == nullptr;
}

std::optional<Instant> DeskState::next_alarm() const
{
    if (!record || game()->outcome() || pressed)
        return std::nullopt;
    const auto fall = game()->clock().next_fall();
    const auto arrival = laws::latest_arrival(game()->state());
    return fall && arrival ? std::min(*fall, *arrival) : fall ? fall : arrival;
}

std::string DeskState::kept() const
{
    return record && !game()->events().empty() ? record->text() : std::string{};
}

void speak_in(DeskState& state, const script::AnnouncementWords& announce, Help help)
{
    auto wanted = state.settings.words(announce, help);
    if (wanted == state.word_options)
        return;
    state.book.reset();
    state.words = std::make_unique<words::ChosenWords>(wanted);
    state.word_options = std::move(wanted);
}

speech::Word
in_words(DeskState& state, speech::Phrase phrase, std::initializer_list<speech::SentencePart> parts)
{
    if (!state.book)
        state.book =
            speech::Phrasebook::load(cli::words_folder(), phrase.chapter(), state.language())
                .value();
    return state.book->sentence(phrase, parts);
}

void note_down(DeskState& state, const Noted& noted)
{
    state.record->note(state.latest, noted);
    state.log.add(state.language(), state.latest, text::printable(told(noted)));
    state.log.mark_ruling();
}

speech::Word damage_words(DeskState& state, const Damaged& damaged)
{
    const bool changed = damaged.kind == Damaged::Kind::changed;
    return in_words(state, changed ? sentence("record-changed") : sentence("record-unread"),
                    {{"lines", damaged.lines}});
}

void look(DeskState& state, std::string_view command)
{
    if (!state.record || !state.game()->options().tournament)
        return;
    const auto shown = text::printable(command);
    state.record->look(state.latest, shown);
    state.log.add(state.language(), state.latest, shown);
}

}  // namespace client::desk
