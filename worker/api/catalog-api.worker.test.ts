/** The catalog by the API: cards with filters, order, fields and pages, as JSON and as a table; lists, programs, issuers. */
import { describe, expect, inject, test } from "vitest";

import { readProblem } from "../../test/support/read-problem.ts";
import { CARD_CATEGORIES } from "../../src/catalog/card.ts";
import { listCards, listIssuers } from "../../src/catalog/queries.ts";
import { PROGRAMS } from "../../src/catalog/program.ts";

const site = inject("siteUrl");
const ORIGIN = "https://waycard.example";
const get = (path: string, init?: RequestInit) => fetch(site + path, init);

interface Card {
  readonly slug: string;
  readonly url: string;
  readonly image: string;
  readonly reviewLink: string;
  readonly issuer: string;
  readonly network: string;
  readonly rating: number;
  readonly rewardProgram: string | null;
  readonly status: string;
  readonly cardType: string;
  readonly categories: readonly string[];
  readonly annualFee: { readonly ongoingUsd: number };
  readonly creditScore: { readonly floor: number; readonly newToCredit?: boolean };
  readonly worth: { readonly usd: number; readonly reader: string };
  readonly name: string;
  readonly signUpBonus: { readonly state: string };
  readonly certainty: Readonly<Record<string, { readonly asOf: string; readonly confidence: string }>>;
  readonly sources: readonly { readonly field: string; readonly kind: string; readonly address: string | null }[];
  readonly history: readonly { readonly effective: string; readonly field: string }[];
  readonly perks: readonly { readonly id: string; readonly valueUsd: number | null; readonly use: object | null }[];
}
interface Cards {
  readonly count: number;
  readonly total: number;
  readonly cards: readonly Card[];
}
const getCards = async (query: string) => (await (await get(`/api/cards${query}`)).json()) as Cards;

