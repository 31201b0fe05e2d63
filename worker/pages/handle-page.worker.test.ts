import { describe, expect, inject, test } from "vitest";

import { paths } from "../../src/paths.ts";
import { requestRaw } from "../../test/support/request-raw.ts";

const site = inject("siteUrl");
const get = (path: string, init?: RequestInit) => fetch(site + path, { redirect: "manual", ...init });

describe("pages", () => {
  test("GET /cards/:slug holds every fact of the card", async () => {
    const html = await (await get("/cards/marriott-bonvoy-boundless")).text();
    for (const fact of [
      "$95",
      "50,000",
      "$3,000",
      "$6,000 a year",
      "0.8 cents",
      "0.6 cents",
      "8.4",
      "35,000 points",
      "19.99% - 28.49% Variable",
    ]) {
      expect(html).toContain(fact);
    }
  });

  test("GET /cards/:slug answers 404 for an unknown card, with the nearest ones", async () => {
    const response = await get("/cards/marriot-bonvoy-boundles");
    expect(response.status).toBe(404);
    expect(await response.text()).toContain("/cards/marriott-bonvoy-boundless");
  });

  test.each([
    ["/Cards/Amex-Gold", "/cards/amex-gold"],
    ["/guides/", "/guides"],
    ["//cards", "/cards"],
    ["/best-travel-credit-cards", paths.category("travel")],
    ["/best-travel-credit-cards-2031", paths.category("travel")],
    ["/best-0-apr-balance-transfer-credit-cards", paths.category("zero-apr-balance-transfer")],
    ["/best-0-apr-balance-transfer-credit-cards-2020", paths.category("zero-apr-balance-transfer")],
  ])("GET %s moves for good to %s", async (from, to) => {
    const response = await get(from);
    expect(response.status).toBe(301);
    expect(new URL(response.headers.get("location") ?? "", site).pathname).toBe(to);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH"])("%s on a page answers 405 with Allow", async (method) => {
    const response = await get("/cards", { method });
    expect(response.status).toBe(405);
    expect(response.headers.get("allow")).toBe("GET, HEAD");
  });

  test("HEAD answers like GET, without a body", async () => {
    const [head, full] = await Promise.all([get("/cards/amex-gold", { method: "HEAD" }), get("/cards/amex-gold")]);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe("");
    expect(head.headers.get("etag")).toBe(full.headers.get("etag"));
    await full.text();
  });
});

describe("search page", () => {
  test.each(["<svg onload=alert(1)>", '"><script>alert(1)</script>', "😀😀", "\u202Eabc"])(
    "reflects %j only escaped",
    async (query) => {
      const response = await get(`/search?q=${encodeURIComponent(query)}`);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(html).not.toContain("<svg onload");
      expect(html).not.toContain("<script>alert");
    },
  );

  test("a lone surrogate and broken escapes are no error", async () => {
    for (const path of ["/search?q=%ED%A0%80", "/search?q=%", "/search?q=%ff%fe", "/search?q=a%00b"]) {
      expect((await requestRaw(site, path)).status).toBe(200);
    }
  });

  test("says No cards found. when there are none", async () => {
    expect(await (await get("/search?q=zzzz")).text()).toContain("No cards found.");
  });
});
