// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/ink.hpp"

#include "speech/library.hpp"

#include <cairo/cairo-pdf.h>
#include <numeric>
#include <pango/pangocairo.h>

namespace client::paper {

namespace {

/// Its Latin and its Cyrillic are complete; where it is missing, fontconfig chooses another.
constexpr const char* family = "DejaVu Sans";

/// The functions that we use of Pango, Cairo and GLib, all of which Pango brings along.
struct Functions {
    decltype(cairo_pdf_surface_create_for_stream)* create_surface{};
    decltype(cairo_pdf_surface_set_metadata)* set_metadata{};
    decltype(cairo_surface_destroy)* destroy_surface{};
    decltype(cairo_surface_finish)* finish_surface{};
    decltype(cairo_create)* create{};
    decltype(cairo_destroy)* destroy{};
    decltype(cairo_show_page)* show_page{};
    decltype(cairo_move_to)* move_to{};
    decltype(cairo_line_to)* line_to{};
    decltype(cairo_stroke)* stroke{};
    decltype(cairo_set_line_width)* set_line_width{};
    decltype(cairo_set_source_rgb)* set_color{};
    decltype(cairo_tag_begin)* begin_tag{};
    decltype(cairo_tag_end)* end_tag{};
    decltype(pango_cairo_create_layout)* create_layout{};
    decltype(pango_cairo_show_layout_line)* show_line{};
    decltype(pango_font_description_new)* create_font{};
    decltype(pango_font_description_free)* free_font{};
    decltype(pango_font_description_set_family)* set_family{};
    decltype(pango_font_description_set_weight)* set_weight{};
    decltype(pango_font_description_set_absolute_size)* set_size{};
    decltype(pango_language_from_string)* language{};
    decltype(pango_layout_get_context)* context{};
    decltype(pango_context_set_language)* set_language{};
    decltype(pango_context_set_round_glyph_positions)* set_rounding{};
    decltype(pango_layout_set_font_description)* set_font{};
    decltype(pango_layout_set_text)* set_text{};
    decltype(pango_layout_set_width)* set_width{};
    decltype(pango_layout_get_line_count)* line_count{};
    decltype(pango_layout_get_unknown_glyphs_count)* unknown_glyphs{};
    decltype(pango_layout_get_line_readonly)* line{};
    decltype(pango_layout_line_get_extents)* extents{};
    decltype(g_object_unref)* unref{};

    explicit Functions(const speech::Library& library)
    {
        library.find("cairo_pdf_surface_create_for_stream", create_surface);
        library.find("cairo_pdf_surface_set_metadata", set_metadata);
        library.find("cairo_surface_destroy", destroy_surface);
        library.find("cairo_surface_finish", finish_surface);
        library.find("cairo_create", create);
        library.find("cairo_destroy", destroy);
        library.find("cairo_show_page", show_page);
        library.find("cairo_move_to", move_to);
        library.find("cairo_line_to", line_to);
        library.find("cairo_stroke", stroke);
        library.find("cairo_set_line_width", set_line_width);
        library.find("cairo_set_source_rgb", set_color);
        library.find("cairo_tag_begin", begin_tag);
        library.find("cairo_tag_end", end_tag);
        library.find("pango_cairo_create_layout", create_layout);
        library.find("pango_cairo_show_layout_line", show_line);
        library.find("pango_font_description_new", create_font);
        library.find("pango_font_description_free", free_font);
        library.find("pango_font_description_set_family", set_family);
        library.find("pango_font_description_set_weight", set_weight);
        library.find("pango_font_description_set_absolute_size", set_size);
        library.find("pango_language_from_string", language);
        library.find("pango_layout_get_context", context);
        library.find("pango_context_set_language", set_language);
        library.find("pango_context_set_round_glyph_positions", set_rounding);
        library.find("pango_layout_set_font_description", set_font);
        library.find("pango_layout_set_text", set_text);
        library.find("pango_layout_set_width", set_width);
        library.find("pango_layout_get_line_count", line_count);
        library.find("pango_layout_get_unknown_glyphs_count", unknown_glyphs);
        library.find("pango_layout_get_line_readonly", line);
        library.find("pango_layout_line_get_extents", extents);
        library.find("g_object_unref", unref);
    }
};

Functions load()
{
    try {
        return Functions{speech::Library{"libpangocairo-1.0.so.0"}};
    } catch (const std::runtime_error& failure) {
        throw NoInk{InkFault::no_library, failure.what()};
    }
}

const Functions& pango()
{
    static const Functions loaded = load();
    return loaded;
}

struct LineMeasures {
    double above = 0;  ///< the line on which letters stand
    double height = 0;
    double width = 0;
};

LineMeasures measures(PangoLayoutLine* line)
{
    PangoRectangle logical{};
    pango().extents(line, nullptr, &logical);
    constexpr double scale = PANGO_SCALE;
    return {-logical.y / scale, logical.height / scale, logical.width / scale};
}

cairo_status_t append(void* file, const unsigned char* bytes, unsigned int count)
{
    static_cast<std::string*>(file)->append(reinterpret_cast<const char*>(bytes), count);
    return CAIRO_STATUS_SUCCESS;
}

cairo_surface_t* new_surface(std::string* file)
{
    return pango().create_surface(file == nullptr ? nullptr : append, file, a4_width, a4_height);
}

}  // namespace

struct SetText::Layout {
    explicit Layout(PangoLayout* made) : layout{made} {}
    Layout(const Layout&) = delete;
    Layout& operator=(const Layout&) = delete;
    Layout(Layout&&) = delete;
    Layout& operator=(Layout&&) = delete;
    ~Layout() { pango().unref(layout); }

