// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/library.hpp"

#include <dlfcn.h>
#include <stdexcept>

namespace speech {

namespace {

void* checked(void* found)
{
    if (found != nullptr)
        return found;
    const char* reason = dlerror();
    throw std::runtime_error{reason != nullptr ? reason : "not found in its library"};
}

}  // namespace

Library::Library(const std::string& file)
    : handle_{checked(dlopen(file.c_str(), RTLD_NOW | RTLD_LOCAL))}
{
}

void* Library::symbol(const char* name) const
{
    return checked(dlsym(handle_, name));
}

}  // namespace speech
