/** The two cards of a pair and the reader they are weighed for. Every condition of "choose one if" is made from these. */
import type { Card } from "../../../catalog/card.ts";
import { formatCents, formatRate, lowerFirst } from "../../../words/format.ts";
import { valueWallet } from "../../../engine/wallet/value-wallet.ts";
import type { Profile, ProfileInput } from "../../../engine/value/profile.ts";
import { resolveProfile } from "../../../engine/value/resolve-profile.ts";
import type { WalletCard } from "../../../engine/value/wallet-card.ts";
import type { ToolRecords } from "../../shared/tool-records.ts";

import { isUncertainFact } from "../../../words/uncertain-facts.ts";
import WORDS from "./choose-words.json" with { type: "json" };

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
  /** The same of a first year, with the bonus that counts. */
  readonly firstYearGapUsd: number;
}

export type ReaderChange = Pick<ProfileInput, "spend" | "parts" | "trips">;

/** A reason to choose a card, as it goes on after "if". */
export interface Condition {
  /** Of one kind only the best is told. */
  readonly kind: string;
  /** Higher goes first. */
  readonly weight: number;
  readonly text: string;
}

export type NetFor = (card: WalletCard, change?: ReaderChange) => number;

/** A card's net of a later year for the reader, with a part of the reader changed; each is computed once. */
export function createNetFor(input: ProfileInput, { rewards }: Pick<ToolRecords, "rewards">): NetFor {
  const base = resolveProfile(input, rewards.brands).profile;
  const known = new Map<string, number>();
  return (card, change = {}) => {
    const key = `${card.slug} ${JSON.stringify(change)}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    // The way to use points stays as it is: less travel must not turn all of it to cash.
    const { profile } = resolveProfile({ ...input, ...change, value: base.value }, rewards.brands);
    const { netUsd } = valueWallet([card], profile);
    known.set(key, netUsd);
    return netUsd;
  };
}

interface RateRemarks {
  /** What stands after each of the two rates. */
  readonly remarks?: readonly string[];
  /** The own rate is one for a category to choose, or for one in which most is spent. */
  readonly isChosen?: boolean;
  /** Some purchases earn more. */
  readonly isLeast?: boolean;
}

/** Behind the own rate, and behind the other card's: what nobody has confirmed wins no row of the table either. */
const toDoubts = ([mine = false, theirs = false]: readonly boolean[]): readonly [string, string] =>
  mine && theirs ? ["", " (both unconfirmed)"] : [mine ? " (unconfirmed)" : "", theirs ? " (unconfirmed)" : ""];

/** `Savor earns 4x, versus 2x for Venture`; in cents where a point of one is not a point of the other. */
export function tellRates(
  { own, other }: Weighing,
  [mine, theirs]: readonly [number, number],
  { remarks: [remark = "", against = ""] = [], isChosen = false, isLeast = false }: RateRemarks = {},
) {
  const isSamePoint =
    own.rewards.points.program === other.rewards.points.program &&
    own.centsPerPoint === other.centsPerPoint &&
    // A percent against a multiplier would be two measures in one sentence.
    own.card.cashBack === other.card.cashBack;
  const cents = [mine * own.centsPerPoint, theirs * other.centsPerPoint] as const;
  const earns = isLeast ? "earns at least" : "earns";
  const where = isChosen ? "in a bonus category, " : "";
  const [doubt, end] = toDoubts([own, other].map(({ card }) => isUncertainFact(card, "rewards")));
  return {
    moreCents: cents[0] - cents[1],
    text: isSamePoint
      ? `${where}${own.name} ${earns} ${formatRate(mine, own.card)}${remark}${doubt}, versus ${formatRate(theirs, other.card)}${against} for ${other.name}${end}`
      : `${where}each dollar ${earns} ${formatCents(cents[0])}${remark}${doubt}, versus ${formatCents(cents[1])}${against} with ${other.name}${end}`,
  };
}

const SITES: Readonly<Record<string, string>> = WORDS.sites;

/** The travel site by its name: an airline's card pays for bookings on the airline's own. */
export const nameSite = (text: string, { card, rewards }: Side): string =>
  text.replace("on the issuer's travel site", (general) => SITES[rewards.brandOf ?? card.issuer] ?? general);

const NAMES = new RegExp(`^(?:First,|${WORDS.names.join("|")})`);

/** Terms that go on in the middle of a sentence: names keep their capital letter. */
export const lowerTerm = (text: string) =>
  /^[A-Z](?=[a-z ])/.test(text) && !NAMES.test(text) ? lowerFirst(text) : text;
