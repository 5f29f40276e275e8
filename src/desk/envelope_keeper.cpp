// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/desk/envelope_keeper.hpp"

#include <filesystem>
#include <stdexcept>
#include <system_error>
#include <utility>

namespace client::desk {

EnvelopeKeeper::EnvelopeKeeper(script::EnvelopeFiles files, Owner owner)
    : files_{std::move(files)}, owner_{owner}
{
}

std::optional<host::Input> EnvelopeKeeper::grant(const host::HelperWish& wish,
                                                 const rules::Game* game)
{
    if (std::holds_alternative<host::wishes::LeaveEnvelope>(wish))
        return leave();
    const auto* const sealing = std::get_if<host::wishes::Seal>(&wish);
    if (sealing == nullptr || game == nullptr || files_.envelope.empty())
        return std::nullopt;
    const bool is_done = sealing->when == host::wishes::Sealing::left_undone && is_there();
    return is_done ? std::nullopt : seal(*game);
}

bool EnvelopeKeeper::is_there() const
{
    std::error_code unknown;
    return std::filesystem::exists(files_.envelope, unknown);
}

host::Input EnvelopeKeeper::stands_in_the_way() const
{
    return {host::inputs::FileWritten{.file = files_.envelope.string(), .was_there = true}};
}

/// The game goes on in any case, and has the move.
std::optional<host::Input> EnvelopeKeeper::seal(const rules::Game& game)
{
    if (owner_ == Owner::nobody && is_there())
        return stands_in_the_way();
    try {
        script::write_sealed_move(game, files_);
    } catch (const std::runtime_error& fault) {
        return {
            {host::inputs::FileWritten{.file = files_.envelope.string(), .fault = fault.what()}}};
    }
    owner_ = is_there() ? Owner::this_game : Owner::nobody;
    return std::nullopt;
}

std::optional<host::Input> EnvelopeKeeper::leave()
{
    if (std::exchange(owner_, Owner::nobody) == Owner::nobody)
        return std::nullopt;
    return stands_in_the_way();
}

}  // namespace client::desk
