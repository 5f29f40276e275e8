// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/teller.hpp"

#include "rules/move_facts.hpp"
#include "speech/board_words.hpp"
#include "speech/clock_words.hpp"
#include "speech/law_article.hpp"
#include "speech/other_voice.hpp"
#include "src/cli/places.hpp"

#include <stdexcept>
#include <utility>

namespace client::train {

using speech::Word;

const speech::Phrasebook& Teller::book(const speech::Chapter& chapter) const
{
    if (const auto known = books_.find(chapter.name); known != books_.end())
        return known->second;
    auto book = speech::Phrasebook::load(cli::words_folder(), chapter, language());
    if (!book)
        throw std::runtime_error{text(book.error().front())};
    return books_.emplace(chapter.name, *std::move(book)).first->second;
}

Word Teller::square(rules::Square square) const
{
    return words_->announcer_in_messages().square(square);
}

Word Teller::squares(std::span<const rules::Square> squares) const
{
    Lines all;
    for (const auto each : squares)
        all.push_back(square(each));
    return speech::listed(all);
}

Word Teller::squares(rules::Bitboard squares) const
{
    Lines all;
    for (const auto each : squares)
        all.push_back(square(each));
    return speech::listed(all);
}

Word Teller::file(rules::File file) const
{
    return words_->announcer_in_messages().file(file);
}

Word Teller::rank(rules::Rank rank) const
{
    return number(index(rank) + 1);
}

Word Teller::role(rules::Role role) const
{
    return language().move_words().pieces.at(static_cast<std::size_t>(index(role)));
}

Word Teller::piece(rules::Piece piece) const
{
    return speech::BoardWords{words_->announcer_in_messages()}.piece(piece);
}

Word Teller::move(const rules::Position& position, rules::Move move) const
{
    const auto said = words_->announcer_in_messages().move(move_facts(position, move));
    return {said.screen, said.voice};
}

Word Teller::announced(Word words) const
{
    const auto& voice = words_->announcements().voice();
    return voice == language().voice() ? words : speech::in_voice(voice, std::move(words));
}

Word Teller::number(int number) const
{
    return speech::plain_number(language(), number);
}

Lines Teller::law(std::string_view article) const
{
    return {speech::article_words(language(), words_->laws(), article)};
}

Lines Teller::pieces(const rules::Board& board) const
{
    return speech::BoardWords{words_->announcer_in_messages()}.pieces(board);
}

}  // namespace client::train
