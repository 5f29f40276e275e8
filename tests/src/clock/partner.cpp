// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/clock/clock_in_use.hpp"
#include "tests/src/partners.hpp"

#include <optional>

namespace tests {

namespace {

class ClockPartner : public Partner {
public:
    ClockPartner()
    {
        settings_.options.warnings = client::clock::usual_warnings();
        settings_.keys = shipped_keymap("clock");
    }
    bool settle(std::string_view name, const std::string& value) override
    {
        if (name == "time")
            settings_.options.control = rules::read_time_control(value).value();
        return name == "time";
    }
    client::host::Activity& activity(client::words::ChosenWords& words,
                                     const Means& /*means*/) override
    {
        return clock_.emplace(words, settings_);
    }

private:
    client::clock::ClockSettings settings_{};
    std::optional<client::clock::ClockInUse> clock_;
};

}  // namespace

std::unique_ptr<Partner> clock_partner()
{
    return std::make_unique<ClockPartner>();
}

}  // namespace tests
