// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/move_facts.hpp"
#include "rules/position.hpp"
#include "rules/san.hpp"
#include "speech/announcer.hpp"
#include "speech/clock_words.hpp"
#include "speech/glossary.hpp"
#include "speech/lexicon.hpp"
#include "speech/recogniser.hpp"

#include <benchmark/benchmark.h>

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

namespace {

const auto names = speech::lexicon_names("speech/words");

std::vector<speech::Lexicon> all_lexicons()
{
    std::vector<speech::Lexicon> lexicons;
    for (const auto& name : names)
        lexicons.push_back(*speech::Lexicon::load("speech/words", name));
    return lexicons;
}

void load_all_lexicons(benchmark::State& state)
{
    for (auto _ : state)
        benchmark::DoNotOptimize(all_lexicons());
}
BENCHMARK(load_all_lexicons)->Unit(benchmark::kMillisecond);

void announce_a_move(benchmark::State& state)
{
    const auto lexicons = all_lexicons();
    const speech::Announcer announcer{lexicons[static_cast<std::size_t>(state.range(0))]};
    const auto position = rules::Position::initial();
    const auto move = *rules::read_san(position, "Nf3");
    for (auto _ : state)
        benchmark::DoNotOptimize(announcer.move(move_facts(position, move)));
    state.SetLabel(names[static_cast<std::size_t>(state.range(0))]);
}
BENCHMARK(announce_a_move)->DenseRange(0, 6)->Unit(benchmark::kMicrosecond);

void recognise_a_move(benchmark::State& state)
{
    const auto lexicons = all_lexicons();
    std::vector<const speech::Lexicon*> all;
    for (const auto& lexicon : lexicons)
        all.push_back(&lexicon);
    const speech::Recogniser recogniser{all};
    const auto position = rules::Position::initial();
    const auto move = *rules::read_san(position, "Nf3");
    const speech::Announcer announcer{lexicons[static_cast<std::size_t>(state.range(0))],
                                      {.form = speech::Form::long_form}};
    const auto said = announcer.move(move_facts(position, move)).screen;
    for (auto _ : state)
        benchmark::DoNotOptimize(recogniser.hear(position, said));
    state.SetLabel(said);
}
BENCHMARK(recognise_a_move)->DenseRange(0, 6)->Unit(benchmark::kMicrosecond);

void tell_the_time(benchmark::State& state)
{
    const auto cs = *speech::Lexicon::load("speech/words", "cs");
    const auto time = std::chrono::seconds{3665};
    for (auto _ : state)
        benchmark::DoNotOptimize(speech::time_of(cs, rules::Color::white, time));
}
BENCHMARK(tell_the_time)->Unit(benchmark::kMicrosecond);

/// The Laws by their number and by words, in a language with many endings.
void answer_about_the_laws(benchmark::State& state, std::string_view asked)
{
    const auto lexicon = *speech::Lexicon::load("speech/words", "cs");
    const auto laws = *speech::LawBook::load("speech/words", lexicon);
    const auto glossary = *speech::Glossary::load("speech/words", lexicon);
    for (auto _ : state)
        benchmark::DoNotOptimize(law_words(lexicon, laws, glossary, asked));
}
BENCHMARK_CAPTURE(answer_about_the_laws, number, "9.2")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answer_about_the_laws, term, "pat")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(answer_about_the_laws, words, "rošáda přes šach")->Unit(benchmark::kMillisecond);

/// Read when first asked for.
void load_the_laws(benchmark::State& state)
{
    const auto lexicon = *speech::Lexicon::load("speech/words", "cs");
    for (auto _ : state) {
        benchmark::DoNotOptimize(speech::LawBook::load("speech/words", lexicon));
        benchmark::DoNotOptimize(speech::Glossary::load("speech/words", lexicon));
    }
}
BENCHMARK(load_the_laws)->Unit(benchmark::kMillisecond);

}  // namespace
