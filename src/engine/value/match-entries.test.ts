import { describe, expect, test } from "vitest";

import { listMultipliers, listVariants } from "./match-entries.ts";
import type { SpendCell } from "./profile.ts";
import { makeBase, makeCard, makeEarn } from "./test-cards.ts";
import type { CardChoice, WalletCard } from "./wallet-card.ts";

const cell = (
  category: SpendCell["category"],
  part: SpendCell["part"] = null,
  more: Partial<SpendCell> = {},
): SpendCell => ({
  category,
  part,
  brand: null,
  foreign: false,
  annualUsd: 1_200,
  ...more,
});

function openOf(card: WalletCard, cells: readonly SpendCell[]) {
  return [...listMultipliers(card, new Map(), cells, { rotating: true, mobileWalletPercent: 10 }).open];
}

test("an entry for a part holds in that part only, one for a brand at that brand only", () => {
  const card = makeCard("a", {
    earns: [
      makeBase(1),
      makeEarn(5, { category: "travel_other", parts: ["flights"] }),
      makeEarn(3, { category: "travel_other", brands: ["Delta", "United"] }),
    ],
  });
  const cells = [
    cell("travel_other", "flights"),
    cell("travel_other", "hotels"),
    cell("travel_other", "hotels", { brand: "Delta" }),
    cell("travel_other", "flights", { brand: "JetBlue" }),
  ];
  expect(openOf(card, cells)).toEqual([5, 1, 3, 5]);
});

describe("portal travel", () => {
  const cells = [cell("travel_portal", "portal-flights"), cell("travel_portal", "portal-hotels")];

  test("uses a card's portal entries, else its base", () => {
    const earns = [
      makeBase(1),
      makeEarn(3, { category: "travel_other" }),
      makeEarn(10, { category: "travel_portal", parts: ["portal-hotels"] }),
    ];
    expect(openOf(makeCard("a", { earns }), cells)).toEqual([1, 10]);
  });

  test("is direct travel of the same part on a card without a portal", () => {
    const earns = [makeBase(1), makeEarn(3, { category: "travel_other", parts: ["flights"] })];
    expect(openOf(makeCard("a", { earns }), cells)).toEqual([3, 1]);
  });
});

test("rent earns only where a card has a rate for rent", () => {
  const rent = [cell("other", "rent")];
  expect(openOf(makeCard("a", { earns: [makeBase(2), makeEarn(3, { category: "other" })] }), rent)).toEqual([
    Number.NaN,
  ]);
  const earns = [makeBase(2), makeEarn(1, { category: "other", parts: ["rent"] })];
  expect(openOf(makeCard("b", { earns }), rent)).toEqual([1]);
});

test("an entry for purchases abroad holds in every category", () => {
  const earns = [makeBase(1), makeEarn(3, { foreignOnly: true })];
  expect(openOf(makeCard("a", { earns }), [cell("gas", null, { foreign: true }), cell("gas")])).toEqual([3, 1]);
});

test("entries with an equal cap share one pool, and the rate after the cap is open", () => {
  const cap = { limitUsd: 6_000, pool: "both" };
  const earns = [
    makeBase(1),
    makeEarn(4, { category: "gas", cap, afterCap: 2 }),
    makeEarn(4, { category: "dining", cap }),
  ];
  const { open, pools } = listMultipliers(makeCard("a", { earns }), new Map(), [cell("gas"), cell("dining")], {
    rotating: true,
    mobileWalletPercent: 10,
  });
  expect([...open]).toEqual([2, 1]);
  expect(pools).toMatchObject([{ id: "both", limitUsd: 6_000, share: 1 }]);
  expect([...pools[0]!.multipliers]).toEqual([4, 4]);
});

