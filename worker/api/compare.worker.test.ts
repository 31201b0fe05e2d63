import { describe, expect, inject, test } from "vitest";

const site = inject("siteUrl");

interface Year {
  netUsd: number;
  rewardsUsd: number;
  perksUsd: number;
  feesUsd: number;
}
interface Worth {
  cards: { slug: string; ongoing: Year; withoutPerksUsd: number; faceValueUsd: number }[];
  verdict: { leaders: string[]; leadUsd: number };
  stretches: { fromMonthlyUsd: number; slugs: string[] }[];
}
interface CompareJson {
  profile: { trips: number; type: string };
  worth: Worth | null;
  groups: { rows: { key: string; cells: { mark: string | null; isUncertain: boolean }[] }[] }[];
}

async function compare(query: string): Promise<CompareJson> {
  const response = await fetch(`${site}/api/compare?${query}`);
  expect(response.status, query).toBe(200);
  return (await response.json()) as CompareJson;
}

describe("GET /api/compare", () => {
  test("values two cash cards on groceries alone as one does by hand", async () => {
    // $6,000 a year: 6% less $95 against 3% without a fee; level where 12 x 3% of the amount is $95.
    const { worth } = await compare("cards=amex-blue-cash-everyday,amex-blue-cash-preferred&groceries=500");
    expect(worth?.cards.map(({ ongoing }) => ongoing.netUsd)).toEqual([180, 265]);
    expect(worth?.verdict).toMatchObject({ leaders: ["amex-blue-cash-preferred"], leadUsd: 85 });
    expect(worth?.stretches[1]?.fromMonthlyUsd).toBeCloseTo(263.89, 0);
  });

  test("says what each card is worth, part by part, and with no perk or all of them", async () => {
    const { worth, profile, groups } = await compare(
      "cards=amex-platinum,delta-skymiles-gold&preset=household&trips=9",
    );
    expect(profile).toMatchObject({ trips: 9, type: "personal" });
    for (const { ongoing, withoutPerksUsd, faceValueUsd } of worth?.cards ?? []) {
      expect(ongoing.rewardsUsd + ongoing.perksUsd - ongoing.feesUsd).toBeCloseTo(ongoing.netUsd, 1);
      expect(withoutPerksUsd).toBeLessThanOrEqual(ongoing.netUsd);
      expect(faceValueUsd).toBeGreaterThan(ongoing.netUsd);
    }
    for (const { key, cells } of groups.flatMap(({ rows }) => rows)) {
      const winners = cells.filter(({ mark }) => mark !== null).length;
      expect(winners, key).toBeLessThanOrEqual(cells.some(({ isUncertain }) => isUncertain) ? 0 : 1);
    }
  });

  test("gives the facts where no spending is given, and no worth", async () => {
    const { worth, groups } = await compare("cards=amex-gold,citi-double-cash");
    expect(worth).toBeNull();
    expect(groups.flatMap(({ rows }) => rows.map(({ key }) => key))).toContain("fee");
  });

  test("gives a card the same worth as the calculator gives it alone", async () => {
    const { worth } = await compare("cards=capital-one-venture-x,citi-double-cash&preset=household&trips=6");
    const answer = await fetch(`${site}/api/calculator?preset=household&trips=6&cards=capital-one-venture-x`);
    const { best } = (await answer.json()) as { best: { later: { netUsd: number } } };
    expect(worth?.cards[0]?.ongoing.netUsd).toBeCloseTo(best.later.netUsd, 2);
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
