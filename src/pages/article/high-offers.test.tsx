import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import type { Card } from "../../catalog/card.ts";
import { getCard, listCards } from "../../catalog/queries.ts";
import { toOfferUsd } from "../../engine/value/counted-bonus.ts";
import { listHighOffers } from "../../words/card-offers.ts";
import { HighOffers } from "./high-offers.tsx";

const card = getCard("delta-skymiles-gold-business");
const withBonus = (points: number): Card => ({
  ...card,
  slug: "a-card-of-the-test",
  signUpBonus: { ...card.signUpBonus, points },
});
const render = (...cards: readonly Card[]) => renderToStaticMarkup(<HighOffers cards={cards} />);

describe("offers near their best", () => {
  test("has at most ten rows, each above the usual and within a tenth of the best", () => {
    const rows = render(...listCards()).match(/<tr/g) ?? [];
    expect(rows.length - 1).toBe(Math.min(10, listHighOffers(listCards()).length));
    for (const { todayUsd, usual, best, given } of listHighOffers(listCards())) {
      expect(todayUsd).toBeGreaterThan(toOfferUsd(usual!, given.centsPerPoint) + 1);
      expect(todayUsd).toBeGreaterThanOrEqual(0.9 * toOfferUsd(best, given.centsPerPoint));
    }
  });

  test("says today's offer, the usual one, the best before, and the day on which it was read", () => {
    const markup = render(card);
    expect(markup).toContain("90,000 miles");
    expect(markup).toContain("60,000 miles");
    expect(markup).toContain('<time dateTime="2026-10-07">October 7, 2026</time>');
    expect(markup).toContain('href="/cards/delta-skymiles-gold-business#bonus"');
  });

  test("leaves out an offer that is the usual one, one read too long ago, and a card that takes no applications", () => {
    expect(render(getCard("chase-sapphire-preferred"))).toBe("");
    expect(render({ ...card, signUpBonus: { ...card.signUpBonus, state: "stale" } })).toBe("");
    expect(render({ ...card, status: "closed" })).toBe("");
    // No list follows a card of this name, so there is nothing to hold its offer against.
    expect(render(withBonus(900_000))).toBe("");
  });
});
