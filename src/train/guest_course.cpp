// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/train/guest_course.hpp"

#include "rules/san.hpp"
#include "speech/enum_names.hpp"
#include "speech/plain_text.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <toml++/toml.h>
#include <utility>

namespace client::train {

namespace {

using Faults = speech::Lexicon::Faults;

constexpr speech::EnumNames<GuestStep::answer> step_names{{{
    {GuestStep::make, "make"},
    {GuestStep::announce, "announce"},
    {GuestStep::slip, "slip"},
    {GuestStep::correct, "correct"},
    {GuestStep::wait, "wait"},
    {GuestStep::press, "press"},
    {GuestStep::hear, "hear"},
    {GuestStep::hear_correction, "hear-correction"},
    {GuestStep::repeat, "repeat"},
    {GuestStep::answer, "answer"},
}}};
static_assert(step_names.size == guest_steps);

/// Takes what it needs out of a file and notes what is missing.
class CourseReader {
public:
    CourseReader(std::string_view toml, std::string file, const speech::Lexicon& language)
        : file_{std::move(file)}, language_{language}
    {
        try {
            root_ = toml::parse(toml, file_);
        } catch (const toml::parse_error& error) {
            faults_.push_back({file_, error.source().begin.line, std::string{error.description()}});
        }
    }

    [[nodiscard]] const toml::table& root() const { return root_; }
    [[nodiscard]] const Faults& faults() const { return faults_; }

    void fault(const toml::node& node, std::string what)
    {
        faults_.push_back({file_, node.source().begin.line, std::move(what)});
    }
    void missing(const toml::node& node, std::string_view name)
    {
        fault(node, fmt::format("{} is missing", name));
    }

    /// A text as it stands in the file.
    std::string raw(const toml::table& table, std::string_view name)
    {
        const auto text = table[name].value<std::string>();
        if (!text || text->empty())
            missing(table, name);
        return text.value_or("");
    }
    std::string text(const toml::table& table, std::string_view name)
    {
        return language_.in_script(raw(table, name));
    }
    Passage passage(const toml::table& table, std::string_view name)
    {
        return in_tongues(table, raw(table, name));
    }
    const toml::table& section(const toml::table& table, std::string_view name)
    {
        static const toml::table none;
        const auto* const found = table[name].as_table();
        if (found == nullptr)
            missing(table, name);
        return found == nullptr ? none : *found;
    }
    /// An array of texts; where it may be left out, it is empty then.
    std::vector<std::string> texts(const toml::table& table, std::string_view name)
    {
        std::vector<std::string> all;
        if (const auto* const array = table[name].as_array())
            for (const auto& each : *array)
                all.push_back(each.value_or(std::string{}));
        return all;
    }
    std::vector<Passage> passages(const toml::table& table, std::string_view name)
    {
        std::vector<Passage> all;
        for (const auto& text : texts(table, name))
            all.push_back(in_tongues(table, text));
        return all;
    }
    /// As many words as there is room for; they may be left out together.
    template <std::size_t size>
    void words(const toml::table& table, std::string_view name, std::array<std::string, size>& all)
    {
        const auto found = texts(table, name);
        if (table.contains(name) && found.size() != size)
            return fault(table, fmt::format("{} has not {} words", name, size));
        std::ranges::transform(found, all.begin(), [this](const std::string& word) {
            return language_.in_script(word);
        });
    }
    /// Calls a function with each table of an array, of which there must be one.
    template <class Take>
    void each(const toml::table& table, std::string_view name, Take take)
    {
        const auto* const array = table[name].as_array();
        if (array == nullptr || !array->is_array_of_tables())
            return missing(table, name);
        for (const auto& one : *array)
            take(*one.as_table());
    }

private:
    Passage in_tongues(const toml::node& node, const std::string& text)
    {
        const auto read = read_passage(text, language_);
        if (!read)
            fault(node, fmt::format("a bracket is open in: {}", text));
        else if (speech::plain_text(text) != text)
            fault(node, "a text is more than one line");
        return read.value_or(Passage{});
    }

    std::string file_;
    const speech::Lexicon& language_;
    toml::table root_;
    Faults faults_;
};

std::vector<BriefingPart> read_briefing(CourseReader& reader)
{
    std::vector<BriefingPart> parts;
    reader.each(reader.root(), "briefing", [&](const toml::table& table) {
        parts.push_back({reader.text(table, "heading"), reader.texts(table, "articles"),
                         reader.passages(table, "tell")});
        if (parts.back().tell.empty())
            reader.missing(table, "tell");
    });
    return parts;
}

WordHelp read_words(CourseReader& reader)
{
    const auto& table = reader.section(reader.root(), "words");
    WordHelp help;
    help.file = reader.text(table, "file");
    help.rank = reader.text(table, "rank");
    help.piece = reader.text(table, "piece");
    reader.words(table, "pieces", help.pieces);
    reader.words(table, "say-files", help.say_files);
    reader.words(table, "say-ranks", help.say_ranks);
    reader.words(table, "say-pieces", help.say_pieces);
    return help;
}

CribSheet read_sheet(CourseReader& reader)
{
    const auto& table = reader.section(reader.root(), "sheet");
    CribSheet sheet{reader.text(table, "title"), reader.passage(table, "lead"), {}};
    reader.each(table, "part", [&](const toml::table& part) {
        sheet.parts.push_back({reader.text(part, "heading"), reader.passages(part, "steps"),
                               part["tables"].value_or(false), reader.passages(part, "points")});
    });
    return sheet;
}

Quotes read_quotes(CourseReader& reader)
{
    const auto quotes = reader.texts(reader.root(), "quotes");
    if (quotes.size() == 2)
        return {quotes[0], quotes[1]};
    reader.missing(reader.root(), "quotes");
    return {};
}

void read_steps(CourseReader& reader, GuestCourse& course)
{
    const auto& table = reader.section(reader.root(), "steps");
    for (std::size_t i = 0; i < guest_steps; ++i)
        course.steps.at(i) = reader.passage(table, step_names.all().at(i));
}

/// The practice moves, each in the position that the one before it left.
class PracticeReader {
public:
    PracticeReader(CourseReader& moves, CourseReader& language)
        : moves_{moves}, language_{language}, told_{language.section(language.root(), "practice")}
    {
    }

