// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/writing.hpp"

#include "speech/messages.hpp"
#include "speech/text.hpp"
#include "src/paper/brf.hpp"
#include "src/paper/ink.hpp"
#include "src/paper/pdf.hpp"
#include "src/paper/plain.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <fstream>
#include <string_view>
#include <vector>

namespace client::paper {

namespace {

struct FormRow {
    std::string_view ending;
    Form form;
    std::string (*write)(const Document& document);
};

constexpr std::array forms{
    FormRow{".txt", Form::text, [](const Document& document) { return as_text(document); }},
    FormRow{".brf", Form::brf, as_brf},
    FormRow{".pdf", Form::pdf, as_pdf},
};

std::string endings()
{
    std::vector<std::string_view> all;
    for (const auto& row : forms)
        all.push_back(row.ending);
    return fmt::format("{}", fmt::join(all, ", "));
}

/// What is told of a fault: each message takes of this what it needs.
struct FaultRow {
    Fault fault;
    speech::Message message;
    std::string_view argument;
    std::string (*value)(const PaperFault& fault);
};

std::string reason(const PaperFault& fault)
{
    return fault.reason;
}

constexpr std::array faults{
    FaultRow{Fault::unknown_form, "paper-form", "endings",
             [](const PaperFault&) { return endings(); }},
    FaultRow{Fault::no_library, "paper-needs", "package",
             [](const PaperFault&) { return std::string{"libpangocairo-1.0-0"}; }},
    FaultRow{Fault::no_font, "paper-needs", "package",
             [](const PaperFault&) { return std::string{"fonts-dejavu-core"}; }},
    FaultRow{Fault::was_there, "desk-file-there", "", reason},
    FaultRow{Fault::not_written, "file-not-saved", "reason", reason},
};

}  // namespace

std::optional<Form> form_of(const std::filesystem::path& file)
{
    const auto ending = speech::fold(file.extension().string());
    const auto* const row = std::ranges::find(forms, ending, &FormRow::ending);
    return row == forms.end() ? std::nullopt : std::optional{row->form};
}

rules::Result<std::string, PaperFault> written(const Document& document, Form form)
{
    const auto* const row = std::ranges::find(forms, form, &FormRow::form);
    try {
        return row->write(rewritten(document, text::printable));
    } catch (const NoInk& none) {
        const bool library = none.why == InkFault::no_library;
        return rules::unexpected{
            PaperFault{library ? Fault::no_library : Fault::no_font, none.what()}};
    }
}

std::optional<PaperFault>
write(const Document& document, const std::filesystem::path& file, Over over)
{
    const auto form = form_of(file);
    if (!form)
        return PaperFault{Fault::unknown_form, {}};
    std::error_code unknown;
    if (over == Over::nothing && std::filesystem::exists(file, unknown))
        return PaperFault{Fault::was_there, {}};
    const auto bytes = written(document, *form);
    if (!bytes)
        return bytes.error();
    errno = 0;
    std::ofstream stream{file, std::ios::binary};
    if (!(stream << *bytes).flush())
        return PaperFault{Fault::not_written, std::strerror(errno)};
    return std::nullopt;
}

std::string fault_words(const speech::Lexicon& lexicon,
                        const PaperFault& fault,
                        const std::filesystem::path& file)
{
    const auto* const row = std::ranges::find(faults, fault.why, &FaultRow::fault);
    const auto name = text::printable(file.string());
    const auto value = text::printable(row->value(fault));
    std::vector<speech::Argument> arguments{{"file", std::string_view{name}}};
    if (!row->argument.empty())
        arguments.push_back({row->argument, std::string_view{value}});
    return lexicon.say(row->message, arguments);
}

}  // namespace client::paper
