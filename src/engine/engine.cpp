// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/engine/engine.hpp"

#include "rules/coordinates.hpp"
#include "speech/overloaded.hpp"
#include "src/engine/channel.hpp"
#include "src/engine/uci.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <asio.hpp>
#include <deque>
#include <map>
#include <utility>

namespace client::engine {

namespace {

using speech::Overloaded;
using std::chrono::milliseconds;

/// Without a clock even the strongest should not keep a player waiting.
constexpr milliseconds full_strength_time{5'000};
constexpr milliseconds elo_time{1'000};
/// Enough that an error can be chosen from; no engine offers it with more lines than there are
/// moves.
constexpr int most_candidates = 256;
constexpr int full_skill = 20;

struct Play {
    Situation situation;
    std::optional<Clocks> clocks;
};
struct Analyse {
    Situation situation;
    std::uint64_t nodes = 0;
};
using Request = std::variant<Play, Analyse>;

enum class State : std::uint8_t { greeting, readying, idle, thinking, stopping, ended };

/// A search that runs, and what it has brought so far.
struct Search {
    Situation situation;
    std::optional<Level> slip{};  ///< with it, the answer is chosen as that level errs
    bool evaluates = false;
    std::vector<Candidate> candidates{};  ///< the best first
    Evaluation evaluation{};
    std::string line{};
};

}  // namespace

/// The protocol from the greeting to the end. It lives as long as somebody listens to it.
class Engine::Conversation : public std::enable_shared_from_this<Conversation> {
public:
    Conversation(asio::io_context& loop, Launch launch, Listener listener)
        : loop_{loop}, timer_{loop}, launch_{std::move(launch)}, listener_{std::move(listener)},
          chance_{launch_.seed}
    {
    }

    void begin()
    {
        const auto program = find_program(launch_.program);
        auto child = program ? Child::started(*program, launch_.arguments) : std::nullopt;
        if (!child) {
            asio::post(loop_, [weak = weak_from_this()] {
                if (const auto self = weak.lock())
                    self->fail(FaultKind::missing);
            });
            return;
        }
        channel_ = std::make_shared<Channel>(loop_, *std::move(child));
        channel_->start({[weak = weak_from_this()](std::string_view line) {
                             if (const auto self = weak.lock())
                                 self->heard(line);
                         },
                         [weak = weak_from_this()](Channel::End why) {
                             if (const auto self = weak.lock())
                                 self->lost(why);
                         }});
        channel_->write("uci");
        expect(launch_.patience.greeting);
    }

    void request(Request request)
    {
        if (state_ == State::ended)
            return;
        requests_.push_back(std::move(request));
        next();
    }

    void stop()
    {
        requests_.clear();
        if (state_ != State::thinking)
            return;
        state_ = State::stopping;
        channel_->write("stop");
        expect(launch_.patience.stop);
    }

    void end()
    {
        state_ = State::ended;
        timer_.cancel();
        requests_.clear();
        if (channel_)
            channel_->close();
    }

private:
    void heard(std::string_view text)
    {
        std::visit(Overloaded{
                       [](const uci::Chatter&) {},
                       [&](uci::EngineName said) { name_ = std::move(said.name); },
                       [&](uci::Option offered) { offer(std::move(offered)); },
                       [&](const uci::Introduced&) { introduced(); },
                       [&](const uci::Listening&) { listening(); },
                       [&](const uci::Thought& thought) { consider(thought); },
                       [&](const uci::Decision& decision) { decided(decision.move); },
                   },
                   uci::read_line(text));
    }

    void offer(uci::Option option)
    {
        constexpr std::size_t most = 1000;
        if (state_ == State::greeting && options_.size() < most)
            options_.emplace(option.name, option);
    }

    void introduced()
    {
        if (state_ == State::greeting)
            await_readiness();
    }

    void await_readiness()
    {
        state_ = State::readying;
        channel_->write("isready");
        expect(launch_.patience.readiness);
    }

    void listening()
    {
        if (state_ != State::readying)
            return;
        rest();
        if (!std::exchange(introduced_, true))
            tell(Ready{name_, elo_setting()});
        next();
    }

    void rest()
    {
        state_ = State::idle;
        timer_.cancel();
    }

    void next()
    {
        if (state_ != State::idle || requests_.empty())
            return;
        Request request = std::move(requests_.front());
        requests_.pop_front();
        std::visit(Overloaded{
                       [&](Play& play) { start(play); },
                       [&](Analyse& analyse) { start(analyse); },
                   },
                   request);
    }

    void start(Play& play)
    {
        Search search{std::move(play.situation)};
        uci::Bounds bounds{play.clocks};
        if (const auto* elo = std::get_if<Elo>(&launch_.strength)) {
            set("UCI_LimitStrength", "true");
            set("UCI_Elo", elo->rating);
            set("MultiPV", 1);
            bounds.time = play.clocks ? std::nullopt : std::optional{elo_time};
        } else {
            const Level level = std::get<Level>(launch_.strength);
            if (slips(level, chance_))
                search.slip = level;
            set("UCI_LimitStrength", "false");
            set("MultiPV", search.slip ? most_candidates : 1);
            set("Skill Level", level.skill.value_or(full_skill));
            bounds.depth = level.depth;
            bounds.nodes = level.nodes;
            if (!play.clocks && !level.depth && !level.nodes)
                bounds.time = full_strength_time;
        }
        search_for(std::move(search), bounds);
    }

    void start(Analyse& analyse)
    {
        set("UCI_LimitStrength", "false");
        set("Skill Level", full_skill);
        set("MultiPV", 1);
        Search search{std::move(analyse.situation)};
        search.evaluates = true;
        search_for(std::move(search), {std::nullopt, std::nullopt, analyse.nodes, std::nullopt});
    }

    void search_for(Search search, const uci::Bounds& bounds)
    {
        const rules::Position& now = search.situation.now();
        const bool chess960 = now.variant() == rules::Variant::chess960;
        if (chess960 && !options_.contains("UCI_Chess960"))
            return fail(FaultKind::no_chess960);
        set("UCI_Chess960", chess960 ? "true" : "false");
        channel_->write(uci::position_line(search.situation));
        channel_->write(uci::go_line(bounds));
        milliseconds given = bounds.time.value_or(milliseconds{});
        if (bounds.clocks)
            given = bounds.clocks->left[static_cast<std::size_t>(now.turn())];
        search_ = std::move(search);
        state_ = State::thinking;
        expect(given + launch_.patience.answer);
    }

    void consider(const uci::Thought& thought)
    {
        if (state_ != State::thinking || thought.rank < 1 || thought.rank > most_candidates)
            return;
        const auto rank = static_cast<std::size_t>(thought.rank);
        if (rank == 1) {
            search_->evaluation.depth = thought.depth;
            search_->line = thought.line;
            if (thought.score)
                search_->evaluation.score = thought.score;
        }
        const auto first = thought.line.substr(0, thought.line.find(' '));
        const auto move = rules::read_uci(search_->situation.now(), first);
        auto& candidates = search_->candidates;
        if (!search_->slip || !move || !thought.score || rank > candidates.size() + 1)
            return;
        candidates.resize(std::max(candidates.size(), rank));
        candidates[rank - 1] = {*move, *thought.score};
    }

    void decided(std::string_view text)
    {
        if (state_ == State::stopping) {
            rest();
            return next();
        }
        if (state_ != State::thinking)
            return;
        const auto move = rules::read_uci(search_->situation.now(), text);
        if (!move)
            return fail(FaultKind::illegal_answer, uci::clean(text));
        rest();
        tell(search_->evaluates ? Report{evaluation(*move)} : Report{BestMove{played(*move)}});
        next();
    }

    [[nodiscard]] Evaluation evaluation(rules::Move best) const
    {
        Evaluation found = search_->evaluation;
        found.line = uci::read_moves(search_->situation.now(), search_->line);
        if (found.line.empty() || found.line.front() != best)
            found.line = {best};
        return found;
    }

    [[nodiscard]] rules::Move played(rules::Move best)
    {
        if (!search_->slip)
            return best;
        return slip(search_->situation.now(), search_->candidates, *search_->slip, chance_)
            .value_or(best);
    }

    [[nodiscard]] std::optional<EloSetting> elo_setting() const
    {
        const auto* elo = std::get_if<Elo>(&launch_.strength);
        if (elo == nullptr)
            return std::nullopt;
        const auto option = options_.find("UCI_Elo");
        if (option == options_.end() || !options_.contains("UCI_LimitStrength"))
            return EloSetting{elo->rating, std::nullopt};
        return EloSetting{elo->rating, within(option->second, elo->rating)};
    }

    [[nodiscard]] static int within(const uci::Option& option, int value)
    {
        return std::max(option.min, std::min(option.max, value));
    }

    void set(const std::string& name, int value)
    {
        if (const auto option = options_.find(name); option != options_.end())
            set(name, std::to_string(within(option->second, value)));
    }
    void set(const std::string& name, const std::string& value)
    {
        if (!options_.contains(name) || settings_[name] == value)
            return;
        settings_[name] = value;
        channel_->write(fmt::format("setoption name {} value {}", name, value));
    }

    void expect(milliseconds within_this)
    {
        timer_.expires_after(within_this);
        timer_.async_wait([weak = weak_from_this()](const asio::error_code& error) {
            const auto self = weak.lock();
            if (self && !error && self->timer_.expiry() <= asio::steady_timer::clock_type::now())
                self->waited_in_vain();
        });
    }

    void waited_in_vain()
    {
        // After a pause of the whole machine the answer may lie there, not yet read.
        constexpr milliseconds to_read_it{1'000};
        if (channel_->has_news())
            return expect(to_read_it);
        fail(state_ == State::greeting ? FaultKind::no_uci : FaultKind::hangs);
    }

    void lost(Channel::End why)
    {
        if (why == Channel::End::flood)
            return fail(FaultKind::floods);
        fail(state_ == State::greeting ? FaultKind::no_uci : FaultKind::died);
    }

    void fail(FaultKind kind, std::string said = {})
    {
        if (state_ == State::ended)
            return;
        end();
        tell(EngineFault{kind, std::move(said)});
    }

    void tell(const Report& report)
    {
        const Listener listener = listener_;  // it may destroy what holds it
        listener(report);
    }

    asio::io_context& loop_;
    asio::steady_timer timer_;
    Launch launch_;
    Listener listener_;
    Chance chance_;
    std::shared_ptr<Channel> channel_;
    State state_ = State::greeting;
    bool introduced_ = false;
    std::string name_;
    std::map<std::string, uci::Option, std::less<>> options_;
    std::map<std::string, std::string, std::less<>> settings_;
    std::deque<Request> requests_;
    std::optional<Search> search_;
};

Engine::Engine(asio::io_context& loop, Launch launch, Listener listener)
    : conversation_{std::make_shared<Conversation>(loop, std::move(launch), std::move(listener))}
{
    conversation_->begin();
}

Engine::~Engine()
{
    conversation_->end();
}

void Engine::play(Situation situation, std::optional<Clocks> clocks)
{
    conversation_->request(Play{std::move(situation), clocks});
}

void Engine::analyse(Situation situation, std::uint64_t nodes)
{
    conversation_->request(Analyse{std::move(situation), nodes});
}

void Engine::stop()
{
    conversation_->stop();
}

}  // namespace client::engine
