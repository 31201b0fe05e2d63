/**
 * What must hold between two questions to any engine, whatever its answers are.
 * The objective is compared, not the net: a better wallet of fewer cards may have
 * the lower net. Spend is changed with the way of redeeming given, because the
 * default way changes with it. Model: section 7.
 */
import type { ProfileInput } from "../../../src/engine/value/profile.ts";
import type { EarnCap, RewardsCatalog, WalletCard } from "../../../src/engine/value/wallet-card.ts";
import { makePerk } from "./build-case.ts";
import type { RefereeCase } from "./random-case.ts";

/** The best objective; null where no wallet meets the wishes. */
export type FindObjective = (one: RefereeCase) => number | null;

const CENT = 0.01;
const SCALE = 3;

function mapValues<T>(record: Readonly<Record<string, T>> | undefined, change: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record ?? {}).map(([name, value]) => [name, change(value)]));
}

function scaleCap<T extends EarnCap | null | undefined>(cap: T): T {
  return cap ? { ...cap, limitUsd: cap.limitUsd * SCALE } : cap;
}

function scaleCard(card: WalletCard): WalletCard {
  const { fees, requires, bonus } = card;
  return {
    ...card,
    fees: { firstYearUsd: fees.firstYearUsd * SCALE, laterUsd: fees.laterUsd * SCALE },
    requires: requires && { ...requires, usdPerYear: requires.usdPerYear * SCALE },
    earns: card.earns.map((entry) => ({ ...entry, cap: scaleCap(entry.cap) })),
    choices: card.choices.map((choice) => ({ ...choice, cap: scaleCap(choice.cap) })),
    perks: card.perks.map((perk) => ({
      ...perk,
      faceUsd: perk.faceUsd === null ? null : perk.faceUsd * SCALE,
      ...(perk.points === undefined ? {} : { points: perk.points * SCALE }),
      ...(perk.needs?.spendUsd === undefined
        ? {}
        : { needs: { ...perk.needs, spendUsd: perk.needs.spendUsd * SCALE } }),
    })),
    bonus: {
      ...bonus,
      tiers: bonus.tiers.map((tier) => ({
        ...tier,
        afterUsd: tier.afterUsd * SCALE,
        points: tier.points * SCALE,
        usd: tier.usd * SCALE,
      })),
    },
  };
}

/** A checked bag has a fixed price and nobody checks three, so there are none here. */
function scaleInput(input: ProfileInput): ProfileInput {
  const times = (usd: number): number => usd * SCALE;
  const { effortUsd = 20, visitUsd = 25, maxAnnualFeesUsd = null } = input;
  return {
    ...input,
    spend: mapValues(input.spend, times),
    parts: mapValues(input.parts, times),
    brands: mapValues(input.brands, times),
    effortUsd: effortUsd * SCALE,
    visitUsd: visitUsd * SCALE,
    bags: 0,
    maxAnnualFeesUsd: maxAnnualFeesUsd === null ? null : maxAnnualFeesUsd * SCALE,
  };
}

function changeFirst(catalog: RewardsCatalog, change: (card: WalletCard) => WalletCard): RewardsCatalog {
  return { ...catalog, cards: catalog.cards.map((card, at) => (at === 0 ? change(card) : card)) };
}

/** Complaints about the properties that an engine breaks on one case. */
export function checkMetamorphic(findObjective: FindObjective, { catalog, input: given }: RefereeCase): string[] {
  const input: ProfileInput = { value: "typical", ...given };
  const { maxCards = 3, spend } = input;
  const before = findObjective({ catalog, input });
  if (before === null) {
    return [];
  }
  const unused = makePerk({
    id: "unused",
    kind: "credit",
    faceUsd: 500,
    fits: { brands: ["Nowhere"] },
    merchant: "nowhere",
  });
  const rules: readonly (readonly [string, RefereeCase, (after: number) => boolean])[] = [
    [
      "More spend in the same categories never lowers the objective.",
      { catalog, input: { ...input, spend: mapValues(spend, (usd) => usd * 1.5) } },
      (after) => after >= before - CENT,
    ],
    [
      "One more card allowed never lowers the objective.",
      { catalog, input: { ...input, maxCards: Math.min(5, maxCards + 1) } },
      (after) => after >= before - CENT,
    ],
    [
      "A perk that is not used changes nothing.",
      {
        catalog: changeFirst(catalog, (card) => ({ ...card, perks: [...card.perks, unused] })),
        input: { ...input, perks: "used" },
      },
      (after) => Math.abs(after - (findObjective({ catalog, input: { ...input, perks: "used" } }) ?? 0)) <= CENT,
    ],
    [
      "The end of a bonus never raises the objective.",
      { catalog: changeFirst(catalog, (card) => ({ ...card, bonus: { ...card.bonus, state: "ended" } })), input },
      (after) => after <= before + CENT,
    ],
    [
      "All dollars times three are three times the objective.",
      { catalog: { ...catalog, cards: catalog.cards.map(scaleCard) }, input: scaleInput(input) },
      (after) => {
        const once = input.bags ? findObjective({ catalog, input: { ...input, bags: 0 } }) : before;
        return once !== null && Math.abs(after - once * SCALE) <= CENT * SCALE;
      },
    ],
  ];
  return rules.flatMap(([rule, changed, holds]) => {
    const after = findObjective(changed);
    return after !== null && holds(after)
      ? []
      : [`${rule} It was ${before.toFixed(4)} and is ${after?.toFixed(4) ?? "none"}.`];
  });
}
