// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/script/envelope_files.hpp"

#include "src/base/private_file.hpp"
#include "src/text/printable.hpp"

#include <fmt/format.h>

#include <fstream>
#include <iterator>
#include <optional>
#include <ostream>
#include <random>
#include <sstream>
#include <stdexcept>

namespace client::script {
namespace {

namespace fs = std::filesystem;

/// Two hundred and fifty-six bits of chance.
std::string any_salt()
{
    std::random_device chance;
    std::string salt;
    for (int i = 0; i < 8; ++i)
        salt += fmt::format("{:08x}", chance());
    return salt;
}

void write_file(const fs::path& path, const std::string& text, base::Readers readers)
{
    if (!base::write_private(path, text, readers))
        throw std::runtime_error{
            fmt::format("{} cannot be written", text::printable(path.string()))};
}

std::string contents(const fs::path& path)
{
    std::ifstream file{path};
    return {std::istreambuf_iterator<char>{file}, {}};
}

std::string_view fault_name(rules::EnvelopeFault fault)
{
    switch (fault) {
    case rules::EnvelopeFault::first_line:
        return "this is no such file";
    case rules::EnvelopeFault::line:
        return "another line was expected";
    case rules::EnvelopeFault::value:
        return "the value cannot be read";
    case rules::EnvelopeFault::incomplete:
        return "lines are missing";
    }
    return "";
}

/// The paper in a file; its fault is told.
template <class Read>
auto paper(const fs::path& path, Read read, std::ostream& err)
{
    std::ifstream file{path};
    const std::string text{std::istreambuf_iterator<char>{file}, {}};
    auto content = read(text);
    if (!content)
        err << fmt::format("{}:{}: {}\n", text::printable(path.string()), content.error().line,
                           file.bad() || !file.is_open() ? "cannot be read"
                                                         : fault_name(content.error().fault));
    return content;
}

}  // namespace

bool can_be_written(const EnvelopeFiles& files)
{
    for (const fs::path& path : {files.slip, files.envelope}) {
        std::error_code cannot;
        if (fs::exists(path, cannot))
            continue;
        if (!base::write_private(path, "") || !fs::remove(path, cannot))
            return false;
    }
    return true;
}

std::optional<rules::Envelope> envelope_in(const fs::path& path)
{
    auto envelope = rules::read_envelope(contents(path));
    return envelope ? std::optional{*std::move(envelope)} : std::nullopt;
}

std::optional<rules::Slip> slip_in(const fs::path& path)
{
    auto slip = rules::read_slip(contents(path));
    return slip ? std::optional{*std::move(slip)} : std::nullopt;
}

void write_sealed_move(const rules::Game& game, const EnvelopeFiles& files)
{
    const std::string salt = any_salt();
    const auto slip = rules::slip_of(game, salt);
    const auto envelope = rules::envelope_of(game, salt);
    if (!slip || !envelope)
        return;
    write_file(files.slip, rules::write_slip(*slip), base::Readers::owner);
    write_file(files.envelope, rules::write_envelope(*envelope), base::Readers::all);
}

cli::ExitStatus open_envelope(const EnvelopeFiles& files, const cli::Streams& streams)
{
    const auto envelope = paper(files.envelope, rules::read_envelope, streams.err);
    if (!envelope)
        return cli::ExitStatus::wrong_input;
    std::istringstream outside{rules::write_envelope(*envelope)};
    for (std::string line; std::getline(outside, line);)
        streams.out << text::printable(line) << '\n';
    if (files.slip.empty())
        return cli::ExitStatus::done;
    const auto slip = paper(files.slip, rules::read_slip, streams.err);
    if (!slip)
        return cli::ExitStatus::wrong_input;
    if (!rules::fits(*envelope, *slip)) {
        streams.err << fmt::format("{}: this is not the move that was sealed\n",
                                   text::printable(files.slip.string()));
        return cli::ExitStatus::wrong_input;
    }
    streams.out << "move: " << text::printable(slip->text) << '\n';
    return cli::ExitStatus::done;
}

}  // namespace client::script
