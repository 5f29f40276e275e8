// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/sentences.hpp"

#include "src/cli/places.hpp"

namespace client::together {

speech::Phrasebook book_in(const speech::Lexicon& language)
{
    return speech::Phrasebook::load(cli::words_folder(), sentences, language).value();
}

}  // namespace client::together
