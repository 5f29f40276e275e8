// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/typed_words.hpp"

namespace speech {

icu::UnicodeString in_script(const icu::UnicodeString& text, const icu::Transliterator* script)
{
    icu::UnicodeString result;
    bool typed = false;
    for (int32_t from = 0; from <= text.length(); typed = !typed) {
        const int32_t mark = text.indexOf(typed_mark, from);
        const int32_t until = mark < 0 ? text.length() : mark;
        icu::UnicodeString part{text, from, until - from};
        if (script != nullptr && !typed)
            script->transliterate(part);
        result.append(part);
        from = until + 1;
    }
    return result;
}

}  // namespace speech
