// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/session.hpp"

#include "rules/placement.hpp"
#include "rules/san.hpp"
#include "speech/braille.hpp"
#include "speech/fact_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/clock/setup_questions.hpp"
#include "src/desk/articles.hpp"
#include "src/desk/listening.hpp"
#include "src/desk/papers.hpp"
#include "src/printable.hpp"
#include "src/script/command_tables.hpp"
#include "src/script/commands.hpp"
#include "src/script/event_line.hpp"
#include "src/script/names.hpp"
#include "src/script/runner.hpp"
#include "src/script/words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace client::desk {
namespace {

using namespace rules;
using speech::sentence;
using speech::Word;

constexpr std::array table{
    CommandRow{"pgn", "", "", "help-desk-pgn"},
    CommandRow{"sheet", "", "SIDE", "help-desk-sheet"},
    CommandRow{"braille", "", "SIDE", "help-desk-braille"},
    CommandRow{"brf", "", "SIDE", "help-desk-brf"},
    CommandRow{"log", "", "", "help-desk-log"},
    CommandRow{"export", "", "FOLDER", "help-desk-export"},
    CommandRow{"retract", "", "", "help-desk-retract"},
    CommandRow{"again", ".", "", "help-clock-again"},
    CommandRow{"silent", ",", "", "help-clock-silent"},
    CommandRow{"help", "?", "", "help-clock-help"},
    CommandRow{"quit", "q", "", "help-desk-quit"},
};

/// Who speaks where nobody is named: the side to move, the one whose clock runs, or the one who
/// answers the last move.
enum class Speaker : std::uint8_t { to_move, on_the_clock, answerer };
struct SidelessVerb {
    std::string_view verb;
    Speaker speaker;
};
constexpr std::array sideless{
    SidelessVerb{"touch", Speaker::to_move},         SidelessVerb{"adjust", Speaker::to_move},
    SidelessVerb{"release", Speaker::to_move},       SidelessVerb{"lift", Speaker::to_move},
    SidelessVerb{"remove", Speaker::to_move},        SidelessVerb{"place", Speaker::to_move},
    SidelessVerb{"two-hands", Speaker::to_move},     SidelessVerb{"move", Speaker::to_move},
    SidelessVerb{"announce", Speaker::on_the_clock}, SidelessVerb{"correct", Speaker::on_the_clock},
    SidelessVerb{"press", Speaker::on_the_clock},    SidelessVerb{"offer", Speaker::on_the_clock},
    SidelessVerb{"claim", Speaker::on_the_clock},    SidelessVerb{"repeat", Speaker::answerer},
    SidelessVerb{"executed", Speaker::answerer},     SidelessVerb{"resign", Speaker::on_the_clock},
};

const CommandRow* find_own(std::string_view word)
{
    const auto row = std::ranges::find_if(table, [&](const CommandRow& each) {
        return each.name == word || (!each.shorts.empty() && each.shorts == word);
    });
    return row == table.end() ? nullptr : &*row;
}

Color speaker(const Game& game, Speaker kind)
{
    const Color turn = game.placement().turn();
    if (kind == Speaker::on_the_clock)
        return game.clock().running().value_or(turn);
    // After a move is made, the side that answers it is the one to move.
    return turn;
}

std::string clock_face(Instant at)
{
    const auto seconds = at.time_since_epoch().count() / 1000;
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

std::string lines_of(const std::vector<std::string>& lines)
{
    std::string text;
    for (const auto& line : lines)
        text += line + '\n';
    return text;
}

}  // namespace

std::span<const CommandRow> desk_words()
{
    return table;
}

Session::Session(Words words) : make_words_{std::move(words)}, words_{make_words_("fide")} {}

Reply Session::begin(std::vector<std::string> settled)
{
    setup_ = SetupTalk{std::move(settled)};
    if (setup_.done())
        return set_up(setup_.headers());
    pending_ = Pending::setup;
    return say(setup_.question(lexicon()));
}

Reply Session::begin(std::string kept, std::vector<std::string> settled)
{
    if (kept.empty())
        return begin(std::move(settled));
    kept_game_ = std::move(kept);
    settled_ = std::move(settled);
    pending_ = Pending::kept_game;
    return say(sentence(lexicon(), "desk-kept"));
}

Reply Session::answer_kept(std::string_view text)
{
    const auto answer = clock::yes_or_no(text);
    if (!answer)
        return say(sentence(lexicon(), "desk-kept"));
    pending_ = Pending::nothing;
    return *answer ? take_over() : begin(settled_);
}

Reply Session::take_over()
{
    const std::string_view kept = kept_game_;
    const auto split = kept.find("@");
    const auto options = script::read_header_lines(kept.substr(0, split));
    if (!options || split == std::string_view::npos)
        return begin(settled_);
    game_.emplace(*options);
    for (auto rest = kept.substr(split); !rest.empty();) {
        const auto end = rest.find('\n');
        const auto event = script::read_event_line(rest.substr(0, end));
        if (!event || end == std::string_view::npos)
            break;
        latest_ = event->at;
        game_->apply(event->event, event->at);
        rest.remove_prefix(end + 1);
    }
    if (game_->clock().running())
        return apply(events::HaltClocks{}, "arbiter stop", latest_);
    return apply(events::Ask{events::Question::time, std::nullopt}, "time", latest_);
}

Reply Session::set_up(const script::Headers& head)
{
    pending_ = Pending::nothing;
    announce_ = head.announcements;
    words_ = make_words_(announce_);
    game_.emplace(head.options());
    return say(sentence(lexicon(), "desk-ready"));
}

Reply Session::answer_setup(std::string_view text)
{
    Reply reply;
    if (!setup_.answer(text))
        reply = not_understood(text);
    if (setup_.done())
        return set_up(setup_.headers());
    auto question = say(setup_.question(lexicon()));
    std::ranges::move(question.said, std::back_inserter(reply.said));
    return reply;
}

Reply Session::answer_quit(std::string_view text)
{
    const auto answer = clock::yes_or_no(text);
    if (!answer)
        return say(sentence(lexicon(), "desk-quit"));
    pending_ = Pending::nothing;
    return *answer ? Reply{{}, {}, Quit{}} : say(sentence(lexicon(), "desk-goes-on"));
}

Reply Session::line(std::string_view text, Instant now)
{
    latest_ = std::max(latest_, now);
    const auto words = script::Words{text}.rest();
    if (pending_ == Pending::setup)
        return answer_setup(words);
    if (pending_ == Pending::kept_game)
        return answer_kept(words);
    if (pending_ == Pending::quit)
        return answer_quit(words);
    if (auto reply = own_command(words, latest_))
        return *std::move(reply);
    if (auto event = read(words))
        return apply(*std::move(event), words, latest_);
    return not_understood(words);
}

Reply Session::tick(Instant now)
{
    return game_ ? apply(events::Tick{}, "", now) : Reply{};
}

std::optional<Instant> Session::next_alarm() const
{
    if (!game_ || game_->outcome())
        return std::nullopt;
    return game_->clock().next_fall();
}

std::string Session::kept() const
{
    if (!game_ || game_->events().empty() || game_->outcome())
        return {};
    std::string text = script::header_lines(game_->options());
    for (const TimedEvent& event : game_->events())
        text += script::event_line(event) + '\n';
    return text;
}

std::vector<std::string> Session::completions(const std::string& part)
{
    std::vector<std::string> found;
    const auto add = [&](std::string_view name) {
        if (name.starts_with(part))
            found.emplace_back(name);
    };
    for (const auto& row : table)
        add(row.name);
    for (const auto& row : sideless)
        add(row.verb);
    for (const auto& row : script::desk_commands())
        add(row.verb);
    for (const auto* const name : {"white", "black", "arbiter"})
        add(name);
    return found;
}

Reply Session::say(Word words) const
{
    return {{{std::move(words.screen), std::move(words.voice), lexicon().voice(),
              speech::Urgency::normal, speech::Pace::usual}},
            {},
            std::nullopt};
}

Reply Session::not_understood(std::string_view text) const
{
    const auto shown = printable(text);
    return say(sentence(lexicon(), "refused",
                        {{"input", std::string_view{shown}},
                         {"reason", sentence(lexicon(), "refused-not-understood")}}));
}

Reply Session::help() const
{
    Reply reply = say(sentence(lexicon(), "desk-help"));
    for (const CommandRow& row : table) {
        auto words = sentence(lexicon(), row.help);
        const auto begin =
            fmt::format("{}{}{}: ", row.name, row.argument.empty() ? "" : " ", row.argument);
        reply.said.push_back(say({begin + words.screen, begin + words.voice}).said.front());
    }
    return reply;
}

std::optional<Reply> Session::own_command(std::string_view text, Instant now)
{
    script::Words words{text};
    const CommandRow* const row = find_own(words.next());
    if (row == nullptr)
        return std::nullopt;
    if (row->name == "help")
        return help();
    if (row->name == "again")
        return Reply{{}, {}, Repeat{}};
    if (row->name == "silent")
        return Reply{{}, {}, Silence{}};
    if (row->name == "quit") {
        pending_ = Pending::quit;
        return say(sentence(lexicon(), "desk-quit"));
    }
    if (row->name == "retract")
        return retract(now);
    return paper(row->name, words.rest());
}

Reply Session::paper(std::string_view name, std::string_view rest) const
{
    const auto side = script::read_side(rest);
    if (name == "pgn")
        return {{}, {pgn(*game_)}, std::nullopt};
    if (name == "log")
        return {{}, {lines_of(log_)}, std::nullopt};
    if (name == "export")
        return rest.empty() ? not_understood(name) : all_papers(rest);
    if (!side)
        return not_understood(fmt::format("{} {}", name, rest));
    if (name == "sheet")
        return {{}, {sheet(*game_, *side)}, std::nullopt};
    const auto cells = braille_sheet(*game_, *side);
    return {{}, {name == "brf" ? speech::braille::to_brf(cells) : cells}, std::nullopt};
}

Reply Session::all_papers(std::string_view folder) const
{
    FilesWanted wanted{std::string{folder},
                       {{"game.pgn", pgn(*game_)}, {"rulings.txt", lines_of(log_)}}};
    for (const Color side : both_colors) {
        const std::string name{script::name_of(script::side_names, side)};
        const auto cells = braille_sheet(*game_, side);
        wanted.files.push_back({name + ".txt", sheet(*game_, side)});
        wanted.files.push_back({name + ".brl", cells});
        wanted.files.push_back({name + ".brf", speech::braille::to_brf(cells)});
    }
    auto reply = say(sentence(lexicon(), "desk-exported", {{"folder", folder}}));
    reply.wish = std::move(wanted);
    return reply;
}

/// The arbiter's own slip: the last event is taken out of the game, and the log says so.
Reply Session::retract(Instant now)
{
    auto done = game_->events();
    while (!done.empty() && std::holds_alternative<events::Tick>(done.back().event))
        done = done.first(done.size() - 1);  // time passed by itself
    if (done.empty())
        return say(sentence(lexicon(), "desk-nothing-to-retract"));
    const auto slip = script::command_line(done.back().event);
    Game earlier = Game::rebuilt(game_->options(), done.first(done.size() - 1));
    game_ = std::move(earlier);
    log_.push_back(fmt::format("{} retract: {}", clock_face(now), slip));
    return say(sentence(lexicon(), "desk-retracted", {{"command", std::string_view{slip}}}));
}

std::optional<Event> Session::read(std::string_view text) const
{
    if (text.empty())  // Enter: the clock is pressed
        return events::Press{speaker(*game_, Speaker::on_the_clock)};
    if (auto event = read_sideless(text))
        return event;
    if (auto command = script::read_command(text))
        return std::move(command->event);
    return read_move(text);
}

std::optional<Event> Session::read_sideless(std::string_view text) const
{
    const auto verb = script::Words{text}.peek();
    const auto row = std::ranges::find(sideless, verb, &SidelessVerb::verb);
    if (row == sideless.end())
        return std::nullopt;
    const Color side = speaker(*game_, row->speaker);
    auto command =
        script::read_command(fmt::format("{} {}", name_of(script::side_names, side), text));
    return command ? std::optional{std::move(command->event)} : std::nullopt;
}

/// A move in any notation, or in the words of any language: made, and announced if it must be.
std::optional<Event> Session::read_move(std::string_view text) const
{
    const Placement& placement = game_->placement();
    const Color side = placement.turn();
    if (read_intention(placement, text, Mode::strict))
        return events::Play{side, std::string{text}};
    const auto heard = understood(*words_, placement, std::string{text});
    if (!heard.move)
        return std::nullopt;
    return events::Play{side, write_san(placement.position(), *heard.move)};
}

Reply Session::apply(Event event, std::string_view text, Instant now)
{
    latest_ = std::max(latest_, now);
    script::understand(
        event, *game_,
        [&](const Placement& position, std::string said, const std::string& slip) {
            return understood(*words_, position, std::move(said), slip);
        },
        announced_);
    const script::Scene scene{
        {game_->announced_from(Color::white), game_->announced_from(Color::black)},
        printable(text)};
    const speech::FactWords words{lexicon(), words_->announcer()};
    Reply reply;
    for (const Fact& fact : game_->apply(event, latest_)) {
        if (std::holds_alternative<facts::Sealed>(fact.what))
            reply.wish = SealMove{};
        auto said = words.say(fact, {scene.before, scene.command});
        const auto article = article_of(fact.what);
        if (!article.empty() && !said.empty())
            said.push_back(
                say(sentence(lexicon(), "desk-article", {{"number", article}})).said.front());
        for (auto& utterance : said) {
            log_.push_back(
                fmt::format("{} {}: {}", clock_face(fact.at), scene.command, utterance.screen));
            reply.said.push_back(std::move(utterance));
        }
    }
    if (reply.said.empty() && !text.empty())
        return say(sentence(lexicon(), "desk-noted"));
    return reply;
}

}  // namespace client::desk