    std::vector<PracticeMove> read()
    {
        moves_.each(moves_.root(), "move", [&](const toml::table& table) { take(table); });
        return std::move(practice_);
    }

private:
    std::optional<rules::Move> move(const toml::table& table, std::string_view name)
    {
        const auto text = moves_.raw(table, name);
        const auto found = rules::read_san(position_, text);
        if (!found)
            moves_.fault(table, fmt::format("{} is no legal move here", text));
        return found ? std::optional{*found} : std::nullopt;
    }
    void take(const toml::table& table)
    {
        const auto played = move(table, "move");
        if (!played)
            return;
        PracticeMove practice{.before = position_,
                              .move = *played,
                              .facts = move_facts(position_, *played),
                              .slip = std::nullopt,
                              .offer = table["offer"].value_or(false),
                              .tell = language_.passage(told_, moves_.raw(table, "tell"))};
        if (table.contains("slip"))
            if (const auto slip = move(table, "slip"))
                practice.slip = move_facts(position_, *slip);
        practice_.push_back(std::move(practice));
        position_.play_unchecked(*played);
    }

    CourseReader& moves_;
    CourseReader& language_;
    const toml::table& told_;
    rules::Position position_ = rules::Position::initial();
    std::vector<PracticeMove> practice_;
};

std::string contents(const std::filesystem::path& file)
{
    std::ifstream stream{file, std::ios::binary};
    return {std::istreambuf_iterator<char>{stream}, {}};
}

std::string course_file(const speech::Lexicon& language)
{
    return speech::primary_language(language.language()) + ".toml";
}

constexpr std::string_view practice_file = "practice.toml";

}  // namespace

std::vector<GuestStep> steps_of(const PracticeMove& move)
{
    using enum GuestStep;
    if (move.of_guest())
        return move.slip ? std::vector{make, slip, correct, wait, press}
                         : std::vector{make, announce, wait, press};
    std::vector<GuestStep> steps{hear};
    if (move.slip)
        steps.push_back(hear_correction);
    steps.insert(steps.end(), {repeat, make});
    if (move.offer)
        steps.push_back(answer);
    return steps;
}

rules::Result<GuestCourse, Faults>
GuestCourse::read(std::string_view toml, std::string_view practice, const speech::Lexicon& language)
{
    CourseReader reader{toml, course_file(language), language};
    CourseReader moves{practice, std::string{practice_file}, language};
    GuestCourse course;
    if (reader.faults().empty() && moves.faults().empty()) {
        course.title = reader.text(reader.root(), "title");
        course.quotes = read_quotes(reader);
        course.briefing = read_briefing(reader);
        read_steps(reader, course);
        course.practice = PracticeReader{moves, reader}.read();
        course.words = read_words(reader);
        course.sheet = read_sheet(reader);
    }
    Faults faults = reader.faults();
    faults.insert(faults.end(), moves.faults().begin(), moves.faults().end());
    if (!faults.empty())
        return rules::unexpected{std::move(faults)};
    return course;
}

rules::Result<GuestCourse, Faults> GuestCourse::load(const std::filesystem::path& folder,
                                                     const speech::Lexicon& language)
{
    for (const auto& file : {course_file(language), std::string{practice_file}})
        if (!std::ifstream{folder / file})
            return rules::unexpected{
                Faults{{(folder / file).string(), 0, "the file cannot be opened"}}};
    return read(contents(folder / course_file(language)), contents(folder / practice_file),
                language);
}

std::vector<speech::Utterance> spoken_briefing(const GuestCourse& course,
                                               const speech::Lexicon& language,
                                               const speech::Lexicon& announcements)
{
    std::vector<speech::Utterance> all;
    const auto say = [&](const Passage& passage) {
        auto said = spoken(passage, language, announcements);
        all.insert(all.end(), said.begin(), said.end());
    };
    say({{course.title + ".", Tongue::own}});
    for (const auto& part : course.briefing) {
        say({{part.heading + ".", Tongue::own}});
        for (const auto& passage : part.tell)
            say(passage);
    }
    return all;
}

}  // namespace client::train
