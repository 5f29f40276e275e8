// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/progress_keeping.hpp"

#include "src/store/store_words.hpp"

namespace client::train {

host::Tidings ProgressKeeping::keep(rules::Instant /*now*/)
{
    const auto news = log_.keep(training_.state().progress.now());
    if (!news)
        return {};
    const auto& language = training_.words().language();
    const auto sentence = store::news_words(language, *news, log_.file());
    return {
        host::tidings::Said{host::tidings::Kind::news, {{sentence, sentence, language.voice()}}}};
}

}  // namespace client::train
