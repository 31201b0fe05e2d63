import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { getCard, listCards } from "../../catalog/queries.ts";
import { valueWallet } from "../../engine/wallet/value-wallet.ts";
import { resolveProfile } from "../../engine/value/resolve-profile.ts";
import { toJson } from "../shared/answer-parts.ts";
import { answerSearch, complete } from "../shared/tool.ts";
import { readAddress } from "../../asking/read.ts";
import { vocabulariesOf } from "../shared/vocabularies.ts";
import { createCompareTool } from "./answer-compare.ts";
import { compareAnswer } from "./compare-answer.ts";
import { toCompareDescription, toCompareTitle } from "./compare-title.ts";

const TOOL = createCompareTool(listCards);
/** As the page does. */
function compare(search: string) {
  const { asked, result } = answerSearch(TOOL, new URLSearchParams(search), records);
  if (!result?.worth) throw new Error(JSON.stringify(asked.faults));
  return { ...result, worth: result.worth };
}
const listRows = (comparison: ReturnType<typeof compare>) => comparison.groups.flatMap((group) => group.rows);
const getRow = (comparison: ReturnType<typeof compare>, key: string) =>
  listRows(comparison).find((row) => row.key === key);

test("a companion certificate that a lone traveler can't use is named at the face value that leaves it out", () => {
  const noteOf = (cards: string, travelers: number) =>
    getRow(compare(`cards=${cards}&groceries=500&travelers=${travelers}`), "net-face-value")?.note;
  const delta = "delta-skymiles-gold,delta-skymiles-reserve";
  expect(noteOf(delta, 1)).toBe("An upper limit; companion certificates need a second traveler");
  const plain = "An upper limit; few people use every perk";
  expect([noteOf(delta, 2), noteOf("amex-gold,citi-double-cash", 1)]).toEqual([plain, plain]);
});

describe("two cash cards on $500 of groceries a month, by hand", () => {
  // $6,000 a year is what both pay their rate on: 6% less $95 against 3% without a fee.
  const comparison = compare("cards=amex-blue-cash-everyday,amex-blue-cash-preferred&groceries=500");

  test("each card's year is its rate less its fee, and the first year knows the first fee", () => {
    const [everyday, preferred] = comparison.worth.cards;
    expect(everyday?.ongoing).toMatchObject({ rewardsUsd: 180, feesUsd: 0 });
    expect(everyday?.ongoing.netUsd).toBeCloseTo(180, 6);
    expect(preferred?.ongoing.netUsd).toBeCloseTo(360 - 95, 6);
    const { feesUsd, bonusesUsd } = preferred!.firstYear;
    expect(preferred?.firstYear.netUsd).toBeCloseTo(360 - feesUsd + bonusesUsd, 6);
  });

  test("the verdict says the difference, and where the lead changes", () => {
    expect(comparison.worth.verdict.leaders).toEqual(["amex-blue-cash-preferred"]);
    expect(comparison.worth.verdict.leadUsd).toBeCloseTo(85, 6);
    expect(comparison.worth.verdict.sentences[0]).toBe(
      "If you spend $500 a month and take no trips, Blue Cash Preferred is worth $85 more a year than Blue Cash Everyday: $265 versus $180, after the annual fee.",
    );
    // 12 x 3% of the amount is $95.
    expect(comparison.worth.stretches[1]?.fromMonthlyUsd).toBeCloseTo(95 / 0.36, 1);
    expect(comparison.worth.verdict.sentences[1]).toContain("less than $264 a month");
  });

  test("the row of groceries has the rates, their cents and the limit", () => {
    const [everyday, preferred] = getRow(comparison, "earn-groceries")?.cells ?? [];
    expect([everyday?.text, preferred?.text]).toEqual(["3%", "6%"]);
    expect(preferred?.note).toBe("6 cents per dollar, up to $6,000 a year, then 1%");
    expect(preferred?.value).toBeCloseTo(6, 6);
  });
});

