/** What a review says of a year's money adds up, for every card: a reader checks it with a pencil. */
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { getCard, listCards } from "../../catalog/queries.ts";
import { getComputed } from "../../page/computed-cards.ts";
import { FeeSection } from "./fee-section.tsx";
import { YourNumber } from "./your-number.tsx";

const toText = (markup: string) =>
  markup
    .replaceAll("<!-- -->", "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll("\u2212", "-")
    .replaceAll(/\s+/g, " ");
const toUsd = (text: string) => Number(text.replaceAll(/[$,]/g, ""));
/** Three figures, each rounded. */
const ROUNDING_USD = 2;

test("spending abroad that only loses money is left out, and said to be", () => {
  const read = (slug: string) => toText(renderToStaticMarkup(<FeeSection card={getCard(slug)} />));
  // $50,000 at 2% and the rest of $67,200 at 1%, but for the 5% that is spent abroad.
  expect(getComputed(getCard("amex-blue-business-cash")).ongoing.rewardsUsd).toBeCloseTo(1_172 - 33.6, 6);
  expect(read("amex-blue-business-cash")).toContain(
    "We leave out $3,360 a year spent abroad, because the 2.7% foreign transaction fee is more than those purchases would add.",
  );
  expect(read("chase-sapphire-preferred")).not.toContain("We leave out");
});

test("a break-even that the perks of a full year would lower says why", () => {
  const read = (slug: string) => toText(renderToStaticMarkup(<FeeSection card={getCard(slug)} />));
  const less = "If you spend less, we count less for the perks.";
  expect(read("ihg-one-rewards-premier-business")).toContain(less);
  expect(read("amex-blue-cash-preferred")).not.toContain(less);
});

test("without perks as many dollars are left as rewards less what the card costs", () => {
  const wrong = listCards().flatMap((card) => {
    const text = toText(renderToStaticMarkup(<YourNumber card={card} />));
    const left = /Without any perks (-?\$[\d,]+)/.exec(text)?.[1];
    if (left === undefined) return [];
    const later = /Rewards (-?\$[\d,]+), perks -?\$[\d,]+, (?:fee|membership) (-?\$[\d,]+)/.exec(text);
    const rewards = /your rewards would be (\$[\d,]+)\./.exec(text)?.[1] ?? later?.[1] ?? "";
    const sum = toUsd(rewards) + toUsd(later?.[2] ?? "");
    return Math.abs(sum - toUsd(left)) <= ROUNDING_USD ? [] : [`${card.slug}: ${left}, not ${sum}`];
  });
  expect(wrong).toEqual([]);
});

test("where the fee stays, the first year is a later one with the bonus, less what the page says", () => {
  const wrong: string[] = [];
  const lower = listCards().flatMap((card) => {
    const text = toText(renderToStaticMarkup(<YourNumber card={card} />));
    const { bonusesUsd } = getComputed(card).firstYear;
    const first = /First year, welcome bonus included (-?\$[\d,]+)/.exec(text)?.[1];
    const later = /Each later year (-?\$[\d,]+) Rewards/.exec(text)?.[1];
    if (first === undefined || later === undefined) return [];
    if (card.annualFee.firstYearUsd !== card.annualFee.ongoingUsd) return [];
    const less = toUsd(/We subtract (\$[\d,]+) from the first year/.exec(text)?.[1] ?? "$0");
    const late = toUsd(/begin in the second year add (\$[\d,]+)/.exec(text)?.[1] ?? "$0");
    const sum = toUsd(later) - late + bonusesUsd - less;
    if (Math.abs(sum - toUsd(first)) > ROUNDING_USD) wrong.push(`${card.slug}: ${first}, not ${sum}`);
    return [less];
  });
  expect(wrong).toEqual([]);
  expect(lower.filter((usd) => usd > ROUNDING_USD).length).toBeGreaterThan(0);
});

test("no card keeps every dollar beside a bar of costs, and a membership is not called a fee", () => {
  const wrong = listCards().filter((card) => {
    const text = toText(renderToStaticMarkup(<FeeSection card={card} />));
    const isFree = text.includes("you keep every dollar of value");
    return (
      (isFree && /Annual fee|Membership/.test(text)) || (card.annualFee.ongoingUsd === 0 && text.includes("Annual fee"))
    );
  });
  expect(wrong.map(({ slug }) => slug)).toEqual([]);
  const needing = listCards().filter(({ requires }) => requires?.usdPerYear);
  expect(needing.length).toBeGreaterThan(0);
  for (const card of needing) {
    const text = toText(renderToStaticMarkup(<FeeSection card={card} />));
    expect(text).toContain(
      `The membership that it needs (${card.requires!.name}) counts here at $${card.requires!.usdPerYear}`,
    );
  }
});
