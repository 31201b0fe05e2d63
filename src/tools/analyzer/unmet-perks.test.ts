import { describe, expect, test } from "vitest";

import { getCard } from "../../catalog/queries.ts";
import { DEFAULT_LINES, toPresetLines, SPEND_PRESETS } from "../../rewards/spend-presets.ts";
import { scaleSpend } from "../../rewards/spend.ts";
import { valueWallet } from "../../rewards/value-wallet.ts";
import { listUnmetPerks, neededSpendUsd } from "./unmet-perks.ts";

describe("the spend a perk asks for", () => {
  test.each([
    ["Free night after $15,000 of spend in a calendar year", 15_000],
    ["Gold status; Diamond after $40,000 of spend in a calendar year", null],
    ["Up to $400 a year in statement credits", null],
  ])("of %j is %s", (description, usd) => {
    expect(neededSpendUsd(description)).toBe(usd);
  });
});

describe("perks counted without their spend", () => {
  const card = getCard("british-airways-visa-signature");

  test("are named with what they count and what they ask for", () => {
    const [unmet] = listUnmetPerks([card], valueWallet([card], { lines: toPresetLines(SPEND_PRESETS[0]!) }));
    expect(unmet).toMatchObject({ slug: card.slug, neededUsd: 30_000 });
    expect(unmet?.countedUsd).toBeGreaterThan(0);
  });

  test("are not named when the spend is there, or the perk is not counted", () => {
    expect(listUnmetPerks([card], valueWallet([card], { lines: scaleSpend(DEFAULT_LINES, 3) }))).toEqual([]);
    expect(listUnmetPerks([card], valueWallet([card], { lines: DEFAULT_LINES, perks: { percent: 0 } }))).toEqual([]);
  });

  test("are not named when the spend is there to the dollar, and are when one dollar is missing", () => {
    const value = valueWallet([card], { lines: DEFAULT_LINES });
    const spending = (spendUsd: number) => ({ ...value, cards: value.cards.map((worth) => ({ ...worth, spendUsd })) });
    expect(listUnmetPerks([card], spending(30_000))).toEqual([]);
    expect(listUnmetPerks([card], spending(29_999))).toMatchObject([{ neededUsd: 30_000, spendUsd: 29_999 }]);
  });
});
