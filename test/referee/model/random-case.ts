/** A catalog and a visitor, whole enough to be printed and read back, and how a failing one is made small. */
import type { ProfileInput } from "../../../src/engine/value/profile.ts";
import type { RewardsCatalog, WalletCard } from "../../../src/engine/value/wallet-card.ts";
import { makeRandomCatalog } from "./random-catalog.ts";
import { makeRandomProfile } from "./random-profile.ts";
import { makeRandom } from "./random.ts";

export interface RefereeCase {
  readonly catalog: RewardsCatalog;
  readonly input: ProfileInput;
}

export function makeRandomCase(seed: number): RefereeCase {
  const random = makeRandom(seed);
  const catalog = makeRandomCatalog(random);
  return { catalog, input: makeRandomProfile(random, catalog) };
}

function dropEach<T>(items: readonly T[]): T[][] {
  return items.map((_, at) => items.filter((_, other) => other !== at));
}

function dropKeys<T extends object>(record: T): T[] {
  return Object.keys(record).map(
    (name) => Object.fromEntries(Object.entries(record).filter(([key]) => key !== name)) as T,
  );
}

function simplify(card: WalletCard): WalletCard[] {
  return [
    ...dropEach(card.perks).map((perks) => ({ ...card, perks })),
    ...dropEach(card.earns)
      .filter((earns) => earns.some(({ base }) => base))
      .map((earns) => ({ ...card, earns })),
    ...dropEach(card.choices).map((choices) => ({ ...card, choices })),
    ...card.choices.flatMap((choice) =>
      dropEach(choice.options).map((options) => ({ ...card, choices: [{ ...choice, options }] })),
    ),
    ...(card.bonus.kind === "none" ? [] : [{ ...card, bonus: { kind: "none", state: "open", tiers: [] } as const }]),
    ...(card.foreignFeePercent === 0 ? [] : [{ ...card, foreignFeePercent: 0 }]),
    ...(card.points.enabledBy.length === 0 ? [] : [{ ...card, points: { ...card.points, enabledBy: [] } }]),
    ...(card.requires === null ? [] : [{ ...card, requires: null }]),
  ];
}

function listSmaller({ catalog, input }: RefereeCase): RefereeCase[] {
  const named = new Set([...(input.owned ?? []), ...(input.mustHave ?? []), ...(input.exclude ?? [])]);
  const catalogs = [
    ...dropEach(catalog.cards).map((cards) => ({ ...catalog, cards })),
    ...dropEach(catalog.rules).map((rules) => ({ ...catalog, rules })),
    ...catalog.cards.flatMap((card, at) =>
      simplify(card).map((simple) => ({ ...catalog, cards: catalog.cards.with(at, simple) })),
    ),
  ];
  const inputs = [
    ...dropKeys(input).filter((one) => one.maxCards !== undefined),
    ...(["spend", "parts", "brands"] as const).flatMap((name) =>
      dropKeys(input[name] ?? {}).map((left) => ({ ...input, [name]: left })),
    ),
    ...(["use", "skip", "opened", "had"] as const).flatMap((name) =>
      dropEach<unknown>(input[name] ?? []).map((left) => ({ ...input, [name]: left })),
    ),
  ];
  return [
    ...catalogs
      .filter(({ cards }) => [...named].every((slug) => cards.some((card) => card.slug === slug)))
      .map((catalog) => ({ catalog, input })),
    ...inputs.map((input) => ({ catalog, input })),
  ];
}

/** Leaves out what it can while the case still fails. */
export function shrinkCase(failing: RefereeCase, isFailing: (one: RefereeCase) => boolean): RefereeCase {
  for (let small = failing; ;) {
    const next = listSmaller(small).find(isFailing);
    if (!next) {
      return small;
    }
    small = next;
  }
}
