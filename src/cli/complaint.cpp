// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/cli/complaint.hpp"

#include "speech/lexicon.hpp"
#include "speech/messages.hpp"
#include "src/base/numbers.hpp"
#include "src/text/printable.hpp"

#include <algorithm>
#include <ostream>
#include <vector>

namespace client::cli {

namespace {

// No printable text holds these.
constexpr char edge = '\x1E';
constexpr char gap = '\x1F';

std::vector<std::string_view> fields_of(std::string_view text)
{
    std::vector<std::string_view> fields;
    while (true) {
        const auto end = std::min(text.find(gap), text.size());
        fields.push_back(text.substr(0, end));
        if (end == text.size())
            return fields;
        text.remove_prefix(end + 1);
    }
}

/// The number of the message, then names and values by turns.
std::string words_of(const speech::Lexicon& lexicon, std::string_view packed)
{
    const auto fields = fields_of(packed);
    const auto index = base::read_number<std::size_t>(fields[0]).value_or(0);
    std::vector<speech::Argument> arguments;
    for (std::size_t i = 1; i + 1 < fields.size(); i += 2)
        arguments.push_back({fields[i], fields[i + 1]});
    return lexicon.say(speech::Message{index}, arguments);
}

}  // namespace

std::string complaint(speech::Message message, std::initializer_list<ComplaintPart> parts)
{
    std::string packed = edge + std::to_string(message.index());
    for (const auto& [name, value] : parts)
        packed += gap + std::string{name} + gap + text::printable(value);
    return packed + edge;
}

std::string in_words(const speech::Lexicon& lexicon, std::string_view text)
{
    const auto begin = std::min(text.find(edge), text.size());
    const auto end = text.find(edge, std::min(begin + 1, text.size()));
    auto words = text::printable(text.substr(0, begin));
    if (end == std::string_view::npos)
        return words;
    words += words_of(lexicon, text.substr(begin + 1, end - begin - 1));
    return words + in_words(lexicon, text.substr(end + 1));
}

void tell_wrong_use(const speech::Lexicon& lexicon,
                    std::string_view command,
                    std::string_view why,
                    std::ostream& err)
{
    const auto reason = in_words(lexicon, why);
    err << lexicon.say("option-complaint",
                       {{"command", command}, {"reason", std::string_view{reason}}})
        << ".\n";
}

ExitStatus
give_up(const Streams& streams, std::string_view command, std::string_view why, ExitStatus status)
{
    streams.err << "annabella " << command << ": " << why << ".\n";
    return status;
}

}  // namespace client::cli