describe("GET /api/cards", () => {
  const FILTERS: readonly (readonly [string, (card: Card) => boolean])[] = [
    ["?issuer=Chase,Citi", ({ issuer }) => ["Chase", "Citi"].includes(issuer)],
    ["?issuer=chase&issuer=CITI", ({ issuer }) => ["Chase", "Citi"].includes(issuer)],
    ["?issuer=american-express", ({ issuer }) => issuer === "American Express"],
    ["?network=visa", ({ network }) => network === "Visa"],
    ["?program=membership%20rewards", ({ rewardProgram }) => rewardProgram === "Membership Rewards"],
    ["?status=CLOSED", ({ status }) => status === "closed"],
    ["?type=Business", ({ cardType }) => cardType === "Business"],
    ["?minRating=8.5", ({ rating }) => rating >= 8.5],
    ["?maxFee=0", ({ annualFee }) => annualFee.ongoingUsd === 0],
    ["?score=670", ({ creditScore }) => creditScore.newToCredit === true || creditScore.floor <= 670],
    ["?score=none", ({ creditScore }) => creditScore.newToCredit === true],
    [
      "?type=business&category=hotel&maxFee=130",
      ({ cardType, categories, annualFee }) =>
        cardType === "Business" && categories.includes("hotel") && annualFee.ongoingUsd <= 130,
    ],
    ["?bonus=open", ({ signUpBonus }) => signUpBonus.state === "open"],
  ];
  test.each(FILTERS)("%s keeps the cards that fit, and no other", async (query, fits) => {
    const { cards } = await getCards(query);
    const all = (await getCards("")).cards;
    expect(cards.length).toBeGreaterThan(0);
    expect(cards.length).toBeLessThan(all.length);
    expect(cards.map(({ slug }) => slug)).toEqual(all.filter(fits).map(({ slug }) => slug));
  });

  test("takes a program by its slug", async () => {
    const program = PROGRAMS.find(({ slug, rewardProgramNames }) => !rewardProgramNames.join(" ").includes(slug))!;
    const { cards } = await getCards(`?program=${program.slug}`);
    expect(cards.length).toBeGreaterThan(0);
    expect(
      new Set(cards.map(({ rewardProgram }) => rewardProgram)).isSubsetOf(new Set(program.rewardProgramNames)),
    ).toBe(true);
  });

  test("another spelling of the same filter is the same answer", async () => {
    const [one, other] = [await get("/api/cards?issuer=citi,chase"), await get("/api/cards?issuer=Chase&issuer=Citi")];
    expect(one.headers.get("etag")).toBe(other.headers.get("etag"));
  });

  test.each([
    ["rating", ({ rating }: Card) => rating],
    ["-rating", ({ rating }: Card) => -rating],
    ["fee", ({ annualFee }: Card) => annualFee.ongoingUsd],
    ["-worth", ({ worth }: Card) => -worth.usd],
  ])("sorts by %s", async (sort, toFigure) => {
    const figures = (await getCards(`?sort=${sort}`)).cards.map(toFigure);
    expect(figures).toEqual(figures.toSorted((left, right) => left - right));
  });

  test("answers the fields that are asked for, and the slug", async () => {
    const { cards } = await getCards("?fields=name,annualFee&issuer=Citi");
    expect(new Set(cards.flatMap((card) => Object.keys(card)))).toEqual(new Set(["slug", "name", "annualFee"]));
  });

  test("gives pages that together are all cards, each once, by the Link header alone", async () => {
    const seen: string[] = [];
    let address: string | undefined = "/api/cards?limit=50&sort=rating&fields=rating";
    let pages = 0;
    while (address) {
      const response: Response = await get(address);
      const body = (await response.json()) as Cards;
      expect(body.total).toBe(listCards().length);
      expect(body.count).toBe(body.cards.length);
      seen.push(...body.cards.map(({ slug }) => slug));
      const next = /<([^>]*)>; rel="next"/.exec(response.headers.get("link") ?? "")?.[1];
      expect(next === undefined || next.startsWith(`${ORIGIN}/api/cards?`)).toBe(true);
      address = next?.slice(ORIGIN.length);
      pages += 1;
    }
    expect(pages).toBe(Math.ceil(listCards().length / 50));
    expect(seen).toEqual((await getCards("?sort=rating")).cards.map(({ slug }) => slug));
  });

  test.each([
    ["?issuer=chas", 422, "issuer.0", "unknown-value", "Chase"],
    ["?fields=nme", 422, "fields.0", "unknown-value", "name"],
    ["?bonus=maybe", 422, "bonus", "unknown-value"],
    ["?type=child", 422, "type.0", "unknown-value"],
    ["?category=x", 422, "category.0", "unknown-value"],
    ["?maxFee=-1", 422, "maxFee", "out-of-range"],
    ["?fields=bogus", 422, "fields.0", "unknown-value"],
    ["?limit=0", 422, "limit", "out-of-range"],
    ["?limit=ten", 400, "limit", "invalid-number"],
    ["?limit=5&limit=6", 400, "limit", "repeated-parameter"],
    ["?cursor=amex-gold", 422, "limit", "missing"],
    ["?limit=5&cursor=nobody", 422, "cursor", "unknown-value"],
    ["?sort=rating,fee", 422, "sort", "unknown-value"],
    ["?score=low", 422, "score", "unknown-value"],
    ["?maxAnnualFee=5", 400, "maxAnnualFee", "unknown-parameter"],
  ])("%s answers %i for %s: %s", async (query, status, field, code, suggestion?: string) => {
    const problem = await readProblem(await get(`/api/cards${query}`), status);
    expect(problem.errors).toMatchObject([{ field, code }]);
    expect(problem.errors?.[0]?.suggestion).toBe(suggestion);
  });
});

describe("GET /api/cards/{slug}", () => {
  test("says of every group of facts from when it is, how sure it is, and where it is from", async () => {
    const card = (await (await get("/api/cards/amex-gold")).json()) as Card;
    const groups = ["annualFee", "signUpBonus", "rewards", "perks", "apr", "redemption", "foreignFee", "creditScore"];
    expect(Object.keys(card.certainty).toSorted()).toEqual(groups.toSorted());
    for (const { asOf, confidence } of Object.values(card.certainty)) {
      expect(asOf).toMatch(/^20\d\d-\d\d$/);
      expect(["high", "medium", "low"]).toContain(confidence);
    }
    const fields = card.sources.map(({ field }) => field);
    expect(fields).toEqual(expect.arrayContaining(groups));
    expect(new Set(fields).size).toBe(fields.length);
    expect(card.history.length).toBeGreaterThan(0);
    expect(card.perks.filter(({ valueUsd, use }) => valueUsd !== null && use === null)).toEqual([]);
    expect(JSON.stringify(card)).not.toContain("provenance");
  });

  test("has absolute addresses beside the review link, whatever host is asked", async () => {
    const response = await get("/api/cards/amex-gold", { headers: { "X-Forwarded-Host": "evil.test" } });
    expect(await response.json()).toMatchObject({
      url: `${ORIGIN}/cards/amex-gold`,
      image: `${ORIGIN}/amex-gold.svg`,
      reviewLink: "/cards/amex-gold",
    });
  });
});

