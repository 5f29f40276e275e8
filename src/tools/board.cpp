// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/braille.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "src/base/numbers.hpp"
#include "src/board/given_position.hpp"
#include "src/cli/complaint.hpp"
#include "src/cli/option_checks.hpp"
#include "src/cli/places.hpp"
#include "src/diagram/png.hpp"
#include "src/diagram/rows.hpp"
#include "src/diagram/svg.hpp"
#include "src/read/pgn_file.hpp"
#include "src/read/shelf.hpp"
#include "src/store/store.hpp"
#include "src/store/store_words.hpp"
#include "src/text/printable.hpp"
#include "src/tools/tools.hpp"
#include "src/words/chosen_words.hpp"
#include "src/words/mark_words.hpp"
#include "src/words/position_complaints.hpp"

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <ostream>
#include <string>
#include <system_error>
#include <vector>

namespace client::tools {

namespace {

using rules::unexpected;

struct BoardOptions {
    std::optional<std::string> fen;
    std::string file;
    std::size_t game = 0;  ///< 0: none was named
    std::string move;      ///< "12", "12..."; empty: the last one
    std::string data;
    std::string to = "text";
    std::string output = "-";
    rules::Color side = rules::Color::white;
    std::vector<std::string> marks;
    std::vector<std::string> arrows;
    bool tactile = false;
    words::WordOptions words;
};

/// Why there is no diagram, in words, and how the program ends.
struct Refusal {
    std::string why;
    cli::ExitStatus status = cli::ExitStatus::wrong_input;
};
template <class Value>
using Outcome = rules::Result<Value, Refusal>;

/// A position and what its score has drawn on it.
struct Shown {
    rules::Position position;
    rules::Marks marks{};
};

/// A diagram with all that can be said about it.
struct Page {
    const diagram::Diagram& diagram;
    const words::MarkWords& words;
    rules::Color turn;
    std::string language;
    diagram::Look look;
};

diagram::Captions captions(const Page& page)
{
    std::string marked;
    for (const auto& line : page.words.marks(page.diagram.marks))
        marked += line.screen;
    return {page.words.title(page.turn), marked,
            [&page](rules::Square square, rules::Piece piece) {
                return page.words.piece(square, piece);
            },
            [&page](const rules::SquareMark& mark) { return page.words.mark(mark).screen; },
            [&page](const rules::Arrow& arrow) { return page.words.arrow(arrow).screen; }};
}

/// What stands below the rows: whose move it is, and what is marked.
std::vector<std::string> sayings(const Page& page)
{
    std::vector<std::string> lines{page.words.title(page.turn)};
    for (const auto& line : page.words.marks(page.diagram.marks))
        lines.push_back(line.screen);
    return lines;
}

std::string lines_of(const std::vector<std::string>& rows, const std::vector<std::string>& below)
{
    return fmt::format("{}\n{}\n", fmt::join(rows, "\n"), fmt::join(below, "\n"));
}

std::vector<std::string> in_cells(const Page& page)
{
    auto lines = sayings(page);
    for (auto& line : lines)
        line = speech::braille::literary(line, page.language).value_or(line);
    return lines;
}

std::string text(const Page& page)
{
    return lines_of(letter_rows(page.diagram), sayings(page));
}
std::string unicode(const Page& page)
{
    return lines_of(figurine_rows(page.diagram), sayings(page));
}
std::string braille(const Page& page)
{
    return lines_of(eight_dot_rows(page.diagram), in_cells(page));
}
std::string brf(const Page& page)
{
    return speech::braille::to_brf(lines_of(six_dot_rows(page.diagram), in_cells(page)));
}
std::string svg(const Page& page)
{
    return diagram::svg(page.diagram, captions(page), page.look);
}
std::string png(const Page& page)
{
    return diagram::png(page.diagram, captions(page), page.look);
}

/// A form that a diagram can be written in.
struct Form {
    std::string_view name;
    std::string (*write)(const Page& page);
};
constexpr std::array forms{
    Form{"text", text}, Form{"unicode", unicode}, Form{"svg", svg},
    Form{"png", png},   Form{"braille", braille}, Form{"brf", brf},
};

std::vector<std::string> form_names()
{
    std::vector<std::string> names;
    for (const auto& form : forms)
        names.emplace_back(form.name);
    return names;
}

/// One run of the command.
class Board {
public:
    Board(const BoardOptions& options, const cli::Streams& streams)
        : options_{options}, streams_{streams}, words_{options.words},
          mark_words_{words_.announcer_in_messages()}
    {
    }

