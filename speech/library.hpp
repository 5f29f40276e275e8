// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

namespace speech {

/// A shared library that is loaded when it is first needed, so that a command that makes no sound
/// does not wait for it, and a machine without it runs the program all the same.
class Library {
public:
    /// Throws std::runtime_error with the loader's words. Loaded for good: sound libraries keep
    /// threads and cannot be unloaded.
    explicit Library(const std::string& file);

    /// The function of this name, with the type that the library's header gives it.
    template <class Function>
    void find(const char* name, Function*& function) const
    {
        // The way from an object pointer to a function pointer that POSIX asks for.
        function = reinterpret_cast<Function*>(symbol(name));
    }

private:
    [[nodiscard]] void* symbol(const char* name) const;

    void* handle_;
};

}  // namespace speech
