// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/memory/board_question.hpp"

#include "speech/names.hpp"
#include "src/train/memory/named_pieces.hpp"
#include "tests/src/train/drilling.hpp"

using namespace client::train;
using client::train::memory::line_for_question;
using client::train::memory::question_about;
using rules::Square;

namespace {

constexpr std::size_t square_kind = 0;
constexpr std::size_t piece_kind = 1;
constexpr std::size_t check_kind = 2;

/// Everything that can stand on a square, as it is typed.
std::vector<std::string> contents()
{
    std::vector<std::string> all{"empty"};
    for (const auto color : rules::both_colors)
        for (const auto role : rules::all_roles)
            all.push_back(memory::in_english({color, role}));
    return all;
}

/// The square at the end of a question.
Square square_asked(const Task& task, const Teller& teller)
{
    const auto asked = task.asked(teller).back().screen;
    return Square::parse(asked.substr(asked.size() - 3, 2)).value();
}

void each_question_of(std::size_t kind,
                      const std::function<void(Task&, const rules::Position&)>& look)
{
    Random random{11 + kind};
    for (int i = 0; i < 15; ++i) {
        const auto line = line_for_question(random, 10, kind);
        look(*question_about(line.end(), kind, random), line.end());
    }
}

}  // namespace

TEST_CASE("of all that can stand on a square only that is right which the rules have put there",
          "[src][train]")
{
    tests::Drilling with;
    each_question_of(square_kind, [&](Task& task, const rules::Position& position) {
        const auto content = position.board().at(square_asked(task, with.teller));
        for (const auto& answer : contents()) {
            const bool wanted = answer == (content ? memory::in_english(*content) : "empty");
            CAPTURE(answer);
            CHECK((task.judge(with.teller, {answer}).mark == Mark::right) == wanted);
        }
    });
}

TEST_CASE("a piece without its colour is half an answer", "[src][train]")
{
    tests::Drilling with;
    Random random{1};
    for (int found = 0; found < 5;) {
        const auto task = question_about(rules::Position::initial(), square_kind, random);
        const auto content =
            rules::Position::initial().board().at(square_asked(*task, with.teller));
        if (!content)
            continue;
        ++found;
        const std::string role{speech::role_names[content->role]};
        CHECK(task->judge(with.teller, {role}).mark == Mark::partly);
    }
}

TEST_CASE("of all squares only those where such a piece stands are right", "[src][train]")
{
    tests::Drilling with;
    each_question_of(piece_kind, [&](Task& task, const rules::Position&) {
        const auto model = task.model();
        for (int at = 0; at < 64; ++at) {
            const auto name = Square::at(at).name();
            const bool wanted = std::ranges::find(model, name) != model.end();
            CHECK((task.judge(with.teller, {name}).mark != Mark::wrong) == wanted);
        }
    });
}

TEST_CASE("it is check when the rules say so", "[src][train]")
{
    tests::Drilling with;
    int checks = 0;
    each_question_of(check_kind, [&](Task& task, const rules::Position& position) {
        checks += position.in_check() ? 1 : 0;
        CHECK((task.judge(with.teller, {"yes"}).mark == Mark::right) == position.in_check());
        CHECK((task.judge(with.teller, {"no"}).mark == Mark::right) != position.in_check());
    });
    CHECK(checks > 0);
}
