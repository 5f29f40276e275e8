// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/espeak.hpp"

#include "speech/enum_table.hpp"
#include "speech/library.hpp"
#include "speech/messages.hpp"
#include "speech/plain_text.hpp"
#include "speech/text.hpp"

#include <espeak-ng/espeak_ng.h>
#include <espeak-ng/speak_lib.h>

#include <algorithm>
#include <cstddef>
#include <cstring>
#include <exception>
#include <memory>
#include <mutex>
#include <utility>

namespace speech {

namespace {

/// How much sound is made before the sink is asked again; the smaller, the sooner it can end.
constexpr int step_in_milliseconds = 20;

/// The functions that we use, by the names that they have in the library.
struct Functions {
    decltype(espeak_ng_InitializePath)* initialize_path;
    decltype(espeak_ng_Initialize)* initialize;
    decltype(espeak_ng_InitializeOutput)* initialize_output;
    decltype(espeak_ng_ClearErrorContext)* clear_error;
    decltype(espeak_ng_GetSampleRate)* sample_rate;
    decltype(espeak_SetSynthCallback)* set_callback;
    decltype(espeak_SetVoiceByProperties)* set_voice;
    decltype(espeak_SetParameter)* set_parameter;
    decltype(espeak_Synth)* synth;
    decltype(espeak_TextToPhonemes)* phonemes;
    decltype(espeak_ListVoices)* list_voices;

