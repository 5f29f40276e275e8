// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/tools/pgn_check.hpp"

#include <algorithm>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <optional>
#include <sched.h>
#include <string_view>
#include <thread>
#include <vector>

namespace client::tools {

namespace {

using rules::PgnError;

constexpr std::string_view first_tag = "\n[Event \"";
constexpr std::uint64_t window = std::uint64_t{1} << 14;

/// What one reader found from a place of the file on, up to the first game behind an end.
struct Piece {
    std::uint64_t start = 0;
    std::uint64_t next = 0;  ///< where the first game behind it begins
    std::size_t lines = 0;   ///< how many lines lie between the two
    PgnTally tally{};
    std::vector<PgnError> faults{};  ///< games and lines counted from the start
};

void count(PgnTally& tally, const rules::PgnReader& reader, const rules::PgnReader::Game& game)
{
    ++tally.games;
    if (game)
        tally.moves += reader.move_count();
    else
        ++tally.faulty;
}

class PiecewiseFile {
public:
    PiecewiseFile(const std::string& path, const PgnCheck& check)
        : path_{path}, check_{check}, size_{std::filesystem::file_size(path)}
    {
    }

    [[nodiscard]] std::size_t pieces() const
    {
        return static_cast<std::size_t>(size_ / check_.piece) + 1;
    }
    /// None where no game seems to begin in the piece.
    [[nodiscard]] std::optional<Piece> read(std::size_t number) const
    {
        const auto start = first_game(number);
        return start ? std::optional{read(*start, end_of(number))} : std::nullopt;
    }
    /// A piece again, from where its first game really begins.
    [[nodiscard]] Piece read_from(std::uint64_t start, std::size_t number) const
    {
        return read(start, end_of(number));
    }

private:
    /// Where a game seems to begin: at the first tag of a roster.
    [[nodiscard]] std::optional<std::uint64_t> first_game(std::size_t number) const
    {
        if (number == 0)
            return 0;
        std::ifstream file{path_, std::ios::binary};
        const std::uint64_t end = std::min(size_, (number + 1) * check_.piece);
        std::string text;
        for (std::uint64_t at = number * check_.piece; at < end; at += window) {
            text.resize(std::min(window, end - at) + first_tag.size() - 1);
            file.seekg(static_cast<std::streamoff>(at));
            text.resize(static_cast<std::size_t>(
                file.read(text.data(), static_cast<std::streamsize>(text.size())).gcount()));
            if (const auto found = text.find(first_tag); found != std::string::npos)
                return at + found + 1;
            file.clear();
        }
        return std::nullopt;
    }
    [[nodiscard]] std::uint64_t end_of(std::size_t number) const
    {
        for (++number; number < pieces(); ++number)
            if (const auto start = first_game(number))
                return *start;
        return size_;
    }

    [[nodiscard]] Piece read(std::uint64_t start, std::uint64_t end) const
    {
        Piece piece{.start = start, .next = std::max(start, end)};
        if (start >= end)
            return piece;
        std::ifstream file{path_, std::ios::binary};
        file.seekg(static_cast<std::streamoff>(start));
        rules::PgnReader reader{file,
                                {.letters = check_.letters, .moves = rules::PgnMoves::counted}};
        while (const auto game = reader.next()) {
            piece.next = start + reader.offset();
            piece.lines = reader.line() - 1;
            if (piece.next >= end && reader.stands_alone())
                return piece;
            count(piece.tally, reader, *game);
            if (!*game)
                piece.faults.push_back(game->error());
        }
        piece.next = size_;
        return piece;
    }

    std::string path_;
    PgnCheck check_;
    std::uint64_t size_;
};

/// Pieces that workers read side by side, handed out in their order.
class Workers {
public:
    Workers(const PiecewiseFile& file, unsigned count) : file_{file}, ahead_{std::size_t{2} * count}
    {
        for (unsigned i = 0; i < count; ++i)
            threads_.emplace_back([this] { work(); });
    }
    Workers(const Workers&) = delete;
    Workers& operator=(const Workers&) = delete;
    Workers(Workers&&) = delete;
    Workers& operator=(Workers&&) = delete;
    ~Workers()
    {
        {
            const std::lock_guard lock{mutex_};
            taken_ = file_.pieces();
        }
        changed_.notify_all();
        for (auto& thread : threads_)
            thread.join();
    }

    /// Waits for the next piece, of which there must be one.
    [[nodiscard]] std::optional<Piece> next()
    {
        std::unique_lock lock{mutex_};
        changed_.wait(lock, [this] { return done_.contains(given_); });
        auto piece = std::move(done_.extract(given_).mapped());
        ++given_;
        changed_.notify_all();
        return piece;
    }

private:
    void work()
    {
        while (const auto number = take()) {
            auto piece = file_.read(*number);
            const std::lock_guard lock{mutex_};
            done_.emplace(*number, std::move(piece));
            changed_.notify_all();
        }
    }
    [[nodiscard]] std::optional<std::size_t> take()
    {
        std::unique_lock lock{mutex_};
        changed_.wait(lock,
                      [this] { return taken_ == file_.pieces() || taken_ < given_ + ahead_; });
        return taken_ == file_.pieces() ? std::nullopt : std::optional{taken_++};
    }

    const PiecewiseFile& file_;
    std::size_t ahead_;
    std::mutex mutex_;
    std::condition_variable changed_;
    std::map<std::size_t, std::optional<Piece>> done_;
    std::size_t taken_ = 0;
    std::size_t given_ = 0;
    std::vector<std::thread> threads_;
};

}  // namespace

PgnTally& PgnTally::operator+=(const PgnTally& other)
{
    games += other.games;
    moves += other.moves;
    faulty += other.faulty;
    return *this;
}

PgnTally check_stream(std::istream& stream, rules::Letters letters, const FaultListener& listener)
{
    rules::PgnReader reader{stream, {.letters = letters, .moves = rules::PgnMoves::counted}};
    PgnTally tally;
    while (const auto game = reader.next()) {
        count(tally, reader, *game);
        if (!*game)
            listener(game->error());
    }
    return tally;
}

PgnTally check_file(const std::string& path, const PgnCheck& check, const FaultListener& listener)
{
    const PiecewiseFile file{path, check};
    Workers workers{file, check.workers};
    PgnTally tally;
    std::uint64_t at = 0;
    std::size_t lines = 0;
    for (std::size_t number = 0; number < file.pieces(); ++number) {
        auto piece = workers.next();
        if (!piece)
            continue;
        if (piece->start != at)
            piece = file.read_from(at, number);
        for (auto& fault : piece->faults) {
            fault.game += tally.games;
            fault.line += lines;
            listener(fault);
        }
        tally += piece->tally;
        lines += piece->lines;
        at = piece->next;
    }
    return tally;
}

unsigned processors()
{
    cpu_set_t allowed;
    CPU_ZERO(&allowed);
    if (sched_getaffinity(0, sizeof allowed, &allowed) != 0)
        return 1;
    return static_cast<unsigned>(std::max(1, CPU_COUNT(&allowed)));
}

}  // namespace client::tools
