import { describe, expect, inject, test } from "vitest";

import { readProblem } from "../../test/support/read-problem.ts";

const site = inject("siteUrl");

const get = (path: string) => fetch(site + path);
const post = (path: string, body: unknown) =>
  fetch(site + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe("GET /api/calculator", () => {
  test("answers figures that are worked out by hand", async () => {
    // Double Cash on $1,000 a month without travel: 2 points a dollar at a cent each, and no fee.
    const response = await get("/api/calculator?cards=citi-double-cash&dining=400&other=600");
    expect(await response.json()).toMatchObject({
      profile: { value: "cash", trips: 0, dining: 400 },
      verdict: { why: null },
      best: { slugs: ["citi-double-cash"], faceValueUsd: 240 },
      cards: [
        {
          later: { rewardsUsd: 240, perksUsd: 0, feesUsd: 0, netUsd: 240, cards: [{ centsPerPoint: 1 }] },
          withoutPerksUsd: 240,
        },
      ],
      together: null,
    });
  });

  test("says that it needs to know what is spent: nobody is made up", async () => {
    const { errors } = await readProblem(await get("/api/calculator?cards=amex-gold"), 422);
    expect(errors).toMatchObject([{ field: "preset", code: "missing" }]);
    expect((await get("/api/calculator?cards=amex-gold&preset=household")).status).toBe(200);
  });
});

describe("POST says the same as GET", () => {
  test.each([
    ["/api/calculator", { cards: ["amex-gold"], dining: 500 }, "?cards=amex-gold&dining=500"],
    [
      "/api/calculator",
      {
        cards: ["amex-gold", "delta-skymiles-gold"],
        own: ["amex-gold"],
        preset: "family",
        trips: 5,
        brands: ["hyatt"],
        use: ["amex-gold:uber-cash"],
        cpp: { "delta-skymiles": 1.25 },
        had: ["amex-platinum"],
      },
      "?cards=amex-gold,delta-skymiles-gold&own=amex-gold&preset=family&trips=5&brands=hyatt&use=amex-gold:uber-cash&cpp.delta-skymiles=1.25&had=amex-platinum",
    ],
    ["/api/compare", { cards: ["amex-gold", "citi-double-cash"] }, "?cards=amex-gold,citi-double-cash"],
    [
      "/api/analyzer",
      { gas: 80, brand: { marriott: 40 }, foreign: 7.5, perks: "none", value: "cash", exclude: ["amex-gold"] },
      "?gas=80&brand.marriott=40&foreign=7.5&perks=none&value=cash&exclude=amex-gold",
    ],
    [
      "/api/finder",
      { matters: "perks", balance: true, score: 700, maxFees: 100, trips: 9, type: "personal" },
      "?matters=perks&balance=yes&score=700&maxFees=100&trips=9&type=personal",
    ],
    [
      "/api/finder",
      {
        brands: ["Marriott", "Delta"],
        score: "none",
        maxFees: null,
        brand: { Marriott: 40 },
        part: { rent: 9 },
      },
      "?brands=marriott,delta&score=none&brand.marriott=40&part.rent=9",
    ],
    [
      "/api/planner",
      {
        dining: 500,
        other: 800,
        apply: 1,
        own: ["citi-double-cash", { card: "amex-gold", renews: 2 }],
        points: ["world-of-hyatt:700"],
        closed: [{ card: "amex-green", month: "2026-01" }],
        accounts: [{ count: 2, month: "2026-10" }],
        once: [{ month: "2026-12", usd: 900 }],
        people: 2,
        p2: { own: ["amex-green"], apply: 0, points: ["ultimate-rewards:7000"], has: ["costco"] },
      },
      "?dining=500&other=800&apply=1&own=citi-double-cash,amex-gold::2&points=world-of-hyatt:700&closed=amex-green:2026-01&accounts=2:2026-10&once=2026-12:900&people=2&p2.own=amex-green&p2.apply=0&p2.points=ultimate-rewards:7000&p2.has=costco",
    ],
    ["/api/finder", {}, ""],
    ["/api/finder", { type: "student", travelers: 2, perks: "none" }, "?type=student&travelers=2&perks=none"],
  ])("%s %j", async (path, body, query) => {
    const posted = await post(path, body);
    expect(posted.status).toBe(200);
    expect(posted.headers.get("cache-control")).toBe("no-store");
    expect(posted.headers.get("etag")).toBeNull();
    expect(await posted.json()).toEqual(await (await get(path + query)).json());
  });
});

const PAIR = "cards=amex-gold,citi-double-cash&dining=400";
const TABLES = [
  ["/api/compare", PAIR, "group,key,label,isSame,amex-gold,citi-double-cash"],
  ["/api/finder", "matters=perks", "rank,slug,name,netUsd,"],
  ["/api/calculator", PAIR, "slugs,name,netUsd,rewardsUsd,"],
  ["/api/analyzer", "dining=400&maxCards=1", "category,part,brand,foreign,card,annualUsd,"],
  ["/api/planner", "dining=400&apply=1", "month,held,opens,ends,rewardsUsd,"],
] as const;

describe.each(TABLES.map(([path, query, header]) => ({ path, query, header })))(
  "the table of $path",
  ({ path, query, header }) => {
    test("is a download at its own address, kept like the answer itself", async () => {
      for (const kept of [false, true]) {
        const response = await get(`${path}.csv?${query}`);
        expect(response.status).toBe(200);
        expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8; header=present");
        expect(response.headers.get("content-disposition")).toBe(`attachment; filename="${path.slice(5)}.csv"`);
        expect(response.headers.get("etag")).not.toBeNull();
        expect(response.headers.get("x-cache")).toBe(kept ? "HIT" : "MISS");
        const lines = (await response.text()).split("\r\n");
        expect(lines[0]).toMatch(new RegExp(`^${header}`));
        expect(lines.length).toBeGreaterThan(2);
      }
    });

    test("is refused for the same reasons as the answer, as a problem", async () => {
      const json = await readProblem(await get(`${path}?${query}&dinning=x`), 400);
      expect(await readProblem(await get(`${path}.csv?${query}&dinning=x`), 400)).toEqual(json);
      await readProblem(await fetch(`${site}${path}.csv?${query}`, { method: "POST" }), 405);
    });
  },
);

test("the plan is a calendar in the API, too", async () => {
  const response = await get("/api/planner.ics?dining=500&apply=1");
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(response.headers.get("content-type")).toContain("text/calendar");
  expect(await response.text()).toBe(await (await get("/planner/plan.ics?dining=500&apply=1")).text());
});

describe("a card that there is not", () => {
  test.each([
    ["/api/compare?cards=amex-golt,citi-double-cash", "cards.0"],
    ["/api/analyzer?dining=5&own=citi-double-cash,amex-golt", "own.1.card"],
    ["/api/planner?dining=5&closed=amex-golt:2026-03", "closed.0.card"],
  ])("%s: %s names the one that was probably meant", async (path, field) => {
    const { errors } = await readProblem(await get(path), 422);
    expect(errors).toMatchObject([{ field, code: "unknown-card", suggestion: "amex-gold" }]);
  });
});

describe("names that no tool has", () => {
  test.each([
    ["/api/calculator?gas=5&dinning=1", "dinning", "dining"],
    ["/api/compare?cards=amex-gold,citi-double-cash&differencs=no", "differencs", "differences"],
    ["/api/finder?mater=bonus", "mater", "matters"],
    ["/api/analyzer?dining=5&maxCard=1", "maxCard", "maxCards"],
    ["/api/search?q=amex&limt=3", "limt", "limit"],
    ["/api/cards?isuer=Chase", "isuer", "issuer"],
  ])("%s: 400, and %s was probably %s", async (path, field, suggestion) => {
    const problem = await readProblem(await get(path), 400);
    expect(problem.code).toBe("unknown-parameter");
    expect(problem.detail).toBe("Invalid query parameters.");
    expect(problem.errors).toMatchObject([{ field, code: "unknown-parameter", suggestion }]);
  });

  test.each([
    "/api/calculator?cards=amex-gold&dining=5",
    "/api/search?q=amex",
    "/api/cards?type=business",
    "/api/cards/amex-gold?",
    "/api/openapi.json?",
  ])("%s takes the parameters that others append to links for nothing", async (path) => {
    const response = await get(`${path}&utm_source=x&gclid=y&fbclid=z`);
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).toBe((await get(path)).headers.get("etag"));
  });

  test.each(["/api/cards/amex-gold?fields=name", "/api/openapi.json?v=1"])("%s is refused, too", async (path) => {
    expect((await readProblem(await get(path), 400)).code).toBe("unknown-parameter");
  });
});
