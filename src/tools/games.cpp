// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pgn.hpp"
#include "speech/messages.hpp"
#include "src/base/numbers.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/places.hpp"
#include "src/desk/keeping.hpp"
#include "src/store/store.hpp"
#include "src/store/store_words.hpp"
#include "src/text/printable.hpp"
#include "src/tools/tools.hpp"
#include "src/words/chosen_words.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <filesystem>
#include <memory>
#include <ostream>
#include <system_error>

namespace client::tools {

namespace {

struct GamesOptions {
    std::string data;
    std::string pgn;
    words::WordOptions words;
};

std::optional<store::GameId> read_id(const std::string& text)
{
    const auto id = base::read_number<std::int64_t>(text).value_or(0);
    return id < 1 ? std::nullopt : std::optional{store::GameId{id}};
}

/// One run of the command.
class Games {
public:
    Games(const GamesOptions& options, const cli::Streams& streams)
        : words_{options.words}, streams_{streams}, store_{cli::kept_folder(options.data)}
    {
    }

    [[nodiscard]] cli::ExitStatus list()
    {
        const auto games = store_.games();
        if (!games)
            return complain(games.error());
        if (games->empty())
            streams_.out << words_.language().say("games-none", {}) << '\n';
        for (const auto& game : *games)
            tell(game);
        return cli::ExitStatus::done;
    }

    void tell(const store::GameSummary& game)
    {
        streams_.out << text::printable(store::summary_words(words_.language(), game)) << '\n';
        const auto papers = desk::papers_folder(store_.file().parent_path(), game.id);
        std::error_code unknown;
        if (std::filesystem::exists(papers, unknown))
            streams_.out << "  " << text::printable(papers.string()) << '\n';
    }

    [[nodiscard]] cli::ExitStatus write_all()
    {
        const auto games = store_.games();
        if (!games)
            return complain(games.error());
        cli::ExitStatus status = cli::ExitStatus::done;
        for (auto game = games->rbegin(); game != games->rend(); ++game)
            if (const auto written = write(game->id); written != cli::ExitStatus::done)
                status = written;
        return status;
    }

    [[nodiscard]] cli::ExitStatus write(store::GameId id)
    {
        const auto saved = store_.load(id);
        if (!saved)
            return complain(saved.error());
        const auto score = store::score_of(saved->game, saved->head);
        if (!score)
            return cli::give_up(streams_, "games",
                                fmt::format("game {} began from a position that PGN cannot hold",
                                            static_cast<std::int64_t>(id)));
        streams_.out << rules::write_pgn(*score) << '\n';
        return cli::ExitStatus::done;
    }

private:
    cli::ExitStatus complain(const store::Fault& fault)
    {
        streams_.err << fmt::format("annabella games: {}{}{}\n",
                                    store::news_words(words_.language(), fault, store_.file()),
                                    fault.said.empty() ? "" : ": ", text::printable(fault.said));
        const bool machine = fault.kind == store::FaultKind::unwritable ||
                             fault.kind == store::FaultKind::full ||
                             fault.kind == store::FaultKind::busy;
        return machine ? cli::ExitStatus::machine_lacks : cli::ExitStatus::wrong_input;
    }

    words::ChosenWords words_;
    const cli::Streams& streams_;
    store::Store store_;
};

cli::ExitStatus run(const GamesOptions& options, const cli::Streams& streams)
{
    Games games{options, streams};
    if (options.pgn.empty())
        return games.list();
    if (options.pgn == "all")
        return games.write_all();
    return games.write(*read_id(options.pgn));
}

}  // namespace

cli::Action games(CLI::App& parser)
{
    const auto options = std::make_shared<GamesOptions>();
    const auto known = [](const std::string& text) {
        return text == "all" || read_id(text) ? std::string{}
                                              : cli::complaint("option-no-game", {{"text", text}});
    };
    parser.add_option("--pgn", options->pgn, "Print a game as PGN: its number, or all")
        ->type_name("ID")
        ->check(CLI::Validator{known, ""});
    parser.add_option("--data", options->data, "The folder with the saved games")
        ->type_name("FOLDER");
    words::add_language_option(parser, options->words);
    return [options](const cli::Streams& streams) { return run(*options, streams); };
}

}  // namespace client::tools
