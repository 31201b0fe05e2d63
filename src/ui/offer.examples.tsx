import type { SignUpBonus } from "../catalog/card.ts";
import type { Example } from "./example.ts";
import { Offer } from "./offer.tsx";

const OFFER: SignUpBonus = {
  kind: "fixed",
  points: 60_000,
  description: "60,000 points after $4,000 of purchases in the first 3 months",
  minSpendUsd: 4_000,
  durationDays: 90,
  estimatedValueUsd: 600,
  state: "open",
  counted: { basis: "read", usd: 750, points: 60_000, cashUsd: 0, spendUsd: 4_000, days: 90, lastSeen: "2026-10-07" },
  asOf: "2026-06",
  confidence: "high",
};
const { counted } = OFFER;
const show = (change: Partial<SignUpBonus>) => (
  <Offer card={{ rewardProgram: "Chase Ultimate Rewards", signUpBonus: { ...OFFER, ...change } }} />
);

export const examples: readonly Example[] = [
  ["Open", () => <p>{show({})}</p>],
  ["The usual offer", () => <p>{show({ state: "stale", counted: { ...counted, basis: "usual" } })}</p>],
  [
    "Last seen long ago",
    () => (
      <p>{show({ state: "stale", asOf: "2025-05", counted: { ...counted, basis: "none", lastSeen: "2025-05-11" } })}</p>
    ),
  ],
  ["Ended", () => <p>{show({ state: "ended", endsOn: "2025-05-15", counted: { ...counted, basis: "none" } })}</p>],
];
