// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/place_in_game.hpp"

#include <algorithm>

namespace client::read {

using rules::NodeId;

rules::MoveFacts PlaceInGame::facts_of(NodeId node) const
{
    return move_facts(score_.position_at(*score_.previous(node)), score_.move(node));
}

rules::MoveFacts PlaceInGame::last() const
{
    return facts_of(at_);
}

int PlaceInGame::number() const
{
    return score_.position_at(*score_.previous(at_)).fullmoves();
}

std::vector<rules::Move> PlaceInGame::moves() const
{
    std::vector<rules::Move> all;
    for (auto node = at_; node != NodeId::root; node = *score_.previous(node))
        all.push_back(score_.move(node));
    std::ranges::reverse(all);
    return all;
}

std::optional<NodeId> PlaceInGame::branch_of(NodeId node) const
{
    for (; node != NodeId::root; node = *score_.previous(node))
        if (!score_.is_main(node))
            return node;
    return std::nullopt;
}

std::optional<NodeId> PlaceInGame::branch() const
{
    return branch_of(at_);
}

std::optional<PlaceInGame::Variation> PlaceInGame::variation() const
{
    const auto first = branch();
    if (!first)
        return std::nullopt;
    const auto tried = tried_after(*score_.previous(*first));
    const auto which = std::ranges::find(tried, *first) - tried.begin();
    int depth = 0;
    for (auto each = first; each; each = branch_of(*score_.previous(*each)))
        ++depth;
    return Variation{static_cast<std::size_t>(which), tried.size() - 1, depth};
}

bool PlaceInGame::forward()
{
    const auto next = score_.next(at_);
    at_ = next.value_or(at_);
    return next.has_value();
}

bool PlaceInGame::back()
{
    const auto before = score_.previous(at_);
    at_ = before.value_or(at_);
    return before.has_value();
}

/// What is read when the line that ends there was read: the next variation, or what was left for
/// it.
std::optional<NodeId> PlaceInGame::behind_line(NodeId last) const
{
    for (auto first = branch_of(last); first; first = branch_of(last)) {
        if (const auto other = score_.alternative(*first))
            return other;
        last = *score_.next(*score_.previous(*first));
        if (const auto next = score_.next(last))
            return next;
    }
    return std::nullopt;
}

bool PlaceInGame::onward()
{
    const bool has_others = !at_start() && score_.is_main(at_) && score_.alternative(at_);
    const auto next = has_others ? score_.alternative(at_) : score_.next(at_);
    const auto found = next ? next : behind_line(at_);
    at_ = found.value_or(at_);
    return found.has_value();
}

void PlaceInGame::end()
{
    while (forward()) {
    }
}

bool PlaceInGame::go_to(int number, rules::Color side)
{
    auto position = score_.initial();
    for (auto node = score_.next(NodeId::root); node; node = score_.next(*node)) {
        if (position.fullmoves() == number && position.turn() == side) {
            at_ = *node;
            return true;
        }
        position.play_unchecked(score_.move(*node));
    }
    return false;
}

std::vector<NodeId> PlaceInGame::tried_after(NodeId node) const
{
    std::vector<NodeId> all;
    for (auto each = score_.next(node); each; each = score_.alternative(*each))
        all.push_back(*each);
    return all;
}

bool PlaceInGame::go_to_one_of(const std::vector<NodeId>& tried, rules::Move move)
{
    const auto found =
        std::ranges::find(tried, move, [&](NodeId node) { return score_.move(node); });
    if (found == tried.end())
        return false;
    at_ = *found;
    return true;
}

bool PlaceInGame::follow(rules::Move move)
{
    return go_to_one_of(tried_after(at_), move);
}

std::vector<NodeId> PlaceInGame::others() const
{
    if (at_start())
        return {};
    auto all = tried_after(*score_.previous(at_));
    std::erase(all, at_);
    return all;
}

bool PlaceInGame::enter(std::size_t number)
{
    const auto all = others();
    if (number < 1 || number > all.size())
        return false;
    at_ = all[number - 1];
    return true;
}

bool PlaceInGame::enter(rules::Move move)
{
    return go_to_one_of(others(), move);
}

bool PlaceInGame::enter_next()
{
    if (others().empty())
        return false;
    const auto next = score_.alternative(at_);
    at_ = next ? *next : *score_.next(*score_.previous(at_));
    return true;
}

bool PlaceInGame::leave()
{
    const auto first = branch();
    if (first)
        at_ = *score_.next(*score_.previous(*first));
    return first.has_value();
}

std::string plain_comment(std::string_view comment)
{
    std::string plain;
    while (!comment.empty()) {
        const auto begin = std::min(comment.find("[%"), comment.size());
        plain += comment.substr(0, begin);
        comment.remove_prefix(begin);
        const auto end = comment.find(']');
        if (end == std::string_view::npos) {
            plain += comment;
            break;
        }
        comment.remove_prefix(end + 1);
        while (comment.starts_with(' ') && (plain.empty() || plain.ends_with(' ')))
            comment.remove_prefix(1);
    }
    while (plain.ends_with(' '))
        plain.pop_back();
    return plain;
}

}  // namespace client::read
