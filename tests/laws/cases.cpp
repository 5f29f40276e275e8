// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/laws/cases.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

namespace laws_tests {
namespace {

/// The parts of a case in the order of the file.
enum class Part { head, script, facts };

void add_line(Case& current, Part& part, const std::string& line)
{
    if (line.starts_with("-- "))
        current.title = line.substr(3);
    else if (line == "=>")
        part = Part::facts;
    else if (!line.empty())
        (part == Part::facts ? current.facts : current.script) += line + '\n';
}

std::vector<Case> cases_of(const std::string& path)
{
    std::vector<Case> cases;
    Part part = Part::head;
    for (const std::string& line : lines(contents(path))) {
        if (line.starts_with("== ")) {
            std::istringstream ids{line.substr(3)};
            Case& next = cases.emplace_back();
            next.file = path;
            for (std::string id; ids >> id;)
                next.ids.push_back(id);
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

std::vector<Case> all_cases()
{
    std::vector<std::string> paths;
    for (const auto& entry : std::filesystem::directory_iterator{"tests/laws"})
        if (entry.path().extension() == ".laws")
            paths.push_back(entry.path().generic_string());
    std::ranges::sort(paths);
    std::vector<Case> all;
    for (const std::string& path : paths)
        std::ranges::move(cases_of(path), std::back_inserter(all));
    return all;
}

}  // namespace laws_tests
