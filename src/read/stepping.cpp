// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/read/handlers.hpp"
#include "src/text/printable.hpp"
#include "src/words/law_answers.hpp"
#include "src/words/move_articles.hpp"
#include "src/words/typed_move.hpp"

#include <algorithm>
#include <charconv>
#include <iterator>

/// Steps within a game, and what is written about them.
namespace client::read::handlers {

int number_or(const std::string& argument, int otherwise)
{
    std::from_chars(argument.data(), argument.data() + argument.size(), otherwise);
    return otherwise;
}

void forward(Exchange& exchange, const std::string& argument)
{
    auto& game = *exchange.state.game;
    if (!game.forward())
        return exchange.answer({exchange.state.teller.end(game)});
    for (int count = number_or(argument, 1); count > 1 && game.forward(); --count) {
    }
    exchange.tell_place();
}

void back(Exchange& exchange, const std::string& argument)
{
    for (int count = number_or(argument, 1); count > 0 && exchange.state.game->back(); --count) {
    }
    exchange.tell_place_again();
}

void start(Exchange& exchange, const std::string& /*argument*/)
{
    exchange.state.game->start();
    exchange.tell_place();
}

void end(Exchange& exchange, const std::string& /*argument*/)
{
    exchange.state.game->end();
    exchange.tell_place();
    exchange.answer({exchange.state.teller.end(*exchange.state.game)});
}

bool go_to_number(Exchange& exchange, std::string_view word)
{
    int number = 0;
    const auto [stop, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    const std::string_view dots{stop, static_cast<std::size_t>(word.data() + word.size() - stop)};
    if (error != std::errc{} || dots.find_first_not_of('.') != std::string_view::npos)
        return false;
    const auto side = dots.size() > 1 ? rules::Color::black : rules::Color::white;
    const auto shown = std::to_string(number);
    if (exchange.state.game->go_to(number, side))
        exchange.tell_place();
    else
        exchange.refuse("read-no-move", {{"number", std::string_view{shown}}});
    return true;
}

namespace {

/// A move that the position does not have; what is no move may be something else.
bool refuse_move(Exchange& exchange, std::string_view line, const words::Misread& misread)
{
    if (!words::cause_of(misread))
        return false;
    auto& state = exchange.state;
    const auto position = state.game->position();
    const auto word = text::printable(line);
    exchange.refuse("refused",
                    {{"input", std::string_view{word}},
                     {"reason", words::why(state.teller.language(), position, misread)}});
    if (const auto article = words::article_of(misread, words::LawReader{}.edition);
        !article.empty())
        state.board.rest_on(article, *state.game);
    return true;
}

}  // namespace

namespace {

/// What was offered as a variation, typed as it stands: "2: Bc4" or the move alone.
bool enter_typed_variation(Exchange& exchange, std::string_view line)
{
    auto& game = *exchange.state.game;
    if (game.others().empty())
        return false;
    int number = 0;
    const auto [stop, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    const std::string_view rest{stop, static_cast<std::size_t>(line.data() + line.size() - stop)};
    const bool numbered = error == std::errc{} && rest.starts_with(':') && number > 0;
    const auto typed =
        words::read_typed(exchange.state.words, game.before(), numbered ? rest.substr(1) : line);
    return typed && game.enter(typed->move);
}

}  // namespace

bool follow_typed_move(Exchange& exchange, std::string_view line)
{
    auto& game = *exchange.state.game;
    const auto typed = words::read_typed(exchange.state.words, game.position(), line);
    if ((typed && game.follow(typed->move)) || enter_typed_variation(exchange, line)) {
        exchange.tell_place();
        return true;
    }
    if (!typed)
        return refuse_move(exchange, line, typed.error());
    const auto word = text::printable(line);
    exchange.refuse("read-not-here", {{"move", std::string_view{word}}});
    return true;
}

void go(Exchange& exchange, const std::string& argument)
{
    const auto name = exchange.state.commands.own("go");
    if (!go_to_number(exchange, argument))
        exchange.refuse("read-misfit", {{"command", std::string_view{name}}});
}

void variations(Exchange& exchange, const std::string& argument)
{
    if (!argument.empty()) {
        exchange.state.reads_variations = argument == "on";
        return exchange.answer("read-variations-are-read", {{"on", std::string_view{argument}}});
    }
    const auto lines = exchange.state.teller.variations(*exchange.state.game);
    if (lines.empty())
        exchange.answer("read-no-variation");
    else
        exchange.answer(lines);
}

void variation(Exchange& exchange, const std::string& argument)
{
    auto& game = *exchange.state.game;
    if (game.others().empty())
        return exchange.refuse("read-no-variation");
    const int number = number_or(argument, 0);
    const auto shown = std::to_string(number);
    if (argument.empty())
        game.enter_next();
    else if (!game.enter(static_cast<std::size_t>(number)))
        return exchange.refuse("read-no-such-variation", {{"number", std::string_view{shown}}});
    exchange.tell_place();
}

void main_line(Exchange& exchange, const std::string& /*argument*/)
{
    auto& game = *exchange.state.game;
    if (!game.leave())
        return exchange.answer("read-already-main");
    exchange.tell_place_again();
}

void place(Exchange& exchange, const std::string& /*argument*/)
{
    exchange.answer({exchange.state.teller.where(*exchange.state.game)});
}

void clock(Exchange& exchange, const std::string& /*argument*/)
{
    const auto lines = exchange.state.teller.times(*exchange.state.game);
    if (lines.empty())
        exchange.answer("read-no-times");
    else
        exchange.answer(lines);
}

void comment(Exchange& exchange, const std::string& /*argument*/)
{
    const auto& teller = exchange.state.teller;
    auto lines = teller.remarks(*exchange.state.game);
    std::ranges::copy(teller.measures(*exchange.state.game), std::back_inserter(lines));
    if (lines.empty())
        exchange.answer("read-no-comment");
    else
        exchange.answer(lines);
}

void tags(Exchange& exchange, const std::string& /*argument*/)
{
    exchange.answer(exchange.state.teller.tags(exchange.state.game->score()));
}

}  // namespace client::read::handlers
