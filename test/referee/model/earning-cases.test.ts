/** Worked by hand: what cards earn (sections 1 and 2). The arithmetic stands in each title. */
import { describe, expect, test } from "vitest";

import type { Profile, SpendLine } from "../../../src/engine/value/profile.ts";
import type { WalletCard } from "../../../src/engine/value/wallet-card.ts";
import { makeBase, makeCard, makeCatalog, makeEntry, makeLine, makeProfile } from "./build-case.ts";
import { valueWallet } from "./value-wallet.ts";

function netOf(cards: readonly WalletCard[], lines: readonly SpendLine[], more: Partial<Profile> = {}): number {
  return valueWallet(
    cards.map(({ slug }) => slug),
    makeProfile(lines, more),
    makeCatalog(cards),
  ).netUsd;
}

const plain = makeCard({ slug: "plain" });

describe("entries", () => {
  test("a base of 2 on $6,000, fee $95: 120 - 95 = 25", () => {
    expect(netOf([makeCard({ slug: "two", fee: 95, earns: [makeBase(2)] })], [makeLine("gas", 6000)])).toBeCloseTo(25);
  });

  test("a cap: 3 x 1,000 + 1 x 500 after it = 35", () => {
    const cap = { limitUsd: 1000, pool: "p" };
    const card = makeCard({ slug: "c", earns: [makeEntry("dining", 3, { cap, afterCap: 1 }), makeBase(1)] });
    expect(netOf([card], [makeLine("dining", 1500)])).toBeCloseTo(35);
  });

  test("a pool of two entries: the 6% line fills 1,000, the 3% line falls to 1%: 60 + 10 = 70", () => {
    const cap = { limitUsd: 1000, pool: "p" };
    const earns = [
      makeEntry("groceries", 6, { cap, afterCap: 1 }),
      makeEntry("gas", 3, { cap, afterCap: 1 }),
      makeBase(1),
    ];
    const lines = [makeLine("groceries", 1000), makeLine("gas", 1000)];
    expect(netOf([makeCard({ slug: "c", earns })], lines)).toBeCloseTo(70);
  });

  test("after a cap the next best entry, here the base of 1.5 rather than 1: 40 + 15 = 55", () => {
    const cap = { limitUsd: 1000, pool: "p" };
    const card = makeCard({ slug: "c", earns: [makeEntry("dining", 4, { cap, afterCap: 1 }), makeBase(1.5)] });
    expect(netOf([card], [makeLine("dining", 2000)])).toBeCloseTo(55);
  });

  test("a brand's entry does not reach the rest of its part: 5 x 200 + 1 x 800 = 18", () => {
    const card = makeCard({
      slug: "c",
      earns: [makeEntry("travel_other", 5, { brands: ["Skyline"], parts: ["flights"] }), makeBase(1)],
    });
    const lines = [makeLine("flights", 800), makeLine("flights", 200, { brand: "Skyline" })];
    expect(netOf([card], lines)).toBeCloseTo(18);
  });

  test("a brand's line earns what its part earns elsewhere: 3 x 200 = 6", () => {
    const card = makeCard({ slug: "c", earns: [makeEntry("travel_other", 3, { parts: ["flights"] }), makeBase(1)] });
    expect(netOf([card], [makeLine("flights", 200, { brand: "Skyline" })])).toBeCloseTo(6);
  });

  test("an entry of a part does not cover the category's rest: 3 x 100 + 1 x 100 = 4", () => {
    const card = makeCard({ slug: "c", earns: [makeEntry("dining", 3, { parts: ["delivery"] }), makeBase(1)] });
    expect(netOf([card], [makeLine("delivery", 100), makeLine("dining", 100)])).toBeCloseTo(4);
  });

  test("rent earns from an entry for rent only: 0, and 1 x 1,000 = 10 with one", () => {
    const card = makeCard({ slug: "c", earns: [makeEntry("other", 3), makeBase(2)] });
    const renter = makeCard({ slug: "r", earns: [makeEntry("other", 1, { parts: ["rent"] }), makeBase(2)] });
    expect(netOf([card], [makeLine("rent", 1000)])).toBeCloseTo(0);
    expect(netOf([renter], [makeLine("rent", 1000)])).toBeCloseTo(10);
  });

  test("a card without a portal pays portal flights as flights: 4 x 100 = 4", () => {
    const card = makeCard({ slug: "c", earns: [makeEntry("travel_other", 4, { parts: ["flights"] }), makeBase(1)] });
    expect(netOf([card], [makeLine("portal-flights", 100)])).toBeCloseTo(4);
  });

  test("a card with a portal for hotels earns its base on portal cars: 10 x 100 + 1 x 100 = 11", () => {
    const earns = [
      makeEntry("travel_portal", 10, { parts: ["portal-hotels"] }),
      makeEntry("travel_other", 3),
      makeBase(1),
    ];
    const lines = [makeLine("portal-hotels", 100), makeLine("portal-cars", 100)];
    expect(netOf([makeCard({ slug: "c", earns })], lines)).toBeCloseTo(11);
  });
});

