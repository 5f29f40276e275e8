// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/chapter.hpp"

#include <array>

namespace client::train::vision {

/// speech/words/train/vision
inline constexpr std::array sentence_rows{
    speech::MessageRow{"title", ""},

    speech::MessageRow{"colour-instruction", ""},
    speech::MessageRow{"colour-ask", "square"},
    speech::MessageRow{"colour-wrong", "shade"},
    speech::MessageRow{"colour-solution", "square shade"},
    speech::MessageRow{"colour-hint-corner", "corner shade"},
    speech::MessageRow{"colour-hint-neighbour", "square shade"},
    speech::MessageRow{"colour-rule", ""},
    speech::MessageRow{"colour-expected", ""},
    speech::MessageRow{"colour-near", "square"},

    speech::MessageRow{"reach-instruction", ""},
    speech::MessageRow{"reach-ask-file", "piece square file"},
    speech::MessageRow{"reach-ask-rank", "piece square rank"},
    speech::MessageRow{"reach-partly", "n"},
    speech::MessageRow{"reach-none-wrong", "piece"},
    speech::MessageRow{"reach-off-line", "square"},
    speech::MessageRow{"reach-own", "square"},
    speech::MessageRow{"reach-wrong", "piece square"},
    speech::MessageRow{"reach-solution", "squares"},
    speech::MessageRow{"reach-solution-none", ""},
    speech::MessageRow{"reach-hint-count", "n"},
    speech::MessageRow{"reach-hint-first", "square"},
    speech::MessageRow{"reach-expected", ""},

    speech::MessageRow{"squares-expected", ""},
    speech::MessageRow{"yes-no-expected", ""},

    speech::MessageRow{"lines-instruction", ""},
    speech::MessageRow{"lines-ask", "one other"},
    speech::MessageRow{"lines-ask-between", "one other"},
    speech::MessageRow{"lines-ask-whole", "line"},
    speech::MessageRow{"lines-wrong", "line"},
    speech::MessageRow{"lines-not-between", "square"},
    speech::MessageRow{"lines-off-line", "square"},
    speech::MessageRow{"lines-solution", "one other line"},
    speech::MessageRow{"lines-solution-squares", "squares"},
    speech::MessageRow{"lines-hint", "files ranks"},
    speech::MessageRow{"lines-rule", ""},
    speech::MessageRow{"lines-expected", ""},
    speech::MessageRow{"lines-item", "line"},

    speech::MessageRow{"parts-instruction", ""},
    speech::MessageRow{"parts-ask", "square"},
    speech::MessageRow{"parts-ask-shade", "first last shade"},
    speech::MessageRow{"parts-wrong-ranks", ""},
    speech::MessageRow{"parts-wrong-files", ""},
    speech::MessageRow{"parts-wrong-none", ""},
    speech::MessageRow{"parts-outside", "square"},
    speech::MessageRow{"parts-wrong-shade", "square shade"},
    speech::MessageRow{"parts-solution", "square first last"},
    speech::MessageRow{"parts-hint-how", ""},
    speech::MessageRow{"parts-hint-first", "square"},
    speech::MessageRow{"parts-rule", ""},
    speech::MessageRow{"parts-expected", ""},
    speech::MessageRow{"parts-item", "first last"},

    speech::MessageRow{"route-instruction", ""},
    speech::MessageRow{"route-ask", "from to"},
    speech::MessageRow{"route-ask-guarded", "from to guard square"},
    speech::MessageRow{"route-no-move", "from square"},
    speech::MessageRow{"route-attacked", "square"},
    speech::MessageRow{"route-longer", "square"},
    speech::MessageRow{"route-partly", "square"},
    speech::MessageRow{"route-solution", "n squares"},
    speech::MessageRow{"route-hint-count", "n"},
    speech::MessageRow{"route-hint-next", "square"},

    speech::MessageRow{"check-instruction", ""},
    speech::MessageRow{"check-ask", "side"},
    speech::MessageRow{"check-wrong-check", ""},
    speech::MessageRow{"check-wrong-no-check", ""},
    speech::MessageRow{"check-wrong-move", ""},
    speech::MessageRow{"check-wrong-no-move", ""},
    speech::MessageRow{"check-attacked", "squares"},
    speech::MessageRow{"check-not-attacked", ""},
    speech::MessageRow{"check-solution", "kind"},
    speech::MessageRow{"check-solution-move", "move"},
    speech::MessageRow{"check-hint-king", "square"},
    speech::MessageRow{"check-expected", ""},
    speech::MessageRow{"check-item", "kind"},

    speech::MessageRow{"castling-instruction", ""},
    speech::MessageRow{"castling-ask", "side"},
    speech::MessageRow{"castling-unmoved", ""},
    speech::MessageRow{"castling-king-moved", ""},
    speech::MessageRow{"castling-rook-moved", "square"},
    speech::MessageRow{"castling-because", "wing cause"},
    speech::MessageRow{"castling-wrong-may", "wing"},
    speech::MessageRow{"castling-wrong-may-not", "wing"},
    speech::MessageRow{"castling-solution", "which"},
    speech::MessageRow{"castling-hint", ""},
    speech::MessageRow{"castling-expected", ""},
    speech::MessageRow{"castling-item", "kind"},

    speech::MessageRow{"enpassant-instruction", ""},
    speech::MessageRow{"enpassant-ask", "taker taken"},
    speech::MessageRow{"enpassant-just", "from square"},
    speech::MessageRow{"enpassant-earlier", "square"},
    speech::MessageRow{"enpassant-wrong-yes", ""},
    speech::MessageRow{"enpassant-wrong-no", ""},
    speech::MessageRow{"enpassant-solution-yes", "move"},
    speech::MessageRow{"enpassant-solution-no", "cause"},
    speech::MessageRow{"enpassant-hint-two", ""},
    speech::MessageRow{"enpassant-hint-king", "square"},
    speech::MessageRow{"enpassant-item", "kind"},

    speech::MessageRow{"checks-instruction", ""},
    speech::MessageRow{"checks-ask", "piece square"},
    speech::MessageRow{"checks-ask-safe", "piece square"},
    speech::MessageRow{"checks-wrong-way", "square"},
    speech::MessageRow{"checks-wrong-check", "square"},
    speech::MessageRow{"checks-wrong-taken", "square"},

    speech::MessageRow{"dead-instruction", ""},
    speech::MessageRow{"dead-ask", "side"},
    speech::MessageRow{"dead-wrong-yes", ""},
    speech::MessageRow{"dead-wrong-no", ""},
    speech::MessageRow{"dead-solution-dead", ""},
    speech::MessageRow{"dead-solution-alive", "side"},
    speech::MessageRow{"dead-hint", ""},
    speech::MessageRow{"dead-item", "kind"},

    speech::MessageRow{"answers-instruction", ""},
    speech::MessageRow{"answers-ask", "side kind"},
    speech::MessageRow{"answers-partly", "n"},
    speech::MessageRow{"answers-wrong-kind", "kind"},
    speech::MessageRow{"answers-illegal", "why"},
    speech::MessageRow{"answers-solution", "moves"},
    speech::MessageRow{"answers-hint-count", "n"},
    speech::MessageRow{"answers-rule", ""},
    speech::MessageRow{"answers-expected", ""},
    speech::MessageRow{"answers-item", "kind"},
};
inline constexpr speech::Chapter sentences{"train/vision", sentence_rows};

[[nodiscard]] consteval speech::Phrase sentence(const char* name)
{
    return {sentences, name};
}

}  // namespace client::train::vision
