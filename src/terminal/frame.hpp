// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// The picture on the screen as a value: what stands where, and what it means. Nothing here knows a
/// terminal.
namespace client::terminal {

struct Size {
    int rows = 0;
    int columns = 0;

    bool operator==(const Size&) const = default;
};

struct Place {
    int row = 0;
    int column = 0;

    bool operator==(const Place&) const = default;
};

/// What text stands on.
enum class Ground : std::uint8_t { none, light, dark };

/// Why a square is marked.
enum class Mark : std::uint8_t { none, last_move, target, check, selected, cursor };

/// What a piece stands on: a plate of its side's colour, the same on every square.
enum class Plate : std::uint8_t { none, white, black };

/// What lies on what where there is a plate.
enum class Layer : std::uint8_t { square, plate, figure };

/// What a piece of text means; a theme turns it into colours.
struct Ink {
    Ground ground = Ground::none;
    Mark mark = Mark::none;
    Plate plate = Plate::none;
    Layer text = Layer::figure;  ///< what the character draws, of a plate
    Layer behind = Layer::plate;

    bool operator==(const Ink&) const = default;
};

struct Span {
    std::string text;
    Ink ink;

    bool operator==(const Span&) const = default;
};

using Line = std::vector<Span>;

/// How a row that has changed is sent. A screen reader must get an announcement whole, not what
/// differs from the one before.
enum class Sending : std::uint8_t { differences, whole_rows };

/// One whole picture.
struct Frame {
    std::vector<Line> lines;
    Place cursor;
    Sending sending = Sending::whole_rows;
    /// Where somebody types: of that row only the differences are sent, which a reader takes for
    /// the echo of the keys.
    std::optional<int> typed_row{};
    /// What is shown of an announcement that has more pages than one.
    std::vector<std::string> page{};
};

/// The text alone, without blanks at the ends of lines.
[[nodiscard]] std::string text(const Line& line);
[[nodiscard]] std::string text(const Frame& frame);

}  // namespace client::terminal
