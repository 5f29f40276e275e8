// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/read/reading.hpp"
#include "tests/src/partners.hpp"
#include "tests/src/read/reader.hpp"

namespace tests {

namespace {

class ReadPartner : public Partner {
public:
    bool settle(std::string_view name, const std::string& value) override
    {
        if (name == "game")
            number_ = std::stoul(value);
        return name == "game";
    }
    client::host::Activity& activity(client::words::ChosenWords& words, const Means& means) override
    {
        session_.emplace(shelf_, words, client::player::BoardForm::lists, means.interface());
        session_->set_keys(means.keymap.value_or(keymaps::Keymap{}));
        return reading_.emplace(*session_, words, client::screen::ScreenStyle{},
                                session_->open(number_));
    }

private:
    std::size_t number_ = 1;
    client::read::Shelf shelf_ = shelf(games);
    std::optional<client::read::ReadSession> session_;
    std::optional<client::read::Reading> reading_;
};

}  // namespace

std::unique_ptr<Partner> read_partner()
{
    return std::make_unique<ReadPartner>();
}

}  // namespace tests
