// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/use_words.hpp"

#include "speech/clock_words.hpp"
#include "speech/messages.hpp"
#include "speech/sentence.hpp"
#include "src/base/calendar.hpp"
#include "src/text/log_times.hpp"
#include "src/text/printable.hpp"

namespace client::words {

namespace {

using speech::sentence;
using speech::Word;

Word time_on_clock(const speech::Lexicon& lexicon, rules::Duration left)
{
    return {speech::clock_face(left), speech::time_words(lexicon, left).voice};
}

}  // namespace

Word log_heading(const speech::Lexicon& lexicon, base::CalendarTime begun)
{
    const auto date = text::calendar(begun);
    return sentence(lexicon, "log-begun", {{"date", std::string_view{date}}});
}

Word used(const speech::Lexicon& lexicon,
          store::Use::Kind kind,
          std::string_view command,
          speech::Message help)
{
    return sentence(lexicon,
                    kind == store::Use::Kind::refused ? speech::Message{"log-refused"}
                                                      : "log-answered",
                    {{"command", command}, {"help", sentence(lexicon, help)}});
}

Word opened(const speech::Lexicon& lexicon, std::string_view voice)
{
    const auto shown = text::printable(voice);
    return sentence(lexicon, "log-opened", {{"voice", std::string_view{shown}}});
}

Word time_of_game(const speech::Lexicon& lexicon, rules::Instant at)
{
    return {text::clock_face(at),
            speech::time_words(lexicon, at.time_since_epoch(), speech::Verbosity::full).voice};
}

Word log_entry(const speech::Lexicon& lexicon,
               const store::Use& use,
               Clocks clocks,
               const Word& what)
{
    const auto [white, black] = use.left;
    return sentence(lexicon, "log-entry",
                    {{"time", time_of_game(lexicon, use.at)},
                     {"side", speech::side_argument(use.turn)},
                     {"clock", std::string_view{clocks == Clocks::told ? "timed" : "none"}},
                     {"white", time_on_clock(lexicon, white)},
                     {"black", time_on_clock(lexicon, black)},
                     {"use", what}});
}

}  // namespace client::words
