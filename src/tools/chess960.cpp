// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/chess960.hpp"

#include "rules/fen.hpp"
#include "src/cli/option_checks.hpp"
#include "src/tools/tools.hpp"

#include <CLI/CLI.hpp>

#include <cassert>
#include <memory>
#include <optional>
#include <ostream>
#include <random>

namespace client::tools {

namespace {

int any_number()
{
    std::random_device chance;
    return std::uniform_int_distribution{0, rules::chess960_count - 1}(chance);
}

cli::ExitStatus print(int number, std::ostream& out)
{
    const auto position = rules::chess960_position(number);
    assert(position);
    out << "number: " << number << '\n'
        << "fen: " << rules::write_fen(position->setup(), rules::CastlingField::shredder) << '\n';
    return cli::ExitStatus::done;
}

}  // namespace

cli::Action chess960(CLI::App& parser)
{
    const auto number = std::make_shared<std::optional<int>>();
    parser
        .add_option("N", *number, "Number of the start position, 0 to 959; without it, one by lot")
        ->type_name("")
        ->check(cli::number_from_to(0, rules::chess960_count - 1));
    return [number](const cli::Streams& streams) {
        return print(number->has_value() ? **number : any_number(), streams.out);
    };
}

}  // namespace client::tools
