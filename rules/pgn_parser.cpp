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
    stands_alone_ = !error_ && *input_.cursor() == '[';
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
    fen_line_ = variant_line_ = 0;
    ++number_;
    ended_ = false;
    broke_off_ = NodeId::root;
    moves_ = nags_ = text_size_ = 0;
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
    if (reads_moves())
        release_waiting(level().last);
    if (marker_ && marker_ != GameResult::unknown)
        score_.set_result(*marker_);
    else if (const auto tag = score_.tag("Result"))
        score_.set_result(result_from(trimmed(*tag)).value_or(GameResult::unknown));
}

void PgnParser::fail(PgnFault fault, std::string_view token)
{
    fail_at(input_.line(), fault, token);
}

void PgnParser::fail_at(std::size_t line, PgnFault fault, std::string_view token)
{
    if (error_)
        return;
    error_ = PgnError{fault, number_, line, shortened(token)};
    if (keeps_moves())
        broke_off_ = level().last;
}

std::optional<Score> PgnParser::up_to_fault(std::string_view remark) const
{
    if (!error_ || score_.move_count() == 0)
        return std::nullopt;
    Score kept = score_;
    kept.add_comment(broke_off_, waiting_text_);
    for (const Nag nag : waiting_nags_)
        kept.add_nag(broke_off_, nag);
    kept.add_comment(broke_off_, remark);
    return kept;
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

std::optional<Score> PgnReader::up_to_fault(std::string_view remark) const
{
    return parser_->up_to_fault(remark);
}
std::size_t PgnReader::move_count() const
{
    return parser_->move_count();
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
bool PgnReader::stands_alone() const
{
    return parser_->stands_alone();
}

}  // namespace rules
