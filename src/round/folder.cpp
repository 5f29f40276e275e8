// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/round/folder.hpp"

#include "src/round/pairing_list.hpp"
#include "src/round/sentences.hpp"
#include "src/text/printable.hpp"

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
    std::optional<fs::path> report;
    std::optional<fs::path> list;
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
    return Sources{*std::move(report), *std::move(list)};
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

OrWhy<ListedRound> paired(const Telling& telling,
                          const Sources& sources,
                          std::optional<Report> report,
                          std::optional<int> round)
{
    if (sources.list)
        return read_list(telling, *sources.list, report, round);
    const auto meant = round ? round : first_unplayed(*report);
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
    const auto& file = sources->report ? *sources->report : *sources->list;
    if (found->pairings.boards.empty())
        return telling.why(sentence("no-boards"),
                           {{"file", text::printable(file.string())},
                            {"round", std::to_string(found->pairings.round)}});
    auto faults = all_faults(*found);
    return FoundRound{std::move(found->report), std::move(found->pairings), std::move(faults),
                      file.stem().string() + ".trf"};
}

}  // namespace client::round
