// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "keymaps/key.hpp"
#include "src/line/loop.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

/// Keys as they are struck, in a terminal that is only ever appended to: no picture, no cursor.
namespace client::clock {

/// What is told, from the loop.
struct KeyEvents {
    std::function<void(const std::optional<keymaps::Key>& key)> key;  ///< or one without a name
    std::function<void(const std::string& line)> line;                ///< after ask_for_line
    std::function<void()> end;                                        ///< no key will ever come
};

/// The terminal while its keys are taken one by one; given back as it was found.
class KeyLine {
public:
    KeyLine(Loop& loop, KeyEvents events);
    ~KeyLine();
    KeyLine(const KeyLine&) = delete;
    KeyLine& operator=(const KeyLine&) = delete;

    void print(const std::vector<std::string>& lines);
    /// The next keys make a line, which is shown while it is typed.
    void ask_for_line();
    void close();

private:
    class Implementation;
    std::unique_ptr<Implementation> implementation_;
};

}  // namespace client::clock
