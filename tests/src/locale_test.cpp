// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/locale.hpp"

#include <catch2/catch.hpp>

TEST_CASE("the language is read from the locale", "[src][locale]")
{
    CHECK(client::language_of("cs_CZ.UTF-8") == "cs");
    CHECK(client::language_of("de_AT@euro") == "de");
    CHECK(client::language_of("sk") == "sk");
    CHECK(client::language_of("sr_RS.UTF-8") == "sr-Cyrl");
    CHECK(client::language_of("sr_RS.UTF-8@latin") == "sr");
    CHECK(client::language_of("C.UTF-8") == "en");
    CHECK(client::language_of("POSIX") == "en");
    CHECK(client::language_of("") == "en");
}