    [[nodiscard]] cli::ExitStatus run()
    {
        auto found = shown();
        if (!found)
            return give_up(found.error());
        if (const auto fault = add_marks(found->marks))
            return give_up(*fault);
        const diagram::Diagram diagram{found->position.board(), options_.side, found->marks};
        const Page page{diagram, mark_words_, found->position.turn(), words_.language().language(),
                        options_.tactile ? diagram::Look::felt : diagram::Look::seen};
        try {
            return put_out(std::ranges::find(forms, options_.to, &Form::name)->write(page));
        } catch (const std::runtime_error&) {  // Cairo is loaded when it is needed
            return give_up(
                {said("paper-needs", {{"file", options_.output}, {"package", "libcairo2"}}),
                 cli::ExitStatus::machine_lacks});
        }
    }

private:
    [[nodiscard]] const speech::Lexicon& language() { return words_.language(); }
    [[nodiscard]] std::string said(speech::Message message,
                                   std::initializer_list<speech::Argument> arguments)
    {
        return language().say(message, arguments);
    }
    cli::ExitStatus give_up(const Refusal& refusal)
    {
        return cli::give_up(streams_, "board",
                            words_.shown(language(), text::printable(refusal.why)), refusal.status);
    }

    [[nodiscard]] Outcome<Shown> shown()
    {
        if (options_.game == 0 && options_.file.empty())
            return given();
        const auto score = this->score();
        return score ? at_move(*score) : unexpected{score.error()};
    }
    [[nodiscard]] Outcome<Shown> given()
    {
        if (!options_.move.empty())
            return unexpected{Refusal{mark_words_.needs_file(), cli::ExitStatus::wrong_use}};
        auto position = board::given_position(options_.fen);
        if (!position)
            return unexpected{Refusal{cli::in_words(language(), position.error())}};
        return Shown{*std::move(position)};
    }

    /// --game names a saved game, and with a file the game in it.
    [[nodiscard]] Outcome<rules::Score> score()
    {
        return options_.file.empty() ? saved_score() : score_in_file();
    }
    [[nodiscard]] Outcome<rules::Score> saved_score()
    {
        store::Store store{cli::kept_folder(options_.data)};
        const auto saved = store.load(store::GameId{static_cast<std::int64_t>(options_.game)});
        if (!saved)
            return unexpected{Refusal{store::news_words(language(), saved.error(), store.file())}};
        auto score = store::score_of(saved->game, saved->head);
        if (!score)
            return unexpected{no_game(options_.game)};
        return *std::move(score);
    }
    [[nodiscard]] Outcome<rules::Score> score_in_file()
    {
        const auto file =
            options_.file == "-"
                ? rules::Result<read::PgnFile, std::string>{read::PgnFile::copy_of(streams_.in)}
                : read::PgnFile::open(options_.file);
        if (!file)
            return unexpected{in_file(said(unread_file(), {}))};
        read::Shelf shelf{[&](std::uint64_t offset) { return file->from(offset); }};
        const auto number = std::max<std::size_t>(options_.game, 1);
        auto game = shelf.game(number);
        if (!game)
            return unexpected{no_game(number)};
        if (!*game)
            return unexpected{in_file(cli::in_words(language(), words::complaint(game->error())))};
        return **std::move(game);
    }
    [[nodiscard]] speech::Message unread_file() const
    {
        std::error_code unknown;
        return std::filesystem::is_directory(options_.file, unknown)
                   ? speech::Message{"file-is-folder"}
                   : speech::Message{"file-closed"};
    }
    [[nodiscard]] Refusal in_file(const std::string& why) const
    {
        return {fmt::format("{}: {}", options_.file, why)};
    }
    [[nodiscard]] Refusal no_game(std::size_t number)
    {
        const auto digits = std::to_string(number);
        return {said("read-no-game", {{"number", std::string_view{digits}}})};
    }

