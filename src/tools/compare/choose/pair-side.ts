/** The two cards of a pair and the reader they are weighed for. Every condition of "choose one if" is made from these. */
import type { Card } from "../../../catalog/card.ts";
import { scaleProfile } from "../../../engine/readers/reader-profile.ts";
import { valueWallet } from "../../../engine/wallet/value-wallet.ts";
import type { Profile, ProfileInput } from "../../../engine/value/profile.ts";
import { resolveProfile } from "../../../engine/value/resolve-profile.ts";
import type { WalletCard } from "../../../engine/value/wallet-card.ts";
import type { ToolRecords } from "../../shared/tool-records.ts";

export interface Side {
  readonly card: Card;
  readonly rewards: WalletCard;
  /** As people call it. */
  readonly name: string;
  readonly centsPerPoint: number;
}

export interface Weighing {
  /** The card that speaks, and the one it is weighed against. */
  readonly own: Side;
  readonly other: Side;
  readonly profile: Profile;
  /** Net of the own card less net of the other one, a later year, with a part of the reader changed. */
  readonly gap: (change?: ReaderChange) => number;
  /** Chooses the same of several wordings every time, another for another pair. */
  readonly pick: (key: string, wordings: readonly string[]) => string;
}

export type ReaderChange = Pick<ProfileInput, "spend" | "trips" | "bags" | "use" | "travelers"> & {
  readonly scale?: number;
};

/** A reason to choose a card, as it goes on after "if". */
export interface Condition {
  /** Of one kind only the best is told. */
  readonly kind: string;
  /** Higher goes first. */
  readonly weight: number;
  readonly text: string;
}

export type NetFor = (card: WalletCard, change?: ReaderChange) => number;

/** What a card leaves the reader in a later year, with a part of the reader changed; each is computed once. */
export function createNetFor(input: ProfileInput, { rewards }: Pick<ToolRecords, "rewards">): NetFor {
  const base = resolveProfile(input, rewards.brands).profile;
  const known = new Map<string, number>();
  return (card, change = {}) => {
    const key = `${card.slug} ${JSON.stringify(change)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const { scale = 1, ...changed } = change;
    // The way to use points stays as it is: less travel must not turn all of it to cash.
    const { profile } = resolveProfile({ ...input, ...changed, value: base.value }, rewards.brands);
    const scaled = scale === 1 ? profile : scaleProfile(profile, scale);
    const { netUsd } = valueWallet([card], { ...scaled, horizon: "ongoing" }, rewards.rules);
    known.set(key, netUsd);
    return netUsd;
  };
}

/** Whether a point of the one is a point of the other, so that multipliers alone can be compared. */
export const hasSamePoints = (one: Side, other: Side): boolean =>
  one.rewards.points.program === other.rewards.points.program && one.centsPerPoint === other.centsPerPoint;

/** A small number from a text, always the same. */
export function hashText(text: string): number {
  let hash = 2_166_136_261;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return hash >>> 0;
}
