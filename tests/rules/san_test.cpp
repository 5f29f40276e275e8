// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/san.hpp"

#include "rules/style.hpp"
#include "tests/printers.hpp"
#include "tests/rules/walks.hpp"

#include <random>
#include <string>

using namespace rules;
using walks::position;

namespace {

/// The move as read, written again; or the fault.
std::string reread(const Position& here, std::string_view text, Letters letters = Letters::en)
{
    const auto move = read_san(here, text, letters);
    if (move)
        return write_san(here, *move);
    switch (move.error()) {
    case SanFault::not_understood:
        return "not understood";
    case SanFault::illegal:
        return "illegal";
    case SanFault::ambiguous:
        return "ambiguous";
    case SanFault::promotion_missing:
        return "promotion missing";
    }
    return "";
}

}  // namespace

TEST_CASE("files write moves with great freedom", "[rules][san][NOT-003][NOT-004][NOT-005]")
{
    struct Row {
        std::string_view fen;
        std::string_view text;
        std::string_view san;
    };
    constexpr std::string_view start = initial_fen;
    constexpr std::string_view kiwi = walks::starts[1];
    constexpr std::string_view promoting = "3n2k1/4P3/8/8/8/8/8/4K3 w - - 0 1";
    constexpr std::string_view passant = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    const auto row = GENERATE_COPY(values<Row>({
        {start, "e4", "e4"},
        {start, "e2e4", "e4"},
        {start, "e2-e4", "e4"},
        {start, "Pe4", "e4"},
        {start, "Nf3", "Nf3"},
        {start, "N-f3", "Nf3"},
        {start, "Ng1f3", "Nf3"},
        {start, "Ng1-f3", "Nf3"},
        {start, "Ngf3", "Nf3"},
        {start, "N1f3", "Nf3"},
        {start, "g1f3", "Nf3"},
        {start, "Nf3!?", "Nf3"},
        {start, "Nf3+", "Nf3"},
        {start, "Nf3++", "Nf3"},
        {start, "Nf3#!!", "Nf3"},
        {start, "e4 ", "e4"},
        {kiwi, "Bxa6", "Bxa6"},
        {kiwi, "Ba6", "Bxa6"},
        {kiwi, "Be2xa6", "Bxa6"},
        {kiwi, "B:a6", "Bxa6"},
        {kiwi, "B×a6", "Bxa6"},
        {kiwi, "Be2–a6", "Bxa6"},
        {kiwi, "dxe6", "dxe6"},
        {kiwi, "de6", "dxe6"},
        {kiwi, "d5xe6", "dxe6"},
        {kiwi, "gh3", "gxh3"},
        {kiwi, "O-O", "O-O"},
        {kiwi, "0-0", "O-O"},
        {kiwi, "o-o", "O-O"},
        {kiwi, "OO", "O-O"},
        {kiwi, "O-O-O", "O-O-O"},
        {kiwi, "0-0-0+!", "O-O-O"},
        {kiwi, "o-o-o#", "O-O-O"},
        {kiwi, "e1g1", "O-O"},
        {kiwi, "Ke1-c1", "O-O-O"},
        {promoting, "exd8=Q+", "exd8=Q+"},
        {promoting, "exd8Q", "exd8=Q+"},
        {promoting, "exd8=q", "exd8=Q+"},
        {promoting, "ed8(R)", "exd8=R+"},
        {promoting, "ed8/N", "exd8=N"},
        {promoting, "e7xd8b+", "exd8=B"},
        {promoting, "e7d8q", "exd8=Q+"},
        {passant, "exd6", "exd6"},
        {passant, "exd6 e.p.", "exd6"},
        {passant, "exd6e.p.", "exd6"},
        {passant, "ed6ep", "exd6"},
        {passant, "e5xd6 ep+", "exd6"},
    }));
    CAPTURE(row.fen, row.text);
    CHECK(reread(position(row.fen), row.text) == row.san);
}

TEST_CASE("a file's move that is none has a reason", "[rules][san][RUL-019]")
{
    struct Row {
        std::string_view fen;
        std::string_view text;
        std::string_view fault;
    };
    constexpr std::string_view start = initial_fen;
    constexpr std::string_view knights = "4k3/8/8/8/8/8/8/2K1N1N1 w - - 0 1";
    constexpr std::string_view promoting = "8/4P3/8/8/8/8/k7/4K3 w - - 0 1";
    const auto row = GENERATE_COPY(values<Row>({
        {start, "", "not understood"},
        {start, "e", "not understood"},
        {start, "e9", "not understood"},
        {start, "xe4", "not understood"},
        {start, "nf3", "not understood"},  // files keep to capitals
        {start, "Nf3e5d4", "not understood"},
        {start, "O", "not understood"},
        {start, "O-O-O-O", "not understood"},
        {start, "O-Oh", "not understood"},
        {start, "--", "not understood"},
        {start, "e4=", "not understood"},
        {start, "e4(Q", "not understood"},
        {start, "e4\xff", "not understood"},
        {start, "e5", "illegal"},
        {start, "Nd2", "illegal"},
        {start, "O-O", "illegal"},
        {start, "e4=Q", "illegal"},
        {start, "e7e5", "illegal"},
        {start, "exd3", "illegal"},
        {start, "e1g1", "illegal"},
        {knights, "Nf3", "ambiguous"},
        {knights, "N1f3", "ambiguous"},
        {promoting, "e8", "promotion missing"},
        {promoting, "e7e8", "promotion missing"},
        {promoting, "e8=K", "not understood"},
        {"4k3/8/8/3p4/4P3/8/8/4K3 w - - 0 1", "d5", "illegal"},  // a capture names its file
    }));
    CAPTURE(row.fen, row.text);
    CHECK(reread(position(row.fen), row.text) == row.fault);
}

