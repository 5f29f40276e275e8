// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/words/chosen_words.hpp"

#include <catch2/catch.hpp>

TEST_CASE("whoever chooses the same words has the same lexicon, which was read once",
          "[src][words]")
{
    client::words::WordOptions english;
    english.language = "en";
    auto long_forms = english;
    long_forms.announce = "en";
    long_forms.form = speech::Form::long_form;
    client::words::ChosenWords one{english};
    client::words::ChosenWords other{long_forms};
    CHECK(&one.language() == &other.language());
    CHECK(&one.language() == &other.announcements());
    CHECK(&one.announcements() != &other.announcements());
}
