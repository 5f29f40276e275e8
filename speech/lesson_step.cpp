// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lesson_step.hpp"

#include "rules/fen.hpp"
#include "rules/position.hpp"
#include "speech/lesson_notation.hpp"
#include "speech/lesson_values.hpp"
#include "speech/names.hpp"

#include <algorithm>
#include <array>
#include <initializer_list>

namespace speech {

namespace {

using Reason = LessonReason;

/// Whether a step can be played from: with both kings it is a position of a game, and without them
/// a board for practice.
bool is_lawful(const rules::Setup& setup)
{
    const auto kings = [&](rules::Color color) {
        return setup.board.of(color, rules::Role::king).count();
    };
    const auto white = kings(rules::Color::white);
    const auto black = kings(rules::Color::black);
    if (white == 1 && black == 1)
        return rules::Position::from(setup).has_value();
    const auto last = rules::Bitboard{rules::Rank::one} | rules::Bitboard{rules::Rank::eight};
    return white <= 1 && black <= 1 && (setup.board.of(rules::Role::pawn) & last).none();
}

class StepReader : LessonValues {
public:
    StepReader(const LessonSection& section, const std::string& file, LessonFaults& faults)
        : LessonValues{section, file, faults}
    {
    }

    /// None, and its faults, if the step cannot be used.
    std::optional<LessonStep> read(LessonPart part)
    {
        step_.line = section().line;
        for (const auto& [key, node] : section().values)
            take(part, key.str(), node);
        if (!section().broken.empty() && !is_told())
            return std::nullopt;
        if (!demand("id", !step_.id.empty()))
            return std::nullopt;
        if (part == LessonPart::texts)
            return finish_texts();
        const bool whole = demand("kind", kind_.has_value()) && demand("text", is_told());
        return whole && finish_work() ? std::optional{step_} : std::nullopt;
    }

private:
    using Key = LessonKey<StepReader>;
    static const std::array<Key, 21> keys;

    [[nodiscard]] bool is_told() const { return !step_.text.empty(); }

    /// Says that a key is missing, unless it is there and something was said of it.
    bool demand(std::string_view key, bool there)
    {
        if (!there && !has(key) && section().broken.empty())
            fault(section().line, Reason::missing, key);
        return there;
    }

    void take(LessonPart part, std::string_view name, const toml::node& node)
    {
        if (name.starts_with("wrong"))
            return take_wrong(name, node);
        if (const auto key = find_key(keys, name, part))
            (this->*key->take)(name, node);
        else
            fault(node, Reason::no_key, name);
    }
    /// "wrong", or "wrong-" and an answer.
    void take_wrong(std::string_view name, const toml::node& node)
    {
        if (name != "wrong" && !name.starts_with("wrong-"))
            return fault(node, Reason::no_key, name);
        const auto answer = name.substr(std::min<std::size_t>(name.size(), 6));
        if (auto sentences = text(name, node); !sentences.empty())
            step_.wrong.push_back({std::string{answer}, std::move(sentences)});
    }

