/** What the pages of the pairs that people search for promise, for all of them. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { findCard, getCard } from "../../src/catalog/queries.ts";
import { formatNumber, formatUsd } from "../../src/words/format.ts";
import { listIndexedPages } from "../../src/pages/indexed-pages.ts";
import { paths } from "../../src/paths.ts";
import { valueWallet } from "../../src/engine/wallet/value-wallet.ts";
import { resolveProfile } from "../../src/engine/value/resolve-profile.ts";
import { toChooseIf } from "../../src/tools/compare/choose/choose-if.ts";
import { toCompareHead } from "../../src/tools/compare/compare-head.ts";
import { SEARCHED_PAIRS } from "../../src/catalog/searched-pairs.ts";

const PAIRS = SEARCHED_PAIRS.map((pair) => ({
  pair,
  cards: pair.map((slug) => findCard(slug)),
  advice: toChooseIf([getCard(pair[0]), getCard(pair[1])], records),
}));

test("there are 157, of cards that the catalog has, in alphabetical order, each once", () => {
  expect(PAIRS).toHaveLength(157);
  expect(PAIRS.filter(({ cards }) => cards.includes(undefined)).map(({ pair }) => pair)).toEqual([]);
  expect(SEARCHED_PAIRS.filter(([first, second]) => first >= second)).toEqual([]);
  expect(new Set(SEARCHED_PAIRS.map((pair) => pair.join())).size).toBe(157);
});

describe("the page of a searched pair", () => {
  test("is listed in the sitemap with a title and description of the right length, and other pairs are not", () => {
    const listed = new Set(listIndexedPages().map(({ path }) => path));
    const titles = new Set<string>();
    for (const { pair, cards } of PAIRS) {
      const head = toCompareHead({ cards: cards.map((card) => card!), isPairPage: true, isVariant: false });
      titles.add(head.title);
      expect(listed, pair.join()).toContain(paths.comparePair(...pair));
      expect(head.isIndexed, pair.join()).toBe(true);
      expect(head.title.length, head.title).toBeLessThanOrEqual(60);
      expect(head.title, pair.join()).not.toMatch(/…|\.\.\.|\s$/);
      expect(head.description.length, head.description).toBeGreaterThanOrEqual(70);
      expect(head.description.length, head.description).toBeLessThanOrEqual(160);
      expect(head.description, pair.join()).toMatch(/\.$/);
    }
    expect(titles.size).toBe(PAIRS.length);
    expect([...listed].filter((path) => path.includes("-vs-"))).toHaveLength(157);
    const other = ["citi-custom-cash", "hsbc-premier-world-elite"].map((slug) => findCard(slug)!);
    expect(toCompareHead({ cards: other, isPairPage: true, isVariant: false }).isIndexed).toBe(false);
  });

  test("says for each of the two when to choose it, and no two pairs say the same", () => {
    const said = new Map<string, string>();
    for (const { pair, advice } of PAIRS) {
      for (const { slug, conditions } of advice.choices) {
        const text = conditions.join("; ");
        const key = `${pair.join(" / ")}: ${slug}`;
        expect(text.length, key).toBeGreaterThan(20);
        expect(text, key).not.toMatch(
          /undefined|NaN|Infinity|null|AMOUNT|\[object|  |\b[a-z0-9]+(?:-[a-z0-9]+){2,}\b\s*:/,
        );
        expect(new Set(conditions).size, key).toBe(conditions.length);
      }
      const [first, second] = advice.choices;
      // One side may be true of another pair as well: two cards with the same rates against the same third.
      const whole = advice.choices.map(({ conditions }) => conditions.join("; ")).join(" / ");
      expect(said.get(whole), `${pair.join(" / ")} as in`).toBeUndefined();
      said.set(whole, pair.join(" / "));
      expect(first.conditions.join(), pair.join()).not.toBe(second.conditions.join());
    }
  });

  test("says so where a card takes no new applications, and nowhere else", () => {
    for (const { cards, advice } of PAIRS) {
      expect(advice.choices.map(({ isClosed }) => isClosed)).toEqual(cards.map((card) => card?.status === "closed"));
    }
  });

  test("names no bonus that does not count today, and no perk that has ended", () => {
    for (const { pair, cards, advice } of PAIRS) {
      for (const [index, { conditions }] of advice.choices.entries()) {
        const { signUpBonus, perks } = cards[index]!;
        const text = conditions.join("; ");
        const ended = perks.filter(({ lapsed }) => lapsed).map(({ description }) => description.slice(1));
        expect(
          ended.filter((description) => text.includes(description)),
          pair.join(),
        ).toEqual([]);
        if (signUpBonus.state === "open") continue;
        const amount = signUpBonus.points === null ? null : `its ${formatNumber(signUpBonus.points)} points`;
        if (amount) expect(text, pair.join()).not.toContain(amount);
        expect(text, pair.join()).not.toContain("current offer");
      }
    }
  });

  test("each amount at which the lead turns is the engine's", () => {
    let checked = 0;
    for (const { pair, advice } of PAIRS) {
      for (const { slug, conditions } of advice.choices) {
        for (const condition of conditions) {
          const [, from] = /grocer[a-z ]* (?:is|on groceries|) ?.*?more than \$([\d,]+) a month/.exec(condition) ?? [];
          const other = pair.find((name) => name !== slug)!;
          if (from === undefined) continue;
          checked += 1;
          const usd = Number(from.replaceAll(",", ""));
          const isAhead = (groceries: number) => toNet(slug, pair, groceries) > toNet(other, pair, groceries);
          expect([isAhead(usd * 1.01), isAhead(usd * 0.9)], `${pair.join()} ${condition}`).toEqual([true, false]);
        }
      }
    }
    expect(checked).toBeGreaterThan(10);
  });
});

/** The reader of the pair with another amount of groceries. */
function toNet(slug: string, pair: readonly string[], groceries: number): number {
  const { cards, brands } = records.rewards;
  const held = pair.map((name) => cards.find((card) => card.slug === name)!);
  const preset = held.every(({ cardType }) => cardType === "business") ? "small-business" : "household";
  const brandsUsed = [...new Set(held.flatMap(({ brandOf }) => brandOf ?? []))];
  const { profile } = resolveProfile({ preset, brandsUsed, spend: { groceries } }, brands);
  return valueWallet([cards.find((card) => card.slug === slug)!], profile).netUsd;
}

test("an amount is written the way readers write it", () => {
  const amounts = PAIRS.flatMap(({ advice }) =>
    advice.choices.flatMap(({ conditions }) => conditions.join(" ").match(/\$[\d,.]+\d/g) ?? []),
  );
  expect(amounts.length).toBeGreaterThan(100);
  for (const amount of amounts) expect(amount).toBe(formatUsd(Number(amount.replaceAll(/[$,]/g, ""))));
});
