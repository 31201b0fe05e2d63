/** Two small cards of a pair for the tests of this folder: everything as usual but for what is given. */
import type { Card } from "../../../catalog/card.ts";
import type { Profile } from "../../../engine/value/profile.ts";
import { makeCard, makeLine, makeProfile } from "../../../engine/value/test-cards.ts";
import type { WalletCard } from "../../../engine/value/wallet-card.ts";
import type { Side, Weighing } from "./pair-side.ts";

export interface Given {
  readonly card?: object;
  readonly rewards?: Partial<WalletCard>;
}
export const SURE = Object.fromEntries(
  ["signUpBonus", "rewards", "perks", "apr", "foreignFee"].map((group) => [group, { shownConfidence: "high" }]),
);
const NO_OFFER = {
  kind: "none",
  state: "ended",
  points: null,
  minSpendUsd: null,
  durationDays: null,
  counted: { usd: 0 },
};
export function side(name: string, { card = {}, rewards = {} }: Given): Side {
  const facts = {
    slug: name.toLowerCase(),
    name,
    status: "open",
    rewardProgram: "Cash back",
    annualFee: { firstYearUsd: 0, ongoingUsd: 0 },
    foreignTransactionFeePercent: 0,
    creditScore: { newToCredit: false },
    introApr: null,
    signUpBonus: NO_OFFER,
    perks: [],
    network: "Visa",
    issuingBank: "Some Bank",
    uncertainFields: [],
    provenance: SURE,
    ...card,
  };
  return { card: facts as unknown as Card, rewards: makeCard(name.toLowerCase(), rewards), name, centsPerPoint: 1 };
}
/** The first card is ahead by `gapUsd`, however the reader is changed. */
export function weigh(
  own: Given,
  other: Given = {},
  gapUsd = 0,
  lines: Profile["lines"] = [makeLine("other", 1_000)],
): Weighing {
  return {
    own: side("Own", own),
    other: side("Other", other),
    profile: makeProfile(lines),
    gap: () => gapUsd,
    firstYearGapUsd: 1,
  };
}
