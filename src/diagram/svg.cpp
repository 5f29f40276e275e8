// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/diagram/svg.hpp"

#include <fmt/format.h>

namespace client::diagram {
namespace {

/// Text that is no markup.
std::string escaped(std::string_view text)
{
    std::string safe;
    for (const char c : text)
        if (c == '<')
            safe += "&lt;";
        else if (c == '&')
            safe += "&amp;";
        else if (c == '"')
            safe += "&quot;";
        else
            safe += c;
    return safe;
}

std::string ink(const std::optional<Tint>& tint)
{
    return tint ? fmt::format("#{:06x}", static_cast<std::uint32_t>(*tint)) : "none";
}

class SvgCanvas : public Canvas {
public:
    void begin(std::string_view name, std::string_view kind, std::string_view title) override
    {
        svg_ += "<g";
        if (!name.empty())
            svg_ += fmt::format(" id=\"{}\"", name);
        svg_ += fmt::format(" class=\"{}\" role=\"img\"><title>{}</title>\n", kind, escaped(title));
    }
    void end() override { svg_ += "</g>\n"; }
    void draw(std::string_view path, const Placing& at, const Pen& pen) override
    {
        svg_ += fmt::format("<path d=\"{}\" transform=\"translate({:g} {:g}) scale({:g})\" "
                            "fill=\"{}\" stroke=\"{}\" stroke-width=\"{:g}\"/>\n",
                            path, at.corner.x, at.corner.y, at.scale, ink(pen.fill), ink(pen.line),
                            pen.width);
    }

    [[nodiscard]] const std::string& text() const { return svg_; }

private:
    std::string svg_;
};

}  // namespace

std::string svg(const Diagram& diagram, const Captions& captions, Look look)
{
    SvgCanvas canvas;
    draw(canvas, diagram, captions, look);
    return fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0:g} {0:g}\" "
                       "width=\"{0:g}\" height=\"{0:g}\" role=\"group\" "
                       "stroke-linejoin=\"round\" stroke-linecap=\"round\" "
                       "style=\"paint-order:stroke\">\n"
                       "<title>{1}</title>\n<desc>{2}</desc>\n{3}</svg>\n",
                       picture_size, escaped(captions.title), escaped(captions.description),
                       canvas.text());
}

}  // namespace client::diagram