    void take_id(std::string_view key, const toml::node& node)
    {
        step_.id = id(key, node).value_or("");
    }
    void take_kind(std::string_view key, const toml::node& node)
    {
        kind_ = name(step_kind_names, key, node);
    }
    void take_text(std::string_view key, const toml::node& node) { step_.text = text(key, node); }
    void take_with_board(std::string_view key, const toml::node& node)
    {
        step_.with_board = text(key, node);
    }
    void take_hint(std::string_view key, const toml::node& node) { step_.hint = text(key, node); }
    void take_right(std::string_view key, const toml::node& node) { step_.right = text(key, node); }
    void take_explain(std::string_view key, const toml::node& node)
    {
        step_.article = value(key, node).value_or("");
    }
    void take_form(std::string_view key, const toml::node& node)
    {
        form_ = name(answer_form_names, key, node);
    }
    void take_answer(std::string_view key, const toml::node& node)
    {
        question_.accepted = list(key, node);
    }
    void take_choices(std::string_view key, const toml::node& node)
    {
        question_.choices = text(key, node);
    }
    void take_fact(std::string_view key, const toml::node& node)
    {
        const auto written = value(key, node);
        question_.fact = written ? parse_fact(*written) : std::nullopt;
        if (written && !question_.fact)
            fault(node, Reason::no_name, *written);
    }
    void take_fen(std::string_view key, const toml::node& node)
    {
        const auto written = value(key, node);
        const auto setup =
            written ? rules::read_fen(*written) : rules::unexpected{rules::FenError{}};
        if (setup)
            step_.setup = *setup;
        else if (written)
            fault(node, Reason::no_position, *written);
    }
    void take_men(std::string_view key, const toml::node& node)
    {
        const auto written = value(key, node);
        const auto board = written ? parse_men(*written) : std::nullopt;
        if (!board && written)
            return fault(node, Reason::no_position, *written);
        if (board)
            step_.setup.emplace().board = *board;
    }
    void take_turn(std::string_view key, const toml::node& node)
    {
        turn_ = name(side_names, key, node);
    }
    void take_task(std::string_view key, const toml::node& node)
    {
        const auto written = value(key, node);
        task_ = written ? parse_task(*written) : std::nullopt;
        if (written && !task_)
            fault(node, Reason::no_name, *written);
    }
    void take_moves(std::string_view key, const toml::node& node)
    {
        limit_ = number(key, node).value_or(0);
    }
    void take_safe(std::string_view key, const toml::node& node)
    {
        safe_ = flag(key, node).value_or(false);
    }
    void take_drill(std::string_view key, const toml::node& node)
    {
        drill_.name = id(key, node).value_or("");
    }
    void take_level(std::string_view key, const toml::node& node)
    {
        level_ = std::clamp(number(key, node).value_or(1), 1, 9);
    }
    void take_questions(std::string_view key, const toml::node& node)
    {
        drill_.questions = std::max(1, number(key, node).value_or(drill_.questions));
    }
    void take_game(std::string_view key, const toml::node& node)
    {
        game_ = name(mini_game_names, key, node);
    }

    LessonStep finish_texts()
    {
        question_.form = AnswerForm::words;
        step_.work = question_;
        return step_;
    }

    [[nodiscard]] bool finish_work()
    {
        step_.kind = *kind_;
        const bool broken = has("fact") && !question_.fact;
        if (!finish_setup() || broken)
            return false;
        switch (step_.kind) {
        case StepKind::tell:
            return finish_telling();
        case StepKind::recall:
        case StepKind::recap:
            return question_.fact || form_ ? finish_question() : finish_telling();
        case StepKind::ask:
            return demand("form", form_ || question_.fact) && finish_question();
        case StepKind::practise:
            return finish_task();
        case StepKind::drill:
            return finish_drill();
        case StepKind::game:
            return finish_game();
        }
        return false;
    }
    [[nodiscard]] bool finish_setup()
    {
        if (!step_.setup)
            return !has("fen") && !has("men");
        if (turn_)
            step_.setup->turn = *turn_;
        if (is_lawful(*step_.setup))
            return true;
        fault(line_of(has("fen") ? "fen" : "men"), Reason::unlawful, "");
        return false;
    }
    /// What only other kinds of steps know has no place here.
    void refuse(std::initializer_list<std::string_view> others)
    {
        for (const auto key : others)
            if (has(key))
                fault(line_of(key), Reason::no_key, key);
    }
    [[nodiscard]] bool finish_telling()
    {
        refuse({"answer", "choices", "task", "moves", "safe", "drill", "level", "game"});
        return true;
    }
    [[nodiscard]] bool finish_question()
    {
        refuse({"task", "moves", "safe", "drill", "level", "game"});
        if (question_.fact && form_ && *form_ != form_of(*question_.fact))
            return answer_fault("form");
        question_.form = question_.fact ? form_of(*question_.fact) : *form_;
        if (!finish_choices() || !finish_answers())
            return false;
        finish_wrong();
        step_.work = question_;
        return true;
    }
    bool answer_fault(std::string_view key)
    {
        fault(line_of(key), Reason::no_answer, key);
        return false;
    }
    /// A state is one of four: check, mate, stalemate, none of them.
    [[nodiscard]] bool finish_choices()
    {
        const bool wanted = question_.form == AnswerForm::choice;
        if (!wanted)
            return question_.choices.empty() || answer_fault("choices");
        if (!demand("choices", !question_.choices.empty()))
            return false;
        return !question_.fact || question_.choices.size() == 4 || answer_fault("choices");
    }
    [[nodiscard]] bool finish_answers()
    {
        if (question_.fact)
            return question_.accepted.empty() || answer_fault("answer");
        if (!demand("answer", !question_.accepted.empty()))
            return false;
        for (auto& answer : question_.accepted) {
            const auto parsed = parse_answer(question_.form, answer);
            if (!parsed || !is_offered(*parsed))
                return answer_fault("answer");
            if (question_.form != AnswerForm::words)
                answer = *parsed;
        }
        const bool playable = question_.form != AnswerForm::move || step_.setup;
        return demand("men", playable);
    }
    [[nodiscard]] bool is_offered(const std::string& answer) const
    {
        if (question_.form != AnswerForm::choice)
            return true;
        const auto& choices = question_.choices;
        for (std::size_t i = 1; i <= choices.size(); ++i)
            if (answer == std::to_string(i))
                return true;
        return false;
    }
    void finish_wrong()
    {
        std::vector<WrongAnswer> sound;
        for (const auto& [answer, text] : step_.wrong)
            if (answer.empty())
                sound.push_back({answer, text});
            else if (const auto parsed = parse_answer(question_.form, answer))
                sound.push_back({*parsed, text});
            else
                answer_fault("wrong-" + answer);
        step_.wrong = std::move(sound);
    }
    [[nodiscard]] bool finish_task()
    {
        refuse({"form", "answer", "choices", "fact", "drill", "level", "game"});
        if (!demand("task", task_.has_value()) || !demand("men", step_.setup.has_value()))
            return false;
        task_->limit = limit_;
        task_->safe = safe_;
        step_.work = *task_;
        return true;
    }
    [[nodiscard]] bool finish_drill()
    {
        refuse(
            {"form", "answer", "choices", "fact", "fen", "men", "task", "moves", "safe", "game"});
        drill_.level = level_;
        step_.work = drill_;
        return demand("drill", !drill_.name.empty());
    }
    [[nodiscard]] bool finish_game()
    {
        refuse(
            {"form", "answer", "choices", "fact", "fen", "men", "task", "moves", "safe", "drill"});
        if (game_)
            step_.work = LessonGame{*game_, level_};
        return demand("game", game_.has_value());
    }

