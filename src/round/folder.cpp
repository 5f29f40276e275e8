// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/folder.hpp"

#include "src/round/pairing_list.hpp"
#include "src/round/sentences.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <fstream>
#include <initializer_list>
#include <iterator>
#include <system_error>
#include <utility>
#include <vector>

namespace client::round {
namespace {

namespace fs = std::filesystem;
template <class Value>
using OrWhy = rules::Result<Value, std::string>;

/// No tournament has more; what is longer is another kind of file.
constexpr std::uintmax_t longest_file = 4'000'000;

bool ends_so(const fs::path& file, std::initializer_list<std::string_view> endings)
{
    auto ending = file.extension().string();
    std::ranges::transform(ending, ending.begin(), [](unsigned char letter) {
        return static_cast<char>(letter >= 'A' && letter <= 'Z' ? letter - 'A' + 'a' : letter);
    });
    return std::ranges::find(endings, ending) != endings.end();
}

/// Those of a kind, by their names.
std::vector<fs::path> files_of(const fs::path& folder,
                               std::initializer_list<std::string_view> endings)
{
    std::error_code unknown;
    std::vector<fs::path> files;
    for (const auto& each : fs::directory_iterator{folder, unknown})
        if (each.is_regular_file(unknown) && ends_so(each.path(), endings))
            files.push_back(each.path());
    std::ranges::sort(files);
    return files;
}

struct Telling {
    const speech::Phrasebook& book;

    [[nodiscard]] auto why(speech::Phrase phrase,
                           std::initializer_list<speech::SentencePart> parts) const
    {
        return rules::unexpected{book.sentence(phrase, parts).screen};
    }
};

OrWhy<std::optional<fs::path>>
the_one(const Telling& telling, const fs::path& folder, const std::vector<fs::path>& files)
{
    if (files.size() < 2)
        return files.empty() ? std::nullopt : std::optional{files.front()};
    std::string names;
    for (const auto& file : files)
        names += (names.empty() ? "" : ", ") + text::printable(file.filename().string());
    return telling.why(sentence("folder-several"),
                       {{"folder", text::printable(folder.string())}, {"files", names}});
}

OrWhy<std::string> read(const Telling& telling, const fs::path& path)
{
    std::error_code unknown;
    std::ifstream file{path, std::ios::binary};
    const auto size = fs::file_size(path, unknown);
    if (!file || unknown || size > longest_file)
        return telling.why(sentence("file-unread"), {{"file", text::printable(path.string())}});
    return std::string{std::istreambuf_iterator<char>{file}, {}};
}

struct Sources {
    fs::path folder;
    std::optional<fs::path> report;
    std::optional<fs::path> list;

    [[nodiscard]] const fs::path& given() const { return report ? *report : *list; }
    /// How a report with the results of a round is called.
    [[nodiscard]] std::string copy() const { return given().stem().string() + ".trf"; }
};

OrWhy<Sources> sources_in(const Telling& telling, const fs::path& folder)
{
    std::error_code unknown;
    const auto shown = text::printable(folder.string());
    fs::directory_iterator{folder, unknown};
    if (unknown)
        return telling.why(sentence("folder-unread"), {{"folder", shown}});
    auto report = the_one(telling, folder, files_of(folder, {".trf", ".trfx"}));
    auto list = the_one(telling, folder, files_of(folder, {".csv"}));
    if (!report || !list)
        return rules::unexpected{report ? list.error() : report.error()};
    if (!*report && !*list)
        return telling.why(sentence("folder-empty"), {{"folder", shown}});
    return Sources{folder, *std::move(report), *std::move(list)};
}

OrWhy<std::optional<Report>> read_report(const Telling& telling,
                                         const std::optional<fs::path>& path)
{
    if (!path)
        return std::optional<Report>{};
    auto text = read(telling, *path);
    if (!text)
        return rules::unexpected{text.error()};
    return std::optional{Report::read(*text)};
}

OrWhy<ListedRound> read_list(const Telling& telling,
                             const fs::path& path,
                             const std::optional<Report>& report,
                             std::optional<int> round)
{
    const auto text = read(telling, path);
    if (!text)
        return rules::unexpected{text.error()};
    return read_pairing_list(*text, report, round);
}

/// The results of a round are in its copy: the file that was given stays as it was.
bool has_results(const Telling& telling, const Sources& sources, int round)
{
    const auto copy = read(telling, round_folder(sources.folder, round) / sources.copy());
    if (!copy)
        return false;
    const auto pairings = pairings_of(Report::read(*copy), round);
    return !pairings.boards.empty() && !pairings.is_open();
}

/// Where all results are written, the first round that is open in the report: they may be mended.
std::optional<int> round_meant(const Telling& telling, const Sources& sources, const Report& report)
{
    const auto first = first_unplayed(report);
    for (int round = first.value_or(report.rounds() + 1); round <= report.rounds(); ++round)
        if (pairings_of(report, round).is_open() && !has_results(telling, sources, round))
            return round;
    return first;
}

OrWhy<ListedRound> paired(const Telling& telling,
                          const Sources& sources,
                          std::optional<Report> report,
                          std::optional<int> round)
{
    if (sources.list)
        return read_list(telling, *sources.list, report, round);
    const auto meant = round ? round : round_meant(telling, sources, *report);
    if (!meant)
        return telling.why(sentence("no-open-round"),
                           {{"file", text::printable(sources.report->string())}});
    auto pairings = pairings_of(*report, *meant);
    return ListedRound{*std::move(report), std::move(pairings)};
}

Faults all_faults(const ListedRound& found)
{
    auto faults = found.report.faults();
    std::ranges::copy(found.pairings.faults, std::back_inserter(faults));
    return faults;
}

}  // namespace

fs::path round_folder(const fs::path& folder, int round)
{
    return folder / fmt::format("round-{}", round);
}

rules::Result<FoundRound, std::string>
find_round(const fs::path& folder, std::optional<int> round, const speech::Phrasebook& book)
{
    const Telling telling{book};
    const auto sources = sources_in(telling, folder);
    if (!sources)
        return rules::unexpected{sources.error()};
    auto report = read_report(telling, sources->report);
    if (!report)
        return rules::unexpected{report.error()};
    auto found = paired(telling, *sources, *std::move(report), round);
    if (!found)
        return rules::unexpected{found.error()};
    if (found->pairings.boards.empty())
        return telling.why(sentence("no-boards"),
                           {{"file", text::printable(sources->given().string())},
                            {"round", std::to_string(found->pairings.round)}});
    auto faults = all_faults(*found);
    return FoundRound{std::move(found->report), std::move(found->pairings), std::move(faults),
                      sources->copy()};
}

}  // namespace client::round
