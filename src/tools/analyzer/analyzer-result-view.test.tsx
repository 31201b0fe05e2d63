/** What the analyzer says of an answer: real ones, with single findings put in the place of what the catalog gives today. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { AnalyzerResultView } from "./analyzer-result-view.tsx";
import { DOUBLE, GOLD, names, plan, read, result, wallet } from "../../../test/support/read-analyzer-result.tsx";

const empty = { wallet: { ...wallet, cards: [], allocation: [], perks: [], notEarned: [], netUsd: 0 }, cards: [] };

describe("the answer in one look", () => {
  test("says the wallet's size, its dollars, and what they are without perks and at face value", () => {
    const text = read({ ...plan(612.4), withoutPerksUsd: 512, perksAtFaceValueUsd: 1_712 }, { flatUsd: 240 });
    expect(text).toContain("Best wallet of up to 2 cards");
    expect(text).toContain("$612 a year, after all fees");
    expect(text).toContain("Without any perks $512 the same cards");
    expect(text).toContain("With the perks you would use $612 the figure above");
    expect(text).toContain("With all perks at face value $1,712 what issuers advertise");
    expect(text).toContain("Against a flat 2% card $372 more which would earn $240");
  });

  test("says that it is the first year, bonuses counted, and a single card by its name", () => {
    expect(read({ horizon: "first-year" })).toContain("at most in the first year, fees and bonuses counted");
    expect(read({}, { profile: { ...result.profile, maxCards: 1 } })).toContain("The best single card");
  });

  test("says what each further card had to add, and that it is not in the dollars", () => {
    const text =
      "Each further card had to add more than $20 a year to be in it. That price of one more card is not subtracted here.";
    expect(read({ wallet: { ...wallet, effortUsd: 20 } })).toContain(text);
    expect(read({ wallet: { ...wallet, effortUsd: 0 } })).not.toContain("after the first");
  });

  test("compares with the cards held, better or worse, and with a flat card that earns more", () => {
    const present = { cards: [DOUBLE], netUsd: 700 };
    const text = read(plan(600), { present, flatUsd: 800 });
    expect(text).toContain(`Compared with the cards you have $100 less ${names(DOUBLE)}: $700`);
    expect(text).toContain("$200 less which would earn $800");
    expect(read(plan(600), { present: null })).not.toContain("the cards you have $");
  });

  test("says of an empty wallet that no card earns back its fee, and nothing about its cards", () => {
    const text = read(empty);
    expect(text).toContain("No card earns back its fee on this spend: the best wallet is an empty one.");
    for (const part of [
      "What each card does",
      "Without any perks",
      "The simple answer",
      "What would change",
      "When to apply",
    ]) {
      expect(text).not.toContain(part);
      expect(read()).toContain(part);
    }
  });
});

describe("what each card does", () => {
  const card = { ...result.analysis.cards[0]!, slug: GOLD, marginalUsd: 88 };

  test("stands in dollars, the fee without a reason", () => {
    const reasons = [
      { kind: "rewards", usd: 412, text: "earns on dining" },
      { kind: "perks", usd: 60, text: "a credit" },
      { kind: "lifts", usd: 12, text: "lets points transfer" },
      { kind: "fee", usd: -95, text: "a year" },
    ] as const;
    const text = read({ cards: [{ ...card, reasons }] });
    expect(text).toContain(
      "Rewards $412: earns on dining Perks $60: a credit Adds $12: lets points transfer Fee −$95 −$88",
    );
  });

  test("has a note of what to choose, what lets its points transfer, and what the plan needs on it", () => {
    const noted = {
      ...card,
      choices: ["groceries", "gas"],
      enabledBy: DOUBLE,
      centsPerPoint: 1.3,
      neededSpendUsd: 4_000,
    };
    expect(read({ cards: [noted] })).toContain(
      `Choose “groceries” and “gas”. A point counts at 1.3 cents, because ${names(DOUBLE)} lets it transfer. The plan puts at least $4,000 a year on it.`,
    );
    const plain = read({ cards: [{ ...noted, choices: [], enabledBy: null, neededSpendUsd: 0 }] });
    expect(plain).toContain("A point counts at 1.3 cents. ");
    expect(plain).not.toContain("Choose “");
    expect(plain).not.toContain("The plan puts");
  });
});

test("the limits of its rates stand with what the plan uses of each", () => {
  const caps = [{ card: GOLD, text: "4x on groceries, then 1x", usedUsd: 25_000, limitUsd: 25_000 }];
  expect(read({}, { caps })).toContain(`${names(GOLD)}: 4x on groceries, then 1x $25,000 of $25,000 · used up`);
});

describe("beside the best wallet", () => {
  const other = {
    ...result.analysis.simple,
    cards: [DOUBLE],
    netUsd: 580,
    laterFeesUsd: 0,
    feesSavedUsd: 95,
    better: ["lower-fees", "fewer-cards"],
  } as const;

  test("stands the simple answer with what it costs to be simple, or that there is none", () => {
    expect(read({ ...plan(600), simple: other })).toContain(
      `${names(DOUBLE)}: $580 a year, with $0 of fees. That is $20 less, for one card fewer and $95 less in fees. See that wallet`,
    );
    expect(read({ ...plan(600), horizon: "first-year", simple: { ...other, feesSavedUsd: -150 } })).toContain(
      "$580 in the first year, with $0 of fees. That is $20 less, for one card fewer, but with $150 more in fees.",
    );
    const same = { ...other, cards: wallet.cards.map(({ slug }) => slug) };
    expect(read({ simple: same })).toContain("This is it: no wallet with fewer cards or lower fees comes within $50.");
  });

  test("stands one with far lower fees at once, under the best", () => {
    const simple = { ...other, feesSavedUsd: 745, isAdvised: true, laterFeesUsd: 95 };
    const text = read({ ...plan(600), simple });
    expect(text).toMatch(
      /\$600 a year, after all fees \$745 less in fees for \$20 a year: take Citi Double Cash instead\. It leaves \$580 a year with \$95 of fees\. See that wallet/,
    );
    expect(read({ ...plan(600), simple: { ...simple, isAdvised: false } })).not.toContain("instead.");
  });

  test("stand the next best with what they do better, six at the most", () => {
    const runnersUp = Array.from({ length: 7 }, (_, at) => ({
      ...other,
      cards: [GOLD, DOUBLE].slice(0, 1 + (at % 2)),
      netUsd: 580 - at,
    }));
    const text = read({ ...plan(600), runnersUp });
    expect(text).toContain("Nearly as good");
    expect(text).toContain("lower fees, fewer cards $0 $580 −$20");
    expect(text).toContain("$575 −$25");
    expect(text).not.toContain("$574 −$26");
    expect(read({ runnersUp: [] })).not.toContain("Nearly as good");
    expect(read({ runnersUp: [{ ...other, better: ["equal"] }] })).toContain("worth the same");
    // Worth more, by less than one more card must add.
    const larger = { ...other, cards: [GOLD, DOUBLE, GOLD], better: [], netUsd: 617 };
    expect(read({ ...plan(600), runnersUp: [larger] })).toContain("more cards to keep $0 $617 +$17");
  });

  test("stands a verdict for each card held", () => {
    const owned = [
      { slug: DOUBLE, verdict: "keep", deltaUsd: 30, changeTo: null },
      { slug: GOLD, verdict: "change", deltaUsd: -42, changeTo: DOUBLE },
      { slug: GOLD, verdict: "cancel", deltaUsd: -95, changeTo: null },
    ] as const;
    const holding = (slug: string) => ({ ...plan(600).wallet, cards: [{ ...wallet.cards[0]!, slug }] });
    const text = read({ owned, wallet: holding(DOUBLE) });
    expect(text).toContain(`${names(DOUBLE)}: Keep. It adds $30 a year.`);
    expect(text).toContain(
      `${names(GOLD)}: Change down to ${names(DOUBLE)}. Keeping it as one of 2 cards would cost you $42 a year.`,
    );
    expect(text).toContain(`${names(GOLD)}: Cancel. Keeping it as one of 2 cards would cost you $95 a year.`);
    const alone = { profile: { ...result.profile, maxCards: 1 } };
    expect(read({ owned }, alone)).toContain("Keeping it as your one card would cost you $95 a year.");
    const drawer = (deltaUsd: number) =>
      read({ owned: [{ ...owned[0], deltaUsd }], wallet: holding(GOLD), horizon: "first-year" });
    expect(drawer(-48)).toContain(
      "Keep. It costs nothing to keep. Using it instead of a card above would cost you $48 in the first year.",
    );
    expect(drawer(0)).toContain("Keep. It costs nothing to keep, and does as well as a card above.");
    expect(read({ owned: [] })).not.toContain("The cards you have");
  });

  test("stands a card for clients only, where it would add something", () => {
    const leftOut = { card: GOLD, name: "a Bank account", key: "bank", addsUsd: 70 };
    expect(read({ leftOut })).toContain(
      `${names(GOLD)} would add $70 a year, but only for those who have a Bank account.`,
    );
    expect(read({ leftOut: { ...leftOut, addsUsd: 0 } })).not.toContain("Left out");
    expect(read({ leftOut: null })).not.toContain("Left out");
  });

  test("stands what one more card adds, from two sizes on", () => {
    const frontier = [
      { maxCards: 0, cards: [], netUsd: 0 },
      { maxCards: 1, cards: [DOUBLE], netUsd: 400 },
      { maxCards: 2, cards: [GOLD, DOUBLE], netUsd: 460 },
      { maxCards: 3, cards: [GOLD, DOUBLE], netUsd: 460 },
    ].map((step) => ({ ...result.analysis.frontier[0]!, ...step }));
    const text = read({ frontier });
    expect(text).toContain(`1 ${names(DOUBLE)} $400 Up to 2 ${names(GOLD, DOUBLE)} $460 +$60`);
    expect(text).toContain("$460 adds nothing");
    const uneven = [1_240.4, 1_312.5].map((netUsd, at) => ({ ...frontier[0]!, netUsd, maxCards: at + 1 }));
    expect(read({ frontier: uneven })).toContain("$1,313 +$73");
    const five = Array.from({ length: 5 }, (_, at) => ({ ...frontier[1]!, maxCards: at + 1 }));
    const draw = (steps: typeof five) =>
      renderToStaticMarkup(
        <AnalyzerResultView result={{ ...result, analysis: { ...result.analysis, frontier: steps } }} planPath="/" />,
      ).match(/<text class="lt-sm:hidden"/g) ?? [];
    // On phones the figures of five steps would touch.
    expect([draw(five), draw(five.slice(0, 4))].map(({ length }) => length)).toEqual([2, 0]);
    expect(read({ frontier: frontier.slice(0, 2) })).not.toContain("Is one more card worth it?");
  });
});

test("of few eligible cards it is said what the catalog lacks", () => {
  const gap = "Only one card that we review fits.";
  expect(read({}, { gap })).toContain(gap);
  expect(read({ ...empty, eligibleCount: 0 })).toContain("No card can be had: the best wallet is an empty one.");
});

test("a first year is set beside what its cards come to when they are opened one after the other", () => {
  const firstYear = {
    netUsd: 900,
    opened: [
      { card: GOLD, month: 0 },
      { card: DOUBLE, month: 3 },
    ],
    isProved: true,
  };
  expect(read({}, { firstYear })).toContain(
    "the best plan with these cards comes to $900 in twelve months. Plan it by month.",
  );
  const found = { ...firstYear, opened: firstYear.opened.slice(0, 1), isProved: false };
  expect(read({}, { firstYear: found })).toContain("the best plan we found with this card comes to $900");
  expect(read({}, { firstYear: null })).not.toContain("in twelve months");
});

test("the other use of points is named where it has another wallet", () => {
  const otherWay = { value: "typical", cards: [GOLD], netUsd: 640 } as const;
  expect(read({}, { otherWay })).toContain(
    `If you would transfer points to airlines and hotels, the best wallet is ${names(GOLD)}: $640 a year. Choose “Typical use of each program”`,
  );
  expect(read({}, { otherWay: { ...otherWay, value: "cash" } })).toContain(
    "If you want cash for points, the best wallet is",
  );
});