    explicit Functions(const Library& library)
    {
        library.find("espeak_ng_InitializePath", initialize_path);
        library.find("espeak_ng_Initialize", initialize);
        library.find("espeak_ng_InitializeOutput", initialize_output);
        library.find("espeak_ng_ClearErrorContext", clear_error);
        library.find("espeak_ng_GetSampleRate", sample_rate);
        library.find("espeak_SetSynthCallback", set_callback);
        library.find("espeak_SetVoiceByProperties", set_voice);
        library.find("espeak_SetParameter", set_parameter);
        library.find("espeak_Synth", synth);
        library.find("espeak_TextToPhonemes", phonemes);
        library.find("espeak_ListVoices", list_voices);
    }
};

/// Where the samples of the utterance in hand go. Exceptions may not pass through the library.
struct Destination {
    const SampleSink* sink = nullptr;
    std::exception_ptr thrown;
    bool ended = false;
};

}  // namespace

struct EspeakEngine {
    std::mutex busy;
    std::unique_ptr<Functions> functions;  ///< none until everything is ready
    int sample_rate = 0;
    Destination destination;
};

namespace {

/// Never destroyed: a thread that hangs in a sound server may outlive main.
EspeakEngine& engine()
{
    static auto* const only = new EspeakEngine;
    return *only;
}

/// The library's synchronous mode: returning 1 ends the utterance, and that is all of cancelling.
int take_samples(short* samples, int count, espeak_EVENT* /*events*/)
{
    auto& destination = engine().destination;
    if (samples == nullptr || count <= 0 || destination.sink == nullptr)
        return 0;
    try {
        if (!destination.ended)
            destination.ended = !(*destination.sink)({samples, static_cast<std::size_t>(count)});
    } catch (...) {
        destination.thrown = std::current_exception();
        destination.ended = true;
    }
    return destination.ended ? 1 : 0;
}

std::unique_ptr<Functions> load()
{
    try {
        return std::make_unique<Functions>(Library{"libespeak-ng.so.1"});
    } catch (const std::runtime_error& failure) {
        throw VoiceFailure{VoiceFault::no_library, std::string{failure.what()}};
    }
}

/// Not espeak_Initialize, which complains to standard error and so into the player's screen.
void start(const Functions& functions)
{
    functions.initialize_path(nullptr);
    espeak_ng_ERROR_CONTEXT context = nullptr;
    auto status = functions.initialize(&context);
    functions.clear_error(&context);
    if (status == ENS_OK)
        status =
            functions.initialize_output(ENOUTPUT_MODE_SYNCHRONOUS, step_in_milliseconds, nullptr);
    if (status != ENS_OK)
        throw VoiceFailure{VoiceFault::no_voice_data, Message{"found-no-voice-data"}};
}

bool try_language(const Functions& functions, const char* language)
{
    espeak_VOICE wanted{};
    wanted.languages = language;
    return functions.set_voice(&wanted) == EE_OK;
}

/// By property, never by name: a name may stand for a voice that is not installed, and choosing
/// that leaves a broken voice and a complaint on standard error.
void choose_voice(const Functions& functions, std::string_view tag)
{
    const auto language = primary_language(tag);
    const std::string whole{tag};
    const bool plain = std::ranges::all_of(whole, [](char c) { return c > ' ' && c < '\x7f'; });
    if (plain && whole.size() < 40 && try_language(functions, whole.c_str()))
        return;
    if (!try_language(functions, language.c_str()))
        try_language(functions, "en");
}

std::vector<InstalledVoice> installed(const Functions& functions)
{
    std::vector<InstalledVoice> result;
    for (const auto* const* row = functions.list_voices(nullptr); *row != nullptr; ++row) {
        const auto& voice = **row;
        // The first byte of the languages is their rank. MBROLA's voices need its program.
        if (std::strncmp(voice.identifier, "mb/", 3) != 0)
            result.push_back({voice.languages + 1, voice.name});
    }
    return result;
}

/// One that is installed beyond doubt. Where the language has none of these names, nothing changes.
void choose_named(const Functions& functions,
                  std::span<const std::string> names,
                  std::string_view language)
{
    const auto all = installed(functions);
    const auto named = voice_for(all, names, language);
    const auto is_named = [&](const auto& name) { return named && fold(name) == fold(*named); };
    if (std::ranges::none_of(names, is_named))
        return;
    const auto tag = primary_language(language);
    espeak_VOICE wanted{};
    wanted.name = named->c_str();
    wanted.languages = tag.c_str();
    functions.set_voice(&wanted);
}

/// -100, 0 and 100 on a scale of the synthesiser.
int on_scale(int value, int least, int usual, int most)
{
    const auto bounded = std::clamp(value, -100, 100);
    const auto range = bounded < 0 ? usual - least : most - usual;
    return usual + bounded * range / 100;
}

void tune(const Functions& functions, const EspeakNumbers& numbers)
{
    functions.set_parameter(espeakRATE, numbers.rate, 0);
    functions.set_parameter(espeakPITCH, numbers.pitch, 0);
    functions.set_parameter(espeakVOLUME, numbers.volume, 0);
    functions.set_parameter(espeakPUNCTUATION, espeakPUNCT_NONE, 0);
}

}  // namespace

EspeakNumbers espeak_numbers(const VoiceSettings& settings, Pace pace, Haste haste)
{
    constexpr EnumTable<int, Haste::fast> percents{
        {{{Haste::none, 100}, {Haste::brisk, 135}, {Haste::fast, 170}}}};
    const int rate = on_scale(settings.rate.value_or(0), espeakRATE_MINIMUM, espeakRATE_NORMAL,
                              espeakRATE_MAXIMUM);
    const int hasty = std::min<int>(rate * percents[haste] / 100, espeakRATE_MAXIMUM);
    const int slow = std::max(rate * 2 / 3, espeakRATE_MINIMUM);
    return {pace == Pace::slow ? slow : hasty, on_scale(settings.pitch.value_or(0), 0, 50, 99),
            on_scale(settings.volume.value_or(100), 0, 50, 100)};
}

Espeak& Espeak::instance()
{
    auto& only = engine();
    const std::scoped_lock lock{only.busy};
    if (!only.functions) {
        auto functions = load();
        start(*functions);
        functions->set_callback(take_samples);
        only.sample_rate = functions->sample_rate();
        only.functions = std::move(functions);
    }
    static Espeak face{only};
    return face;
}

int Espeak::sample_rate() const
{
    return engine_.sample_rate;
}

void Espeak::speak(const Utterance& utterance,
                   const VoiceSettings& settings,
                   const SampleSink& sink)
{
    const std::scoped_lock lock{engine_.busy};
    const auto text = plain_text(utterance.voice);
    choose_voice(*engine_.functions, without_manner(utterance.language));
    if (!settings.names.empty())
        choose_named(*engine_.functions, settings.names, utterance.language);
    tune(*engine_.functions, espeak_numbers(settings_for(settings, utterance), utterance.pace,
                                            manner_of(utterance.language).haste));
    engine_.destination = {&sink, nullptr, false};
    // Neither SSML nor phoneme input: what stands in the text is read, never obeyed.
    engine_.functions->synth(text.c_str(), text.size() + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8,
                             nullptr, nullptr);
    const auto thrown = std::exchange(engine_.destination, {}).thrown;
    if (thrown)
        std::rethrow_exception(thrown);
}

std::string Espeak::phonemes(std::string_view text, std::string_view language)
{
    const std::scoped_lock lock{engine_.busy};
    choose_voice(*engine_.functions, language);
    const auto plain = plain_text(text);
    const void* rest = plain.c_str();
    std::string result;
    while (rest != nullptr) {
        const char* clause = engine_.functions->phonemes(&rest, espeakCHARS_UTF8, 0);
        if (clause == nullptr || *clause == '\0')
            continue;
        result += result.empty() ? "" : "\n";
        result += clause;
    }
    return result;
}

std::vector<InstalledVoice> Espeak::voices()
{
    const std::scoped_lock lock{engine_.busy};
    return installed(*engine_.functions);
}

bool Espeak::has_voice_for(std::string_view language)
{
    const auto wanted = primary_language(language);
    const auto all = voices();
    return std::ranges::any_of(all, [&](const InstalledVoice& voice) {
        return primary_language(voice.language) == wanted;
    });
}

}  // namespace speech
