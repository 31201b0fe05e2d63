/** Perks by a seed, of every kind and with every condition. */
import type { PerkKind, WalletPerk } from "../../../src/engine/value/wallet-card.ts";
import type { Random } from "./random.ts";

const KINDS: readonly PerkKind[] = [
  "points",
  "cash-like",
  "cash-like",
  "portal",
  "credit",
  "credit",
  "access",
  "certificate",
  "once-in-years",
  "service",
  "status",
  "unpriced",
];

function makeNeeds(random: Random, others: readonly string[]): Pick<WalletPerk, "needs"> {
  if (random.chance(0.25)) {
    return { needs: { spendUsd: random.int(2, 12) * 500 } };
  }
  const needs = random.pick([{ card: [random.pick(others)] }, { firstYearOnly: true }, { fromYear: 2 }]);
  return random.chance(0.15) ? { needs } : {};
}

function makeKind(random: Random, kind: PerkKind, brandOf: string | null): Partial<WalletPerk> {
  switch (kind) {
    case "points":
      // Points of an airline's or hotel's own program are a certificate in the data.
      return brandOf === null
        ? { points: random.int(1, 10) * 1000 }
        : { kind: "certificate", points: random.int(1, 10) * 1000, share: 1, fits: { brands: [brandOf] } };
    case "cash-like":
      return {
        share: 1,
        fits: random.pick([
          { categories: ["dining"] },
          { parts: ["flights"] },
          { parts: ["hotels"] },
          { parts: ["delivery", "online-retail"] },
        ]),
      };
    case "portal":
      return { share: 1, fits: random.pick([{ categories: ["travel_portal"] }, { parts: ["portal-hotels"] }]) };
    case "credit":
      return random.pick([
        { merchant: "hailo", fits: { brands: ["Hailo"] } },
        { merchant: "shoply", fits: { brands: ["Shoply"] } },
        { fits: { brands: ["Skyline"] } },
        { fits: { categories: ["dining"] } },
      ]);
    case "access":
      return { visits: random.pick([null, 2, 4]), ...(random.chance(0.3) ? { airline: "Skyline" } : {}) };
    case "certificate":
      return { fits: { brands: [brandOf ?? "Innkeep"] }, ...(random.chance(0.3) ? { companion: true } : {}) };
    case "once-in-years":
      return { years: 4, faceUsd: 120 };
    case "service":
      return {
        airline: "Skyline",
        freeBags: random.pick([
          { bags: 1 },
          { bags: 1, companions: 1 },
          { bags: 2, companions: null },
          { bags: 1, companions: 3, timesPerYear: 2 },
        ]),
      };
    case "status":
      return { program: random.pick(["inn", "sky"]) };
    case "unpriced":
      return { faceUsd: null };
  }
}

export function makeRandomPerk(
  random: Random,
  id: string,
  others: readonly string[],
  brandOf: string | null,
): WalletPerk {
  const kind = random.pick(KINDS);
  return {
    id,
    type: kind,
    faceUsd: random.int(2, 15) * 20,
    oneTime: random.chance(0.06),
    kind,
    share: random.pick([0.5, 0.8, 0.9]),
    portions: random.pick([1, 1, 2, 4, 12]),
    ...makeNeeds(random, others),
    ...makeKind(random, kind, brandOf),
  };
}
