/** The comparison's pages as the server sends them: addresses, form, advice, result and links. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import {
  catchResponse,
  followLoader,
  listMatches,
  PAGE_ORIGIN,
  toLoaderArgs,
} from "../../../test/support/load-page.ts";
import { readForm } from "../../../test/support/read-form.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { getCard, listCards, nameShort } from "../../catalog/queries.ts";
import { listJsonLd } from "../../seo/page-head.ts";
import { ComparePage, loadComparePage, loadComparePairPage } from "./compare-page.tsx";
import { listComparePairs, listPopularPairs } from "../../page/compare-pairs.ts";
import { toCompareHeading } from "./compare-title.ts";

const toArgs = (path: string) => toLoaderArgs(path, { pair: /^\/compare\/([^?]*)/.exec(path)?.[1] });
const load = (search: string) => loadComparePage(toArgs(`/compare${search}`));
const loadPair = (rest: string) => loadComparePairPage(toArgs(`/compare/${rest}`));
type Data = ReturnType<typeof load>;
const read = (data: Data) => readMarkup(<ComparePage loaderData={data} />);
const render = (data: Data) => renderToStaticMarkup(<ComparePage loaderData={data} />);
const follow = (rest: string): Data => followLoader((path) => loadComparePairPage(toArgs(path)), `/compare/${rest}`);

const [GOLD, PLATINUM, CASH] = ["amex-gold", "amex-platinum", "citi-double-cash"].map((slug) => getCard(slug));
const PAIR = "amex-gold-vs-amex-platinum";
// Made in each test: what stands ready before the first one would be tested by none.
const PAGES = {
  empty: () => load(""),
  one: () => load("?cards=amex-gold"),
  pair: () => loadPair(PAIR),
  three: () => load("?cards=citi-double-cash,amex-gold,amex-platinum&differences=no"),
  wrong: () => load("?cards=amex-gold,no-such-card&dining=-5&use=x"),
};
const text = (name: keyof typeof PAGES) => read(PAGES[name]());
const markup = (name: keyof typeof PAGES) => render(PAGES[name]());

describe("addresses", () => {
  test("a form's address leads to the shortest one of the same result", () => {
    expect(catchResponse(() => load("?cards=amex-gold&cards=&cards=citi-double-cash"))).toEqual([
      301,
      "/compare?cards=amex-gold,citi-double-cash",
    ]);
    expect(catchResponse(() => loadPair(`${PAIR}?trips=4`))).toEqual([301, `/compare/${PAIR}`]);
    expect(catchResponse(() => loadPair(`${PAIR}?trips=9`))).toBeNull();
  });

  test("a pair has one spelling, and keeps its parameters on the way there", () => {
    expect(catchResponse(() => loadPair("amex-platinum-vs-amex-gold?trips=9"))).toEqual([
      301,
      `/compare/${PAIR}?trips=9`,
    ]);
    for (const address of ["amex-gold-vs-amex-gold", "amex-gold-vs-nothing", ""]) {
      expect(
        catchResponse(() => loadPair(address)),
        address,
      ).toEqual([404, null]);
    }
  });

  test("something wrong is answered as such where it stands", () => {
    expect([
      PAGES.wrong().status,
      load("?cards=amex-gold&dining=-5").status,
      PAGES.empty().status,
      PAGES.pair().status,
    ]).toEqual([422, 422, 200, 200]);
    expect(loadPair(`${PAIR}?dining=-5`).status).toBe(422);
  });
});

describe("what search engines are told", () => {
  const tell = ({ head }: Data) => [head.isIndexed, head.path, head.canonicalPath];

  test("the tool and pairs that people search for are listed, under their own addresses", () => {
    expect(tell(PAGES.empty())).toEqual([true, "/compare", undefined]);
    expect(tell(PAGES.pair())).toEqual([true, `/compare/${PAIR}`, undefined]);
    expect(PAGES.pair().head.title).toContain(" vs ");
    expect(PAGES.pair().head.image).toBe("compare");
  });

  test("no other comparison is, and a variant of a pair names the pair", () => {
    expect(tell(PAGES.one())).toEqual([false, "/compare?cards=amex-gold", undefined]);
    expect(tell(PAGES.three())[0]).toBe(false);
    expect(tell(load("?trips=9"))).toEqual([false, "/compare", undefined]);
    expect(tell(load("?dining=-5"))[0]).toBe(false);
    expect(tell(loadPair(`${PAIR}?trips=9`))).toEqual([false, `/compare/${PAIR}`, `/compare/${PAIR}`]);
    expect(tell(load("?cards=amex-platinum,amex-gold"))).toEqual([false, `/compare/${PAIR}`, `/compare/${PAIR}`]);
    // Nobody searches for these two together.
    expect(tell(loadPair("aer-lingus-visa-signature-vs-costco-anywhere-visa"))).toEqual([
      false,
      "/compare/aer-lingus-visa-signature-vs-costco-anywhere-visa",
      undefined,
    ]);
  });

  test("the cards are a list, and the page has its way from home", () => {
    const describeData = (data: Data) =>
      listJsonLd(data.head, PAGE_ORIGIN).map((item) => ("@type" in item ? item["@type"] : ""));
    expect(describeData(PAGES.pair())).toEqual(["ItemList", "BreadcrumbList"]);
    expect(describeData(PAGES.one())).toEqual(["BreadcrumbList"]);
    const json = JSON.stringify(listJsonLd(PAGES.pair().head, PAGE_ORIGIN));
    for (const part of [
      GOLD!.name,
      PLATINUM!.name,
      `${PAGE_ORIGIN}/cards/amex-gold`,
      `${PAGE_ORIGIN}/compare/${PAIR}`,
      "Home",
    ])
      expect(json).toContain(part);
    expect(JSON.stringify(listJsonLd(PAGES.three().head, PAGE_ORIGIN))).toContain(
      `${PAGE_ORIGIN}/compare?cards=citi-double-cash,amex-gold,amex-platinum`,
    );
  });
});

describe("the page", () => {
  test("says in heading and lead how many cards there are", () => {
    expect(text("empty")).toMatch(
      /^Home Compare cards Compare travel credit cards Put two to four cards side by side: every fee/,
    );
    expect(text("one")).toContain(`${GOLD!.name} vs … One card is chosen. Add a second one, and up to four`);
    expect(text("pair")).toContain(
      `${GOLD!.name} vs ${PLATINUM!.name} For $2,600 a month and 4 trips a year Change Verdict`,
    );
    expect(text("three")).toContain("Three cards side by side For $2,600 a month");
    expect(toCompareHeading([GOLD!, PLATINUM!, CASH!, GOLD!])).toBe("Four cards side by side");
  });

  test("links to pairs: those that are searched most, or those of its cards", () => {
    expect(text("empty")).toContain("one of these pairs. Sapphire Preferred vs Sapphire Reserve");
    expect(text("empty")).toContain(`All ${listComparePairs().length} comparisons`);
    expect(text("one")).toContain("Against what? ");
    expect(text("pair")).toContain("More comparisons ");
    for (const name of ["one", "pair", "three"] as const) expect(text(name)).not.toMatch(/All \d+ comparisons/);
    for (const { path, first, second } of listPopularPairs()) {
      expect(markup("empty")).toContain(`href="${path}">${nameShort(first)} vs ${nameShort(second)}</a>`);
    }
    const [, all = ""] = markup("empty").split("comparisons</summary>");
    const labels = listMatches(all.split("</details>")[0]!, /<a href="[^"]*">([^<]*)</g);
    expect(labels).toHaveLength(listComparePairs().length);
    expect(labels).toEqual(labels.toSorted((left, right) => (left < right ? -1 : 1)));
    expect(readMarkup(<ComparePage loaderData={{ ...PAGES.pair(), pairs: [] }} />)).not.toContain("More comparisons");
  });

  test("has advice below the verdict where two cards are searched for together, and nowhere else", () => {
    for (const slug of ["amex-gold", "amex-platinum"]) {
      expect(PAGES.pair().advice?.choices.find((choice) => choice.slug === slug)?.conditions).toHaveLength(3);
    }
    const [verdict, advice, form, rows] = [
      "Verdict",
      "Choose Amex Gold if",
      "What you spend a month",
      "Side by side",
    ].map((words) => text("pair").indexOf(words));
    expect([verdict! > 0, advice! > verdict!, form! > advice!, rows! > form!]).toEqual([true, true, true, true]);
    expect(text("pair")).toContain(
      "These amounts are for a household that spends $2,600 a month and takes 4 trips a year.",
    );
    expect(loadPair(PAIR).advice).toBe(PAGES.pair().advice);
    expect([PAGES.one().advice, PAGES.three().advice]).toEqual([null, null]);
    expect(loadPair("aer-lingus-visa-signature-vs-costco-anywhere-visa").advice).toBeNull();
    expect(text("three")).not.toContain("Choose Amex Gold if");
  });

  test("offers the names of all cards to its fields", () => {
    const [list = ""] = /<datalist[\s\S]*<\/datalist>/.exec(markup("one")) ?? [];
    expect(listMatches(list, /value="([^"]*)"/g)).toHaveLength(listCards().length);
  });
});

describe("the form", () => {
  test("stands below the answer, and shows its amounts", () => {
    const island = render(PAGES.pair());
    expect(island.indexOf('id="result"')).toBeLessThan(island.indexOf('action="/compare"'));
    const sent = readForm(<ComparePage loaderData={{ ...PAGES.pair(), pairs: [] }} />);
    expect([sent.get("dining"), sent.get("trips")]).toEqual(["450", "4"]);
    expect(listMatches(island, /<input id="compare-cards-\d"[^>]* value="([^"]*)"/g)).toEqual([
      GOLD!.name,
      PLATINUM!.name,
      "",
    ]);
  });

  test("sends nothing hidden: what an address says besides is a field", () => {
    const data = follow(`${PAIR}?trips=9&skip=amex-gold:uber-cash&cpp.membership-rewards=2`);
    expect(render(data)).not.toContain('type="hidden"');
    const sent = readForm(<ComparePage loaderData={{ ...data, pairs: [] }} />);
    expect([sent.get("trips"), sent.get("skip")]).toEqual(["9", "amex-gold:uber-cash"]);
  });
});

describe("the result", () => {
  test("can be kept, and read by program: every link says whose spending it is", () => {
    const three = markup("three").replaceAll("&amp;", "&");
    const [path = "", json = ""] = [/href="([^"]*)">Permanent link/, /href="([^"]*)">As JSON/].map(
      (pattern) => pattern.exec(three)?.[1],
    );
    const read = (address: string) => Object.fromEntries(new URLSearchParams(address.split("?")[1]));
    const cards = "citi-double-cash,amex-gold,amex-platinum";
    expect(read(path)).toEqual({ cards, preset: "household", differences: "no" });
    expect(read(json)).toEqual({ cards, preset: "household" });
    expect(text("one")).not.toContain("Permanent link");
  });

  test("stands there for two cards and more", () => {
    expect(text("pair")).toContain("Verdict Amex Gold $");
    expect(text("three")).toContain("Side by side Also show rows where the cards are the same");
    expect(text("one")).not.toContain("Verdict ");
    expect(markup("three")).toMatch(/<input id="same-rows"[^>]* checked=""/);
    expect(markup("pair")).not.toMatch(/<input id="same-rows"[^>]* checked=""/);
  });
});
