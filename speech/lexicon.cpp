// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lexicon.hpp"

#include "speech/icu_text.hpp"
#include "speech/lexicon_contents.hpp"
#include "speech/typed_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

namespace speech {

std::string text(const LexiconFault& fault)
{
    if (fault.line == 0)
        return fmt::format("{}: {}", fault.file, fault.what);
    return fmt::format("{}, line {}: {}", fault.file, fault.line, fault.what);
}

Lexicon::Lexicon(std::shared_ptr<Contents> contents, Breadth breadth)
    : contents_{std::move(contents)}, breadth_{breadth}
{
}
Lexicon::Lexicon(Lexicon&& other) noexcept = default;
Lexicon& Lexicon::operator=(Lexicon&& other) noexcept = default;
Lexicon::~Lexicon() = default;

Lexicon Lexicon::narrow() const
{
    return Lexicon{contents_, Breadth::narrow};
}

const std::string& Lexicon::name() const
{
    return contents_->name;
}
const std::string& Lexicon::language() const
{
    return contents_->language;
}
const std::string& Lexicon::voice() const
{
    return contents_->voice;
}
bool Lexicon::has_messages() const
{
    return !contents_->announcements_only;
}
const MoveWords& Lexicon::move_words() const
{
    return contents_->move;
}
const HeardWords& Lexicon::heard_words() const
{
    return contents_->heard;
}

const HeardWords& Lexicon::command_words(CommandArea area) const
{
    return contents_->commands[static_cast<std::size_t>(area)];
}
std::string Lexicon::ascii(std::string_view text) const
{
    return to_ascii(text, contents_->ascii);
}

std::string Lexicon::in_script(std::string_view text) const
{
    if (!contents_->script && text.find(static_cast<char>(typed_mark)) == std::string_view::npos)
        return std::string{text};
    return utf8(speech::in_script(decoded(text), contents_->script.get()));
}

std::string Lexicon::Contents::format(MessagePatterns& patterns,
                                      Message message,
                                      std::span<const Argument> arguments) const
{
    const Transliteration transliterate = [this](icu::UnicodeString& text) {
        text = speech::in_script(text, script.get());
    };
    return patterns.format(message.index(), arguments, locale, transliterate);
}

std::string Lexicon::say(Message message, std::span<const Argument> arguments) const
{
    assert(has_messages());
    return contents_->format(contents_->messages, message, arguments);
}

std::string Lexicon::show(Message message, std::span<const Argument> arguments) const
{
    assert(has_messages());
    auto& forms = contents_->short_forms;
    const bool is_short =
        breadth_ == Breadth::narrow && forms.written[message.index()].isBogus() == 0;
    return contents_->format(is_short ? forms : contents_->messages, message, arguments);
}

std::string Lexicon::number_words(int number, Counted counted) const
{
    UErrorCode status = U_ZERO_ERROR;
    if (!contents_->numbers)
        contents_->numbers = std::make_unique<icu::RuleBasedNumberFormat>(
            icu::URBNF_SPELLOUT, contents_->locale, status);
    icu::UnicodeString said;
    icu::FieldPosition nowhere;
    const auto& rules = contents_->number_rules[static_cast<std::size_t>(counted)];
    contents_->numbers->format(static_cast<int32_t>(number), decoded(rules), said, nowhere, status);
    if (U_FAILURE(status) != 0)  // a language without number words, or without this rule set
        return std::to_string(number);
    said.findAndReplace(icu::UnicodeString{u'\u00ad'}, icu::UnicodeString{});
    return utf8(said);
}

}  // namespace speech
