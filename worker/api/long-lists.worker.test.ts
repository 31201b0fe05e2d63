/** A list of cards may have as many as there are, and every one of them counts: in addresses as in bodies. */
import { describe, expect, inject, test } from "vitest";

import { listCards } from "../../src/catalog/queries.ts";

const site = inject("siteUrl");
const SLUGS = listCards().map(({ slug }) => slug);
const LEFT: ReadonlySet<string> = new Set(SLUGS.slice(-10));
const OUT = SLUGS.slice(0, -10);

const get = (path: string, query: Readonly<Record<string, string>>) =>
  fetch(`${site}${path}?${new URLSearchParams(query).toString()}`);
const post = (path: string, body: object) =>
  fetch(site + path, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe.each(["/api/analyzer", "/api/planner"])("%s", (path) => {
  test("proposes no card of a long list of unwanted ones", async () => {
    const answers = [
      await get(path, { dining: "900", exclude: OUT.join(",") }),
      await post(path, { dining: 900, exclude: OUT }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const { profile: _, ...found } = (await answer.json()) as Readonly<Record<string, unknown>>;
      const named = [...JSON.stringify(found).matchAll(/"(?:card|slug)":"([\w-]+)"/g)].map(([, slug]) => slug);
      expect(named.length).toBeGreaterThan(0);
      expect(named.filter((slug) => !LEFT.has(slug ?? ""))).toEqual([]);
    }
  });

  test("counts every card that somebody has", async () => {
    const answer = await post(path, { dining: 900, own: SLUGS.slice(0, 60), exclude: SLUGS.slice(60) });
    expect(answer.status).toBe(200);
    const { own, owned } = (await answer.json()) as Readonly<Record<string, readonly object[] | undefined>>;
    expect(own ?? owned).toHaveLength(60);
  });
});

test("the calculator counts every card that somebody has", async () => {
  const answer = await post("/api/calculator", { cards: ["amex-gold"], dining: 900, own: SLUGS });
  expect(answer.status).toBe(200);
});