    LessonStep step_;
    std::optional<StepKind> kind_;
    std::optional<AnswerForm> form_;
    std::optional<rules::Color> turn_;
    LessonQuestion question_;
    std::optional<LessonTask> task_;
    int limit_ = 0;
    bool safe_ = false;
    LessonDrill drill_;
    int level_ = 1;
    std::optional<MiniGameKind> game_;
};

const std::array<StepReader::Key, 21> StepReader::keys{{
    {"id", LessonPart::texts, &StepReader::take_id},
    {"kind", LessonPart::whole, &StepReader::take_kind},
    {"text", LessonPart::texts, &StepReader::take_text},
    {"with-board", LessonPart::texts, &StepReader::take_with_board},
    {"hint", LessonPart::texts, &StepReader::take_hint},
    {"right", LessonPart::texts, &StepReader::take_right},
    {"explain", LessonPart::whole, &StepReader::take_explain},
    {"form", LessonPart::whole, &StepReader::take_form},
    {"answer", LessonPart::texts, &StepReader::take_answer},
    {"choices", LessonPart::texts, &StepReader::take_choices},
    {"fact", LessonPart::whole, &StepReader::take_fact},
    {"fen", LessonPart::whole, &StepReader::take_fen},
    {"men", LessonPart::whole, &StepReader::take_men},
    {"turn", LessonPart::whole, &StepReader::take_turn},
    {"task", LessonPart::whole, &StepReader::take_task},
    {"moves", LessonPart::whole, &StepReader::take_moves},
    {"safe", LessonPart::whole, &StepReader::take_safe},
    {"drill", LessonPart::whole, &StepReader::take_drill},
    {"level", LessonPart::whole, &StepReader::take_level},
    {"questions", LessonPart::whole, &StepReader::take_questions},
    {"game", LessonPart::whole, &StepReader::take_game},
}};

}  // namespace

std::optional<LessonStep> read_step(const LessonSection& section,
                                    LessonPart part,
                                    const std::string& file,
                                    LessonFaults& faults)
{
    return StepReader{section, file, faults}.read(part);
}

}  // namespace speech
