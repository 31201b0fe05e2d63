/** The home page's first screen as the server sends it: six questions, and our pick in one look. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { listMatches } from "../../test/support/load-page.ts";
import { readForm } from "../../test/support/read-form.ts";
import { readMarkup } from "../../test/support/read-markup.ts";
import type { Glance, GlanceAnswer } from "./glance-answer.ts";
import { GlanceTool } from "./glance-tool.tsx";
import { GlanceWallet } from "./glance-wallet.tsx";

const GLANCE: Glance = {
  cards: [
    { slug: "amex-gold", name: "Gold", image: "gold.png" },
    { slug: "citi-double-cash", name: "Double Cash", image: "double.png" },
  ],
  netUsd: 900,
  rewardsUsd: 1_100,
  perksUsd: 125,
  feesUsd: 325,
  beside: null,
  portal: null,
  flatUsd: 628.8,
};
const field = (name: string, label: string, text: string) => ({
  name,
  label,
  text,
  isMoney: name !== "trips",
  error: null,
});
const ANSWER: GlanceAnswer = {
  fields: [
    field("dining", "Dining", "300"),
    field("groceries", "Groceries", "450"),
    field("gas", "Gas", ""),
    field("travel", "Travel", "12.50"),
    field("other", "Everything else", "1000"),
    field("trips", "Trips a year", "4"),
  ],
  canonical: "?dining=300",
  glance: GLANCE,
  isEmpty: false,
};
const tool = (change: Partial<GlanceAnswer> = {}) => <GlanceTool initial={{ ...ANSWER, ...change }} cardCount={130} />;
const wallet = (change: Partial<Glance> = {}, isStale = false) => (
  <GlanceWallet
    answer={{ glance: { ...GLANCE, ...change }, canonical: "?dining=300" }}
    isEmpty={false}
    isStale={isStale}
  />
);
const read = (change?: Partial<Glance>) => readMarkup(wallet(change));

describe("the form", () => {
  test("asks six things and sends nothing else, to the analyzer", () => {
    expect([...readForm(tool())]).toEqual([
      ["dining", "300"],
      ["groceries", "450"],
      ["gas", ""],
      ["travel", "12.50"],
      ["other", "1000"],
      ["trips", "4"],
    ]);
    const markup = renderToStaticMarkup(tool());
    expect(markup).toMatch(/<form [^>]*action="\/rewards"/);
    expect(markup).toMatch(/<form [^>]*method="get"/);
    expect(markup).not.toContain('type="hidden"');
    expect(readMarkup(tool())).toContain(
      "What do you spend a month? Dining Groceries Gas Travel Everything else Trips a year See the details",
    );
  });
});

describe("our pick", () => {
  test("is its cards by name, and dollars", () => {
    const text = read();
    expect(text).toContain("Gold + Double Cash $900 a year after all fees, $271 more than a flat 2% card");
    expect(text).toContain("Rewards $1,100");
    expect(text).toContain("Perks you'd use $125");
    expect(text).toContain("−$325");
    const markup = renderToStaticMarkup(wallet());
    expect(listMatches(markup, /<a href="(\/cards\/[^"]*)">/g)).toEqual([
      "/cards/amex-gold",
      "/cards/citi-double-cash",
    ]);
    expect(markup).toContain('href="/rewards?dining=300">What each card does');
    expect(markup).toContain('data-cards="2"');
  });

  test("may leave less than a flat card", () => {
    expect(read({ flatUsd: 1_000 })).toContain("$100 less than a flat 2% card");
    expect(read({ flatUsd: 900 })).toContain("$0 more than a flat 2% card");
  });

  test("has one line for what differs, and one for the bank's travel site", () => {
    const most = { kind: "most", names: ["A", "B"], netUsd: 928, moreFeesUsd: 95 } as const;
    expect(read({ beside: most })).toContain("The most money: A and B, $28 more a year for $95 more in fees.");
    const free = { kind: "no-fee", names: ["Double Cash"], netUsd: 580, moreFeesUsd: -325 } as const;
    expect(read({ beside: free })).toContain("Without any annual fee: Double Cash, $580 a year.");
    const portal = { portal: 300, names: ["Venture X"], gainsUsd: 191, search: "?portal=300" };
    expect(read({ portal })).toContain(
      "If you'd book $300 of trips a year on the issuer's travel site, our pick would include Venture X and be worth $191 more. Show that pick",
    );
    expect(renderToStaticMarkup(wallet({ portal }))).toContain('href="/rewards?portal=300"');
  });

  test("may be empty, which it says", () => {
    expect(read({ cards: [], netUsd: 0 })).toContain("No card: none earns back its fee on this spending.");
  });

  test("fades while a field is wrong", () => {
    expect(renderToStaticMarkup(wallet({}, true))).toContain('data-stale="true"');
  });
});
