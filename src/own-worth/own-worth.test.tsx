/** What the server says of a card's worth before any spend is kept in the browser. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { listMatches } from "../../test/support/load-page.ts";
import { readMarkup } from "../../test/support/read-markup.ts";
import type { CardNumber } from "./card-number.ts";
import { OwnWorth } from "./own-worth.tsx";
import { YourNumberPanel } from "./your-number.tsx";

const NUMBER: CardNumber = {
  firstYearUsd: 440,
  bonusUsd: 200,
  forgoneUsd: 0,
  pastBasis: "usual",
  ongoingUsd: 145,
  rewardsUsd: 240,
  perksUsd: 30,
  lateUsd: 0,
  feeUsd: 125,
  withoutPerksUsd: 115,
  faceValueUsd: 315,
  noFee: { slug: "citi-double-cash", name: "Double Cash", differenceUsd: -35 },
};
const panel = (change: Partial<CardNumber> = {}) => (
  <YourNumberPanel slug="amex-gold" number={{ ...NUMBER, ...change }} spenderText="a household that travels" />
);
const read = (change?: Partial<CardNumber>) => readMarkup(panel(change));
const render = (change?: Partial<CardNumber>) => renderToStaticMarkup(panel(change));

describe("your number of a review", () => {
  test("says whom it is for, and has every part of both years", () => {
    const text = read();
    expect(text).toMatch(/^For a household that travels, this card is worth:/);
    expect(text).toContain("First year, welcome bonus included $440");
    expect(text).toContain("Each later year $145 Rewards $240, perks $30, fee −$125");
    expect(text).toContain("Cents per point and perk values are our estimates. Enter your own spending.");
    expect(render()).toContain('href="/rewards-compare?cards=amex-gold">Enter your own spend');
    expect(render()).toContain('<div class="your-number">');
  });

  test("speaks of a bonus only where one counts", () => {
    expect(read({ bonusUsd: 0 })).toContain("First year $440");
    expect(read()).toContain("$440 includes an earlier offer of $200");
    expect(read({ bonusUsd: 0 }) + read({ pastBasis: undefined })).not.toContain("includes");
  });

  test("says what the bonus's spending would have earned elsewhere", () => {
    expect(read({ forgoneUsd: 5 })).toContain(
      "We subtract $5 from the first year: on some purchases that count toward the bonus",
    );
    expect(read({ forgoneUsd: 0.4 })).not.toContain("subtract");
  });

  test("of a card that nobody can open has no first year", () => {
    const text = readMarkup(<YourNumberPanel slug="citi-custom-cash" number={NUMBER} spenderText="holders" isClosed />);
    expect(text).toContain("Per year, for current cardholders $145");
    expect(text).not.toContain("First year");
  });

  test("says how much of it is perks, where they make a difference", () => {
    expect(read()).toContain("Without any perks $115 $315 with every usable perk at face value");
    expect(read({ faceValueUsd: 115 })).not.toContain("Without any perks");
    expect(read({ faceValueUsd: 116 })).toContain("Without any perks");
  });

  test("is held against the best card without a fee, which its name leads to", () => {
    expect(read()).toContain("Against the best no-annual-fee card $35 less a year Double Cash");
    const differ = (differenceUsd: number) => read({ noFee: { ...NUMBER.noFee!, differenceUsd } });
    expect(differ(35)).toContain("$35 more a year");
    expect(differ(0)).toContain("$0 more a year");
    expect(render()).toContain('<a href="/cards/citi-double-cash">Double Cash</a>');
    expect(read({ noFee: null })).not.toContain("Against the best");
  });

  test("shows losses as such", () => {
    const tones = (change: Partial<CardNumber>) => listMatches(render(change), /class="big-number (\w+)"/g);
    expect(tones({})).toEqual(["gain", "gain"]);
    expect(tones({ firstYearUsd: -1 })).toEqual(["cost", "gain"]);
    expect(tones({ ongoingUsd: -1, firstYearUsd: 0 })).toEqual(["gain", "cost"]);
  });

  test("holds the place of what stands there for a spend kept in the browser, unseen", () => {
    expect(listMatches(render(), /<(?:p|div) class="when-spend-kept[^"]*"([^>]*)>/g)).toEqual([
      ' hidden=""',
      ' aria-hidden="true" hidden=""',
    ]);
  });
});

test("the table of a category says whose spend it counts with, and the way to one's own", () => {
  const table = <OwnWorth spenderText="a household that travels" />;
  expect(readMarkup(table)).toMatch(/^Yearly value is for a household that travels\. .*Use my own spending$/);
  const markup = renderToStaticMarkup(table);
  expect(markup).toContain('<span class="when-spend-kept" hidden="">');
  expect(markup).toContain('<a href="/rewards-compare">Use my own spending</a>');
});
