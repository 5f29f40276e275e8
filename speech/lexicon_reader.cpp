// SPDX-License-Identifier: GPL-3.0-or-later
#include "speech/lexicon_reader.hpp"

#include "rules/code_points.hpp"
#include "speech/icu_text.hpp"
#include "speech/messages.hpp"
#include "speech/names.hpp"
#include "speech/typed_words.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <unicode/translit.h>

namespace speech {

namespace {

constexpr std::size_t longest_file = 256 * 1024;
constexpr std::size_t longest_word = 200;

constexpr auto roles = role_names.all();
constexpr std::array<std::string_view, 2> wings{"short", "long"};
constexpr std::array<std::string_view, 8> part_names{"piece",      "origin",    "link",   "target",
                                                     "en-passant", "promotion", "threat", "offer"};
constexpr std::array<std::string_view, 6> counted{"hours", "minutes", "seconds",
                                                  "moves", "points",  "plain"};
constexpr std::array<std::string_view, 11> heard_meanings{
    "takes",    "to",    "promotes", "en-passant", "check", "mate",
    "castling", "offer", "skip",     "light",      "dark"};

/// The most letters by far: they need no decoding.
bool is_plain(char letter)
{
    return letter >= ' ' && letter < 0x7f;
}

bool has_control(std::string_view text)
{
    while (!text.empty()) {
        if (is_plain(text.front())) {
            text.remove_prefix(1);
            continue;
        }
        const auto first = rules::decode_first(text);
        if (!first || first->point < 0x20 || (first->point >= 0x7f && first->point < 0xa0) ||
            first->point == 0xfffd)
            return true;
        text.remove_prefix(first->bytes);
    }
    return false;
}

std::set<std::string> message_names()
{
    std::set<std::string> names;
    for (const auto& row : message_table)
        names.emplace(row.name);
    return names;
}

Gap take_gap(std::string_view& name)
{
    if (name.empty() || (name.front() != ',' && name.front() != '.'))
        return Gap::blank;
    const auto gap = name.front() == ',' ? Gap::comma : Gap::stop;
    name.remove_prefix(1);
    return gap;
}

}  // namespace

bool LexiconReader::means_something(const std::string& key)
{
    const bool square = key.size() == 1 && (rules::file_from(key[0]) || rules::rank_from(key[0]));
    return square || role_names.find(key) || std::ranges::find(wings, key) != wings.end() ||
           std::ranges::find(heard_meanings, key) != heard_meanings.end();
}

LexiconReader::LexiconReader(std::string file, Script script)
    : file_{std::move(file)}, script_{script}, contents_{std::make_unique<Lexicon::Contents>()}
{
}

rules::Result<Lexicon, Lexicon::Faults> LexiconReader::read(std::string_view toml,
                                                            const OwnWords& own)
{
    if (toml.size() > longest_file) {
        fault(nullptr, "the file is too long");
        return rules::unexpected{std::move(faults_)};
    }
    try {
        root_ = toml::parse(toml, file_);
    } catch (const toml::parse_error& error) {
        faults_.push_back({file_, error.source().begin.line, std::string{error.description()}});
        return rules::unexpected{std::move(faults_)};
    }
    take_own(own);
    read_head();
    read_script();
    read_words();
    read_order();
    read_heard();
    read_ascii();
    if (!contents_->announcements_only) {
        read_numbers();
        read_messages();
        read_short_forms();
        for (std::size_t i = 0; i < command_sections.size(); ++i)
            read_commands(command_sections[i], contents_->commands[i]);
    }
    if (!faults_.empty())
        return rules::unexpected{std::move(faults_)};
    finish_words();
    return Lexicon{std::move(contents_)};
}

void LexiconReader::read_head()
{
    contents_->name = text_at(root_, "name").value_or("");
    contents_->language = text_at(root_, "language").value_or("");
    contents_->voice = text_at(root_, "voice").value_or("");
    contents_->announcements_only = root_["announcements-only"].value_or(false);
    std::set<std::string> known{"name",  "language", "voice", "announcements-only",
                                "move",  "pieces",   "ranks", "promotes",
                                "names", "letters",  "heard", "voiced",
                                "ascii", "script"};
    if (!contents_->announcements_only) {
        known.insert({"numbers", "messages", "short"});
        known.insert(command_sections.begin(), command_sections.end());
    }
    for (const auto& [key, node] : root_)
        if (!known.contains(std::string{key.str()}))
            fault(&node, fmt::format("{} means nothing here", key.str()));
}

void LexiconReader::read_script()
{
    UErrorCode status = U_ZERO_ERROR;
    if (const auto* const table = section("script", script_ == Script::other)) {
        const auto language = text_at(*table, "language");
        const auto rules = table->get("rules") != nullptr
                               ? table->get("rules")->value<std::string>()
                               : std::nullopt;
        UParseError place;
        if (!rules)
            return fault(table, "script needs rules");
        contents_->script.reset(icu::Transliterator::createFromRules(
            "script", decoded(*rules), UTRANS_FORWARD, place, status));
        if (U_FAILURE(status) != 0 || !contents_->script)
            return fault(table->get("rules"), "the rules of the script cannot be read");
        if (script_ == Script::other)
            contents_->language = contents_->voice = language.value_or("");
    }
    if (script_ == Script::own)
        contents_->script.reset();
    contents_->locale = icu::Locale::forLanguageTag(contents_->language, status);
    if (U_FAILURE(status) != 0 || contents_->locale.isBogus() != 0 || contents_->language.empty())
        fault(root_.get("language"), "the language is no BCP 47 tag");
}

std::vector<LexiconReader::Slot> LexiconReader::slots()
{
    auto& move = contents_->move;
    std::vector<Slot> slots{
        {"move", "to", &move.to, true}, {"move", "from-to", &move.from_to, true},
        {"move", "takes", &move.takes}, {"move", "en-passant", &move.en_passant},
        {"move", "check", &move.check}, {"move", "mate", &move.mate},
        {"move", "offer", &move.offer}, {"move", "passes", &move.passes}};
    for (std::size_t wing = 0; wing < wings.size(); ++wing)
        slots.push_back({"move", std::string{wings[wing]}, &move.castles[wing]});
    for (std::size_t role = 0; role < roles.size(); ++role)
        slots.push_back({"pieces", std::string{roles[role]}, &move.pieces[role]});
    for (const auto role : rules::promotion_roles) {
        const auto at = static_cast<std::size_t>(index(role));
        slots.push_back({"promotes", std::string{roles[at]}, &move.promotes[at]});
    }
    for (std::size_t i = 0; i < 8; ++i) {
        const std::string file(1, rules::letter(static_cast<rules::File>(i)));
        slots.push_back({"ranks", std::to_string(i + 1), &move.ranks[i]});
        slots.push_back({"letters", file, &move.letters[i]});
        slots.push_back({"names", file, &move.names[i]});
    }
    return slots;
}

void LexiconReader::read_words()
{
    std::map<std::string_view, std::set<std::string>> known{{"move", {"order", "squares"}},
                                                            {"letters", {"before"}}};
    for (const auto& slot : slots()) {
        known[slot.section].insert(slot.key);
        const auto* const table = section(slot.section);
        const auto word = table != nullptr ? text_at(*table, slot.key) : std::nullopt;
        if (!word)
            continue;
        if (word->empty() && !slot.may_be_empty)
            fault(table->get(slot.key), fmt::format("{} must not be empty", slot.key));
        *slot.word = {in_script(*word), in_script(*word)};
    }
    if (const auto* const letters = section("letters"); letters && letters->contains("before"))
        contents_->move.before_letter = text_at(*letters, "before").value_or("");
    for (const auto& [name, keys] : known)
        refuse_surplus(name, keys);
}

void LexiconReader::finish_words()
{
    auto& move = contents_->move;
    if (const auto* const voiced = root_["voiced"].as_table())
        for (const auto& slot : slots())
            if (const auto* const word = voiced->get(slot.word->screen))
                slot.word->voice = in_script(word->value_or(slot.word->screen));
    for (std::size_t i = 0; i < 8; ++i)
        move.letters[i].screen = std::string(1, rules::letter(static_cast<rules::File>(i)));
}

void LexiconReader::read_order()
{
    const auto* const table = section("move");
    if (table == nullptr)
        return;
    const auto squares = text_at(*table, "squares").value_or("letters");
    if (squares != "letters" && squares != "names")
        fault(table->get("squares"), "squares are letters or names");
    contents_->move.squares = squares == "names" ? SquareWords::names : SquareWords::letters;

    const auto* const order = table->get_as<toml::array>("order");
    if (order == nullptr)
        return fault(table, "order is missing: a list of the parts of an announcement");
    std::set<std::string_view> missing{part_names.begin(), part_names.end()};
    for (const auto& node : *order) {
        const auto written = text_of(node, "order").value_or("");
        std::string_view name = written;
        const auto gap = take_gap(name);
        const auto* const part = std::ranges::find(part_names, name);
        if (part == part_names.end() || missing.erase(*part) == 0)
            fault(&node, "order names every part of an announcement once");
        else
            contents_->move.order.push_back({static_cast<Part>(part - part_names.begin()), gap});
    }
    for (const auto name : missing)
        fault(order, fmt::format("order does not name {}", name));
    const auto place = [&](Part part) {
        return std::ranges::find(contents_->move.order, part, &PartInOrder::part);
    };
    // Otherwise nobody could tell which of two squares is which.
    if (missing.empty() && place(Part::target) < place(Part::origin))
        fault(order, "order names the origin before the target");
}

void LexiconReader::read_heard()
{
    const auto* const table = section("heard", false);
    if (table == nullptr)
        return;
    for (const auto& [key, node] : *table) {
        const std::string meaning{key.str()};
        const auto* const words = node.as_array();
        if (!means_something(meaning) || words == nullptr) {
            fault(&node, fmt::format("{} is no list of words for something heard", meaning));
            continue;
        }
        for (const auto& word : *words)
            if (const auto text = text_of(word, meaning))
                contents_->heard.emplace_back(meaning, in_script(*text));
    }
}

void LexiconReader::read_commands(std::string_view name, HeardWords& names)
{
    const auto* const table = section(name, false);
    if (table == nullptr)
        return;
    const auto add = [&](std::string_view meaning, const toml::node& word) {
        if (const auto text = text_of(word, meaning))
            names.emplace_back(std::string{meaning}, in_script(*text));
    };
    for (const auto& [key, node] : *table) {
        const auto* const words = node.as_array();
        if (node.is_string())
            add(key.str(), node);
        else if (words == nullptr || words->empty())
            fault(&node, fmt::format("{} is no word and no list of words", key.str()));
        else
            for (const auto& word : *words)
                add(key.str(), word);
    }
}

void LexiconReader::read_ascii()
{
    const auto* const table = section("ascii", false);
    if (table == nullptr)
        return;
    for (const auto& [key, node] : *table)
        if (const auto text = text_of(node, key.str()); text && !key.empty())
            contents_->ascii.emplace_back(std::string{key.str()}, *text);
}

void LexiconReader::read_numbers()
{
    const auto* const table = section("numbers");
    if (table == nullptr)
        return;
    for (std::size_t i = 0; i < counted.size(); ++i)
        contents_->number_rules[i] = text_at(*table, counted[i]).value_or("");
    refuse_surplus("numbers", {counted.begin(), counted.end()});
}

void LexiconReader::read_messages()
{
    const auto* const table = section("messages");
    if (table == nullptr)
        return;
    const auto before = faults_.size();
    auto& messages = contents_->messages;
    messages.written.resize(std::size(message_table));
    messages.formats.resize(std::size(message_table));
    for (std::size_t i = 0; i < std::size(message_table); ++i)
        if (auto pattern = read_pattern(Message{i}, *table, Parameters::all))
            messages.written[i] = *std::move(pattern);
    if (faults_.size() == before && table->size() == std::size(message_table))
        return;  // every message is there, so there is none too many
    refuse_surplus("messages", message_names());
}

void LexiconReader::read_short_forms()
{
    auto& forms = contents_->short_forms;
    icu::UnicodeString none;
    none.setToBogus();
    forms.written.resize(std::size(message_table), none);
    forms.formats.resize(std::size(message_table));
    const auto* const table = section("short", false);
    if (table == nullptr)
        return;
    for (std::size_t i = 0; i < std::size(message_table); ++i)
        if (table->contains(message_table[i].name))
            if (auto pattern = read_pattern(Message{i}, *table, Parameters::some))
                forms.written[i] = *std::move(pattern);
    refuse_surplus("short", message_names());
}

std::optional<icu::UnicodeString> LexiconReader::read_pattern(const Message& message,
                                                              const toml::table& messages,
                                                              Parameters parameters)
{
    const auto& row = message.row();
    const auto* const node = messages.get(row.name);
    const auto written = node != nullptr ? node->value<std::string>() : std::nullopt;
    if (!written) {
        fault(&messages, fmt::format("the message {} is missing", row.name));
        return std::nullopt;
    }
    if (has_control(*written)) {
        fault(node, fmt::format("{} has a control character", row.name));
        return std::nullopt;
    }
    auto pattern = decoded(*written);
    if (const auto sound = check_pattern(pattern, row.parameters, parameters); !sound) {
        fault(node, fmt::format("{}: {}", row.name, sound.error()));
        return std::nullopt;
    }
    return pattern;
}

void LexiconReader::refuse_surplus(std::string_view name, const std::set<std::string>& known)
{
    const auto* const table = root_[name].as_table();
    if (table == nullptr)
        return;
    for (const auto& [key, node] : *table)
        if (!known.contains(std::string{key.str()}))
            fault(&node, fmt::format("there is no {} among {}", key.str(), name));
}

const toml::table* LexiconReader::section(std::string_view name, bool required)
{
    const auto* const table = root_[name].as_table();
    const auto what = fmt::format("the section {} is missing", name);
    if (table == nullptr && required &&
        std::ranges::find(faults_, what, &LexiconFault::what) == faults_.end())
        fault(nullptr, what);
    return table;
}

std::optional<std::string> LexiconReader::text_at(const toml::table& table, std::string_view key)
{
    const auto* const node = table.get(key);
    if (node == nullptr) {
        fault(&table, fmt::format("{} is missing", key));
        return std::nullopt;
    }
    return text_of(*node, key);
}

std::optional<std::string> LexiconReader::text_of(const toml::node& node, std::string_view key)
{
    auto text = node.value<std::string>();
    if (!text)
        fault(&node, fmt::format("{} is no text", key));
    else if (text->size() > longest_word)
        fault(&node, fmt::format("{} is too long", key));
    else if (has_control(*text))
        fault(&node, fmt::format("{} has a control character", key));
    else
        return text;
    return std::nullopt;
}

std::string LexiconReader::in_script(const std::string& text) const
{
    return utf8(speech::in_script(decoded(text), contents_->script.get()));
}

void LexiconReader::fault(const toml::node* place, std::string what)
{
    const unsigned line = place != nullptr ? place->source().begin.line : 0;
    faults_.push_back({file_, line, std::move(what)});
}

rules::Result<Lexicon, Lexicon::Faults>
Lexicon::read(std::string_view toml, std::string file, Script script)
{
    return read(toml, std::move(file), OwnWords{}, script);
}

rules::Result<Lexicon, Lexicon::Faults>
Lexicon::read(std::string_view toml, std::string file, const OwnWords& own, Script script)
{
    return LexiconReader{std::move(file), script}.read(toml, own);
}

}  // namespace speech
