// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/diagram/png.hpp"

#include "speech/library.hpp"

#include <cairo/cairo.h>

namespace client::diagram {
namespace {

/// The functions that we use of Cairo.
struct Functions {
    decltype(cairo_image_surface_create)* create_surface{};
    decltype(cairo_surface_destroy)* destroy_surface{};
    decltype(cairo_surface_write_to_png_stream)* write{};
    decltype(cairo_create)* create{};
    decltype(cairo_destroy)* destroy{};
    decltype(cairo_save)* save{};
    decltype(cairo_restore)* restore{};
    decltype(cairo_translate)* translate{};
    decltype(cairo_scale)* scale{};
    decltype(cairo_new_path)* new_path{};
    decltype(cairo_move_to)* move_to{};
    decltype(cairo_line_to)* line_to{};
    decltype(cairo_curve_to)* curve_to{};
    decltype(cairo_close_path)* close_path{};
    decltype(cairo_set_line_width)* set_line_width{};
    decltype(cairo_set_line_join)* set_line_join{};
    decltype(cairo_set_line_cap)* set_line_cap{};
    decltype(cairo_set_source_rgb)* set_color{};
    decltype(cairo_stroke_preserve)* stroke{};
    decltype(cairo_fill)* fill{};

    explicit Functions(const speech::Library& library)
    {
        library.find("cairo_image_surface_create", create_surface);
        library.find("cairo_surface_destroy", destroy_surface);
        library.find("cairo_surface_write_to_png_stream", write);
        library.find("cairo_create", create);
        library.find("cairo_destroy", destroy);
        library.find("cairo_save", save);
        library.find("cairo_restore", restore);
        library.find("cairo_translate", translate);
        library.find("cairo_scale", scale);
        library.find("cairo_new_path", new_path);
        library.find("cairo_move_to", move_to);
        library.find("cairo_line_to", line_to);
        library.find("cairo_curve_to", curve_to);
        library.find("cairo_close_path", close_path);
        library.find("cairo_set_line_width", set_line_width);
        library.find("cairo_set_line_join", set_line_join);
        library.find("cairo_set_line_cap", set_line_cap);
        library.find("cairo_set_source_rgb", set_color);
        library.find("cairo_stroke_preserve", stroke);
        library.find("cairo_fill", fill);
    }
};

const Functions& cairo()
{
    static const Functions loaded{speech::Library{"libcairo.so.2"}};
    return loaded;
}

cairo_status_t append(void* file, const unsigned char* bytes, unsigned int count)
{
    static_cast<std::string*>(file)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

class PngCanvas : public Canvas {
public:
    PngCanvas()
    {
        cairo().set_line_join(context_, CAIRO_LINE_JOIN_ROUND);
        cairo().set_line_cap(context_, CAIRO_LINE_CAP_ROUND);
    }
    PngCanvas(const PngCanvas&) = delete;
    PngCanvas& operator=(const PngCanvas&) = delete;
    PngCanvas(PngCanvas&&) = delete;
    PngCanvas& operator=(PngCanvas&&) = delete;
    ~PngCanvas() override
    {
        cairo().destroy(context_);
        cairo().destroy_surface(surface_);
    }

    /// A picture of pixels has no names.
    void
    begin(std::string_view /*name*/, std::string_view /*kind*/, std::string_view /*title*/) override
    {
    }
    void end() override {}
    void draw(std::string_view path, const Placing& at, const Pen& pen) override
    {
        cairo().save(context_);
        cairo().translate(context_, at.corner.x, at.corner.y);
        cairo().scale(context_, at.scale, at.scale);
        cairo().new_path(context_);
        for (const auto& step : steps(path))
            follow(step);
        paint(pen);
        cairo().restore(context_);
    }

    [[nodiscard]] std::string bytes() const
    {
        std::string file;
        cairo().write(surface_, append, &file);
        return file;
    }

private:
    void follow(const Step& step)
    {
        const auto& [first, second, third] = step.points;
        switch (step.stroke) {
        case Stroke::move:
            return cairo().move_to(context_, first.x, first.y);
        case Stroke::line:
            return cairo().line_to(context_, first.x, first.y);
        case Stroke::curve:
            return cairo().curve_to(context_, first.x, first.y, second.x, second.y, third.x,
                                    third.y);
        case Stroke::close:
            return cairo().close_path(context_);
        }
    }
    void paint(const Pen& pen)
    {
        if (pen.line) {
            use(*pen.line);
            cairo().set_line_width(context_, pen.width);
            cairo().stroke(context_);
        }
        if (pen.fill) {
            use(*pen.fill);
            cairo().fill(context_);
        }
    }
    void use(Tint tint)
    {
        const auto value = static_cast<std::uint32_t>(tint);
        const auto part = [&](unsigned shift) { return ((value >> shift) & 0xffU) / 255.0; };
        cairo().set_color(context_, part(16), part(8), part(0));
    }

    cairo_surface_t* surface_ = cairo().create_surface(
        CAIRO_FORMAT_RGB24, static_cast<int>(picture_size), static_cast<int>(picture_size));
    cairo_t* context_ = cairo().create(surface_);
};

}  // namespace

std::string png(const Diagram& diagram, const Captions& captions, Look look)
{
    PngCanvas canvas;
    draw(canvas, diagram, captions, look);
    return canvas.bytes();
}

}  // namespace client::diagram
