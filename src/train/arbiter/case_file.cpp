// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/arbiter/case_file.hpp"

#include "src/cli/places.hpp"
#include "src/script/event_line.hpp"
#include "src/script/headers.hpp"
#include "src/text/words.hpp"

#include <fmt/format.h>

#include <fstream>
#include <istream>
#include <optional>

namespace client::train::arbiter {

namespace {

/// A case while it is read.
struct Draft {
    Case read;
    std::vector<std::string> rulesets;
    std::vector<std::string> head;
    bool whole = true;
};

/// The head once more for each set of rules.
std::optional<rules::GameOptions> options_in(const Draft& draft, const std::string& ruleset)
{
    script::Headers headers;
    if (!headers.read("ruleset " + ruleset))
        return std::nullopt;
    for (const auto& line : draft.head)
        if (!headers.read(line))
            return std::nullopt;
    return headers.options();
}

class Reader {
public:
    CaseFile read(std::istream& in)
    {
        int number = 0;
        for (std::string line; std::getline(in, line);) {
            ++number;
            if (!line.empty() && line.front() != '#' && !take(line))
                reject(fmt::format("{}: {}", number, line));
        }
        finish();
        return std::move(file_);
    }

private:
    bool take(const std::string& line)
    {
        if (line.starts_with("== "))
            return begin(line.substr(3));
        if (!draft_)
            return false;
        if (line.starts_with("ruleset "))
            return take_rulesets(line.substr(8));
        if (line.starts_with('@'))
            return take_event(line);
        draft_->head.push_back(line);
        return script::Headers{}.read(line).has_value();
    }
    bool begin(const std::string& names)
    {
        finish();
        draft_.emplace();
        text::Words words{names};
        draft_->read.topic = words.next();
        draft_->read.name = words.next();
        return !draft_->read.name.empty() && words.empty();
    }
    bool take_rulesets(const std::string& names)
    {
        for (text::Words words{names}; !words.empty();)
            draft_->rulesets.emplace_back(words.next());
        return true;
    }
    bool take_event(const std::string& line)
    {
        auto event = script::read_event_line(line);
        if (event)
            draft_->read.events.push_back(*std::move(event));
        return event.has_value();
    }
    void reject(std::string fault)
    {
        file_.faults.push_back(std::move(fault));
        if (draft_)
            draft_->whole = false;
    }
    void finish()
    {
        if (!draft_)
            return;
        for (const auto& name : draft_->rulesets)
            if (auto options = options_in(*draft_, name))
                draft_->read.options.push_back(*std::move(options));
            else
                reject(fmt::format("{}: ruleset {}", draft_->read.name, name));
        if (draft_->whole && !draft_->read.options.empty() && !draft_->read.events.empty())
            file_.cases.push_back(std::move(draft_->read));
        draft_.reset();
    }

    CaseFile file_;
    std::optional<Draft> draft_;
};

}  // namespace

CaseFile read_cases(std::istream& in)
{
    return Reader{}.read(in);
}

const std::vector<Case>& shipped_cases()
{
    static const auto cases = [] {
        std::ifstream file{cli::data_folder() / "cases" / "arbiter.laws"};
        return read_cases(file).cases;
    }();
    return cases;
}

}  // namespace client::train::arbiter
