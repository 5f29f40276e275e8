// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "src/host/activity.hpp"
#include "src/screen/style.hpp"
#include "src/together/news.hpp"
#include "src/together/sight.hpp"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace client::together {

/// Whether he who visits can do anything there, or only looks on.
enum class Visitor : std::uint8_t { takes_part, looks_on };

/// An activity that goes on at another terminal: what is said here goes there, and what is told
/// there comes here. It knows nothing of what is played.
class Visit : public host::Activity {
public:
    using Send = std::function<void(const Request& request)>;
    /// How late a key is that is handled now.
    using Late = std::function<Age()>;

    struct Manner {
        Visitor visitor = Visitor::takes_part;
        screen::ScreenStyle style{};
        player::Interface interface = player::Interface::line;
        std::string host{};  ///< who hosts it, fit to be printed
    };

    /// The words and the table must outlive it.
    Visit(words::ChosenWords& words,
          const commands::CommandTable& table,
          Manner manner,
          Send send,
          Late late);

    /// What came from there. Once an input is told whole, there is something for the host here.
    [[nodiscard]] std::optional<host::Input> take(News news);
    /// The other end is gone, or has sent us away.
    [[nodiscard]] host::Input ended(std::optional<Parting> why);

    [[nodiscard]] words::ChosenWords& words() override { return words_; }
    [[nodiscard]] const commands::CommandTable* commands() const override { return &table_; }
    [[nodiscard]] host::Reply handle(const host::Input& input, rules::Instant at) override;
    [[nodiscard]] host::Scene scene(rules::Instant now) override;
    [[nodiscard]] bool is_learning() const override { return seen_.sight().is_learning; }
    [[nodiscard]] std::optional<commands::Command>
    answer_of(const keymaps::Key& key) const override;
    [[nodiscard]] host::Attention attention() const override;
    [[nodiscard]] bool is_in_tournament() const override { return seen_.sight().is_in_tournament; }
    [[nodiscard]] std::string last_move() override { return seen_.sight().last_move; }

private:
    [[nodiscard]] host::Reply begin() const;
    [[nodiscard]] host::Reply say(const std::string& line);
    [[nodiscard]] host::Reply order(const commands::Command& command);
    [[nodiscard]] host::Reply keys(const commands::KeysStruck& struck);
    [[nodiscard]] host::Reply leave();
    [[nodiscard]] host::Reply only_looks() const;
    void send(const Request& request);
    void add(const news::Sentence& sentence);

    words::ChosenWords& words_;
    const commands::CommandTable& table_;
    Manner manner_;
    Send send_;
    Late late_;
    host::inputs::Heard heard_{};  ///< of an input that is not told whole
    SightReader seen_;
    int unanswered_ = 0;  ///< what we said and have no answer to
};

/// Why there is nothing to visit, or not any more; without a reason the other end is gone.
[[nodiscard]] speech::Word farewell(const speech::Lexicon& language, std::optional<Parting> why);

}  // namespace client::together
