// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/laws/cases.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string_view>

namespace laws_tests {
namespace {

/// The parts of a case in the order of the file.
enum class Part { head, script, facts };

/// A case as it stands in its file, where it may name several sets of rules.
struct Written : Case {
    std::vector<std::string> rulesets;
};

std::vector<std::string> words(const std::string& line)
{
    std::istringstream stream{line};
    return {std::istream_iterator<std::string>{stream}, {}};
}

void add_line(Written& current, Part& part, const std::string& line)
{
    constexpr std::string_view ruleset = "ruleset ";
    if (line.starts_with("-- "))
        current.title = line.substr(3);
    else if (part == Part::script && line.starts_with(ruleset))
        current.rulesets = words(line.substr(ruleset.size()));
    else if (line == "=>")
        part = Part::facts;
    else if (!line.empty())
        (part == Part::facts ? current.facts : current.script) += line + '\n';
}

std::vector<Case> in_rulesets(const Written& written, Rulesets wanted)
{
    if (written.rulesets.empty())
        return {written};
    std::vector<Case> cases;
    for (const std::string& name : written.rulesets) {
        if (wanted == Rulesets::first && !cases.empty())
            break;
        Case& one = cases.emplace_back(written);
        one.script = "ruleset " + name + '\n' + one.script;
        if (written.rulesets.size() > 1)
            one.title += ", " + name;
    }
    return cases;
}

std::vector<Written> cases_of(const std::string& path)
{
    std::vector<Written> cases;
    Part part = Part::head;
    for (const std::string& line : lines(contents(path))) {
        if (line.starts_with("== ")) {
            Written& next = cases.emplace_back();
            next.file = path;
            next.ids = words(line.substr(3));
            part = Part::script;
        } else if (part != Part::head) {
            add_line(cases.back(), part, line);
        }
    }
    return cases;
}

}  // namespace

std::string contents(const std::string& path)
{
    std::ifstream file{path};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

std::vector<std::string> lines(const std::string& text)
{
    std::vector<std::string> all;
    std::istringstream stream{text};
    for (std::string line; std::getline(stream, line);)
        all.push_back(line);
    return all;
}

std::vector<Case> all_cases(Rulesets wanted)
{
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator{"tests/laws"})
        if (entry.path().extension() == ".laws")
            paths.push_back(entry.path().generic_string());
    std::ranges::sort(paths);
    std::vector<Case> all;
    for (const std::string& path : paths)
        for (const Written& written : cases_of(path))
            std::ranges::move(in_rulesets(written, wanted), std::back_inserter(all));
    return all;
}

}  // namespace laws_tests
