// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/braille/connection.hpp"

#include "speech/messages.hpp"

#ifdef ANNABELLA_BRLAPI

#include "rules/code_points.hpp"
#include "speech/library.hpp"

#include <array>
#include <brlapi.h>
#include <cstddef>
#include <string_view>
#include <vector>

namespace client::braille {

namespace {

/// The functions that we use of BrlAPI.
struct Functions {
    decltype(brlapi_getHandleSize)* handle_size{};
    decltype(brlapi__openConnection)* open{};
    decltype(brlapi__closeConnection)* close{};
    decltype(brlapi__getDisplaySize)* size{};
    decltype(brlapi__enterTtyMode)* enter{};
    decltype(brlapi__enterTtyModeWithPath)* enter_path{};
    decltype(brlapi__ignoreKeys)* ignore_keys{};
    decltype(brlapi__write)* write{};
    decltype(brlapi__getDriverName)* driver{};
    decltype(brlapi__readKey)* read_key{};
    decltype(brlapi_expandKeyCode)* expand{};
    decltype(brlapi_describeKeyCode)* describe{};
    decltype(brlapi__setExceptionHandler)* on_exception{};
    decltype(brlapi_error_location)* error{};
    decltype(brlapi_strerror)* words{};

    explicit Functions(const speech::Library& library)
    {
        library.find("brlapi_getHandleSize", handle_size);
        library.find("brlapi__openConnection", open);
        library.find("brlapi__closeConnection", close);
        library.find("brlapi__getDisplaySize", size);
        library.find("brlapi__enterTtyMode", enter);
        library.find("brlapi__enterTtyModeWithPath", enter_path);
        library.find("brlapi__ignoreKeys", ignore_keys);
        library.find("brlapi__write", write);
        library.find("brlapi__getDriverName", driver);
        library.find("brlapi__readKey", read_key);
        library.find("brlapi_expandKeyCode", expand);
        library.find("brlapi_describeKeyCode", describe);
        library.find("brlapi__setExceptionHandler", on_exception);
        library.find("brlapi_error_location", error);
        library.find("brlapi_strerror", words);
    }
};

const Functions& brlapi()
{
    static const Functions loaded{speech::Library{"libbrlapi.so.0.8"}};
    return loaded;
}

/// Of a BRLTTY that has no display; how many cells it had, it keeps telling.
constexpr std::string_view no_driver = "NoBraille";

[[noreturn]] void fail()
{
    throw std::runtime_error{brlapi().words(brlapi().error())};
}

/// The library's own would end the program.
void BRLAPI_STDCALL keep_on(brlapi_handle_t*, int, brlapi_packetType_t, const void*, std::size_t) {}

/// As many characters as there are cells: what is missing are blanks.
std::string padded(std::string_view text, int cells)
{
    std::string line;
    for (int i = 0; i < cells; ++i) {
        const auto first = rules::decode_first(text);
        line += first ? std::string{text.substr(0, first->bytes)} : " ";
        text.remove_prefix(first ? first->bytes : text.empty() ? 0 : 1);
    }
    return line;
}

/// Whatever the locale says: in Turkish FWINLT would keep its I.
std::string small(std::string_view name)
{
    std::string letters{name};
    for (auto& letter : letters)
        letter = static_cast<char>(rules::small_letter(static_cast<unsigned char>(letter)));
    return letters;
}

}  // namespace

/// One open connection.
struct Connection::Handle {
    explicit Handle(const std::string& host)
    {
        brlapi_connectionSettings_t wanted{nullptr, host.empty() ? nullptr : host.c_str()};
        descriptor = brlapi().open(*this, &wanted, nullptr);
        if (descriptor < 0)
            fail();
        brlapi().on_exception(*this, keep_on);
    }
    ~Handle() { brlapi().close(*this); }
    Handle(const Handle&) = delete;
    Handle& operator=(const Handle&) = delete;

    operator brlapi_handle_t*() { return reinterpret_cast<brlapi_handle_t*>(room.data()); }

    // The library says how large it is, and nothing else.
    std::vector<std::max_align_t> room{brlapi().handle_size() / sizeof(std::max_align_t) + 1};
    int descriptor = -1;
};

Connection::Connection(const std::string& host, std::optional<int> tty)
    : questions_{std::make_unique<Handle>(host)}
{
    // BRLTTY takes its display after it lets programs in. Who enters a terminal before the cells
    // are known gets room for none of them there, and what is written then goes over its memory.
    unsigned columns = 0;
    unsigned rows = 0;
    if (brlapi().size(*questions_, &columns, &rows) < 0)
        fail();
    look_for_display();
    cells_ = static_cast<int>(columns * rows);
    if (cells_ == 0)
        throw Unusable{"found-no-cells"};
    display_ = std::make_unique<Handle>(host);
    const int entered = tty ? brlapi().enter(*display_, *tty, nullptr)
                            : brlapi().enter_path(*display_, nullptr, 0, nullptr);
    // Letters from a braille keyboard are typed into the terminal, by BRLTTY itself.
    const brlapi_keyCode_t letters = BRLAPI_KEY_TYPE_SYM;
    if (entered < 0 || brlapi().ignore_keys(*display_, brlapi_rangeType_type, &letters, 1) < 0)
        fail();
}

Connection::~Connection() = default;

int Connection::descriptor() const
{
    return display_->descriptor;
}

void Connection::write(const Shown& shown)
{
    auto text = padded(shown.text, cells_);
    std::string charset = "UTF-8";
    brlapi_writeArguments_t arguments = BRLAPI_WRITEARGUMENTS_INITIALIZER;
    arguments.regionBegin = 1;
    arguments.regionSize = cells_;
    arguments.text = text.data();
    arguments.textSize = static_cast<int>(text.size());
    arguments.charset = charset.data();
    arguments.cursor = shown.cursor > 0 ? shown.cursor : BRLAPI_CURSOR_OFF;
    if (brlapi().write(*display_, &arguments) < 0)
        fail();
    look_for_display();
}

/// Nothing is answered to what is written: a BRLTTY that hangs would swallow it, and so would one
/// whose display was unplugged.
void Connection::look_for_display()
{
    std::array<char, 64> driver{};
    if (brlapi().driver(*questions_, driver.data(), driver.size()) < 0)
        fail();
    if (driver.data() == no_driver)
        throw Unusable{"found-no-cells"};
}

std::optional<DisplayKey> Connection::key()
{
    brlapi_keyCode_t code = 0;
    const int got = brlapi().read_key(*display_, 0, &code);
    if (got < 0)
        fail();
    brlapi_expandedKeyCode_t parts{};
    brlapi_describedKeyCode_t words{};
    if (got == 0 || brlapi().expand(code, &parts) < 0 || brlapi().describe(code, &words) < 0 ||
        words.command == nullptr)
        return std::nullopt;
    return DisplayKey{small(words.command), static_cast<int>(parts.argument)};
}

}  // namespace client::braille

#else

namespace client::braille {

struct Connection::Handle {};

Connection::Connection(const std::string&, std::optional<int>)
{
    throw Unusable{"found-no-brlapi"};
}
Connection::~Connection() = default;
int Connection::descriptor() const
{
    return -1;
}
void Connection::write(const Shown&) {}
std::optional<DisplayKey> Connection::key()
{
    return std::nullopt;
}

}  // namespace client::braille

#endif
