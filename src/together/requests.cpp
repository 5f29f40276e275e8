// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/together/requests.hpp"

#include "rules/code_points.hpp"
#include "speech/overloaded.hpp"
#include "src/base/numbers.hpp"
#include "src/together/fields.hpp"

#include <algorithm>

namespace client::together {

namespace {

using namespace requests;
using commands::KeysStruck;

constexpr speech::EnumNames<KeysStruck::Kind::learned> struck_names{{{
    {KeysStruck::Kind::begun, "begun"},
    {KeysStruck::Kind::unbound, "unbound"},
    {KeysStruck::Kind::learned, "learned"},
}}};
constexpr speech::EnumNames<speech::Breadth::narrow> breadth_names{{{
    {speech::Breadth::wide, "wide"},
    {speech::Breadth::narrow, "narrow"},
}}};

/// Nobody needs a longer name to be known by.
constexpr std::size_t longest_name = 40;
/// Nobody has waited longer in a terminal's queue.
constexpr Age longest_age = std::chrono::seconds{10};

std::string text(Age age)
{
    return std::to_string(age.count());
}

std::optional<Age> read_age(std::string_view field)
{
    const auto count = base::read_number<std::int64_t>(field);
    if (!count || *count < 0)
        return std::nullopt;
    return std::min(Age{*count}, longest_age);
}

/// What a greeting says of a person: a word each, written with its value behind it.
struct Trait {
    std::string_view name;
    std::string (*write)(const Hello& hello);
    bool (*read)(Hello& hello, const std::string& value);
};

/// False where the value is none of these.
template <class Names, class Value>
bool choose(const Names& names, const std::string& name, Value& value)
{
    const auto found = names.find(name);
    if (found)
        value = *found;
    return found.has_value();
}

constexpr std::array traits{
    Trait{"name", [](const Hello& hello) { return hello.guest.name; },
          [](Hello& hello, const std::string& value) {
              hello.guest.name = value.substr(0, rules::bytes_of(value, longest_name));
              return !value.empty();
          }},
    Trait{"role", [](const Hello& hello) { return std::string{role_names[hello.guest.role]}; },
          [](Hello& hello, const std::string& value) {
              return choose(role_names, value, hello.guest.role);
          }},
    Trait{"token", [](const Hello& hello) { return hello.token; },
          [](Hello& hello, const std::string& value) {
              hello.token = value;
              return true;
          }},
    Trait{"language", [](const Hello& hello) { return hello.guest.words.language.value_or("en"); },
          [](Hello& hello, const std::string& value) {
              hello.guest.words.language = value;
              return true;
          }},
    Trait{"announce", [](const Hello& hello) { return hello.guest.words.announce; },
          [](Hello& hello, const std::string& value) {
              hello.guest.words.announce = value;
              return true;
          }},
    Trait{"notation", [](const Hello& hello) { return hello.guest.words.notation.value_or(""); },
          [](Hello& hello, const std::string& value) {
              if (!value.empty())
                  hello.guest.words.notation = value;
              return true;
          }},
    Trait{"files", [](const Hello& hello) { return hello.guest.words.files; },
          [](Hello& hello, const std::string& value) {
              hello.guest.words.files = value;
              return true;
          }},
    Trait{"form",
          [](const Hello& hello) { return std::string{words::form_names[hello.guest.words.form]}; },
          [](Hello& hello, const std::string& value) {
              return choose(words::form_names, value, hello.guest.words.form);
          }},
    Trait{
        "check",
        [](const Hello& hello) { return std::string{words::check_names[hello.guest.words.check]}; },
        [](Hello& hello, const std::string& value) {
            return choose(words::check_names, value, hello.guest.words.check);
        }},
    Trait{"breadth",
          [](const Hello& hello) { return std::string{breadth_names[hello.guest.words.breadth]}; },
          [](Hello& hello, const std::string& value) {
              return choose(breadth_names, value, hello.guest.words.breadth);
          }},
    Trait{
        "profile",
        [](const Hello& hello) { return std::string{player::profile_names[hello.guest.profile]}; },
        [](Hello& hello, const std::string& value) {
            return choose(player::profile_names, value, hello.guest.profile);
        }},
    Trait{"interface",
          [](const Hello& hello) {
              return std::string{player::interface_names[hello.guest.interface]};
          },
          [](Hello& hello, const std::string& value) {
              return choose(player::interface_names, value, hello.guest.interface);
          }},
};

Fields fields_of(const Hello& hello)
{
    Fields fields{"hello", std::to_string(hello.version)};
    for (const auto& trait : traits)
        fields.push_back(std::string{trait.name} + '=' + trait.write(hello));
    return fields;
}

/// Traits of a newer program are passed over; its number tells whether that will do.
bool take(Hello& hello, const std::string& field)
{
    const auto equals = field.find('=');
    if (equals == std::string::npos)
        return false;
    const auto known =
        std::ranges::find(traits, std::string_view{field}.substr(0, equals), &Trait::name);
    return known == traits.end() || known->read(hello, field.substr(equals + 1));
}

using Read = rules::Result<Request, LineFault>;
constexpr rules::unexpected unknown{LineFault::unknown};

Read read_hello(const Fields& fields)
{
    Hello hello;
    const auto version = fields.size() > 1 ? base::read_number(fields[1]) : std::nullopt;
    if (!version)
        return unknown;
    if (*version != protocol_version)
        return rules::unexpected{LineFault::version};
    for (std::size_t i = 2; i < fields.size(); ++i)
        if (!take(hello, fields[i]))
            return unknown;
    if (hello.guest.name.empty())
        return unknown;
    return hello;
}

template <class Said>
Read read_said(const Fields& fields)
{
    const auto age = fields.size() == 3 ? read_age(fields[1]) : std::nullopt;
    if (!age)
        return unknown;
    return Said{*age, fields[2]};
}

Read read_keys(const Fields& fields)
{
    const auto age = fields.size() == 5 ? read_age(fields[1]) : std::nullopt;
    const auto kind = age ? struck_names.find(fields[2]) : std::nullopt;
    if (!kind)
        return unknown;
    return Keys{*age, *kind, fields[3], fields[4]};
}

template <class Word>
Read read_word(const Fields& fields)
{
    if (fields.size() != 1)
        return unknown;
    return Word{};
}

struct Reader {
    std::string_view name;
    Read (*read)(const Fields& fields);
};

constexpr std::array readers{
    Reader{"ask", read_word<Ask>},     Reader{"hello", read_hello}, Reader{"line", read_said<Line>},
    Reader{"order", read_said<Order>}, Reader{"keys", read_keys},   Reader{"ping", read_word<Ping>},
    Reader{"bye", read_word<Bye>},
};

}  // namespace

std::string written(const Request& request)
{
    return written(std::visit(speech::Overloaded{
                                  [](const Ask&) { return Fields{"ask"}; },
                                  [](const Hello& hello) { return fields_of(hello); },
                                  [](const Line& line) {
                                      return Fields{"line", text(line.age), line.text};
                                  },
                                  [](const Order& order) {
                                      return Fields{"order", text(order.age), order.command};
                                  },
                                  [](const Keys& keys) {
                                      return Fields{"keys", text(keys.age),
                                                    std::string{struck_names[keys.kind]}, keys.keys,
                                                    keys.command};
                                  },
                                  [](const Ping&) { return Fields{"ping"}; },
                                  [](const Bye&) { return Fields{"bye"}; },
                              },
                              request));
}

Read read_request(std::string_view line)
{
    const auto fields = read_fields(line);
    const auto known = std::ranges::find(readers, fields.front(), &Reader::name);
    return known == readers.end() ? Read{unknown} : known->read(fields);
}

}  // namespace client::together
