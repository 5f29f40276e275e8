// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/session.hpp"

#include "rules/game/hand.hpp"
#include "rules/game/session.hpp"
#include "rules/move_facts.hpp"
#include "rules/placement.hpp"
#include "rules/san.hpp"
#include "speech/clock_words.hpp"
#include "speech/fact_words.hpp"
#include "speech/messages.hpp"
#include "speech/overloaded.hpp"
#include "speech/sentence.hpp"
#include "speech/written_move.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/clock/telling.hpp"
#include "src/desk/articles.hpp"
#include "src/desk/listening.hpp"
#include "src/log_times.hpp"
#include "src/printable.hpp"
#include "src/render/sounds.hpp"
#include "src/script/commands.hpp"
#include "src/script/names.hpp"
#include "src/script/words.hpp"
#include "src/session/typed_move.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace client::desk {
namespace {

using namespace rules;
using speech::sentence;
using speech::Word;

/// The player who is meant where nobody is named.
std::optional<Color> speaker(const Game& game, Speaker kind)
{
    const Color turn = game.placement().turn();
    switch (kind) {
    case Speaker::to_move:
        return turn;
    case Speaker::on_the_clock:
        return game.clock().running().value_or(turn);
    case Speaker::announcer:
        return game.state().act.heard || game.record().empty() ? turn : game.record().back().side;
    case Speaker::offered:
        return game.state().offer ? opponent(*game.state().offer) : turn;
    case Speaker::nobody:
    case Speaker::named:
        return std::nullopt;
    }
    return std::nullopt;
}

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
    return game.turn() == side && game.impaired(side) && act.put &&
           !(act.heard && laws::compare_with_placed(game, *act.heard) == Match::equal);
}

/// The announcement has no words of its own: it is what stands on the board.
bool announces_as_placed(std::string_view line)
{
    const CommandRow* const row = CommandNames::find(line);
    return row != nullptr && row->name == "announce" && line.ends_with(row->name);
}

/// Who is visually impaired, as an argument of messages.
std::string_view impaired_argument(const GameState& game)
{
    const bool white = game.impaired(Color::white);
    const bool black = game.impaired(Color::black);
    if (white && black)
        return "both";
    return white ? "white" : black ? "black" : "none";
}

/// Nothing that was typed or read comes back with its control characters.
void make_printable(std::vector<speech::Utterance>& said)
{
    for (auto& each : said) {
        each.screen = printable(each.screen);
        each.voice = printable(each.voice);
    }
}

/// What somebody wrote, for a refusal.
Word echo(tools::ChosenWords& words, std::string_view text)
{
    return speech::written_move(words.announcer_in_messages(), printable(text), words.letters());
}

/// A piece taken up in the course of a move is no ruling.
bool is_touch(const Event& event)
{
    return std::holds_alternative<events::Lift>(event) ||
           std::holds_alternative<events::Touch>(event);
}

/// Who alone hears an answer: the player who asked.
speech::Ear ear_of(const Event& event)
{
    const auto* const ask = std::get_if<events::Ask>(&event);
    if (ask == nullptr || !ask->side)
        return speech::Ear::both;
    return ask->side == Color::white ? speech::Ear::left : speech::Ear::right;
}

/// What a fact sounds like, on the board that it changes.
std::optional<speech::Cue> cue_of(const FactBody& fact, const script::Scene& scene)
{
    if (const auto* const moved = std::get_if<facts::Moved>(&fact);
        moved != nullptr && moved->state == facts::MoveState::made) {
        const Placement& before = scene.before.at(static_cast<std::size_t>(moved->side));
        const auto move =
            before.lawful() ? legal_move(before.position(), moved->squares) : std::nullopt;
        return move ? std::optional{speech::Cue{
                          speech::earcon_of(move_facts(before.position(), *move))}}
                    : std::nullopt;
    }
    const auto earcon = earcon_of(fact);
    return earcon ? std::optional{speech::Cue{*earcon}} : std::nullopt;
}

}  // namespace

Session::Session(Words words, store::Day today)
    : make_words_{std::move(words)}, today_{today},
      words_{make_words_(std::string{"fide"}, Help::usual)}, names_{words_->language()}
{
}

Reply Session::begin(std::string kept, std::optional<script::Headers> head)
{
    head_ = std::move(head);
    if (!read_kept(kept))
        return begin_anew();
    kept_game_ = std::move(kept);
    pending_ = Pending::kept_game;
    return say(sentence(lexicon(), "desk-kept"));
}

