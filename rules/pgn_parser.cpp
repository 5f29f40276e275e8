// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/pgn_parser.hpp"

#include "rules/code_points.hpp"

#include <istream>
#include <utility>

namespace rules {
namespace {

std::string shortened(std::string_view token)
{
    // Latin-1 text grows when it becomes UTF-8, so the end is cut twice.
    TextCleaner cleaner;
    const auto clean = cleaner.clean(token.substr(0, PgnError::max_token));
    return std::string{beginning(clean.view(), PgnError::max_token)};
}

ByteSource bytes_of(std::istream& stream)
{
    return [&stream](char* to, std::size_t most) {
        return static_cast<std::size_t>(
            stream.rdbuf()->sgetn(to, static_cast<std::streamsize>(most)));
    };
}

}  // namespace

PgnParser::PgnParser(ByteSource source, PgnOptions options)
    : input_{std::move(source)}, options_{options}, levels_{
                                                        {Position::initial(), Position::initial()}}
{
}

bool PgnParser::next()
{
    start();
    if (!find_game() && !error_) {
        --number_;
        return false;
    }
    first_line_ = input_.line();
    first_byte_ = input_.offset();
    tag_section();
    set_up();
    if (!ended_)
        movetext();
    finish();
    return true;
}

void PgnParser::start()
{
    score_.clear();
    error_.reset();
    marker_.reset();
    ++number_;
    ended_ = false;
    depth_ = 0;
    levels_.front() = {Position::initial(), Position::initial()};
    waiting_text_.clear();
    waiting_nags_.clear();
}

bool PgnParser::find_game()
{
    while (!input_.at_end())
        if (!pass_filler())
            return true;
    return false;
}

void PgnParser::finish()
{
    if (reads_moves() && depth_ > 0)
        fail_at(level().line, PgnFault::variation_unclosed);
    if (error_)
        return;
    if (reads_moves())
        release_waiting(level().last);
    if (marker_ && marker_ != GameResult::unknown)
        score_.set_result(*marker_);
    else if (const auto tag = score_.tag("Result"))
        score_.set_result(result_from(*tag).value_or(GameResult::unknown));
}

void PgnParser::fail(PgnFault fault, std::string_view token)
{
    fail_at(input_.line(), fault, token);
}

void PgnParser::fail_at(std::size_t line, PgnFault fault, std::string_view token)
{
    if (!error_)
        error_ = PgnError{fault, number_, line, shortened(token)};
}

PgnReader::PgnReader(std::istream& stream, PgnOptions options)
    : PgnReader{bytes_of(stream), options}
{
}

PgnReader::PgnReader(ByteSource source, PgnOptions options)
    : parser_{std::make_unique<PgnParser>(std::move(source), options)}
{
}

PgnReader::PgnReader(PgnReader&&) noexcept = default;
PgnReader& PgnReader::operator=(PgnReader&&) noexcept = default;
PgnReader::~PgnReader() = default;

std::optional<PgnReader::Game> PgnReader::next()
{
    if (!parser_->next())
        return std::nullopt;
    if (parser_->error())
        return Game{unexpected{*parser_->error()}};
    return Game{&parser_->score()};
}

std::size_t PgnReader::number() const
{
    return parser_->number();
}
std::size_t PgnReader::line() const
{
    return parser_->line();
}
std::uint64_t PgnReader::offset() const
{
    return parser_->offset();
}

}  // namespace rules
