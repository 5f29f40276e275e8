// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/terminal/theme.hpp"

namespace client::terminal {

namespace {

/// Many terminals show black that is bold as grey.
constexpr Attributes on(Colour text, Colour ground)
{
    return {text, ground, text != Colour::black, false, false};
}

Attributes in_monochrome(Ink ink)
{
    switch (ink.mark) {
    case Mark::cursor:
        return {{}, {}, true, true, false};
    case Mark::selected:
        return {{}, {}, true, true, true};
    case Mark::last_move:
        return {{}, {}, true, false, true};
    case Mark::none:
        break;
    }
    return {{}, {}, ink.ground != Ground::none, false, false};
}

/// The colours of one theme; nothing depends on them, because brackets mark the squares too.
struct Palette {
    Attributes light;
    Attributes dark;
    Attributes last_move;
    Attributes selected;
    Attributes cursor;
};

constexpr Palette high_contrast{
    on(Colour::black, Colour::white),  on(Colour::white, Colour::black),
    on(Colour::black, Colour::cyan),   on(Colour::white, Colour::red),
    on(Colour::black, Colour::yellow),
};

constexpr Palette colourful{
    on(Colour::black, Colour::white),  on(Colour::white, Colour::blue),
    on(Colour::black, Colour::cyan),   on(Colour::black, Colour::green),
    on(Colour::black, Colour::yellow),
};

Attributes in_colour(const Palette& palette, Ink ink)
{
    switch (ink.mark) {
    case Mark::cursor:
        return palette.cursor;
    case Mark::selected:
        return palette.selected;
    case Mark::last_move:
        return palette.last_move;
    case Mark::none:
        break;
    }
    return ink.ground == Ground::light ? palette.light : palette.dark;
}

}  // namespace

Attributes attributes(Theme theme, Ink ink)
{
    if (ink == Ink{})
        return {};
    if (theme == Theme::monochrome)
        return in_monochrome(ink);
    return in_colour(theme == Theme::colour ? colourful : high_contrast, ink);
}

}  // namespace client::terminal