    [[nodiscard]] PangoLayoutLine* line(std::size_t index) const
    {
        return pango().line(layout, static_cast<int>(index));
    }

    PangoLayout* layout;
};

SetText::SetText(std::shared_ptr<Layout> layout) : layout_{std::move(layout)}
{
    const auto count = pango().line_count(layout_->layout);
    for (std::size_t i = 0; i < static_cast<std::size_t>(count); ++i) {
        const auto line = measures(layout_->line(i));
        heights_.push_back(line.height);
        width_ = std::max(width_, line.width);
    }
}

double SetText::height() const
{
    return std::accumulate(heights_.begin(), heights_.end(), 0.0);
}

struct Ink::Handle {
    explicit Handle(std::string* file)
        : surface{new_surface(file)}, context{pango().create(surface)}
    {
    }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;
    Handle(Handle&&) = delete;
    Handle& operator=(Handle&&) = delete;
    ~Handle()
    {
        pango().destroy(context);
        pango().finish_surface(surface);
        pango().destroy_surface(surface);
    }

    cairo_surface_t* surface;
    cairo_t* context;
    PangoLanguage* language = nullptr;
};

Ink::Ink(const std::string& title, const std::string& language, std::string* file)
{
    handle_ = std::make_unique<Handle>(file);
    handle_->language = pango().language(language.c_str());
    pango().set_metadata(handle_->surface, CAIRO_PDF_METADATA_TITLE, title.c_str());
    look_for_fonts();
}

Ink::~Ink() = default;

/// Without a single font Pango has names for some all the same, and draws nothing.
void Ink::look_for_fonts() const
{
    const auto letter = set("A", {});
    if (pango().unknown_glyphs(letter.layout().layout) > 0)
        throw NoInk{InkFault::no_font, "there is no font"};
}

SetText Ink::set(std::string_view text, Type type, std::optional<double> width) const
{
    auto layout = std::make_shared<SetText::Layout>(pango().create_layout(handle_->context));
    auto* const context = pango().context(layout->layout);
    pango().set_language(context, handle_->language);
    pango().set_rounding(context, FALSE);  // paper has no pixels
    auto* const font = pango().create_font();
    pango().set_family(font, family);
    pango().set_weight(font, type.weight == Weight::bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
    pango().set_size(font, type.size * PANGO_SCALE);
    pango().set_font(layout->layout, font);
    pango().free_font(font);
    pango().set_text(layout->layout, text.data(), static_cast<int>(text.size()));
    if (width)
        pango().set_width(layout->layout, static_cast<int>(*width * PANGO_SCALE));
    return SetText{std::move(layout)};
}

void Ink::show(const SetText& text, std::size_t line, double x, double y)
{
    auto* const shown = text.layout().line(line);
    pango().set_color(handle_->context, 0, 0, 0);
    pango().move_to(handle_->context, x, y + measures(shown).above);
    pango().show_line(handle_->context, shown);
}

void Ink::show(const SetText& text, double x, double y)
{
    for (std::size_t i = 0; i < text.lines(); ++i) {
        show(text, i, x, y);
        y += text.height(i);
    }
}

void Ink::rule(double left, double right, double y, double grey)
{
    pango().set_color(handle_->context, grey, grey, grey);
    pango().set_line_width(handle_->context, 0.5);
    pango().move_to(handle_->context, left, y);
    pango().line_to(handle_->context, right, y);
    pango().stroke(handle_->context);
}

void Ink::next_page()
{
    pango().show_page(handle_->context);
}

void Ink::begin_tag(const char* name)
{
    pango().begin_tag(handle_->context, name, "");
}

void Ink::end_tag(const char* name)
{
    pango().end_tag(handle_->context, name);
}

}  // namespace client::paper
