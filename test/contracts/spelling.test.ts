/** What visitors read is spelled as Americans spell: texts, card files, code, mails, and every page as it comes out. */
import { readdirSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { loadCatalog } from "../../build/load-catalog.ts";
import { toIntroAprText } from "../../src/words/apr.ts";
import { toPerkLabel, toRewardLabel } from "../../src/words/labels.ts";
import { listArticleLines, listCodeLines, type TextLine } from "../support/list-texts.ts";
import { readSiteText } from "../support/read-site-page.ts";
import { listSitePaths } from "../support/site-routes.ts";
import { createSpeller } from "../support/speller.ts";
import { toVisibleText } from "../support/visible-text.ts";

const cards = loadCatalog();
const speller = createSpeller(cards.values());

const findFaults = (lines: readonly TextLine[]) =>
  lines.flatMap(({ place, text }) => speller.findMisspelled(text).map((word) => `${place}: ${word}`));

describe("the speller", () => {
  test.each(
    "catalogue programme favour favourite cancelled cancelling colour organise travelled traveller enrolment centre licence grey towards whilst misspeling recieve".split(
      " ",
    ),
  )("refuses %s", (word) => {
    expect(speller.findMisspelled(`A card with ${word}, as of May.`)).toEqual([word]);
  });

  test("knows the names of cards and issuers, possessives and words with hyphens", () => {
    const text = "Amex's Delta SkyMiles card; the AAdvantage card’s no-fee sibling at Wells Fargo, 4x on dining.";
    expect(speller.findMisspelled(text)).toEqual([]);
  });

  test("finds a word planted in a text, with file and line", () => {
    const lines = listArticleLines();
    const line = lines.find((entry) => entry.place.startsWith("src/content/guides/two-card-wallet.mdx:14"));
    expect(findFaults([{ ...line!, text: `${line?.text} Our favourite.` }])).toEqual([
      "src/content/guides/two-card-wallet.mdx:14: favourite",
    ]);
  });
});

describe("US spelling holds", () => {
  test("in articles and reviews", () => {
    expect(findFaults(listArticleLines())).toEqual([]);
  });

  test("in what the card files tell readers", () => {
    const lines = [...cards.values()].map((card) => ({
      place: `${card.slug}.json`,
      text: [
        card.annualFee.text,
        toIntroAprText(card.introApr),
        card.creditScore.text,
        card.signUpBonus.description,
        ...card.rewards.flatMap((reward) => [reward.notes, toRewardLabel(reward)]),
        ...card.perks.flatMap((perk) => [perk.description, toPerkLabel(perk)]),
      ].join(" "),
    }));
    expect(findFaults(lines)).toEqual([]);
  });

  test("in the sentences that code holds, those that only a browser shows included", () => {
    const lines = listCodeLines(["src", "worker/api", "worker/newsletter"]);
    expect(lines.length).toBeGreaterThan(1_000);
    expect(findFaults(lines)).toEqual([]);
  });

  test("in dates, the month before the day", () => {
    const BRITISH_DATE =
      /(?<![$\d,.])\b\d{1,2}(?:st|nd|rd|th)? (?:January|February|March|April|May|June|July|August|September|October|November|December)\b/;
    const cardLines = [...cards.values()].map((card) => ({ place: `${card.slug}.json`, text: JSON.stringify(card) }));
    const wrong = [...listArticleLines(), ...cardLines].filter((line) => BRITISH_DATE.test(line.text));
    expect(wrong.map((line) => line.place)).toEqual([]);
  });

  test("in mails", () => {
    const folder = "supabase/templates";
    const lines = readdirSync(folder).map((name) => ({
      place: `${folder}/${name}`,
      text: toVisibleText(readFileSync(`${folder}/${name}`, "utf8").replaceAll(/\{\{.*?\}\}/g, "")),
    }));
    expect(findFaults(lines)).toEqual([]);
  });

  test("on every page as it comes out", async () => {
    const found = new Map<string, string[]>();
    for (const path of [...listSitePaths(), "/there-is-no-such-page"]) {
      const text = toVisibleText(await readSiteText(path));
      for (const word of speller.findMisspelled(text)) found.set(word, [...(found.get(word) ?? []), path]);
    }
    expect([...found].map(([word, paths]) => `${word}: ${paths.slice(0, 3).join(" ")}`)).toEqual([]);
  });
});
