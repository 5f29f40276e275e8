// SPDX-License-Identifier: GPL-3.0-or-later
#include "src/host/prover.hpp"

#include <csignal>
#include <sys/resource.h>
#include <unistd.h>

namespace client::host {

namespace {

/// Signals are the loop's, and keys, voices and engines come first.
void stand_back()
{
    constexpr int politeness = 10;
    sigset_t all{};
    sigfillset(&all);
    pthread_sigmask(SIG_BLOCK, &all, nullptr);
    setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), politeness);
}

}  // namespace

void Prover::settle(const wishes::Settle& wish)
{
    thread_ = {};  // stops what was asked before; it looks for that at every position
    if (wish.proof)
        thread_ = std::jthread{
            [this, proof = *wish.proof](const std::stop_token& stop) { work(stop, proof); }};
}

void Prover::work(const std::stop_token& stop, const rules::OpenProof& proof) const
{
    stand_back();
    const inputs::Settled settled{proof, rules::settle(proof, rules::default_mating_budget, stop)};
    if (!stop.stop_requested())
        pace_.soon([tell = tell_, settled] { tell(settled); });
}

}  // namespace client::host
