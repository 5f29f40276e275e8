// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/session.hpp"

#include "rules/game_questions.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/base/calendar.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/desk/by_hand.hpp"
#include "src/desk/listening.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"
#include "src/text/printable.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace client::desk {
namespace {

using namespace rules;
using speech::sentence;
using speech::Word;

/// Whether a press would complete something: a move, legal or not, or the sealing of one.
bool has_something_to_press(const GameState& game, Color side)
{
    return game.unpressed[side] || (game.act.misplaced && game.turn() == side) ||
           game.adjournment.stage == Stage::sealing;
}

/// The piece stands on its new square, but its words are missing or are others (D.2.3).
bool awaits_announcement(const GameState& game, Color side)
{
    const auto& act = game.act;
    return game.turn() == side && game.impaired(side) && act.put && !laws::is_announced(game);
}

/// Which words are missing for a piece on its new square.
speech::Message why_unannounced(const GameState& game)
{
    return laws::announcement_differs(game) ? speech::Message{"desk-announced-otherwise"}
                                            : "desk-unannounced";
}

/// The announcement has no words of its own: it is what stands on the board.
bool announces_as_placed(std::string_view line)
{
    const CommandRow* const row = CommandNames::find(line);
    return row != nullptr && row->name == "announce" && line.ends_with(row->name);
}

}  // namespace

Session::Session(Words words, base::CalendarTime today)
    : make_words_{std::move(words)}, today_{today},
      words_{make_words_(std::string{"fide"}, Help::usual)}, names_{words_->language()}
{
}

Reply Session::leave() const
{
    auto reply = say(sentence(lexicon(), "goodbye"));
    reply.wish = Quit{};
    return reply;
}

Reply Session::answer_quit(std::string_view text)
{
    const auto answer = clock::yes_or_no(names_.word(text));
    if (!answer)
        return say(sentence(lexicon(), "desk-quit"));
    pending_ = Pending::nothing;
    return *answer ? leave() : say(sentence(lexicon(), "desk-goes-on"));
}

Reply Session::line(std::string_view text, Instant now)
{
    latest_ = std::max(latest_, now);
    const auto typed = text::Words{text}.rest();
    switch (pending_) {
    case Pending::setup:
        return answer_setup(typed);
    case Pending::kept_game:
        return answer_kept(typed);
    case Pending::quit:
        return answer_quit(typed);
    case Pending::overwrite:
        return answer_overwrite(typed);
    case Pending::nothing:
        return obey(names_.in_english(typed), typed);
    }
    return {};
}

Reply Session::key(std::string_view command, Instant now)
{
    latest_ = std::max(latest_, now);
    if (command.ends_with(to_be_typed)) {
        command.remove_suffix(to_be_typed.size());
        return {{}, {}, BeginLine{names_.own(command) + ' '}};
    }
    // A key may bounce, repeat, or be struck together with the other side's: it never stands for
    // the offence of pressing without a move.
    const auto side = script::read_side(text::Words{command}.peek());
    if (side && command.ends_with(" press"))
        return press(*side, command);
    return obey(std::string{command}, command);
}

Reply Session::tick(Instant now)
{
    latest_ = std::max(latest_, now);
    return record_ ? apply(events::Tick{}, "") : Reply{};
}

std::optional<Instant> Session::next_alarm() const
{
    if (!record_ || game()->outcome())
        return std::nullopt;
    const auto fall = game()->clock().next_fall();
    const auto arrival = laws::latest_arrival(game()->state());
    return fall && arrival ? std::min(*fall, *arrival) : fall ? fall : arrival;
}

std::string Session::kept() const
{
    return record_ && !game()->events().empty() ? record_->text() : std::string{};
}

std::vector<std::string> Session::completions(const std::string& part) const
{
    return names_.beginning_with(part);
}

speech::Utterance Session::utterance(Word words, speech::Urgency urgency) const
{
    return {text::printable(words.screen), text::printable(words.voice), lexicon().voice(), urgency,
            speech::Pace::usual};
}

Reply Session::say(Word words) const
{
    return {{utterance(std::move(words))}, {}, std::nullopt};
}

