// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/runner.hpp"

#include "rules/game.hpp"
#include "rules/san.hpp"
#include "src/script/commands.hpp"
#include "src/script/event_line.hpp"
#include "src/script/fact_line.hpp"
#include "src/script/headers.hpp"
#include "src/script/lines.hpp"
#include "src/text/words.hpp"

#include <optional>
#include <ostream>
#include <utility>

namespace client::script {
namespace {

using namespace rules;

/// A script while it runs.
class Run {
public:
    Run(std::ostream& out, const Interpreter& interpreter) : out_{out}, interpreter_{interpreter} {}

    /// One line, or what was expected in its place.
    Result<void, std::string> line(std::string_view text)
    {
        if (!text.starts_with('@'))
            return header(text);
        text::Words words{text};
        const auto at = read_line_time(words);
        if (!at)
            return unexpected{std::string{"@SECONDS with at most three decimals"}};
        if (*at < last_)
            return unexpected{std::string{"a time that is not before the one above"}};
        auto command = read_command(words.rest());
        if (!command)
            return unexpected{command.error()};
        last_ = *at;
        apply(*std::move(command));
        return {};
    }

private:
    Result<void, std::string> header(std::string_view text)
    {
        if (game_)
            return unexpected{std::string{"@SECONDS and a command, since the game has begun"}};
        return headers_.read(text);
    }
    void apply(Command command)
    {
        if (!game_) {
            for (const auto& line : interpreter_.settled)
                static_cast<void>(headers_.read(line));  // what can be wrong with it is known
            game_.emplace(headers_.options());
            listen_ = interpreter_.listener(headers_.announcement_words());
            write_ = interpreter_.writer(headers_.announcement_words());
        }
        understand(command.event, *game_, listen_, announced_);
        Scene scene{*game_, std::move(command.text)};
        const auto told = game_->apply(command.event, last_);
        scene.settle(*game_);
        for (const Fact& fact : told) {
            write_(fact, scene, out_);
            if (std::holds_alternative<facts::Sealed>(fact.what))
                interpreter_.sealed(*game_);
        }
    }

    std::ostream& out_;
    const Interpreter& interpreter_;
    Listener listen_;
    FactWriter write_;
    Headers headers_;
    std::optional<Game> game_;
    std::string announced_;
    Instant last_{};
};

}  // namespace

Scene::Scene(const Game& game, std::string typed)
    : before{game.announced_from(Color::white), game.announced_from(Color::black)},
      command{std::move(typed)}, plies{game.record().size()}
{
}

void Scene::settle(const Game& game)
{
    const auto& record = game.record();
    for (auto ply = plies; ply < record.size(); ++ply)
        before.at(static_cast<std::size_t>(record[ply].side)) = game.state().before(ply);
}

void understand(Event& event, const Game& game, const Listener& listen, std::string& announced)
{
    const auto hear = [&](Heard& heard, const Placement& position, const std::string& slip) {
        if (heard.sense == Heard::Sense::nonsense)
            heard = listen(position, heard.words, slip);
    };
    const auto hear_all = [&](auto& said, auto whose) {
        if (auto* announce = std::get_if<events::Announce>(&said)) {
            announced = announce->heard.words;
            hear(announce->heard, game.announced_from(whose(announce->side)), "");
        }
        if (auto* correct = std::get_if<events::Correct>(&said))
            hear(correct->heard, game.announced_from(whose(correct->side)), announced);
        if (auto* repeat = std::get_if<events::Repeat>(&said))
            hear(repeat->heard, game.repeated_from(repeat->side), "");
    };
    hear_all(event, [](Color side) { return side; });
    if (auto* assist = std::get_if<events::Assist>(&event))
        hear_all(assist->act, [&](Color side) { return game.announced_by_assistant(side); });
}

Heard hear_notation(const Placement& position, std::string words)
{
    Heard heard{std::move(words)};
    const auto move = position.lawful() ? read_san(position.position(), heard.words)
                                        : unexpected{SanFault::illegal};
    const auto written = WrittenReader{EnglishAlphabet{}, std::string_view{heard.words}}.read();
    const bool several = written && fits_several(position, *written);
    const bool incomplete = !move && (move.error() == SanFault::promotion_missing ||
                                      move.error() == SanFault::ambiguous);
    if (incomplete || several) {
        heard.sense = Heard::Sense::incomplete;
    } else if (move) {
        heard.sense = Heard::Sense::move;
        heard.move = *move;
    } else if (written) {
        heard.sense =
            lacks_promotion(position, *written) ? Heard::Sense::incomplete : Heard::Sense::illegal;
        heard.written = *written;
    }
    return heard;
}

void write_fact(const Fact& fact, const Scene& scene, std::ostream& out)
{
    out << fact_line(fact, scene.command) << '\n';
}

bool run_script(std::istream& in,
                std::string_view name,
                std::ostream& out,
                std::ostream& err,
                const Interpreter& interpreter)
{
    Run run{out, interpreter};
    return read_lines(in, name, err, [&](std::string_view line) { return run.line(line); });
}

}  // namespace client::script
