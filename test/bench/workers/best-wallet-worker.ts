/** Runs in a browser's worker: proves one wallet for each request, with its time, and is told what to do by a message. */
import type { Card } from "../../../src/catalog/card.ts";
import { findBestWallet } from "../../../src/rewards/best-wallet.ts";
import type { WalletRequest } from "../../../src/rewards/check-request.ts";
import type { TimedSearch } from "../rewards/time-searches.ts";

interface Job {
  readonly cards: readonly Card[];
  readonly requests: readonly WalletRequest[];
}

addEventListener("message", ({ data: { cards, requests } }: MessageEvent<Job>) => {
  const runs = requests.map((request): TimedSearch => {
    const start = performance.now();
    const result = findBestWallet(cards, request);
    const ms = performance.now() - start;
    if (!result.ok) throw new Error("The request contradicts itself");
    return { ms, netUsd: result.wallet.netUsd, wallets: result.proof.wallets, examined: result.proof.examined };
  });
  postMessage(runs);
});