Reply Session::begin(std::string kept, std::vector<std::string> settled)
{
    settled_ = std::move(settled);
    return begin(std::move(kept), std::optional<script::Headers>{});
}

Reply Session::begin_anew()
{
    setup_ = SetupTalk{settled_};
    if (head_ || setup_.done())
        return set_up(head_ ? *head_ : setup_.headers(), today_);
    pending_ = Pending::setup;
    return say(setup_.question(lexicon()));
}

Reply Session::answer_kept(std::string_view text)
{
    const auto answer = clock::yes_or_no(names_.word(text));
    if (!answer)
        return say(sentence(lexicon(), "desk-kept"));
    pending_ = Pending::nothing;
    if (*answer)
        return take_over(*read_kept(kept_game_));
    auto reply = begin_anew();
    reply.wish = PutAside{};
    return reply;
}

Reply Session::take_over(const Kept& kept)
{
    static_cast<void>(set_up(kept.head, kept.opened));
    latest_ = {};  // the time of the game, not of the answer
    for (const Step& step : kept.steps) {
        latest_ = std::max(latest_, step.at);
        std::visit(speech::Overloaded{
                       [&](const Event& event) { static_cast<void>(apply(event, told(event))); },
                       [&](const Retracted&) { static_cast<void>(retract()); },
                       [&](const Opened& opened) { open_again(opened.when); },
                   },
                   step.what);
    }
    open_again(today_);
    if (game()->clock().timed() && game()->clock().running())
        return apply(events::HaltClocks{}, "arbiter stop");
    return apply(events::Ask{events::Question::time, std::nullopt}, "time");
}

void Session::open_again(store::Day when)
{
    record_->open_again(latest_, when);
    log_.push_back(log_line(latest_, "= " + calendar(when), nullptr));
}

Reply Session::set_up(const script::Headers& head, store::Day opened)
{
    pending_ = Pending::nothing;
    record_.emplace(head, opened);
    const GameOptions& options = game()->options();
    words_ = make_words_(head.announcement_words(), options.tournament ? Help::none : Help::usual);
    log_ = {log_line({}, "= " + calendar(opened), nullptr)};
    const auto name = [&](Color side) {
        const auto& given = options.players[static_cast<std::size_t>(side)].name;
        return given.empty() ? clock::side_name(lexicon(), side).screen : printable(given);
    };
    const auto white = name(Color::white);
    const auto black = name(Color::black);
    const auto edition = script::name_of(script::edition_names, options.rules.edition);
    const auto tempo = script::name_of(script::tempo_names, options.rules.tempo);
    const auto control = write_time_control(options.control);
    const auto start = names_.own("start");
    const auto summary = speech::after(
        sentence(lexicon(), "desk-summary",
                 {{"white", std::string_view{white}},
                  {"black", std::string_view{black}},
                  {"edition", edition},
                  {"tempo", tempo},
                  {"control", std::string_view{control}}}),
        sentence(lexicon(), "desk-impaired", {{"who", impaired_argument(game()->state())}}));
    return say(speech::after(
        summary, sentence(lexicon(), "desk-ready", {{"start", std::string_view{start}}})));
}

Reply Session::answer_setup(std::string_view text)
{
    const bool slash = text.starts_with('/');  // as the keys of a braille display have it
    const auto word = text == "?" ? "help" : names_.word(text.substr(slash ? 1 : 0));
    if (word == "quit")
        return {{}, {}, Quit{}};
    Reply reply;
    if (word == "help")
        reply = say(sentence(lexicon(), "desk-help-setup"));
    else if (word == "back")
        static_cast<void>(setup_.go_back());
    else if (slash)
        reply = not_understood(text);
    else
        switch (setup_.answer(word == "all" ? word : text)) {
        case SetupTalk::Taken::yes:
            break;
        case SetupTalk::Taken::not_understood:
            if (!text.empty())
                reply = not_understood(text);
            break;
        case SetupTalk::Taken::assistant_required:
            reply = say(sentence(lexicon(), "assistant-required"));
            break;
        }
    if (setup_.done())
        return set_up(setup_.headers(), today_);
    reply.said.push_back(utterance(setup_.question(lexicon())));
    return reply;
}

