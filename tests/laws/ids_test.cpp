// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/laws/cases.hpp"

#include <catch2/catch.hpp>

#include <cctype>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <utility>

namespace {

using namespace laws_tests;

/// Which files hold tests of which id.
using Coverage = std::map<std::string, std::set<std::string>>;

/// Whether tests stand in it, or rows that a test reads.
bool has_tests(const std::filesystem::path& path)
{
    return path.extension() == ".cpp" || path.extension() == ".table";
}

/// Every word of a test file: ids stand there as tags, in rows and in comments.
void add_words(Coverage& coverage, const std::string& path)
{
    std::string word;
    for (const char letter : contents(path) + ' ') {
        if (std::isalnum(static_cast<unsigned char>(letter)) || letter == '-' || letter == '.')
            word += letter;
        else if (!word.empty())
            coverage[std::exchange(word, {})].insert(path);
    }
}

Coverage coverage_of_tests()
{
    Coverage coverage;
    for (const auto& entry : std::filesystem::recursive_directory_iterator{"tests"})
        if (has_tests(entry.path()))
            add_words(coverage, entry.path().generic_string());
    for (const Case& each : all_cases())
        for (const std::string& id : each.ids)
            coverage[id].insert(each.file);
    return coverage;
}

/// The rows of the written table: the id, and the files beside it.
std::map<std::string, std::vector<std::string>> rows(const std::string& text)
{
    std::map<std::string, std::vector<std::string>> found;
    for (const std::string& line : lines(text)) {
        std::istringstream words{line};
        std::string bar;
        std::string id;
        if (!(words >> bar >> id) || bar != "|")
            continue;
        words >> bar;
        for (std::string file; words >> file && file != "|";)
            found[id].push_back(file.substr(0, file.find(',')));
    }
    return found;
}

std::string table()
{
    std::string text =
        "# Which test covers which rule\n\n"
        "Ids are those of the requirements and examples of the Laws. The scripts in "
        "`*.laws` are read by\n`laws_test.cpp`; other tests name the ids in tags and rows. "
        "`ids_test.cpp` fails when an id has no test, or this\ntable names a test that is not "
        "there; "
        "run it with `ANNABELLA_WRITE_TABLE=1` to write the table anew.\n\n"
        "| id | tests |\n| --- | --- |\n";
    const Coverage coverage = coverage_of_tests();
    for (const std::string& id : lines(contents("tests/laws/ids.txt"))) {
        std::string files;
        if (const auto found = coverage.find(id); found != coverage.end())
            for (const std::string& file : found->second)
                files += (files.empty() ? "" : ", ") + file.substr(sizeof "tests/" - 1);
        text += "| " + id + " | " + files + " |\n";
    }
    return text;
}

}  // namespace

TEST_CASE("every requirement and example has its test", "[laws]")
{
    const Coverage coverage = coverage_of_tests();
    const auto ids = lines(contents("tests/laws/ids.txt"));
    REQUIRE(ids.size() == 644);
    for (const std::string& id : ids) {
        CAPTURE(id);
        CHECK(coverage.contains(id));
    }
}

TEST_CASE("no test carries an id that does not exist", "[laws]")
{
    const auto list = lines(contents("tests/laws/ids.txt"));
    const std::set<std::string> ids{list.begin(), list.end()};
    for (const Case& each : all_cases())
        for (const std::string& id : each.ids) {
            CAPTURE(each.file, id);
            CHECK(ids.contains(id));
        }
}

TEST_CASE("the table names a test for every id, and tests that are there", "[laws]")
{
    const std::string path = "tests/laws/README.md";
    if (std::getenv("ANNABELLA_WRITE_TABLE") != nullptr)
        std::ofstream{path} << table();
    const Coverage coverage = coverage_of_tests();
    const auto written = rows(contents(path));
    for (const std::string& id : lines(contents("tests/laws/ids.txt"))) {
        CAPTURE(id);
        REQUIRE(written.contains(id));
        CHECK_FALSE(written.at(id).empty());
        for (const std::string& file : written.at(id))
            CHECK(coverage.at(id).contains("tests/" + file));
    }
}
