import { describe, expect, inject, test } from "vitest";

import { readProblem } from "../../test/support/read-problem.ts";

const site = inject("siteUrl");

describe("GET /api/rewards", () => {
  test("values each card and all of them together", async () => {
    const response = await fetch(`${site}/api/rewards?cards=amex-gold,chase-sapphire-preferred&dining=500`);
    expect(response.status).toBe(200);
    expect(response.headers.get("etag")).not.toBeNull();
    const answer = (await response.json()) as {
      cards: { slug: string }[];
      wallet: { cards: string[] };
      spend: { monthlyUsd: object };
    };
    expect(answer.cards.map((card) => card.slug)).toEqual(["amex-gold", "chase-sapphire-preferred"]);
    expect(answer.wallet.cards).toEqual(["amex-gold", "chase-sapphire-preferred"]);
    expect(answer.spend.monthlyUsd).toMatchObject({ dining: 500, gas: 0 });
  });

  test.each([
    ["", "cards"],
    ["?cards=nope", "cards"],
    ["?cards=amex-gold,amex-gold", "cards"],
    ["?cards=amex-gold&dining=-1", "dining"],
    ["?cards=amex-gold&dining=1&dining=2", "dining"],
    ["?cards=amex-gold&dinning=1", "dinning"],
    ["?cards=amex-gold&brand.Nobody=1", "brand.Nobody"],
    ["?cards=amex-gold&foreign=101", "foreign"],
  ])("answers 400 for %j and names %s", async (query, field) => {
    const { errors } = await readProblem(await fetch(`${site}/api/rewards${query}`), 400);
    expect(errors?.map((error) => error.field)).toContain(field);
  });
});

describe("the tools' pages", () => {
  test.each(["/rewards", "/rewards-compare"])("%s sends a whole form to its shortest address", async (path) => {
    const response = await fetch(
      `${site}${path}?dining=450&groceries=600&gas=150&transit=80&travel_portal=100&travel_other=300&streaming=40&other=900&perks=50`,
      { redirect: "manual" },
    );
    expect(response.status).toBe(301);
    expect(response.headers.get("location")).toBe(path);
  });

  test.each([
    ["/rewards?max=99", "analyzer-max-error"],
    ["/rewards?must=amex-gold&not=amex-gold", "analyzer-not-error"],
    ["/rewards-compare?cards=nope", "calculator-cards-error"],
    ["/rewards-compare?dining=1e309", "calculator-dining-error"],
  ])("%s answers 400 with the message beside its field, and is not kept", async (path, id) => {
    const response = await fetch(site + path);
    expect(response.status).toBe(400);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(await response.text()).toContain(`id="${id}"`);
  });
});