Reply Session::answer_quit(std::string_view text)
{
    const auto answer = clock::yes_or_no(names_.word(text));
    if (!answer)
        return say(sentence(lexicon(), "desk-quit"));
    pending_ = Pending::nothing;
    return *answer ? Reply{{}, {}, Quit{}} : say(sentence(lexicon(), "desk-goes-on"));
}

Reply Session::line(std::string_view text, Instant now)
{
    latest_ = std::max(latest_, now);
    const auto typed = script::Words{text}.rest();
    switch (pending_) {
    case Pending::setup:
        return answer_setup(typed);
    case Pending::kept_game:
        return answer_kept(typed);
    case Pending::quit:
        return answer_quit(typed);
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
    const auto side = script::read_side(script::Words{command}.peek());
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
    return {printable(words.screen), printable(words.voice), lexicon().voice(), urgency,
            speech::Pace::usual};
}

Reply Session::say(Word words) const
{
    return {{utterance(std::move(words))}, {}, std::nullopt};
}

Reply Session::refused(std::string_view text, speech::Message reason) const
{
    return say(sentence(lexicon(), "refused",
                        {{"input", echo(*words_, text)}, {"reason", sentence(lexicon(), reason)}}));
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
        return press(*speaker(*game(), Speaker::on_the_clock),
                     typed.empty() ? names_.own("press") : std::string{typed});
    if (auto event = read(line))
        return apply(*std::move(event), typed);
    if (announces_as_placed(line))
        return refused(typed, "desk-nothing-placed");
    const CommandRow* const row = CommandNames::find(line);
    if (row == nullptr)
        return no_move(typed);
    auto reply = not_understood(typed);
    reply.said.push_back(utterance(explained(*row)));
    return reply;
}

std::optional<Reply> Session::own_command(std::string_view line)
{
    script::Words words{line};
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
    if (line == "boards")
        return boards();
    if (line == "fen")
        return fen();
    const CommandRow* const row = CommandNames::find(line);
    if (row == nullptr || row->topic != Topic::papers)
        return std::nullopt;
    return paper(name, words.rest());
}

/// Nobody is punished for a key that was struck twice: only who is said to have pressed, did.
Reply Session::press(Color side, std::string_view typed)
{
    const GameState& state = game()->state();
    const bool playing = state.phase == Phase::playing && state.clock.timed();
    if (!playing || has_something_to_press(state, side))
        return apply(events::Press{side}, typed);
    const auto name = script::name_of(script::side_names, side);
    const auto command = names_.own(fmt::format("{} press", name));
    return say(sentence(lexicon(),
                        awaits_announcement(state, side) ? speech::Message{"desk-unannounced"}
                                                         : "desk-nothing-to-press",
                        {{"side", name}, {"command", std::string_view{command}}}));
}

std::optional<Event> Session::read(std::string_view line) const
{
    const CommandRow* const row = CommandNames::find(line);
    if (row == nullptr)
        return read_move(line);
    script::Words words{line};
    auto side = script::read_side(words.peek());
    if (side)
        static_cast<void>(words.next());
    else
        side = speaker(*game(), row->speaker);
    std::string command{words.rest()};
    if (side && command == "announce")
        if (auto heard = as_placed(*words_, *game(), *side))
            return events::Announce{*side, *std::move(heard)};
    if (side && command == "repeat")  // without a move the Laws have an answer, too
        return events::Repeat{*side, as_announced(*words_, *game()).value_or(Heard{})};
    if (side)
        command = fmt::format("{} {}", script::name_of(script::side_names, *side), command);
    if (auto read = script::read_command(command))
        return std::move(read->event);
    return read_move(line);
}

/// A move in any notation, or in the words of any language: made, and announced if it must be.
std::optional<Event> Session::read_move(std::string_view text) const
{
    const Placement& placement = game()->placement();
    const Color side = placement.turn();
    if (read_intention(placement, text, Mode::strict))
        return events::Play{side, std::string{text}};
    if (!placement.lawful())
        return std::nullopt;
    const auto typed = read_typed(*words_, placement.position(), text);
    if (typed)
        return events::Play{side, write_san(placement.position(), typed->move)};
    const auto squares = illegal_squares(typed.error());
    return squares ? std::optional{events::Play{side, *squares}} : std::nullopt;
}

/// What is nearly a move is answered by what is wrong with it, but for a tournament.
Reply Session::no_move(std::string_view text) const
{
    const Placement& placement = game()->placement();
    if (!placement.lawful())
        return not_understood(text);
    const auto typed = read_typed(*words_, placement.position(), text);
    if (typed || is_nonsense(typed.error()))
        return not_understood(text);
    return say(sentence(lexicon(), "refused",
                        {{"input", echo(*words_, text)},
                         {"reason", game()->options().tournament
                                        ? bare_why(lexicon(), typed.error())
                                        : why(lexicon(), placement.position(), typed.error())}}));
}

Reply Session::apply(Event event, std::string_view typed)
{
    script::understand(
        event, *game(),
        [&](const Placement& position, std::string said, const std::string& slip) {
            return understood(*words_, position, std::move(said), slip);
        },
        announced_);
    const script::Scene scene{
        {game()->announced_from(Color::white), game()->announced_from(Color::black)},
        printable(typed)};
    auto reply = tell(event, record_->apply(event, latest_), scene);
    if (reply.said.empty() && !std::holds_alternative<events::Tick>(event))
        return say(sentence(lexicon(), "desk-noted"));
    return reply;
}

/// Facts in words, each ruling with its article; all of it goes into the log.
Reply Session::tell(const Event& event, const Facts& facts, const script::Scene& scene)
{
    const speech::FactWords words{lexicon(), words_->announcer()};
    Reply reply;
    for (const Fact& fact : facts) {
        if (std::holds_alternative<facts::Sealed>(fact.what))
            reply.wish = SealMove{};
        auto said = words.say(fact, {scene.before, scene.command, words_->letters()});
        if (said.empty())
            continue;
        make_printable(said);
        said.front().cue = cue_of(fact.what, scene);
        const auto article = article_of(fact.what, game()->options().rules.edition);
        const bool is_ruling =
            !is_touch(event) || std::holds_alternative<facts::Refused>(fact.what);
        if (!article.empty() && is_ruling)
            add_article(said, article);
        for (auto& each : said) {
            each.ear = ear_of(event);
            reply.said.push_back(std::move(each));
        }
        log(event, fact, scene);
    }
    return reply;
}

/// The log is the same whatever was typed for a command, whatever it was shown on, and after a
/// crash.
void Session::log(const Event& event, const Fact& fact, const script::Scene& scene)
{
    const speech::FactWords words{words_->language_of_papers(), words_->announcer()};
    const auto done = printable(told(event));
    const auto article = article_of(fact.what, game()->options().rules.edition);
    auto said = words.say(fact, {scene.before, done});
    make_printable(said);
    if (!article.empty())
        add_article(said, article);
    for (const auto& each : said)
        log_.push_back(log_line(fact.at, done, &each));
}

Session::LogLine
Session::log_line(Instant at, const std::string& what, const speech::Utterance* said) const
{
    const auto time =
        speech::time_words(lexicon(), at.time_since_epoch(), speech::Verbosity::full).voice;
    LogLine line{
        fmt::format("{} {}", clock_face(at), what),
        {utterance({fmt::format("{} {}", clock_face(at), what), fmt::format("{}. {}", time, what)},
                   speech::Urgency::answer)}};
    if (said == nullptr)
        return line;
    line.text += ": " + said->screen;
    line.read.push_back(*said);
    line.read.back().urgency = speech::Urgency::answer;
    return line;
}

std::string Session::log_text() const
{
    std::vector<std::string> lines;
    for (const LogLine& line : log_)
        lines.push_back(line.text);
    return lines_of(lines);
}

/// Behind what is said in the same language; words of two languages are never one utterance.
void Session::add_article(std::vector<speech::Utterance>& said, std::string_view article) const
{
    const auto words = sentence(lexicon(), "desk-article", {{"number", article}});
    auto& last = said.back();
    if (last.language != lexicon().voice())
        return said.push_back(utterance(words));
    const auto both = speech::after({last.screen, last.voice}, words);
    last.screen = both.screen;
    last.voice = both.voice;
}

Reply Session::retract()
{
    const auto slip = record_ ? record_->retract(latest_) : std::nullopt;
    if (!slip)
        return say(sentence(lexicon(), "desk-nothing-to-retract"));
    const auto done = told(*slip);
    log_.push_back(log_line(latest_, "retract: " + done, nullptr));
    const auto shown = printable(done);
    return say(sentence(lexicon(), "desk-retracted", {{"command", std::string_view{shown}}}));
}

}  // namespace client::desk
