/**
 * The answer of the rewards calculator, for the page, the API and the browser's worker alike: what each chosen card is
 * worth by itself, what all of them are worth together, and which of them are worth keeping. Pure.
 */
import { joinNames } from "../../words/format.ts";
import { listWalletParts, type WalletPart } from "../../engine/readers/list-parts.ts";
import { valueFirstYear } from "../../engine/readers/first-year.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import { listAssumptions } from "../../engine/value/list-assumptions.ts";
import { type Profile, type ProfileInput, sumMonthlyUsd } from "../../engine/value/profile.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import type { WalletCard } from "../../engine/value/wallet-card.ts";
import { nameThings, type Note } from "../shared/result-words.ts";
import { listPerkQuestions } from "../profile/list-perk-questions.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { toBonusLine } from "../shared/list-bonuses.ts";
import { pickLabels, pickPerkTexts } from "../shared/pick-words.ts";
import { listAcceptanceNotes } from "../shared/list-acceptance-notes.ts";
import { listCaps } from "../shared/list-caps.ts";
import type { CardLabels, ToolRecords } from "../shared/tool-records.ts";
import { toProfileEcho } from "../shared/to-profile-echo.ts";
import { toInput } from "../shared/tool.ts";
import type { CalculatorAnswer } from "./calculator-answer.ts";
import type { CalculatorValues } from "./calculator-asking.ts";
import type { HeldCards } from "./held-cards.ts";
import { listCountedPerks } from "./list-counted-perks.ts";
import { listPointChoices, type PointChoice } from "../profile/list-point-choices.ts";
import { toVerdict } from "./to-verdict.ts";

export interface CalculatorResult extends Omit<CalculatorAnswer, "cards" | "together" | "best"> {
  /** Every card that the result speaks of. */
  readonly labels: CardLabels;
  readonly cards: readonly HeldCards[];
  readonly together: HeldCards | null;
  readonly best: HeldCards;
  /** What the counted perks and those not earned are, by `card:perk`. */
  readonly perkTexts: Readonly<Record<string, string>>;
  /** Perks that count nothing until the visitor says that they would use them anyway. */
  readonly questions: readonly PerkQuestion[];
  /** Perks that count unless the visitor says that they would not use them; ticked: said so. */
  readonly counted: readonly PerkQuestion[];
  /** Programs of the chosen cards whose points can be given another worth. */
  readonly points: readonly PointChoice[];
}

export function calculateRewards(values: CalculatorValues, records: ToolRecords): CalculatorResult {
  const { rewards } = records;
  const cards = values.cards.map((slug) => {
    const card = rewards.cards.find((known) => known.slug === slug);
    if (!card) throw new Error(`The records have no card ${slug}`);
    return card;
  });
  const input = toInput(values, records);
  const { profile, assumptions } = toCalculatorProfile(input, cards, records);
  const hold = (held: readonly WalletCard[]): HeldCards => holdCards(held, profile, records);
  const alone = cards.map((card) => hold([card]));
  const together = cards.length > 1 ? hold(cards) : null;
  const parts = listWalletParts(cards, profile);
  const top = pickPart(parts);
  const best =
    [...alone, ...(together ? [together] : [])].find(({ slugs }) => slugs.join() === top.slugs.join()) ??
    hold(cards.filter(({ slug }) => top.slugs.includes(slug)));
  const plans = [...alone, ...(together ? [together] : []), best].map(({ later }) => later);
  const counted = plans.flatMap(({ perks, notEarned }) => [...perks, ...notEarned]);
  const mentioned = new Set([
    ...values.cards,
    ...counted.flatMap(({ needs }) => needs?.card ?? []),
    ...plans.flatMap((plan) => plan.cards.flatMap(({ enabledBy }) => enabledBy ?? [])),
  ]);
  return {
    labels: pickLabels(mentioned, records),
    profile: toProfileEcho(values, profile),
    monthlyUsd: sumMonthlyUsd(profile),
    cards: alone,
    together,
    best,
    verdict: toVerdict(parts, best, (slug) => records.labels[slug]?.name ?? slug),
    perkTexts: pickPerkTexts(counted, records),
    assumptions: [
      ...assumptions,
      ...listAssumptions(cards, profile),
      ...listAcceptanceNotes(values.cards.map((slug) => records.labels[slug])),
    ].map((text) => nameThings(text, records)),
    questions: listPerkQuestions(values.cards, input.use ?? [], records),
    counted: listCountedPerks(
      alone.flatMap(({ later }) => later.perks),
      { use: input.use ?? [], skip: input.skip ?? [] },
      records,
    ),
    points: listPointChoices(cards, profile, records),
  };
}

/** Whom it counts for: the visitor, who is thought to use the brands whose cards are chosen. */
function toCalculatorProfile(
  input: ProfileInput,
  cards: readonly WalletCard[],
  { rewards, labels }: Pick<ToolRecords, "rewards" | "labels">,
): { readonly profile: Profile; readonly assumptions: readonly Note[] } {
  const { brandsUsed: used = [], owned = [] } = input;
  const brandsUsed = used === "any" ? used : [...new Set([...used, ...cards.flatMap(({ brandOf }) => brandOf ?? [])])];
  // Nobody can open a closed card: whoever asks about it has it.
  const closed = cards.filter(({ slug, status }) => status === "closed" && !owned.includes(slug));
  const { profile, assumptions } = resolveProfile(
    {
      ...input,
      brandsUsed,
      owned: [...owned, ...closed.map(({ slug }) => slug)],
      maxCards: Math.max(1, cards.length),
    },
    rewards.brands,
  );
  return {
    profile,
    assumptions: [
      ...assumptions,
      ...closed.map(
        ({ slug }) => `${labels[slug]?.name ?? slug} is closed to new applicants, so it counts as a card you have.`,
      ),
    ],
  };
}

/** Our pick of the parts: at least one card wherever one is worth more than $0. */
function pickPart(parts: readonly WalletPart[]): WalletPart {
  const [first] = parts;
  if (!first) throw new Error("The empty wallet is always a part");
  if (first.slugs.length > 0) return first;
  return parts.find(({ slugs, netUsd }) => slugs.length === 1 && netUsd > 0) ?? first;
}

function holdCards(held: readonly WalletCard[], profile: Profile, { rewards, labels }: ToolRecords): HeldCards {
  const { rules } = rewards;
  const later = valueWallet(held, profile);
  const years = held.map((card) => valueFirstYear(card, profile, rules));
  return {
    slugs: later.cards.map(({ slug }) => slug),
    name: joinNames(later.cards.map(({ slug }) => labels[slug]?.name ?? slug)),
    later,
    firstYear: years.length === 1 ? years[0]! : null,
    withoutPerksUsd: valueWallet(held, { ...profile, perks: "none" }).netUsd,
    faceValueUsd: valueWallet(held, { ...profile, perks: "face" }).netUsd,
    caps: listCaps(held, later, labels),
    bonuses: held.flatMap((card, at) => toBonusLine(card, years[at]!, profile, rules) ?? []),
  };
}
