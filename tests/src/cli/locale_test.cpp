// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/cli/locale.hpp"

#include <catch2/catch.hpp>

TEST_CASE("the language is read from the locale", "[src][locale]")
{
    CHECK(client::cli::language_of("cs_CZ.UTF-8") == "cs");
    CHECK(client::cli::language_of("de_AT@euro") == "de");
    CHECK(client::cli::language_of("sk") == "sk");
    CHECK(client::cli::language_of("sr_RS.UTF-8") == "sr-Cyrl");
    CHECK(client::cli::language_of("sr_RS.UTF-8@latin") == "sr");
    CHECK(client::cli::language_of("C.UTF-8") == "en");
    CHECK(client::cli::language_of("POSIX") == "en");
    CHECK(client::cli::language_of("") == "en");
}
