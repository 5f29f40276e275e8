// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/messages.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/places.hpp"
#include "src/play/rows.hpp"
#include "src/player/interface_choice.hpp"
#include "src/together/meeting.hpp"
#include "src/together/options.hpp"
#include "src/together/sentences.hpp"
#include "src/together/visiting.hpp"
#include "src/tools/tools.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <memory>
#include <ostream>

/// What goes on at another terminal: a seat there, or a look at it.
namespace client::tools {

namespace {

using together::sentence;

struct VisitOptions {
    player::PlayerOptions player;
    std::string whom;  ///< empty: whoever is there
    std::optional<std::string> name;
    bool coach = false;

    [[nodiscard]] player::Profile profile() const { return player::profile_of(player); }
    [[nodiscard]] words::WordOptions words() const
    {
        return player::words_at_terminal(player, profile());
    }
};

/// What the two commands do differently.
struct Manner {
    std::string_view command;
    together::Visitor visitor{};
    speech::Phrase nobody;
    speech::Phrase which;
};
constexpr Manner joining{"join", together::Visitor::takes_part, sentence("none-waits"),
                         sentence("which")};
constexpr Manner watching{"watch", together::Visitor::looks_on, sentence("none-runs"),
                          sentence("which-watched")};

/// Those who come into question.
std::vector<together::Host> hosts_for(const Manner& manner, const std::string& whom)
{
    auto hosts = together::hosts_in(cli::runtime_folder());
    std::erase_if(hosts, [&](const together::Host& host) {
        const bool open =
            manner.visitor == together::Visitor::looks_on || host.notice.place == "free";
        const bool meant =
            whom.empty() || host.notice.name == whom || host.door.filename().string() == whom;
        return !open || !meant;
    });
    return hosts;
}

/// By the number of the program where the name alone does not tell.
std::string names_of(const std::vector<together::Host>& hosts)
{
    std::vector<std::string> names;
    for (const auto& host : hosts)
        names.push_back(fmt::format("{} ({}, {})", host.notice.name, host.notice.activity,
                                    host.door.filename().string()));
    return fmt::format("{}", fmt::join(names, "; "));
}

together::Guest guest_of(const VisitOptions& options, const Manner& manner)
{
    const bool looks_on = manner.visitor == together::Visitor::looks_on;
    return {.name = options.name ? text::excerpt(*options.name) : together::login_name(),
            .role = looks_on        ? together::Role::watcher
                    : options.coach ? together::Role::coach
                                    : together::Role::player,
            .words = options.words(),
            .profile = options.profile(),
            .interface = player::choose_interface(options.player, options.profile()).interface};
}

cli::ExitStatus
visit(const VisitOptions& options, const Manner& manner, const cli::Streams& streams)
{
    words::ChosenWords words{options.words()};
    const auto& language = words.language();
    const auto book = together::book_in(language);
    const auto give_up = [&](const speech::Word& why) {
        streams.err << fmt::format("annabella {}: {}.\n", manner.command,
                                   words.shown(language, why.screen));
        return cli::ExitStatus::wrong_input;
    };
    const auto hosts = hosts_for(manner, options.whom);
    if (hosts.empty() && !options.whom.empty())
        return give_up(book.sentence(sentence("no-such"), {{"name", text::excerpt(options.whom)}}));
    if (hosts.empty())
        return give_up(book.sentence(manner.nobody));
    if (hosts.size() > 1)
        return give_up(book.sentence(manner.which, {{"names", names_of(hosts)}}));
    host::Stage stage;
    together::Visiting visiting{stage, words, play::command_table(language)};
    auto socket = together::enter(stage.loop().context(), hosts.front().door);
    if (!socket)
        return give_up(book.sentence(manner.nobody));
    if (const auto refused =
            visiting.enter(*std::move(socket), guest_of(options, manner), manner.visitor))
        return give_up(together::farewell(language, *refused));
    return visiting.run(options.player, play::player_keys(visiting.commands()));
}

/// A command that visits whoever is named.
cli::Action
visit_command(CLI::App& parser, const Manner& manner, std::shared_ptr<VisitOptions> options)
{
    player::add_player_options(parser, options->player);
    return [options = std::move(options), &manner, &parser](const cli::Streams& streams) {
        player::use_reader_settings(parser, options->player, streams.err);
        return visit(*options, manner, streams);
    };
}

}  // namespace

cli::Action join(CLI::App& parser)
{
    auto options = std::make_shared<VisitOptions>();
    parser.add_option("--as", options->name, "What the others call you")->type_name("NAME");
    parser.add_flag("--coach", options->coach, "Take the seat of a coach");
    parser.add_option("NAME", options->whom, "Who waits; without it whoever does")->type_name("");
    return visit_command(parser, joining, std::move(options));
}

cli::Action watch(CLI::App& parser)
{
    auto options = std::make_shared<VisitOptions>();
    parser.add_option("ID", options->whom, "Who is watched; without it whoever can be")
        ->type_name("");
    return visit_command(parser, watching, std::move(options));
}

}  // namespace client::tools
