// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/tls.hpp"

#include "src/together/code.hpp"

#include <catch2/catch.hpp>

namespace {

using namespace client::together;

/// What crosses goes to and fro until neither end has anything to send; false where one refuses.
bool talk(Cipher& one, Cipher& other, std::string& heard_by_other)
{
    for (;;) {
        const auto there = one.take_sealed();
        const auto back = other.take_sealed();
        if (there.empty() && back.empty())
            return true;
        const auto heard = other.opened(there);
        const auto answered = one.opened(back);
        if (!heard || !answered)
            return false;
        heard_by_other += *heard;
    }
}

}  // namespace

TEST_CASE("a code is four words that can be typed as they are heard", "[src][together][code]")
{
    const auto code = new_code();
    CHECK(code.size() == 19);
    CHECK(read_code(code) == code);
    CHECK(read_code("Kamo  TEFI lura nopi") == "kamo tefi lura nopi");
    CHECK_FALSE(read_code("kamo tefi lura"));
    CHECK_FALSE(read_code("kamo tefi lura nopi kamo"));
    CHECK_FALSE(read_code("kamo tefi lura nobi"));
    CHECK(new_code() != new_code());
    CHECK(codes() > 6e12);
}

TEST_CASE("two who have the same secret understand each other, and nobody else",
          "[src][together][tls]")
{
    const Secret secret(32, 7);
    const auto host = tls_host(secret);
    const auto guest = tls_guest(secret);
    guest->seal("hello, my name is Boris");
    std::string heard;
    REQUIRE(talk(*guest, *host, heard));
    CHECK(heard == "hello, my name is Boris");
    host->seal("welcome");
    const auto sealed = host->take_sealed();
    CHECK(sealed.find("welcome") == std::string::npos);
    CHECK(guest->opened(sealed) == "welcome");
}

TEST_CASE("who does not have the secret is refused", "[src][together][tls]")
{
    const auto host = tls_host(Secret(32, 7));
    const auto guest = tls_guest(Secret(32, 8));
    std::string heard;
    CHECK_FALSE(talk(*guest, *host, heard));
    CHECK(heard.empty());
    CHECK_FALSE(tls_host(Secret(32, 7))->opened("GET / HTTP/1.1\r\n\r\n"));
}

TEST_CASE("a secret is of its code and of what both ends gave", "[src][together][tls]")
{
    const auto secret = secret_of("kamo tefi lura nopi", "one two");
    CHECK(secret.size() == 32);
    CHECK(secret == secret_of("kamo tefi lura nopi", "one two"));
    CHECK(secret != secret_of("kamo tefi lura nopo", "one two"));
    CHECK(secret != secret_of("kamo tefi lura nopi", "one three"));
}
