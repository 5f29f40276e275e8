// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

/// A PDF while it is written, by Pango and Cairo. All lengths are points from the upper left
/// corner.
namespace client::paper {

inline constexpr double a4_width = 595.28;
inline constexpr double a4_height = 841.89;

enum class InkFault : std::uint8_t { no_library, no_font };

/// Nothing can be drawn on this machine.
class NoInk : public std::runtime_error {
public:
    NoInk(InkFault fault, const std::string& words) : std::runtime_error{words}, why{fault} {}

    InkFault why;
};

enum class Weight : std::uint8_t { regular, bold };

struct Type {
    double size = 12;
    Weight weight = Weight::regular;
};

/// A text that has found its lines, and has not been drawn yet.
class SetText {
public:
    struct Layout;

    explicit SetText(std::shared_ptr<Layout> layout);

    [[nodiscard]] std::size_t lines() const { return heights_.size(); }
    [[nodiscard]] double height(std::size_t line) const { return heights_[line]; }
    [[nodiscard]] double height() const;
    [[nodiscard]] double width() const { return width_; }
    [[nodiscard]] const Layout& layout() const { return *layout_; }

private:
    std::shared_ptr<Layout> layout_;
    std::vector<double> heights_;
    double width_ = 0;
};

class Ink {
public:
    /// The PDF is complete in `file` when the ink is gone; without one everything is only measured.
    /// The libraries are loaded when they are first needed; throws NoInk.
    Ink(const std::string& title, const std::string& language, std::string* file);
    Ink(const Ink&) = delete;
    Ink& operator=(const Ink&) = delete;
    Ink(Ink&&) = delete;
    Ink& operator=(Ink&&) = delete;
    ~Ink();

    /// In lines of this width, or in one.
    [[nodiscard]] SetText
    set(std::string_view text, Type type, std::optional<double> width = std::nullopt) const;

    void show(const SetText& text, std::size_t line, double x, double y);
    void show(const SetText& text, double x, double y);
    void rule(double left, double right, double y, double grey);
    void next_page();

    /// What this part of the page is (H1, P, Table): a screen reader finds its way by it.
    void begin_tag(const char* name);
    void end_tag(const char* name);

private:
    struct Handle;

    void look_for_fonts() const;

    std::unique_ptr<Handle> handle_;
};

/// Something that is on the page as long as this lives.
class Tagged {
public:
    Tagged(Ink& ink, const char* name) : ink_{ink}, name_{name} { ink_.begin_tag(name_); }
    Tagged(const Tagged&) = delete;
    Tagged& operator=(const Tagged&) = delete;
    Tagged(Tagged&&) = delete;
    Tagged& operator=(Tagged&&) = delete;
    ~Tagged() { ink_.end_tag(name_); }

private:
    Ink& ink_;
    const char* name_;
};

}  // namespace client::paper
