// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/study.hpp"

#include "speech/messages.hpp"
#include "src/host/line_text.hpp"
#include "src/play/play.hpp"
#include "src/player/interface_choice.hpp"
#include "src/read/rows.hpp"
#include "src/terminal/at_terminal.hpp"

#include <algorithm>
#include <ostream>
#include <utility>

namespace client::read {

namespace {

ReadOptions fitted(ReadOptions options)
{
    player::fit_to_terminal(options.player.words);
    return options;
}

}  // namespace

words::WordOptions ReadOptions::words() const
{
    auto words = player::words_at_terminal(player, profile());
    words.numbers = words.numbers.value_or(words::Numbers::on);
    return words;
}

Study::Study(ReadOptions options, const PgnFile& file)
    : options_{fitted(std::move(options))}, words_{options_.words()},
      shelf_{[file](std::uint64_t offset) { return file.from(offset); }},
      session_{shelf_, words_, player::board_form(options_.player, options_.profile()),
               player::choose_interface(options_.player, options_.profile()).interface}
{
}

cli::ExitStatus Study::run(const cli::Streams& streams)
{
    auto opened = session_.open(options_.game);
    if (!session_.place() && !terminal::is_at_terminal()) {
        const host::LineText text{words_, options_.profile(), options_.player.width};
        for (const auto& line : text.lines(opened.tidings))
            streams.err << "annabella read: " << line.text << ".\n";
        return cli::ExitStatus::wrong_input;
    }
    host::NoKeeping nothing;
    auto scenery = host::board_scenery(options_.player, options_.profile(), words_, nothing,
                                       reader_keys(session_.names()));
    session_.set_keys(scenery.keys);
    Reading reading{session_, words_, player::style_of(options_.player, options_.profile()),
                    std::move(opened)};
    auto status = stage_.run(options_.player, reading, scenery);
    scenery.first.clear();
    while (const auto from = reading.play()) {
        play::play_from(options_.player, from->fen, from->side, stage_);
        if (stage_.has_ended())
            break;
        status = std::max(status, stage_.run(options_.player, reading, scenery));
    }
    return status;
}

}  // namespace client::read
