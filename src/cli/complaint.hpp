// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/message.hpp"
#include "src/cli/action.hpp"

#include <initializer_list>
#include <iosfwd>
#include <string>
#include <string_view>
#include <utility>

namespace speech {
class Lexicon;
}  // namespace speech

/// What is wrong with an option or a setting, on its way through a parser that knows texts only:
/// the message and its arguments, put into words where the language is known.
namespace client::cli {

using ComplaintPart = std::pair<std::string_view, std::string>;

[[nodiscard]] std::string complaint(speech::Message message,
                                    std::initializer_list<ComplaintPart> parts = {});

/// The text with every complaint in it in words; whatever else it holds is printable, too.
[[nodiscard]] std::string in_words(const speech::Lexicon& lexicon, std::string_view text);

/// A command line that is not understood: why, and where it is told what is.
void tell_wrong_use(const speech::Lexicon& lexicon,
                    std::string_view command,
                    std::string_view why,
                    std::ostream& err);
/// Why a command cannot do what it should, told in its name; its status comes back.
ExitStatus give_up(const Streams& streams,
                   std::string_view command,
                   std::string_view why,
                   ExitStatus status = ExitStatus::wrong_input);

}  // namespace client::cli
