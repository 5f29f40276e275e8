// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/paper/pdf.hpp"

#include "src/paper/typesetting.hpp"

namespace client::paper {

namespace {

/// In points. What is smaller than the least is no longer for everybody's eyes.
constexpr double usual_size = 12;
constexpr double largest_size = 15;
constexpr double least_size = 9;
constexpr double step = 0.25;

int pages(const Document& document, double size)
{
    Ink measured{document.title, document.language, nullptr};
    return typeset(document, measured, size);
}

/// The largest type in which one page holds everything, or the least.
double fitting_size(const Document& document)
{
    double size = largest_size;
    while (size > least_size && pages(document, size) > 1)
        size -= step;
    return size;
}

}  // namespace

std::string as_pdf(const Document& document)
{
    const auto size = document.extent == Extent::one_page ? fitting_size(document) : usual_size;
    const auto count = pages(document, size);
    std::string file;
    {
        Ink ink{document.title, document.language, &file};
        typeset(document, ink, size, count);
    }
    return file;
}

}  // namespace client::paper
