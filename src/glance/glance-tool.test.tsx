/** The home page's first screen as the server sends it: the amounts asked, and a wallet in one look. */
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
  flatUsd: 628.8,
};
const ANSWER: GlanceAnswer = {
  amounts: { dining: "300", groceries: "450", gas: "", travel_other: "12.50", other: "1000" },
  rest: [
    ["trips", "4"],
    ["brands", "Delta"],
  ],
  errors: {},
  canonical: "?dining=300",
  glance: GLANCE,
};
const tool = (change: Partial<GlanceAnswer> = {}) => <GlanceTool initial={{ ...ANSWER, ...change }} cardCount={130} />;
const wallet = (change: Partial<Glance> = {}, isStale = false) => (
  <GlanceWallet glance={{ ...GLANCE, ...change }} canonical="?dining=300" isStale={isStale} />
);
const read = (change?: Partial<Glance>) => readMarkup(wallet(change));

describe("the form", () => {
  test("asks for five amounts and sends the rest unseen, to the analyzer", () => {
    expect([...readForm(tool())]).toEqual([
      ["dining", "300"],
      ["groceries", "450"],
      ["gas", ""],
      ["travel_other", "12.50"],
      ["other", "1000"],
      ["trips", "4"],
      ["brands", "Delta"],
    ]);
    const markup = renderToStaticMarkup(tool());
    expect(markup).toMatch(/<form [^>]*action="\/rewards"/);
    expect(markup).toMatch(/<form [^>]*method="get"/);
    expect(listMatches(markup, /<input type="hidden" name="([^"]*)"/g)).toEqual(["trips", "brands"]);
    expect(listMatches(markup, /<label for="glance-([^"]*)"/g)).toEqual([
      "dining",
      "groceries",
      "gas",
      "travel_other",
      "other",
    ]);
    expect(listMatches(markup, /(inputMode)="decimal"/gi)).toHaveLength(5);
    const text = readMarkup(tool());
    expect(text).toMatch(/^Travel cards, worked out in dollars 130 cards with every rate, cap and fee\./);
    expect(text).toContain("What do you spend a month? Dining Groceries Gas Travel Everything else See the details");
    expect(text).toContain("Calculated in your browser. Nothing is stored.");
    expect(text).not.toContain("saved in this browser");
  });

  test("says beside a field what is wrong with it, and shows no wallet then", () => {
    const errors = { gas: { code: "wrong", message: "That is no amount." } } as unknown as GlanceAnswer["errors"];
    const markup = renderToStaticMarkup(tool({ errors, glance: null }));
    expect(markup).toContain('<p class="field-error" id="glance-gas-error">That is no amount.</p>');
    expect(listMatches(markup, /aria-describedby="([^"]*)"/g)).toEqual(["glance-gas-error"]);
    expect(markup).not.toContain("glance-title");
    expect(renderToStaticMarkup(tool())).not.toContain("data-stale");
    expect(renderToStaticMarkup(tool({ errors }))).toContain('data-stale="true"');
  });
});

describe("the wallet", () => {
  test("is its cards by name, and dollars", () => {
    const text = read();
    expect(text).toMatch(/^Our pick for that/);
    expect(text).toContain("Gold + Double Cash $900 a year after all fees, $271 more than a flat 2% card");
    expect(text).toContain("Rewards $1,100");
    expect(text).toContain("Perks you'd use $125");
    expect(text).toContain("−$325");
    const markup = renderToStaticMarkup(wallet());
    expect(listMatches(markup, /<a href="(\/cards\/[^"]*)">/g)).toEqual([
      "/cards/amex-gold",
      "/cards/citi-double-cash",
    ]);
    expect(markup).toContain('<a href="/rewards?dining=300">What each card does');
    expect(markup).toContain('data-cards="2"');
    expect(markup.split('width="224"')).toHaveLength(3);
  });

  test("may leave less than a flat card", () => {
    expect(read({ flatUsd: 1_000 })).toContain("$100 less than a flat 2% card");
    expect(read({ flatUsd: 900 })).toContain("$0 more than a flat 2% card");
  });

  test("has one line for what differs: the most money, or no fee", () => {
    const most = { kind: "most", names: ["A", "B"], netUsd: 928, moreFeesUsd: 95 } as const;
    expect(read({ beside: most })).toContain("The most money: A and B, $28 more a year for $95 more in fees.");
    const free = { kind: "no-fee", names: ["Double Cash"], netUsd: 580, moreFeesUsd: -325 } as const;
    expect(read({ beside: free })).toContain("Without any annual fee: Double Cash, $580 a year.");
  });

  test("may be empty, which it says", () => {
    const text = read({ cards: [], netUsd: 0 });
    expect(text).toContain("No card: none earns back its fee on this spending.");
    expect(read()).not.toContain("No card:");
  });

  test("fades while a field is wrong", () => {
    expect(renderToStaticMarkup(wallet({}, true))).toContain('data-stale="true"');
    expect(renderToStaticMarkup(wallet())).not.toContain("data-stale");
  });
});
