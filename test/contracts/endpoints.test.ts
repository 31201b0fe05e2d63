/** An endpoint that the Worker has is in the API's description, and the other way round. */
import { readFileSync } from "node:fs";

import { describe, expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";

const site = inject("siteUrl");

/** For this site's own pages alone. */
const UNDESCRIBED: ReadonlySet<string> = new Set([paths.subscriptionApi()]);

/** As `worker/api/api-routes.ts` spells them, without wildcards. */
const routed = new Set(
  [...readFileSync("worker/api/api-routes.ts", "utf8").matchAll(/"(\/api(?:[/.][^"*]+)?|\/healthz)"[:,]/g)].map(
    ([, path = ""]) => path.replaceAll(/:(\w+)/g, "{$1}"),
  ),
);
const { endpoints } = (await (await fetch(site + paths.apiIndex())).json()) as {
  readonly endpoints: readonly { readonly method: string; readonly path: string }[];
};
const described = new Set(endpoints.map(({ path }) => path));

describe("worker/api/api-routes.ts", () => {
  test("has no endpoint that worker/api/resources.ts does not list", () => {
    expect(routed.size).toBeGreaterThan(5);
    expect([...routed].filter((path) => !described.has(path) && !UNDESCRIBED.has(path))).toEqual([]);
  });
});

test.each(endpoints)("$method $path is there", async ({ path, method }) => {
  const address = site + path.replace(/\{\w+\}/, "amex-gold");
  // The other of the two methods may be refused; what is not there is 404.
  const response = await fetch(address, { method: "PUT" });
  expect(response.status).toBe(405);
  expect(response.headers.get("Allow")).toContain(method);
});
