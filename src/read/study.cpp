// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/study.hpp"

#include "speech/messages.hpp"
#include "src/braille/display_keymap.hpp"
#include "src/commands/chosen_keymap.hpp"
#include "src/host/line_text.hpp"
#include "src/play/play.hpp"
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

host::tidings::Said refused(const speech::Lexicon& language, const std::string& sentence)
{
    return {host::tidings::Kind::refusal, {{sentence, sentence, language.voice()}}};
}

}  // namespace

words::WordOptions ReadOptions::words() const
{
    auto words = player.words;
    words.announce = player.announce.value_or("fide");
    words.breadth = player::breadth_of(player, profile());
    return words;
}

Study::Study(ReadOptions options, const PgnFile& file)
    : options_{fitted(std::move(options))}, interface_{player::choose_interface(
                                                options_.player, options_.profile())},
      words_{options_.words()}, shelf_{[file](std::uint64_t offset) { return file.from(offset); }},
      session_{shelf_, words_, player::board_form(options_.player, options_.profile()),
               interface_.interface}
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
    host::Tidings first;
    if (interface_.line_instead)
        first.emplace_back(refused(words_.language(), words_.language().say("line-instead")));
    Reading reading{session_, words_, player::style_of(options_.player, options_.profile()),
                    std::move(opened)};
    auto status = read(reading, std::move(first));
    // The terminal and the voice are given back before the game wants them.
    while (const auto from = reading.play()) {
        if (!play::play_from(options_.player, from->fen, from->side))
            return status;
        status = std::max(status, read(reading, {}));
    }
    return status;
}

cli::ExitStatus Study::read(Reading& reading, host::Tidings first)
{
    host::NoKeeping nothing;
    host::Scenery all{
        .profile = options_.profile(), .interface = interface_.interface, .keeping = nothing};
    if (interface_.interface == player::Interface::screen)
        all.keys = board_keys(first);
    session_.set_keys(all.keys);
    all.display_keys = display_keys(first);
    all.first = std::move(first);
    return host::Stage{options_.player, reading, std::move(all)}.run();
}

keymaps::Keymap Study::board_keys(host::Tidings& told)
{
    std::vector<keymaps::KeymapFault> faults;
    const auto letters = options_.player.words.notation ? std::optional{words_.letters()}
                                                        : std::optional<rules::Letters>{};
    auto keys = commands::chosen_keymap(options_.player.keymap, reader_keys(session_.names()),
                                        letters, faults);
    tell_faults(faults, told);
    return keys;
}

keymaps::Keymap Study::display_keys(host::Tidings& told)
{
    if (options_.player.braille != "brlapi")
        return {};
    std::vector<keymaps::KeymapFault> faults;
    auto keys = braille::display_keymap(
        options_.player.display_keymap,
        [this](std::string_view name) { return session_.names().knows(name); }, faults);
    tell_faults(faults, told);
    return keys;
}

void Study::tell_faults(const std::vector<keymaps::KeymapFault>& faults, host::Tidings& told)
{
    for (const auto& fault : faults)
        told.emplace_back(
            refused(words_.language(), commands::fault_words(words_.language(), fault)));
}

}  // namespace client::read