Reply Session::refused(std::string_view text, speech::Message reason) const
{
    return say(sentence(lexicon(), "refused",
                        {{"input", echo(text)}, {"reason", sentence(lexicon(), reason)}}));
}

Reply Session::not_understood(std::string_view text) const
{
    return refused(text, "refused-not-understood");
}

Reply Session::obey(const std::string& line, std::string_view typed)
{
    if (auto reply = own_command(line))
        return *std::move(reply);
    if (line.empty() || line == "press")  // Enter: the clock is pressed
        return press(*speaker(Speaker::on_the_clock),
                     typed.empty() ? names_.own("press") : std::string{typed});
    const CommandRow* const row = CommandNames::find(line);
    const bool to_arbiter = names_.word(text::Words{line}.next()) == "arbiter";
    if (row == nullptr && !to_arbiter && laws::is_sealing(game()->state()))
        return say(sentence(lexicon(), "desk-next-seal"));  // what is sealed is not said aloud
    if (row == nullptr)
        if (auto reply = typed_over(line))
            return *std::move(reply);
    const bool moves = row == nullptr || row->name == "move" || row->name == "announce";
    const auto without_offer = moves ? without_offer_sign(line) : line;
    if (auto event = read(without_offer)) {
        if (const auto room = made_room_for(game()->state(), *event))
            static_cast<void>(apply(*room, typed));  // the placing tells all there is to tell
        const auto offers = offers_draw(*event, without_offer);
        return offers || without_offer.size() < line.size()
                   ? apply_with_offer(*std::move(event), typed)
                   : apply(*std::move(event), typed);
    }
    if (announces_as_placed(line))
        return refused(typed, "desk-nothing-placed");
    if (row == nullptr)
        return to_arbiter ? what_arbiter_says(typed) : no_move(typed);
    auto reply = not_understood(is_seal_line(line) ? names_.own("seal") : typed);
    reply.said.push_back(utterance(explained(*row)));
    return reply;
}

void Session::look(std::string_view command)
{
    if (!record_ || !game()->options().tournament)
        return;
    const auto shown = text::printable(command);
    record_->look(latest_, shown);
    log_.add(lexicon(), latest_, shown);
}

std::optional<Reply> Session::own_command(std::string_view line)
{
    text::Words words{line};
    const auto name = words.next();
    if (name == "help")
        return help(words.rest());
    if (name == "again")
        return Reply{{}, {}, Repeat{}};
    if (name == "silent")
        return Reply{{}, {}, Silence{}};
    if (name == "quit") {
        pending_ = Pending::quit;
        return say(sentence(lexicon(), "desk-quit"));
    }
    if (name == "retract")
        return retract();
    if (line == "boards") {
        look(line);
        return boards();
    }
    if (const auto square = Square::parse(words.rest()); square && name == "square") {
        look(line);
        return stands_on(*square);
    }
    if (line == "fen")
        return fen();
    const CommandRow* const row = CommandNames::find(line);
    if (row == nullptr || row->topic != Topic::papers)
        return std::nullopt;
    if (name != "log")
        look(line);
    return paper(name, words.rest());
}

/// Nobody is punished for a key that was struck twice: only who is said to have pressed, did.
Reply Session::press(Color side, std::string_view typed)
{
    const GameState& state = game()->state();
    // While the clocks stand the Laws say why nothing is pressed.
    const bool runs = state.phase == Phase::playing && state.clock.running();
    if (!runs || has_something_to_press(state, side))
        return apply(events::Press{side}, typed);
    const auto name = script::side_names[side];
    const auto command = names_.own(fmt::format("{} press", name));
    const auto left = still_to_do(lexicon(), state);
    if (left && !awaits_announcement(state, side) && state.turn() == side)
        return say(
            sentence(lexicon(), "desk-unfinished",
                     {{"side", name}, {"left", *left}, {"command", std::string_view{command}}}));
    return say(sentence(lexicon(),
                        awaits_announcement(state, side) ? why_unannounced(state)
                                                         : "desk-nothing-to-press",
                        {{"side", name}, {"command", std::string_view{command}}}));
}

}  // namespace client::desk
