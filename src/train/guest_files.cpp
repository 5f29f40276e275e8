// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/guest_files.hpp"

#include "src/cli/places.hpp"

#include <stdexcept>
#include <utility>

namespace client::train {

namespace {

template <class Loaded>
auto whole(Loaded loaded)
{
    if (!loaded)
        throw std::runtime_error{text(loaded.error().front())};
    return *std::move(loaded);
}

}  // namespace

GuestCourse shipped_guest_course(const speech::Lexicon& language)
{
    return whole(GuestCourse::load(cli::data_folder() / "guest", language));
}

speech::Lexicon words_of_announcements()
{
    return whole(speech::Lexicon::load(cli::words_folder(), "fide"));
}

}  // namespace client::train
