// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pgn.hpp"
#include "speech/messages.hpp"
#include "speech/text.hpp"
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

#include <algorithm>
#include <filesystem>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>
#include <vector>

namespace client::tools {

namespace {

struct GamesOptions {
    std::string data;
    std::string pgn;
    std::string find;
    std::string removed;
    std::vector<std::string> renamed;  ///< its number, and both names
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

    /// Those with that text in their line; all without one.
    [[nodiscard]] cli::ExitStatus list(const std::string& text)
    {
        auto games = store_.games();
        if (!games)
            return complain(games.error());
        if (games->empty())
            streams_.out << words_.language().say("games-none", {}) << '\n';
        const bool any = !games->empty();
        std::erase_if(*games, [&](const auto& game) { return !has(line(game), text); });
        if (any && games->empty())
            streams_.out << words_.language().say("games-not-found",
                                                  {{"text", text::printable(text)}})
                         << '\n';
        for (const auto& game : *games)
            tell(game);
        return cli::ExitStatus::done;
    }

    [[nodiscard]] cli::ExitStatus remove(store::GameId id)
    {
        const auto game = find(id);
        const auto removed = store_.remove(id);
        if (!removed || !*removed)
            return complain(removed ? unknown_game : removed.error());
        if (game)
            streams_.out << words_.language().say("games-deleted", {{"game", line(*game)}}) << '\n';
        return cli::ExitStatus::done;
    }

    [[nodiscard]] cli::ExitStatus
    rename(store::GameId id, const std::string& white, const std::string& black)
    {
        const auto renamed = store_.rename(id, {text::printable(white), text::printable(black)});
        if (!renamed || !*renamed)
            return complain(renamed ? unknown_game : renamed.error());
        if (const auto game = find(id))
            tell(*game);
        return cli::ExitStatus::done;
    }

    [[nodiscard]] const speech::Lexicon& language() { return words_.language(); }

    void tell(const store::GameSummary& game)
    {
        streams_.out << line(game) << '\n';
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
    inline static const store::Fault unknown_game{store::FaultKind::unknown_game, ""};

    [[nodiscard]] std::string line(const store::GameSummary& game)
    {
        return text::printable(store::summary_words(words_.language(), game));
    }

    /// In whatever case, with or without marks.
    [[nodiscard]] bool has(const std::string& line, const std::string& text)
    {
        const auto& language = words_.language();
        return speech::fold(language.ascii(line)).find(speech::fold(language.ascii(text))) !=
               std::string::npos;
    }

    [[nodiscard]] std::optional<store::GameSummary> find(store::GameId id)
    {
        const auto games = store_.games();
        if (!games)
            return std::nullopt;
        const auto found = std::ranges::find(*games, id, &store::GameSummary::id);
        return found == games->end() ? std::nullopt : std::optional{*found};
    }

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

cli::ExitStatus
rename(Games& games, const std::vector<std::string>& wanted, const cli::Streams& streams)
{
    const auto id = read_id(wanted[0]);
    if (!id)
        return cli::give_up(streams, "games",
                            cli::in_words(games.language(),
                                          cli::complaint("option-no-game", {{"text", wanted[0]}})),
                            cli::ExitStatus::wrong_use);
    return games.rename(*id, wanted[1], wanted[2]);
}

cli::ExitStatus run(const GamesOptions& options, const cli::Streams& streams)
{
    Games games{options, streams};
    if (!options.removed.empty())
        return games.remove(*read_id(options.removed));
    if (!options.renamed.empty())
        return rename(games, options.renamed, streams);
    if (options.pgn.empty())
        return games.list(options.find);
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
    const auto number = [](const std::string& text) {
        return read_id(text) ? std::string{} : cli::complaint("option-no-game", {{"text", text}});
    };
    parser.add_option("--find", options->find, "Only games with this text in their line")
        ->type_name("TEXT");
    auto* const removed =
        parser.add_option("--delete", options->removed, "Delete a game, by its number")
            ->type_name("ID")
            ->check(CLI::Validator{number, ""});
    parser.add_option("--rename", options->renamed, "A game and the names of White and Black")
        ->type_name("ID WHITE BLACK")
        ->expected(3)
        ->excludes(removed);
    parser.add_option("--data", options->data, "The folder with the saved games")
        ->type_name("FOLDER");
    words::add_language_option(parser, options->words);
    return [options](const cli::Streams& streams) { return run(*options, streams); };
}

}  // namespace client::tools
