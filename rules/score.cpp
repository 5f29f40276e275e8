// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/score.hpp"

#include "rules/fen.hpp"

#include <algorithm>
#include <array>
#include <cassert>
#include <utility>

namespace rules {
namespace {

constexpr std::array<std::string_view, 4> result_texts{"*", "1-0", "0-1", "1/2-1/2"};

}  // namespace

std::string_view text(GameResult result)
{
    return result_texts[static_cast<unsigned>(result)];
}

std::optional<GameResult> result_from(std::string_view text)
{
    const auto* const found = std::ranges::find(result_texts, text);
    if (found != result_texts.end())
        return static_cast<GameResult>(found - result_texts.begin());
    if (text == "1/2" || text == "½-½" || text == "½")
        return GameResult::draw;
    return std::nullopt;
}

Score::Score() : nodes_(1), initial_{Position::initial()} {}

void Score::clear()
{
    tags_.clear();
    nodes_.resize(1);
    nodes_.front() = {};
    nags_.clear();
    nag_places_.clear();
    text_.clear();
    initial_ = Position::initial();
    result_ = GameResult::unknown;
}

Score::Tag Score::tag(std::size_t number) const
{
    return {view(tags_[number].name), view(tags_[number].value)};
}

std::optional<std::string_view> Score::tag(std::string_view name) const
{
    for (const TagSlices& tag : tags_)
        if (view(tag.name) == name)
            return view(tag.value);
    return std::nullopt;
}

bool Score::is_tag_name(std::string_view name)
{
    return !name.empty() && std::ranges::all_of(name, [](char c) {
        return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
               c == '_';
    });
}

void Score::add_tag(std::string_view name, CleanValue value)
{
    assert(is_tag_name(name));
    const Slice kept_name = keep(name);
    tags_.push_back({kept_name, keep(value.view())});
}

void Score::add_tag(std::string_view name, std::string_view value)
{
    TextCleaner cleaner;
    add_tag(name, cleaner.clean_value(value));
}

void Score::set_tag(std::string_view name, std::string_view value)
{
    const auto found =
        std::ranges::find_if(tags_, [&](const TagSlices& tag) { return view(tag.name) == name; });
    TextCleaner cleaner;
    if (found == tags_.end())
        add_tag(name, cleaner.clean_value(value));
    else
        found->value = keep(cleaner.clean_value(value).view());
}

void Score::set_initial(const Position& position)
{
    assert(move_count() == 0);
    initial_ = position;
}

void Score::start_from(const Position& position)
{
    set_initial(position);
    const std::string fen = write_fen(position.setup());
    if (position.variant() == Variant::chess960)
        set_tag("Variant", "Chess960");
    if (fen == initial_fen)
        return;
    set_tag("SetUp", "1");
    set_tag("FEN", fen);
}

NodeId Score::add_alternative(NodeId instead_of, Move move)
{
    assert(instead_of != NodeId::root);
    const NodeId added = append(id(node(instead_of).parent), move);
    node(added).sibling = node(instead_of).sibling;
    node(instead_of).sibling = index(added);
    return added;
}

NodeId Score::last_alternative(NodeId of) const
{
    while (node(of).sibling != none)
        of = id(node(of).sibling);
    return of;
}

std::optional<NodeId> Score::previous(NodeId of) const
{
    if (of == NodeId::root)
        return std::nullopt;
    return id(node(of).parent);
}

bool Score::is_main(NodeId of) const
{
    return of == NodeId::root || nodes_[node(of).parent].child == index(of);
}

Position Score::position_at(NodeId of) const
{
    std::vector<Move> line;
    for (; of != NodeId::root; of = id(node(of).parent))
        line.push_back(move(of));
    std::ranges::reverse(line);
    Position position = initial_;
    for (const Move played : line)
        position.play_unchecked(played);
    return position;
}

void Score::add_comment(NodeId of, CleanText text)
{
    constexpr std::string_view draw_offer = "(=)";
    if (of != NodeId::root && text.view().starts_with(draw_offer)) {
        set_draw_offer(of);
        text = text.without_beginning(draw_offer.size());
    }
    add_text(node(of).after, text.view());
}

void Score::add_comment(NodeId of, std::string_view text)
{
    TextCleaner cleaner;
    add_comment(of, cleaner.clean(text));
}

void Score::add_comment_before(NodeId of, std::string_view text)
{
    assert(of != NodeId::root);
    const NodeId parent = id(node(of).parent);
    const bool begins_variation = !is_main(of);
    const bool ends_variation = parent != NodeId::root && is_main(parent) && alternative(parent);
    TextCleaner cleaner;
    const CleanText clean = cleaner.clean(text);
    if (begins_variation || ends_variation)
        add_text(node(of).before, clean.view());
    else
        add_comment(parent, clean);
}

std::span<const Nag> Score::nags(NodeId of) const
{
    const Slice slice = node(of).nags;
    return std::span{nags_}.subspan(slice.start, slice.size);
}

std::span<const std::uint32_t> Score::nag_places(NodeId of) const
{
    const Slice slice = node(of).nags;
    return std::span{nag_places_}.subspan(slice.start, slice.size);
}

void Score::add_nag(NodeId of, Nag nag)
{
    Slice& slice = node(of).nags;
    if (slice.start + slice.size != nags_.size()) {
        // Others have come in between: the glyphs of one move lie side by side.
        const auto start = static_cast<std::uint32_t>(nags_.size());
        for (std::uint32_t i = 0; i < slice.size; ++i) {
            nags_.push_back(Nag{nags_[slice.start + i]});
            nag_places_.push_back(std::uint32_t{nag_places_[slice.start + i]});
        }
        slice.start = start;
    }
    nags_.push_back(nag);
    nag_places_.push_back(node(of).after.size);
    ++slice.size;
}

Score::Slice Score::keep(std::string_view text)
{
    const Slice slice{static_cast<std::uint32_t>(text_.size()),
                      static_cast<std::uint32_t>(text.size())};
    text_.append(text);
    return slice;
}

void Score::add_text(Slice& slice, std::string_view text)
{
    if (text.empty())
        return;
    if (slice.size == 0) {
        slice = keep(text);
        return;
    }
    if (slice.start + slice.size != text_.size()) {
        const std::size_t start = text_.size();
        text_.resize(start + slice.size);
        std::copy_n(text_.begin() + slice.start, slice.size,
                    text_.begin() + static_cast<std::ptrdiff_t>(start));
        slice.start = static_cast<std::uint32_t>(start);
    }
    text_ += ' ';
    text_.append(text);
    slice.size += static_cast<std::uint32_t>(text.size()) + 1;
}

bool Score::same_at(NodeId ours, const Score& other, NodeId theirs) const
{
    const bool same_move = ours == NodeId::root || move(ours) == other.move(theirs);
    return same_move && has_draw_offer(ours) == other.has_draw_offer(theirs) &&
           comment(ours) == other.comment(theirs) &&
           comment_before(ours) == other.comment_before(theirs) &&
           std::ranges::equal(nags(ours), other.nags(theirs)) &&
           std::ranges::equal(nag_places(ours), other.nag_places(theirs)) &&
           next(ours).has_value() == other.next(theirs).has_value() &&
           alternative(ours).has_value() == other.alternative(theirs).has_value();
}

bool Score::same_moves(const Score& other) const
{
    std::vector<std::pair<NodeId, NodeId>> waiting{{NodeId::root, NodeId::root}};
    while (!waiting.empty()) {
        const auto [ours, theirs] = waiting.back();
        waiting.pop_back();
        if (!same_at(ours, other, theirs))
            return false;
        if (const auto beside = alternative(ours))
            waiting.emplace_back(*beside, *other.alternative(theirs));
        if (const auto after = next(ours))
            waiting.emplace_back(*after, *other.next(theirs));
    }
    return true;
}

bool Score::operator==(const Score& other) const
{
    if (result_ != other.result_ || tag_count() != other.tag_count())
        return false;
    for (std::size_t i = 0; i < tag_count(); ++i)
        if (tag(i) != other.tag(i))
            return false;
    return initial_.setup() == other.initial_.setup() && same_moves(other);
}

}  // namespace rules
