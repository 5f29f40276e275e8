// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/small_games.hpp"

#include "speech/enum_table.hpp"
#include "speech/text.hpp"
#include "src/base/numbers.hpp"
#include "src/text/words.hpp"
#include "src/train/mini_game.hpp"
#include "src/train/school.hpp"

namespace client::train {

namespace {

using speech::MiniGameKind;

/// What the sentence about their rules calls them.
constexpr speech::EnumTable<std::string_view, MiniGameKind::capture_the_flag> rule_names{{{
    {MiniGameKind::pawns_only, "pawns"},
    {MiniGameKind::rook_against_pawns, "rook"},
    {MiniGameKind::knight_against_pawns, "knight"},
    {MiniGameKind::capture_the_flag, "flag"},
}}};

std::optional<MiniGameKind> named(const Teller& teller, std::string_view name)
{
    const auto typed = speech::fold(name);
    if (const auto kind = speech::mini_game_names.find(typed))
        return kind;
    const auto meaning = teller.book(school).meaning(typed);
    return meaning ? speech::mini_game_names.find(*meaning) : std::nullopt;
}

}  // namespace

std::string name_of(const Teller& teller, MiniGameKind kind)
{
    return teller.book(school).own(speech::mini_game_names[kind]);
}

std::vector<std::string> names_of_games(const Teller& teller)
{
    std::vector<std::string> names;
    for (const auto name : speech::mini_game_names.all())
        names.push_back(teller.book(school).own(name));
    return names;
}

speech::Word listed_games(const Teller& teller)
{
    Lines all;
    for (const auto& name : names_of_games(teller))
        all.push_back({name, name});
    return speech::listed(all);
}

std::optional<speech::LessonGame> find_game(const Teller& teller, std::string_view name)
{
    if (const auto kind = named(teller, name))
        return speech::LessonGame{*kind};
    const auto last = name.rfind(' ');
    const auto level = last < name.size() ? base::read_count(name.substr(last + 1)) : std::nullopt;
    const auto kind = level ? named(teller, name.substr(0, last)) : std::nullopt;
    return kind ? std::optional{speech::LessonGame{*kind, *level}} : std::nullopt;
}

speech::Lesson lesson_of(const Teller& teller, const speech::LessonGame& game)
{
    const auto rules = teller.say(of_school("game-rules"),
                                  {{"game", rule_names[game.kind]},
                                   {"own", teller.square(flag_of(rules::Color::white))},
                                   {"other", teller.square(flag_of(rules::Color::black))}});
    speech::Lesson lesson;
    lesson.language = teller.language().language();
    lesson.title = name_of(teller, game.kind);
    auto& step = lesson.steps.emplace_back();
    step.kind = speech::StepKind::game;
    step.language = lesson.language;
    step.text = {rules.screen};
    step.work = game;
    return lesson;
}

}  // namespace client::train