    [[nodiscard]] Outcome<Shown> at_move(const rules::Score& score)
    {
        auto at = rules::NodeId::root;
        while (!is_wanted(score, at)) {
            const auto next = score.next(at);
            if (!next && options_.move.empty())
                break;
            if (!next)
                return unexpected{
                    Refusal{said("read-no-move", {{"number", std::string_view{options_.move}}})}};
            at = *next;
        }
        return Shown{score.position_at(at), rules::marks_in(score.comment(at))};
    }
    /// After White's move 12 it is Black who moves at 12, and after Black's, White at 13. Move 0 is
    /// the position in which the game begins.
    [[nodiscard]] bool is_wanted(const rules::Score& score, rules::NodeId at) const
    {
        const std::string_view move{options_.move};
        if (move.empty() || at == rules::NodeId::root)
            return move == "0";
        const auto before = score.position_at(*score.previous(at));
        const bool black = move.ends_with("...");
        const auto number = base::read_count(move.substr(0, move.find('.')));
        return before.fullmoves() == number && (before.turn() == rules::Color::black) == black;
    }

    /// What was asked for beside what the game has.
    [[nodiscard]] std::optional<Refusal> add_marks(rules::Marks& marks) const
    {
        for (const auto& text : options_.marks)
            if (const auto mark = words::read_mark(text))
                marks.squares.push_back(*mark);
            else
                return Refusal{mark_words_.no_mark(text), cli::ExitStatus::wrong_use};
        for (const auto& text : options_.arrows)
            if (const auto arrow = words::read_arrow(text))
                marks.arrows.push_back(*arrow);
            else
                return Refusal{mark_words_.no_arrow(text), cli::ExitStatus::wrong_use};
        return std::nullopt;
    }

    [[nodiscard]] cli::ExitStatus put_out(const std::string& bytes)
    {
        if (options_.output == "-") {
            streams_.out << bytes << std::flush;
            return cli::ExitStatus::done;
        }
        errno = 0;
        std::ofstream stream{options_.output, std::ios::binary};
        if ((stream << bytes).flush())
            return cli::ExitStatus::done;
        const std::string reason = std::strerror(errno);
        return give_up({said("file-not-saved",
                             {{"file", options_.output}, {"reason", std::string_view{reason}}}),
                        cli::ExitStatus::machine_lacks});
    }

    const BoardOptions& options_;
    const cli::Streams& streams_;
    words::ChosenWords words_;
    words::MarkWords mark_words_;
};

}  // namespace

cli::Action board(CLI::App& parser)
{
    const auto options = std::make_shared<BoardOptions>();
    auto* const file =
        parser.add_option("FILE", options->file, "A file of games; - is standard input");
    file->type_name("");
    auto* const game = parser.add_option("--game", options->game,
                                         "A saved game, or the game of that number in FILE");
    game->type_name("ID")->check(cli::number_from_one());
    parser.add_option("--fen", options->fen, "The position; the initial one without it")
        ->type_name("FEN")
        ->excludes(file)
        ->excludes(game);
    parser
        .add_option("--move", options->move,
                    "After which move: 12 is White's, 12... Black's, 0 the start; the last without")
        ->type_name("N");
    parser
        .add_option("--to", options->to, "The form to write: text, unicode, svg, png, braille, brf")
        ->type_name("FORM")
        ->check(cli::one_of(form_names()));
    parser.add_option("--output", options->output, "The file to write; - is standard output")
        ->type_name("FILE");
    cli::add_choice(parser, "--side", options->side, "Whose side is below: white, black", "SIDE",
                    speech::side_names);
    parser.add_option("--mark", options->marks, "Mark a square, such as e5=red")
        ->type_name("SQUARE")
        ->expected(1)
        ->take_all();
    parser.add_option("--arrow", options->arrows, "Draw an arrow, such as e2e4=green")
        ->type_name("SQUARES")
        ->expected(1)
        ->take_all();
    parser.add_flag("--tactile", options->tactile,
                    "Draw for fingers, on paper that swells: thick lines and braille");
    parser.add_option("--data", options->data, "The folder with the saved games")
        ->type_name("FOLDER");
    words::add_language_option(parser, options->words);
    return [options](const cli::Streams& streams) { return Board{*options, streams}.run(); };
}

}  // namespace client::tools
