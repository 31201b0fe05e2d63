/** What the analyzer says of an answer: real ones, with single findings put in the place of what the catalog gives today. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { DOUBLE, GOLD, names, pick, read, result } from "../../../test/support/read-analyzer-result.tsx";
import { AnalyzerResultView } from "./analyzer-result-view.tsx";

const empty = { pick: { ...pick, cards: [], allocation: [], perks: [], notEarned: [], netUsd: 0 } };
const summary = (cards: readonly string[], netUsd: number, laterFeesUsd = 0) => ({
  cards,
  netUsd,
  laterFeesUsd,
  moreUsd: netUsd - 612,
  moreFeesUsd: laterFeesUsd,
});

describe("the answer in one look", () => {
  test("says what to hold, its dollars, and what a flat card would leave less", () => {
    const text = read({ pick: { ...pick, netUsd: 612.4 }, flatUsd: 240 });
    expect(text).toMatch(/Use these two cards \$612 a year after all fees, \$372 more than a flat 2% card/);
    expect(read({ pick: { ...pick, netUsd: 612.4 }, flatUsd: 800 })).toContain("$188 less than a flat 2% card");
    // Who gets no flat card is not measured by one.
    expect(read({ flatUsd: null })).not.toContain("flat 2% card");
  });

  test("has a line for each thing that differs: most money, no fee, points used the other way, cards held", () => {
    const most = summary([GOLD], 640, 325);
    const text = read({
      pick: { ...pick, netUsd: 612 },
      most,
      withoutFees: summary([DOUBLE], 580),
      otherWay: { value: "cash", cards: [DOUBLE], netUsd: 500 },
      present: { cards: [DOUBLE], netUsd: 300 },
    });
    expect(text).toContain(`The most money: ${names(GOLD)}, $28 more a year for $325 more in fees`);
    const labels = { ...result.labels, [GOLD]: { ...result.labels[GOLD]!, depositUsd: 400 } };
    expect(read({ most, labels })).toMatch(/more a year for \$325 more in fees, with deposits of at least \$400/);
    expect(text).toContain(`Without any annual fee: ${names(DOUBLE)}, $580 a year`);
    expect(text).toContain(`As cash back: ${names(DOUBLE)}, $500 a year`);
    expect(text).toContain(`The card you have now: ${names(DOUBLE)}, $300 a year`);
    const none = read({ most: null, withoutFees: null, otherWay: null, present: null });
    for (const line of ["The most money", "Without any annual fee", "As cash back", "The card you have now"]) {
      expect(none).not.toContain(line);
    }
  });

  test("says of an empty answer that no card earns back its fee, and nothing about its cards", () => {
    const text = read(empty);
    expect(text).toContain("No card earns back its fee on this spending");
    for (const part of ["What each card does", "What would change", "Plan which card"]) {
      expect(text).not.toContain(part);
      expect(read()).toContain(part);
    }
    expect(read({ ...empty, eligibleCount: 0 })).toContain("None of the cards we review is open to you");
  });
});

describe("what each card does", () => {
  const card = { ...result.pick.cards[0]!, slug: GOLD, addsUsd: 88, feeUsd: 95 };

  test("stands in dollars, with its fee and what it adds", () => {
    const does = [
      { kind: "rewards", usd: 412, on: ["dining"] },
      { kind: "lifts", usd: 12, on: [DOUBLE] },
    ] as const;
    const text = read({
      pick: { ...pick, cards: [{ ...card, does }] },
      doesWords: { [GOLD]: ["on dining", "because points move"] },
    });
    expect(text).toContain("Earns $412 on dining Adds $12 because points move Costs $95 a year $88");
  });

  test("has a note of what to choose, what lets its points transfer, and what the plan needs on it", () => {
    const noted = {
      ...card,
      choices: ["groceries", "gas"],
      enabledBy: DOUBLE,
      centsPerPoint: 1.3,
      neededSpendUsd: 4_000,
    };
    expect(read({ pick: { ...pick, cards: [noted] } })).toContain(
      `Choose "groceries" and "gas". We value a point at 1.3 cents, because ${names(DOUBLE)} lets you transfer it. The plan puts at least $4,000 a year on it.`,
    );
  });
});

describe("a card that is held", () => {
  const held = (verdict: "keep" | "downgrade" | "cancel", feeUsd: number, yearUsd: number, to: string | null = null) =>
    read({ own: [{ card: GOLD, verdict, changeTo: to, feeUsd, yearUsd }] });

  test("has its verdict with what it adds and costs in a year", () => {
    expect(held("keep", 325, 420)).toContain(
      `Keep ${names(GOLD)}. Alongside the other cards you would hold, it adds $420 a year before its $325 fee.`,
    );
    expect(held("cancel", 325, 90)).toContain(
      `Cancel ${names(GOLD)}. Alongside the other cards you would hold, it adds $90 a year before its $325 fee. Ask for a retention offer first.`,
    );
    const alone = { ...pick, cards: pick.cards.slice(0, 1) };
    const own = [{ card: alone.cards[0]!.slug, verdict: "keep" as const, changeTo: null, feeUsd: 95, yearUsd: 420 }];
    expect(read({ own, pick: alone })).toContain("It adds $420 a year before its $95 fee.");
    expect(held("downgrade", 95, 40, DOUBLE)).toContain(`Downgrade ${names(GOLD)} to ${names(DOUBLE)}.`);
    expect(held("keep", 0, 0)).toContain("It adds nothing to the others, but costs nothing to keep.");
    expect(held("cancel", 49, 0)).not.toContain("retention");
  });
});

describe("what would change it", () => {
  const change = {
    name: "spend.dining",
    direction: "below",
    from: 500,
    at: 240,
    gainsUsd: null,
    cards: [DOUBLE],
  } as const;
  const portal = { ...change, name: "portal", direction: "above", from: 0, at: 300, gainsUsd: 191 } as const;

  test("is said as a condition and the cards that are then as good", () => {
    const text = read({ changes: [change], changeWords: ["you spend less than about $240 a month on dining"] });
    expect(text).toContain(
      `If you spend less than about $240 a month on dining, ${names(DOUBLE)} does at least as well.`,
    );
    expect(read({ changes: [] })).toContain("Within wide limits, no single estimate changes it.");
    expect(read({ changes: [portal], changeWords: ["you book $300"] })).toContain(
      `If you book $300, ${names(DOUBLE)} earns $191 more. Count it`,
    );
    expect(read({ isMeasured: false })).toContain("Trying every estimate higher and lower…");
    expect(read({ changesComplete: false })).toContain("We stopped before trying every estimate.");
  });
});

describe("the working", () => {
  test("is one fold, with figures without perks and at face value, limits, runners-up and how sure it is", () => {
    const caps = [{ card: GOLD, text: "4x on groceries, then 1x", usedUsd: 25_000, limitUsd: 25_000 }];
    const runnersUp = Array.from({ length: 7 }, (_, at) => ({
      ...summary([GOLD, DOUBLE].slice(0, 1 + (at % 2)), 580 - at),
      better: ["fewer-cards"] as const,
    }));
    const markup = renderToStaticMarkup(
      <AnalyzerResultView planPath="/planner" toPortalPath={() => ""} result={{ ...result, runnersUp }} />,
    );
    expect(markup).toContain("<summary>Show the math</summary>");
    const text = read({ runnersUp, pick: { ...pick, perksAtFaceValueUsd: 1_712, caps } });
    expect(text).toContain("With all perks at face value $1,712 what issuers advertise");
    expect(text).toContain(`${names(GOLD)}: 4x on groceries, then 1x $25,000 of $25,000 · used up`);
    expect(text.match(/fewer cards/g)).toHaveLength(6);
    expect(text).toMatch(/We checked all [\d,]+ sets of cards\. .* By that measure, no set is better\./);
    const stopped = { ...result.proof, optimal: false, gapUsd: 12 };
    expect(read({ proof: stopped })).toContain("another could be better by at most $12");
  });

  test("names the best card that only clients could have", () => {
    const leftOut = { card: GOLD, name: "Some Bank", key: "some-bank", addsUsd: 120 };
    expect(read({ leftOut })).toContain(`${names(GOLD)} would add $120 a year, but you need Some Bank to get it.`);
  });
});