describe("GET /api/cards.csv", () => {
  const parseLine = (line: string) => [...line.matchAll(/(?:"((?:[^"]|"")*)"|([^,]*))(?:,|$)/g)].slice(0, -1);

  test("is a header and a line for each card, as wide as the header", async () => {
    const response = await get("/api/cards.csv");
    expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
    const lines = (await response.text()).trimEnd().split("\r\n");
    expect(lines).toHaveLength(listCards().length + 1);
    expect(lines[0]).toMatch(/^slug,name,issuer,/);
    const width = parseLine(lines[0] ?? "").length;
    for (const line of lines) expect(parseLine(line), line).toHaveLength(width);
  });

  test("takes the filters of the JSON", async () => {
    const lines = (await (await get("/api/cards.csv?issuer=citi&type=personal")).text()).trimEnd().split("\r\n");
    const { count } = await getCards("?issuer=citi&type=personal");
    expect(lines).toHaveLength(count + 1);
    expect((await readProblem(await get("/api/cards.csv?fields=name"), 400)).code).toBe("unknown-parameter");
  });

  test("has pages", async () => {
    const [all, first] = await Promise.all(
      ["", "?limit=2"].map(async (query) => (await get(`/api/cards.csv${query}`)).text()),
    );
    const lines = (all ?? "").split("\r\n");
    expect((first ?? "").trimEnd().split("\r\n")).toEqual(lines.slice(0, 3));
    const { headers } = await get("/api/cards.csv?limit=2");
    const [, next = ""] = /<https:\/\/waycard\.example([^>]+)>; rel="next"/.exec(headers.get("link") ?? "") ?? [];
    expect(next).toMatch(/^\/api\/cards\.csv\?/);
    const second = await (await get(next)).text();
    expect(second.trimEnd().split("\r\n")).toEqual([lines[0], ...lines.slice(3, 5)]);
  });

  test("has an address of its own: no other answers it, whatever a client prefers", async () => {
    const json = await get("/api/cards?issuer=citi", { headers: { Accept: "text/csv, application/json;q=0.5" } });
    expect(json.headers.get("content-type")).toContain("application/json");
    expect(json.headers.get("vary") ?? "").not.toContain("Accept");
    expect((await get("/api/cards", { headers: { Accept: "image/png" } })).status).toBe(200);
  });
});

test("GET /api/lists names all nine, and each of them is the ranking that its page shows", async () => {
  const { lists } = (await (await get("/api/lists")).json()) as {
    lists: { slug: string; first: string; url: string }[];
  };
  expect(lists.map(({ slug }) => slug)).toEqual([...CARD_CATEGORIES]);
  for (const { slug, first, url } of lists) {
    const list = (await (await get(`/api/lists/${slug}`)).json()) as {
      ranking: { rank: number; card: string }[];
      picks: { label: string; card: string }[];
    };
    expect(list.ranking[0]?.card).toBe(first);
    expect(list.ranking.map(({ rank }) => rank)).toEqual(list.ranking.map((_, index) => index + 1));
    const html = await (await get(url.slice(ORIGIN.length))).text();
    for (const { label, card } of list.picks) {
      expect(html).toContain(label);
      expect(html).toContain(`id="${card}"`);
    }
  }
  expect((await readProblem(await get("/api/lists/hotels"), 404)) as object).toMatchObject({
    nearest: expect.arrayContaining(["hotel"]) as unknown,
  });
});

test("GET /api/programs has every program with partners and the cards that open transfers", async () => {
  const { programs } = (await (await get("/api/programs")).json()) as {
    programs: { slug: string; partners: object[]; cardsThatTransfer: string[]; url: string }[];
  };
  expect(programs.map(({ slug }) => slug)).toEqual(PROGRAMS.map(({ slug }) => slug));
  for (const { url } of programs) expect((await get(url.slice(ORIGIN.length), { method: "HEAD" })).status).toBe(200);
});

test("GET /api/issuers has every issuer with its cards, and the rules of the banks behind it", async () => {
  const { issuers } = (await (await get("/api/issuers")).json()) as {
    issuers: { name: string; cards: string[]; rules: { id: string }[]; url: string }[];
  };
  expect(issuers.map(({ name }) => name)).toEqual(listIssuers());
  // A card that a bank issues under another's name stands with both.
  expect(new Set(issuers.flatMap(({ cards }) => cards)).size).toBe(listCards().length);
  expect(issuers.find(({ name }) => name === "Chase")?.rules.map(({ id }) => id)).toContain("chase-5-24");
  for (const { url } of issuers) expect((await get(url.slice(ORIGIN.length), { method: "HEAD" })).status).toBe(200);
});