TEST_CASE("castling in Chess960 is the king's move onto its rook", "[rules][san][C96-011]")
{
    const Position swap = position("4k3/8/8/8/8/8/8/5KR1 w G - 0 1");  // EX-II-7
    CHECK(reread(swap, "O-O") == "O-O");
    CHECK(reread(swap, "f1g1") == "O-O");
    CHECK(reread(swap, "Kxg1") == "O-O");
    CHECK(reread(swap, "O-O-O") == "illegal");
    const Position standard = *chess960_position(chess960_standard);
    CHECK(reread(standard, "e1g1") == "illegal");
    CHECK(reread(standard, "e1h1") == "illegal");
    const Position free = position("4k3/8/8/8/8/8/8/1R2K1R1 w BG - 0 1");
    CHECK(reread(free, "e1g1") == "O-O");
    CHECK(reread(free, "e1b1") == "O-O-O");
    CHECK(reread(free, "e1c1") == "illegal");
    CHECK(reread(free, "Kf1") == "Kf1");
    const Position chess = position("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    CHECK(reread(chess, "e1h1") == "illegal");
    CHECK(reread(chess, "Kg1") == "illegal");
}

TEST_CASE("national letters are read in files when told", "[rules][san][NOT-001][NOT-023]")
{
    const Position start = Position::initial();
    CHECK(reread(start, "Jf3", Letters::cs) == "Nf3");
    CHECK(reread(start, "Sf3", Letters::de) == "Nf3");
    CHECK(reread(start, "Кf3", Letters::ru) == "Nf3");
    CHECK(reread(start, "Сф3", Letters::sr_cyrl) == "Nf3");
    CHECK(reread(start, "♘f3", Letters::figurine) == "Nf3");
    CHECK(reread(start, "♞f3", Letters::figurine) == "Nf3");
    CHECK(reread(start, "Jf3", Letters::en) == "not understood");
    CHECK(reread(start, "Nf3", Letters::de) == "not understood");
    CHECK(reread(start, "Кf3", Letters::en) == "not understood");
    const Position king = position("4k3/8/8/8/8/8/3N4/4K3 w - - 0 1");
    CHECK(reread(king, "Крe2", Letters::ru) == "Ke2");
    CHECK(reread(king, "Кe4", Letters::ru) == "Ne4");
}

TEST_CASE("standard notation tells apart only what must be", "[rules][san][NOT-021]")
{
    struct Row {
        std::string_view fen;
        std::string_view from_to;
        std::string_view san;
    };
    const auto row = GENERATE(values<Row>({
        {"4k3/8/8/8/8/8/8/2K1N1N1 w - - 0 1", "e1f3", "Nef3"},  // EX-C.10-1
        {"4k3/8/8/8/8/8/8/2K1N1N1 w - - 0 1", "g1f3", "Ngf3"},
        {"4k3/8/8/8/8/8/3N4/2K3N1 w - - 0 1", "d2f3", "Ndf3"},  // EX-C.10-2
        {"4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1", "g5f3", "N5f3"},  // EX-C.10-3
        {"4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1", "g1f3", "N1f3"},
        {"4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", "h2f3", "Nhf3"},      // EX-C.10-4
        {"4k3/8/8/8/8/5p2/8/2K1N1N1 w - - 0 1", "e1f3", "Nexf3"},  // EX-C.10-5
        {"8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "h4e1", "Qh4e1"},      // EX-C.10-6
        {"4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "g1e2", "Ne2"},    // EX-C.10-7
        {"6k1/4P1pp/8/8/8/8/8/4K3 w - - 0 1", "e7e8q", "e8=Q#"},   // EX-3.7.5-2
        {"6k1/4P1pp/8/8/8/8/8/4K3 w - - 0 1", "e7e8r", "e8=R+"},
        {"3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8q", "exd8=Q+"},  // EX-3.7.5-3
        {"3rk3/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7d8n", "exd8=N"},
        {"4k3/8/8/8/3pP3/8/8/4K3 b - e3 0 1", "d4e3", "dxe3"},  // EX-3.7.4-1
        {"r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8", "O-O-O"},
    }));
    CAPTURE(row.fen, row.from_to);
    CHECK(reread(position(row.fen), row.from_to) == row.san);
}

TEST_CASE("every legal move is read back from its standard notation", "[rules][san]")
{
    walks::each_position(4, 60, [](const Position& here) {
        for (const Move move : here.legal_moves())
            for (const Letters letters : {Letters::en, Letters::ru, Letters::figurine}) {
                const std::string text = write_san(here, move, letters);
                const auto read = read_san(here, text, letters);
                if (!read || *read != move) {
                    CAPTURE(write_fen(here.setup()), text);
                    REQUIRE(read);
                    REQUIRE(*read == move);
                }
            }
    });
}

TEST_CASE("any bytes at all are read or refused", "[rules][san]")
{
    std::mt19937 random{24};
    const Position here = position(walks::starts[1]);
    constexpr std::string_view usual = "abcdefgh12345678KQRBNPxO0-+#=()/.e p!?";
    for (int i = 0; i < 100'000; ++i) {
        std::string text(random() % 12, ' ');
        for (char& c : text)
            c = random() % 8 == 0 ? static_cast<char>(random()) : usual[random() % usual.size()];
        const auto move = read_san(here, text, all_letters[random() % all_letters.size()]);
        if (move && !here.is_legal(*move)) {
            CAPTURE(text);
            REQUIRE(here.is_legal(*move));
        }
    }
    CHECK_FALSE(read_san(here, std::string(100'000, 'e')));
    CHECK_FALSE(read_san(here, std::string(100'000, '+')));
    CHECK_FALSE(read_san(here, std::string(100'000, 'x'), Letters::ru));
}
