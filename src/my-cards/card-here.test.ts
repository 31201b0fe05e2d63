/** Which card here: the engine's rates on the real catalog, with limits that were used up, and verdicts by the year. */
import { beforeAll, describe, expect, test } from "vitest";

import { makeHeldRecords } from "../../build/held-records.ts";
import { loadToolRecords } from "../../build/tool-records.ts";
import type { ToolRecords } from "../tools/shared/tool-records.ts";
import { findCardsHere } from "./card-here.ts";
import type { HeldRecords } from "./held-record.ts";
import { findHeldWorth } from "./held-worth.ts";
import { rankHere } from "./rank-here.ts";
import type { CapSpending } from "./kept-cards.ts";

const TODAY = "2026-11-26";
const HELD = ["amex-gold", "chase-freedom-flex", "citi-custom-cash", "citi-double-cash"];
let tools: ToolRecords;
let held: HeldRecords;

beforeAll(() => {
  tools = loadToolRecords();
  held = makeHeldRecords();
});

const find = (here: string, slugs = HELD, query = "") =>
  findCardsHere(slugs, new URLSearchParams(`here=${encodeURIComponent(here)}&${query}`), tools);
const rank = (here: string, caps: readonly CapSpending[] = [], query = "") =>
  rankHere(find(here, HELD, query)?.cards ?? [], held.cards, caps, TODAY);

describe("which card here", () => {
  test("is the one whose rate earns most there, with the terms of the rate and what is left of its limit", () => {
    const [best] = rank("groceries");
    expect(best).toMatchObject({
      slug: "amex-gold",
      rate: { multiplier: 4, holds: "always" },
      limit: { usd: 25_000, spentUsd: 0, period: { start: "2026-01-01", end: "2026-12-31" } },
      after: { multiplier: 1 },
      gap: "American Express",
    });
    expect(best?.why).toContain("U.S. supermarkets");
  });

  test("is another once that limit is used up", () => {
    const pool = rank("groceries")[0]?.rate.pool ?? "";
    const caps = [{ card: "amex-gold", rate: pool, on: "2026-03-01", usd: 25_000 }];
    expect(rank("groceries", caps)[0]?.slug).not.toBe("amex-gold");
    // The year before is over.
    expect(
      rank(
        "groceries",
        caps.map((one) => ({ ...one, on: "2025-03-01" })),
      )[0]?.slug,
    ).toBe("amex-gold");
  });

  test("does not count a rate of a quarter that may be another's, but says it", () => {
    const flex = rank("gas").find(({ slug }) => slug === "chase-freedom-flex");
    expect(flex?.rate.multiplier).toBe(1);
    expect(flex?.maybe?.holds).toBe("sometimes");
  });

  test("says where a rate is the holder's or the statement's choice", () => {
    expect(rank("gas").find(({ slug }) => slug === "citi-custom-cash")?.rate).toMatchObject({
      multiplier: 5,
      holds: "chosen",
    });
  });

  test("takes the fee on purchases abroad off", () => {
    const abroad = rank("dining", [], "abroad=1").find(({ slug }) => slug === "citi-double-cash");
    const home = rank("dining").find(({ slug }) => slug === "citi-double-cash");
    expect(home!.centsPerDollar - abroad!.centsPerDollar).toBeCloseTo(3);
  });

  test.each([
    ["Whole Foods", "Whole Foods", true],
    ["restaurant", "Dining", true],
    ["Flights", "Flights", true],
    ["trader joe's", "Groceries", true],
    ["Frobnicators of Utah", "Everything else", false],
  ])('takes "%s" for %s', (typed, label, isKnown) => {
    expect(find(typed)?.place).toMatchObject({ label, isKnown });
  });

  test("asks for a shop where none was typed, and names no card that cannot pay there", () => {
    expect(find(" ! ")).toBeNull();
    expect(rank("rent").every(({ rate }) => rate.multiplier > 0)).toBe(true);
  });
});

describe("the year of the cards held", () => {
  const spending = new URLSearchParams("dining=500&groceries=700&other=900");

  test("keeps what earns its fee, and says what to do with what does not", () => {
    const { verdicts, rewardsUsd } = findHeldWorth(["amex-gold", "chase-sapphire-reserve"], spending, tools);
    expect(verdicts.map(({ slug }) => slug)).toEqual(["amex-gold", "chase-sapphire-reserve"]);
    expect(verdicts.find(({ slug }) => slug === "chase-sapphire-reserve")?.verdict).not.toBe("keep");
    expect(rewardsUsd["amex-gold"]).toBeGreaterThan(100);
  });

  test("knows nothing of a card of an airline that its holder has not named", () => {
    const unsaidOf = (query: string) =>
      findHeldWorth(["united-quest", "amex-gold"], new URLSearchParams(`${spending}&${query}`), tools).unsaid;
    expect(unsaidOf("")).toEqual([{ slug: "united-quest", brand: "United" }]);
    expect(unsaidOf("brands=united")).toEqual([]);
  });

  test("counts a credit that its holder uses", () => {
    const yearOf = (query: string) =>
      findHeldWorth(["amex-gold"], new URLSearchParams(`${spending}&${query}`), tools).verdicts[0]!.yearUsd;
    expect(yearOf("use=amex-gold:dunkin-credit")).toBeGreaterThan(yearOf("skip=amex-gold:dunkin-credit"));
  });

  test("of twelve cards is answered within what the server may do", () => {
    const twelve = tools.rewards.cards
      .filter(({ fees, cardType }) => cardType === "personal" && fees.laterUsd > 0)
      .slice(0, 12)
      .map(({ slug }) => slug);
    expect(findHeldWorth(twelve, spending, tools).verdicts).toHaveLength(12);
  });
});

describe("the records of cards", () => {
  test("have the credits that are used up, each with its period and its dollars", () => {
    const gold = held.cards["amex-gold"]!;
    expect(gold.credits.find(({ id }) => id === "uber-cash")).toMatchObject({ reset: "month", usd: 10 });
    expect(gold.credits.find(({ id }) => id === "resy-credit")).toMatchObject({
      reset: "card-year",
      usd: 100,
      pieces: 2,
    });
    expect(gold.credits.map(({ id }) => id)).not.toContain("rental-car-status");
    expect(held.cards["amex-business-platinum"]!.credits.find(({ id }) => id === "hilton-credit")).toMatchObject({
      reset: "quarter",
      usd: 50,
      needsEnrollment: true,
    });
  });

  test("have their changes newest first, without corrections of ours and what is not in force", () => {
    const { changes } = held.cards["amex-gold"]!;
    expect(changes.map(({ on }) => on)).toEqual(
      changes
        .map(({ on }) => on)
        .toSorted()
        .toReversed(),
    );
    expect(changes.map(({ id }) => id)).toContain("ch-101");
    const unconfirmed = held.cards["citi-aadvantage-mileup"]!.changes;
    expect(unconfirmed.map(({ id }) => id)).not.toContain("range26-citi-aadvantage-mileup");
  });

  test("know what a replaced card became, and Chase's rule on new accounts", () => {
    const replaced = Object.values(held.cards).filter(({ status }) => status === "replaced");
    expect(replaced.length).toBeGreaterThan(0);
    for (const { successors } of replaced) expect(successors.every((slug) => held.cards[slug])).toBe(true);
    expect(held.newAccounts).toEqual({ limit: 5, months: 24 });
  });
});