describe("compareCards", () => {
  const comparison = compare("cards=amex-gold,chase-sapphire-preferred,capital-one-venture-x");

  test("values each card alone, like the engine does for reviews and the analyzer", () => {
    for (const { slug, ongoing, withoutPerksUsd } of comparison.worth.cards) {
      const card = records.rewards.cards.find((known) => known.slug === slug)!;
      const { profile } = resolveProfile({ preset: "household" }, records.rewards.brands);
      expect(ongoing.netUsd).toBeCloseTo(valueWallet([card], profile).netUsd, 6);
      expect(withoutPerksUsd).toBeLessThanOrEqual(ongoing.netUsd + 1e-6);
    }
    const nets = comparison.worth.cards.map(({ ongoing }) => ongoing.netUsd);
    expect(comparison.worth.verdict.leaders).toEqual([comparison.worth.cards[nets.indexOf(Math.max(...nets))]?.slug]);
  });

  test("says why rewards less the fee are not the worth without perks, only where they are not", () => {
    const noteOf = (cards: string) => getRow(compare(`cards=${cards}`), "net-without-perks")?.note;
    expect(noteOf("hilton-honors-surpass,hilton-honors")).toBe(
      "Without perks you also earn rewards on what they would have paid for",
    );
    expect(noteOf("amex-blue-cash-everyday,citi-double-cash")).toBeFalsy();
  });

  test("every row has a cell for each card, and no two rows share a key", () => {
    const rows = listRows(comparison);
    expect(rows.every((row) => row.cells.length === 3)).toBe(true);
    expect(new Set(rows.map((row) => row.key)).size).toBe(rows.length);
  });

  test("no row has two winners, and none where all say the same or a figure is uncertain", () => {
    const rows = listRows(comparison);
    for (const { key, cells, isSame } of rows) {
      const winners = cells.filter(({ mark }) => mark !== null);
      expect(winners.length, key).toBeLessThanOrEqual(1);
      if (isSame || cells.some(({ isUncertain }) => isUncertain)) expect(winners, key).toEqual([]);
    }
    expect(rows.some(({ isSame }) => isSame)).toBe(true);
    expect(rows.some(({ cells }) => cells.some(({ isUncertain }) => isUncertain))).toBe(true);
  });

  test("the first year has no winner where a bonus in it is unconfirmed", () => {
    const row = (cards: string) => {
      const found = compare(`cards=${cards}`);
      const [first, counted] = [getRow(found, "first-year-net")!, getRow(found, "bonus-counted")!];
      return first.cells.map(({ isUncertain, mark }, index) => ({ isUncertain, mark, bonus: counted.cells[index] }));
    };
    const cells = row("amex-platinum,hilton-honors-aspire");
    expect(cells.some(({ bonus }) => bonus?.isUncertain && bonus.value! > 0)).toBe(true);
    for (const { isUncertain, mark, bonus } of cells) {
      expect([isUncertain, mark]).toEqual([Boolean(bonus?.isUncertain && bonus.value! > 0), null]);
    }
  });

  test("an ended or old offer counts nothing, and says why", () => {
    const [, counted] = comparison.groups.find(({ key }) => key === "bonus")?.rows ?? [];
    for (const [index, { signUpBonus, slug }] of comparison.cards.entries()) {
      if (signUpBonus.state !== "open") expect(counted?.cells[index]?.text, slug).toBe("$0");
    }
    const old = compare("cards=choice-privileges-select-mastercard,citi-double-cash");
    expect(getRow(old, "bonus")?.cells[0]?.note).toMatch(/last seen/);
  });

  test("a ticked credit counts, and all perks at face value do", () => {
    const key = comparison.questions[0];
    const ticked = compare(
      `cards=amex-gold,chase-sapphire-preferred,capital-one-venture-x&use=${key?.card}:${key?.perk}`,
    );
    const find = (from: typeof comparison) => from.worth.cards.find(({ slug }) => slug === key?.card);
    expect(find(ticked)!.ongoing.netUsd).toBeGreaterThan(find(comparison)!.ongoing.netUsd);
    const face = compare("cards=amex-gold,chase-sapphire-preferred&perks=face");
    for (const { ongoing, faceValueUsd } of face.worth.cards) expect(ongoing.netUsd).toBeCloseTo(faceValueUsd, 6);
  });

  test("without any spending a program gets the facts: no worth, no row that needs one, no verdict", () => {
    const ask = (search: string) =>
      complete(TOOL, readAddress(TOOL.table, new URLSearchParams(search), vocabulariesOf(records)), "api", records);
    const facts = TOOL.answer(ask("cards=amex-gold,citi-double-cash"), records)!;
    expect(facts.worth).toBeNull();
    const keys = facts.groups.flatMap(({ rows }) => rows.map(({ key }) => key));
    expect(keys).toContain("fee");
    expect(keys).toContain("earn-dining");
    for (const key of ["net", "bonus-counted"]) expect(keys).not.toContain(key);
    expect(TOOL.answer(ask("cards=amex-gold,citi-double-cash&preset=household"), records)?.worth).not.toBeNull();
    expect(Object.keys(ask("cards=amex-gold").faults)).toEqual(["cards"]);
  });

  test("a first year says why it is not a later one plus the bonus", () => {
    const { groups } = compare("cards=citi-aadvantage-platinum-select,citi-double-cash");
    const row = groups.flatMap(({ rows }) => rows).find(({ key }) => key === "first-year-net");
    expect(row?.cells[0]?.note).toContain("no fee in the first year");
    expect(row?.cells[1]?.note).not.toContain("first year");
  });

  test("dollars of the answer are whole cents", () => {
    const { worth } = toJson(compareAnswer, comparison);
    const text = JSON.stringify({ ...worth, cards: worth?.cards.map(({ centsPerPoint: _cents, ...card }) => card) });
    expect([...text.matchAll(/-?\d+\.(\d{3,})/g)].map(([match]) => match)).toEqual([]);
  });
});

describe("who the comparison is for", () => {
  test("a household, a small business for business cards, and people who use the brands that are compared", () => {
    expect(compare("cards=amex-gold,citi-double-cash").monthlyUsd).toBe(2_600);
    expect(compare("cards=amex-business-gold,chase-ink-business-cash").monthlyUsd).toBe(5_600);
    const airlines = compare("cards=delta-skymiles-gold,united-explorer");
    expect(airlines.assumptions.join(" ")).toContain("Delta and United");
  });

  test("what the visitor says goes before that", () => {
    const own = compare("cards=amex-business-gold,chase-ink-business-cash&preset=household&brands=hyatt");
    expect(own.monthlyUsd).toBe(2_600);
    expect(own.profile.brands).toEqual(["hyatt"]);
  });
});

test("every pair has a title of its own, short enough, and a description of the right length", () => {
  const titles = new Set<string>();
  let pairs = 0;
  for (const [index, left] of listCards().entries()) {
    for (const right of listCards().slice(index + 1)) {
      const title = toCompareTitle([left, right]);
      const description = toCompareDescription([left, right]);
      pairs += 1;
      titles.add(title);
      expect(title.length, title).toBeLessThanOrEqual(60);
      expect(description.length, description).toBeGreaterThanOrEqual(70);
      expect(description.length, description).toBeLessThanOrEqual(160);
    }
  }
  expect(titles.size).toBe(pairs);
  const member = toCompareDescription([getCard("citi-double-cash"), getCard("robinhood-gold")]);
  expect(member).toContain("no annual fee on either");
  expect(member).not.toContain("no-annual-fee");
});