describe("a choice", () => {
  const choice: CardChoice = {
    id: "pick",
    mode: "chosen",
    choices: 1,
    multiplier: 3,
    afterCap: 1,
    cap: { limitUsd: 10_000, pool: "pick" },
    options: [
      { id: "gas", label: "gas", covers: [{ category: "gas", parts: null }] },
      { id: "online", label: "online shopping", covers: [{ category: "other", parts: ["online-retail"] }] },
      { id: "dining", label: "dining", covers: [{ category: "dining", parts: null }] },
    ],
  };
  const cells = [cell("gas"), cell("other", "online-retail")];

  test("is a variant for each option that covers some of the spend", () => {
    const variants = listVariants(makeCard("a", { choices: [choice] }), cells);
    expect(variants.map((variant) => variant.get(choice)!.map(({ id }) => id))).toEqual([["gas"], ["online"]]);
    const two = listVariants(makeCard("a", { choices: [{ ...choice, choices: 2 }] }), cells);
    expect(two.map((variant) => [...variant.values()].flat().map(({ id }) => id))).toEqual([["gas", "online"]]);
  });

  test("counts portal travel as the travel that it is on a card without a portal", () => {
    const travel: CardChoice = {
      ...choice,
      options: [
        { id: "flights", label: "flights", covers: [{ category: "travel_other", parts: ["flights"] }] },
        { id: "travel", label: "travel", covers: [{ category: "travel_other", parts: null }] },
        { id: "dining", label: "dining", covers: [{ category: "dining", parts: null }] },
      ],
    };
    const idsFor = (...some: readonly SpendCell[]) =>
      listVariants(makeCard("a", { choices: [travel] }), some).map((variant) =>
        variant.get(travel)!.map(({ id }) => id),
      );
    expect(idsFor(cell("travel_portal", "portal-flights"))).toEqual([["flights"], ["travel"]]);
    expect(idsFor(cell("travel_portal", "portal-hotels"))).toEqual([["travel"]]);
    // Dining is no travel, whatever it would be without a portal.
    expect(idsFor(cell("dining", "delivery"))).toEqual([["dining"]]);
  });

  test("never is for rent, and one of several kinds holds on each", () => {
    const both: CardChoice = {
      ...choice,
      options: [
        {
          id: "both",
          label: "both",
          covers: [
            { category: "other", parts: null },
            { category: "gas", parts: null },
          ],
        },
      ],
    };
    const card = makeCard("a", {
      earns: [makeBase(1), makeEarn(2, { category: "other", parts: ["rent"] })],
      choices: [both],
    });
    const rent = [cell("other", "rent")];
    expect(listVariants(card, rent).map((variant) => variant.get(both))).toEqual([[]]);
    expect(listVariants(card, [cell("gas")]).map((variant) => variant.get(both)?.length)).toEqual([1]);
    const chosen = new Map([[both, both.options]]);
    const { open, pools } = listMultipliers(card, chosen, [...rent, cell("gas"), cell("dining")], {
      rotating: true,
      mobileWalletPercent: 10,
    });
    expect([...open]).toEqual([2, 1, 1]);
    expect(pools.map(({ multipliers }) => [...multipliers])).toEqual([[0, 3, 0]]);
  });

  test("has the limit of the option that was chosen, if that has its own", () => {
    const [gas, online] = choice.options;
    const own: CardChoice = { ...choice, options: [{ ...gas!, cap: { limitUsd: 700, pool: "gas" } }, online!] };
    const poolsOf = (option: number) =>
      listMultipliers(makeCard("a", { choices: [own] }), new Map([[own, [own.options[option]!]]]), cells, {
        rotating: true,
        mobileWalletPercent: 10,
      }).pools;
    expect(poolsOf(0)).toMatchObject([{ id: "gas", limitUsd: 700 }]);
    expect(poolsOf(1)).toMatchObject([{ id: "pick", limitUsd: 10_000 }]);
  });

  test("that nobody makes has no variants", () => {
    const card = makeCard("a", { choices: [{ ...choice, mode: "rotating" }] });
    expect(listVariants(card, cells).map((variant) => variant.size)).toEqual([0]);
  });

  test("that rotates holds on an eighth of each line, and on nothing if the visitor does not activate it", () => {
    const card = makeCard("a", { choices: [{ ...choice, mode: "rotating" }] });
    const { pools } = listMultipliers(card, new Map(), cells, { rotating: true, mobileWalletPercent: 10 });
    expect(pools).toMatchObject([{ share: 0.125, limitUsd: 10_000 }]);
    expect(listMultipliers(card, new Map(), cells, { rotating: false, mobileWalletPercent: 10 }).pools).toEqual([]);
  });

  test("for payments by phone holds on the share that the visitor says", () => {
    const card = makeCard("a", { choices: [{ ...choice, mode: "mobile-wallet", cap: null }] });
    const { pools } = listMultipliers(card, new Map(), cells, { rotating: true, mobileWalletPercent: 40 });
    expect(pools).toMatchObject([{ share: 0.4, limitUsd: Infinity }]);
  });
});
