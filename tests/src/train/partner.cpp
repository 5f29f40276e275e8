// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/base/numbers.hpp"
#include "src/text/words.hpp"
#include "src/train/lesson_shelf.hpp"
#include "src/train/training.hpp"
#include "tests/src/partners.hpp"
#include "tests/src/train/drilling.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace tests {

namespace {

using client::train::TrainingOptions;

int whole(const std::string& value)
{
    return client::base::read_number(value).value();
}

/// A lesson that was done some time ago, well or not, or left at a step.
client::store::Trained lesson_of(const std::string& value)
{
    client::text::Words words{value};
    const auto record = "lesson-" + std::string{words.next()};
    const std::string item{words.next()};
    const auto outcome = client::store::outcome_names.find(words.next()).value();
    return {{}, record, item, words.empty() ? 1 : whole(std::string{words.next()}), 1, outcome};
}

TrainingOptions with_supplies()
{
    TrainingOptions options;
    options.course.supplies = supplies();
    return options;
}

class TrainPartner : public Partner {
public:
    bool settle(std::string_view name, const std::string& value) override
    {
        struct Row {
            std::string_view name;
            void (*set)(TrainingOptions& options, const std::string& value);
        };
        if (name == "earlier") {
            earlier_.push_back(lesson_of(value));
            return true;
        }
        static constexpr std::array rows{
            Row{"drill", [](TrainingOptions& o, auto& v) { o.drill = v; }},
            Row{"level", [](TrainingOptions& o, auto& v) { o.course.level = whole(v); }},
            Row{"limit", [](TrainingOptions& o,
                            auto& v) { o.course.limit = std::chrono::seconds{whole(v)}; }},
            Row{"questions", [](TrainingOptions& o, auto& v) { o.course.questions = whole(v); }},
            Row{"lesson-file",
                [](TrainingOptions& o, auto& v) { o.lesson = client::train::load_lesson(v); }},
            Row{"puzzles",
                [](TrainingOptions& o, auto& v) {
                    o.course.supplies.puzzles =
                        std::make_shared<client::train::PuzzleShelf>("tests/sessions/" + v);
                }},
            Row{"engine", [](TrainingOptions& o, auto& v) { o.course.supplies.engine = v; }},
            Row{"seed",
                [](TrainingOptions& o, auto& v) { o.seed = static_cast<unsigned>(whole(v)); }},
        };
        const auto* const row = std::ranges::find(rows, name, &Row::name);
        if (row != rows.end())
            row->set(options_, value);
        return row != rows.end();
    }
    client::host::Activity& activity(client::words::ChosenWords& words, const Means& means) override
    {
        options_.interface = means.interface();
        return training_.emplace(options_, words, client::train::Progress{earlier_});
    }
    std::optional<client::host::Input> input(std::string_view name,
                                             const std::string& value) override
    {
        namespace engine = client::engine;
        using client::host::inputs::Reported;
        if (name == "engine-move") {
            const auto move = read_san(training_->engines_turn().value().now(), value).value();
            return {{Reported{engine::Evaluation{{}, 1, {move}}}}};
        }
        if (name == "engine-fault")
            return {{Reported{engine::EngineFault{engine::FaultKind::died, {}}}}};
        return std::nullopt;
    }

private:
    TrainingOptions options_ = with_supplies();
    std::vector<client::store::Trained> earlier_;
    std::optional<client::train::Training> training_;
};

}  // namespace

std::unique_ptr<Partner> train_partner()
{
    return std::make_unique<TrainPartner>();
}

}  // namespace tests
