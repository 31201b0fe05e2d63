import { describe, expect, inject, test } from "vitest";

const site = inject("siteUrl");

interface CompareJson {
  profile: { trips: number; brandsUsed: string[]; type: string; lines: { monthlyUsd: number }[] };
  assumptions: string[];
  cards: {
    slug: string;
    netUsd: number;
    rewardsUsd: number;
    perksUsd: number;
    feesUsd: number;
    bonusesUsd: number;
    withoutPerksUsd: number;
    perksAtFaceValueUsd: number;
    firstYear: { bonusesUsd: number };
  }[];
  verdict: { leaders: string[]; leadUsd: number; sentences: string[] };
  leads: { fromMonthlyUsd: number; cards: string[] }[];
  rows: { key: string; cells: { winner: string | null; isUncertain: boolean }[] }[];
}

async function compare(query: string): Promise<CompareJson> {
  const response = await fetch(`${site}/api/compare?${query}`);
  expect(response.status, query).toBe(200);
  return (await response.json()) as CompareJson;
}

describe("GET /api/compare", () => {
  test("values two cash cards on groceries alone as one does by hand", async () => {
    // $6,000 a year: 6% less $95 against 3% without a fee; level where 12 x 3% of the amount is $95.
    const { cards, verdict, leads } = await compare(
      "cards=amex-blue-cash-everyday,amex-blue-cash-preferred&groceries=500",
    );
    expect(cards.map(({ netUsd }) => netUsd)).toEqual([180, 265]);
    expect(verdict).toMatchObject({ leaders: ["amex-blue-cash-preferred"], leadUsd: 85 });
    expect(leads[1]?.fromMonthlyUsd).toBeCloseTo(263.89, 0);
  });

  test("says of each card what is left, part by part, and with no perk or all of them", async () => {
    const { cards, profile, rows } = await compare("cards=amex-platinum,delta-skymiles-gold&trips=9");
    expect(profile).toMatchObject({ trips: 9, brandsUsed: ["Delta"], type: "personal" });
    for (const card of cards) {
      expect(card.rewardsUsd + card.perksUsd - card.feesUsd).toBeCloseTo(card.netUsd, 1);
      expect(card.withoutPerksUsd).toBeLessThanOrEqual(card.netUsd);
      expect(card.perksAtFaceValueUsd).toBeGreaterThan(card.netUsd);
    }
    for (const { key, cells } of rows) {
      const winners = cells.filter(({ winner }) => winner !== null).length;
      expect(winners, key).toBeLessThanOrEqual(cells.some(({ isUncertain }) => isUncertain) ? 0 : 1);
    }
  });

  test("gives a card the same worth as the analyzer gives a wallet of it alone", async () => {
    const { cards } = await compare("cards=capital-one-venture-x,citi-double-cash&trips=6");
    const answer = await fetch(`${site}/api/analyzer?preset=household&trips=6&maxCards=1&must=capital-one-venture-x`);
    const { pick } = (await answer.json()) as { pick: { netUsd: number } };
    expect(cards[0]?.netUsd).toBeCloseTo(pick.netUsd, 2);
  });
});

describe("pages of pairs", () => {
  test("a searched pair may be listed and has advice, another pair is reachable and may not", async () => {
    const searched = await fetch(`${site}/compare/amex-gold-vs-chase-sapphire-preferred`);
    const html = await searched.text();
    expect(html).not.toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(html).toContain("Which of the two to choose");
    const other = await fetch(`${site}/compare/hsbc-premier-world-elite-vs-lufthansa-miles-and-more`);
    expect(other.status).toBe(200);
    const otherHtml = await other.text();
    expect(otherHtml).toMatch(/<meta name="robots" content="[^"]*noindex/);
    expect(otherHtml).not.toContain("Which of the two to choose");
  });

  test("a pair in the other order leads to its one address", async () => {
    const response = await fetch(`${site}/compare/chase-sapphire-preferred-vs-amex-gold`, { redirect: "manual" });
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe("/compare/amex-gold-vs-chase-sapphire-preferred");
  });
});
