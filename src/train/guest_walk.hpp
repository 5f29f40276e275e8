// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "speech/announcer.hpp"
#include "src/train/guest_course.hpp"
#include "src/train/teller.hpp"
#include "src/train/walk.hpp"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace client::train {

/// What is kept of the guest's ten minutes is kept as of a drill of this name.
inline constexpr const char* guest_record = "guest";

/// The ten minutes of the sighted guest: he is told everything part by part, and then makes five
/// moves with all that is said and done around them. The program is his blind opponent.
class GuestWalk : public Walk {
public:
    /// The words must outlive it.
    GuestWalk(GuestCourse course, speech::Lexicon announcements, words::ChosenWords& words);

    [[nodiscard]] WalkReply begin() override;
    [[nodiscard]] WalkReply hear(std::string_view line) override;
    [[nodiscard]] WalkReply act(WalkAct act) override;
    [[nodiscard]] WalkWants wants() const override;
    [[nodiscard]] std::optional<rules::Setup> setup() const override;
    [[nodiscard]] std::vector<store::Trained> trained() const override;

private:
    /// Where he is: a part of the briefing, or a step of a move.
    struct Stage {
        std::size_t index = 0;  ///< of the part or of the move
        std::optional<GuestStep> step{};
        std::vector<GuestStep> before{};  ///< what happens first, without him
    };
    using Kind = WalkLine::Kind;

    [[nodiscard]] const Stage& stage() const { return stages_[at_]; }
    [[nodiscard]] const PracticeMove& move() const { return course_.practice[stage().index]; }
    void lay_out();
    [[nodiscard]] bool begins_move(std::size_t at) const;

    void say(Kind kind, speech::Word words);
    void
    say(Kind kind, speech::Phrase phrase, std::initializer_list<speech::SentencePart> parts = {});
    void say_own(const std::string& text);
    void say_passage(const Passage& passage);
    void say_announcement(const rules::MoveFacts& facts,
                          std::string_view before = {},
                          speech::DrawOffer offer = speech::DrawOffer::none);
    void say_stage();
    void say_part();
    void say_move();
    void say_before(GuestStep step);
    [[nodiscard]] WalkReply reply();

    void go_to(std::size_t at);
    void go_back();
    void finish();

    // guest_hearing.cpp: what comes of that which is typed
    void hear_go_on(std::string_view line);
    void hear_words(std::string_view line);
    void hear_answer(std::string_view line);
    void judge(rules::Move said, std::string_view line);
    void take_aloud();
    void take_right(std::string_view line);
    void take_wrong(speech::Phrase why);
    void say_too_early();
    void tell_words();
    void explain();
    [[nodiscard]] std::optional<rules::Move> said_move(std::string_view line) const;

    GuestCourse course_;
    speech::Lexicon announcements_;
    Teller teller_;
    std::vector<Stage> stages_;
    std::size_t at_ = 0;
    bool told_enter_ = false;
    bool helped_ = false;  ///< with what is to be said now, as who was wrong is
    int asked_ = 0;
    int right_ = 0;
    std::vector<WalkLine> lines_;
};

}  // namespace client::train