describe("foreign spend", () => {
  test("a fee of 3% on a tenth of $10,000 at 2%: 9,000 x 2% + nothing, as 2% - 3% loses = 180", () => {
    const card = makeCard({ slug: "c", foreignFeePercent: 3, earns: [makeBase(2)] });
    expect(netOf([card], [makeLine("other", 10_000, { foreignPercent: 10 })])).toBeCloseTo(180);
  });

  test("a fee of 3% on a 4% line abroad leaves 1%: 1,000 x 1% = 10", () => {
    const card = makeCard({ slug: "c", foreignFeePercent: 3, earns: [makeEntry("dining", 4), makeBase(1)] });
    expect(netOf([card], [makeLine("dining", 1000, { foreignPercent: 100 })])).toBeCloseTo(10);
  });

  test("an entry for purchases abroad: half of 1,000 at 3%, half at 1% = 20", () => {
    const card = makeCard({ slug: "c", earns: [makeEntry("other", 3, { foreignOnly: true }), makeBase(1)] });
    expect(netOf([card], [makeLine("gas", 1000, { foreignPercent: 50 })])).toBeCloseTo(20);
  });

  test("two cards split a line at the cap: 5 x 600 + 2 x 400 = 38", () => {
    const cap = { limitUsd: 600, pool: "p" };
    const five = makeCard({ slug: "five", earns: [makeEntry("gas", 5, { cap, afterCap: 1 }), makeBase(1)] });
    const two = makeCard({ slug: "two", earns: [makeBase(2)] });
    expect(netOf([five, two], [makeLine("gas", 1000)])).toBeCloseTo(38);
  });
});

describe("choices", () => {
  const chosen = makeCard({
    slug: "chooser",
    choices: [
      {
        id: "top",
        mode: "chosen",
        choices: 1,
        multiplier: 5,
        afterCap: 1,
        cap: { limitUsd: 500, pool: "top" },
        options: [
          { id: "gas", label: "gas", covers: [{ category: "gas", parts: null }] },
          { id: "drugstores", label: "drugstores", covers: [{ category: "other", parts: ["drugstores"] }] },
          { id: "dining", label: "dining", covers: [{ category: "dining", parts: null }], cap: null },
        ],
      },
    ],
  });

  test("the better of two options, to its cap: 5 x 500 + 1 x 500 + 1 x 300 = 33", () => {
    expect(netOf([chosen], [makeLine("gas", 1000), makeLine("drugstores", 300)])).toBeCloseTo(33);
  });

  test("an option without the limit of the others: 5 x 700 + 1 x 1,000 = 45", () => {
    expect(netOf([chosen], [makeLine("gas", 1000), makeLine("dining", 700)])).toBeCloseTo(45);
  });

  test("rotating: one eighth of 8,000 and of 1,600 at 5%, the rest at 1%: 60 + 84 = 144; 96 if not activated", () => {
    const options = [
      { id: "gas", label: "gas", covers: [{ category: "gas" as const, parts: null }] },
      { id: "dining", label: "dining", covers: [{ category: "dining" as const, parts: null }] },
    ];
    const cap = { limitUsd: 3000, pool: "r" };
    const card = makeCard({
      slug: "c",
      choices: [{ id: "r", mode: "rotating", choices: 2, multiplier: 5, afterCap: 1, cap, options }],
    });
    const lines = [makeLine("gas", 8000), makeLine("dining", 1600)];
    expect(netOf([card], lines)).toBeCloseTo(144);
    expect(netOf([card], lines, { rotating: false })).toBeCloseTo(96);
  });

  test("paid by phone: a tenth of 1,000 at 3%, the rest at 1% = 12", () => {
    const options = [{ id: "gas", label: "gas", covers: [{ category: "gas" as const, parts: null }] }];
    const card = makeCard({
      slug: "c",
      choices: [{ id: "m", mode: "mobile-wallet", choices: 1, multiplier: 3, afterCap: 0, cap: null, options }],
    });
    expect(netOf([card], [makeLine("gas", 1000)])).toBeCloseTo(12);
  });
});

describe("cents per point", () => {
  const bank = { program: "bank", kind: "bank" as const, floor: 1, cash: 0.6, portal: 1.25, transfer: 2 };
  const stuck = makeCard({ slug: "stuck", points: { ...bank, floor: 1.25, enabledBy: ["key"] } });
  const key = makeCard({ slug: "key", points: { ...bank, transfersAlone: true }, fee: 95 });
  const lines = [makeLine("gas", 1000)];

  test("a card that cannot transfer has its floor: 1,000 x 1.25 = 12.50", () => {
    expect(netOf([stuck], lines)).toBeCloseTo(12.5);
  });

  test("with an enabler the middle of 1.25 and 2: 1,000 x 1.625 - 95 = -78.75", () => {
    expect(netOf([stuck, key], lines)).toBeCloseTo(-78.75);
  });

  test("transfer 2, portal 1.25, cash 0.6 by the chosen way: 20, 12.50 and 6 less 95", () => {
    expect(netOf([key], lines, { value: "transfer" })).toBeCloseTo(-75);
    expect(netOf([key], lines, { value: "portal" })).toBeCloseTo(-82.5);
    expect(netOf([key], lines, { value: "cash" })).toBeCloseTo(-89);
  });

  test("a hotel's points have their recorded value of 0.7, and 0 as cash", () => {
    const points = { program: "inn", kind: "brand" as const, floor: 0.5, cash: null, transfer: 0.7 };
    const card = makeCard({ slug: "inn", points });
    expect(netOf([card], lines)).toBeCloseTo(7);
    expect(netOf([card], lines, { value: "cash" })).toBeCloseTo(0);
  });

  test("an edited value of 1.7 counts where points can be moved, and a stuck card keeps its floor", () => {
    expect(netOf([key], lines, { cpp: { bank: 1.7 } })).toBeCloseTo(17 - 95);
    expect(netOf([stuck], lines, { cpp: { bank: 1.7 } })).toBeCloseTo(12.5);
  });

  test("the plain card is what it is: 1,000 x 1% = 10", () => {
    expect(netOf([plain], lines)).toBeCloseTo(10);
  });
});
