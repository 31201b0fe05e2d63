/** Rows of rates: places, cents, caps and choices. */
import { describe, expect, test } from "vitest";

import type { Card } from "../../catalog/card.ts";
import { makeBase, makeCard, makeEarn, makeProfile } from "../../engine/value/test-cards.ts";
import type { CardChoice, WalletCard } from "../../engine/value/wallet-card.ts";
import { listEarningRows } from "./earning-rows.ts";
import {
  NOBODY,
  card,
  doubt,
  getRow,
  listMarks,
  listNotes,
  listUncertain,
  tell,
} from "../../../test/support/comparison-cards.ts";

describe("earning", () => {
  const BRAND = { name: "Test Air", category: "travel_other", part: "flights" } as const;
  const earning = (rewards: Partial<WalletCard>, facts: Partial<Card> = {}, centsPerPoint = 1) => ({
    card: card({ rewards: [], ...facts }),
    rewards: makeCard("card", rewards),
    centsPerPoint,
  });
  const list = (...cards: readonly ReturnType<typeof earning>[]) => listEarningRows(cards, [BRAND], makeProfile([]));
  const plain = earning({});

  test("has all categories, travel by its parts, and the parts, brands and places abroad of one of the cards", () => {
    const keys = (rewards: Partial<WalletCard>) =>
      list(earning(rewards), plain)
        .rows.map(({ key, label }) => `${key}: ${label}`)
        .slice(10);
    expect(list(plain, plain).rows.map(({ key }) => key)).toEqual(
      [
        "dining",
        "groceries",
        "gas",
        "transit",
        "travel-portal",
        "flights",
        "hotels",
        "other-travel",
        "streaming",
        "other",
      ].map((place) => `earn-${place}`),
    );
    expect(keys({})).toEqual([]);
    const portal = [makeBase(1), makeEarn(5, { category: "travel_portal", parts: ["portal-hotels"] })];
    expect(list(earning({ earns: portal }), plain).rows.map(({ label }) => label)).toEqual([
      "Dining",
      "Groceries",
      "Gas",
      "Transit",
      "Flights on the issuer's travel site",
      "Hotels on the issuer's travel site",
      "Cars on the issuer's travel site",
      "Flights",
      "Hotels",
      "Other travel",
      "Streaming",
      "Everything else",
    ]);
    // On an airline's own site only what has a rate there is a row.
    const sites = (...brands: readonly (string | null)[]) =>
      list(...brands.map((brandOf) => earning({ earns: portal, brandOf })), plain)
        .rows.map(({ label }) => label)
        .filter((label) => /site|through/.test(label));
    expect(sites("Test Air")).toEqual(["Hotels through Test Air"]);
    expect(sites("Test Air", null)).toContain("Hotels on the card's travel site");
    expect(keys({ earns: [makeBase(1), makeEarn(3, { parts: ["drugstores"] })] })).toEqual([
      "earn-drugstores: Drugstores",
    ]);
    expect(
      keys({ earns: [makeBase(1), makeEarn(3, { brands: ["Test Air", "Nowhere"], parts: ["flights"] })] }),
    ).toEqual(["earn-test-air: At Test Air"]);
    expect(keys({ earns: [makeBase(1), makeEarn(3, { foreignOnly: true, parts: ["drugstores"] })] })).toEqual([
      "earn-abroad: Abroad",
    ]);
    expect(keys({ earns: [makeBase(1, { brands: ["Test Air"] })] })).toEqual([]);
    const choice = { options: [{ id: "o", label: "o", covers: [{ category: "other", parts: ["drugstores"] }] }] };
    expect(
      keys({
        choices: [
          { id: "c", mode: "chosen", choices: 1, multiplier: 3, afterCap: 1, cap: null, ...choice },
        ] as CardChoice[],
      }),
    ).toEqual(["earn-drugstores: Drugstores"]);
  });

  test("is judged in cents: points times what one counts", () => {
    const points = earning({ earns: [makeBase(1), makeEarn(3, { category: "dining" })] }, {}, 0.5);
    const group = list(points, earning({ earns: [makeBase(2)] }));
    expect([group.key, group.title]).toEqual(["earning", "Earning"]);
    expect(group.note).toMatch(/^Rows are judged in cents per dollar before any cap/);
    expect(tell(group, "earn-dining")).toEqual({ label: "Dining", note: null, texts: ["3%", "2%"] });
    expect(listNotes(group, "earn-dining")).toEqual(["1.5 cents per dollar", "2 cents per dollar"]);
    expect(getRow(group, "earn-dining").cells.map(({ value }) => value)).toEqual([1.5, 2]);
    expect(listMarks(group, "earn-dining")).toEqual([null, "best"]);
  });

  test("has its cap in the words of the terms, or as the year's sum", () => {
    const capped = (limitUsd: number, facts: Partial<Card> = {}, earns: WalletCard["earns"] = []) =>
      listNotes(
        list(
          earning(
            {
              earns: [makeBase(1), makeEarn(5, { category: "dining", cap: { limitUsd, pool: "a" } }), ...earns],
            },
            facts,
          ),
          plain,
        ),
        "earn-dining",
      )[0];
    const terms = (multiplier: number, amountUsd: number): Partial<Card> => ({
      rewards: [{ multiplier, cap: { amountUsd, period: "quarter" } }] as unknown as Card["rewards"],
    });
    expect(capped(6_000)).toBe("5 cents per dollar, up to $6,000 a year, then 1%");
    expect(capped(6_000, terms(5, 1_500))).toBe("5 cents per dollar, up to $1,500 a quarter, then 1%");
    expect(capped(6_000, terms(5, 1_600))).toContain("$6,000 a year");
    expect(capped(6_000, terms(4, 1_500))).toContain("$6,000 a year");
    const other = makeEarn(5, { category: "gas", cap: { limitUsd: 6_000, pool: "a" }, afterCap: 1 });
    expect(capped(6_000, {}, [other])).toContain("up to $6,000 a year shared with other categories, then 1%");
    expect(capped(6_000, {}, [{ ...other, cap: { limitUsd: 6_000, pool: "b" } }])).not.toContain("together");
  });

  test("says what must be chosen, and for how much of a line a rotating rate holds", () => {
    const choice = (mode: CardChoice["mode"]): CardChoice => ({
      id: "choice",
      mode,
      choices: 1,
      multiplier: 5,
      afterCap: 1,
      cap: null,
      options: [{ id: "food", label: "food", covers: [{ category: "dining", parts: null }] }],
    });
    const find = (mode: CardChoice["mode"]) => {
      const group = list(earning({ choices: [choice(mode)] }), plain);
      return getRow(group, "earn-dining").cells[0];
    };
    expect(find("chosen")).toMatchObject({ text: "5%", note: "5 cents per dollar, as a bonus category", value: 5 });
    const rotating = find("rotating");
    expect(rotating?.note).toBe(
      "1.5 cents per dollar on average: 5% on about an eighth of what you spend there, 1% on the rest",
    );
    expect(rotating?.value).toBeCloseTo(5 / 8 + 7 / 8, 9);
  });

  test("where nothing is earned says so, and counts nothing", () => {
    const rent = earning({ earns: [makeBase(1), makeEarn(1, { parts: ["rent"] })] });
    const group = list(rent, plain);
    expect(tell(group, "earn-rent").texts).toEqual(["1%", "No rewards"]);
    expect(getRow(group, "earn-rent").cells.map(({ value }) => value)).toEqual([1, 0]);
  });

  test("of a card whose rates are in doubt has no winner", () => {
    const group = list(earning({ earns: [makeBase(3)] }, doubt("rewards")), plain);
    expect(listUncertain(group, "earn-dining")).toEqual([true, false]);
    expect(listMarks(group, "earn-dining")).toEqual(NOBODY);
  });
});
