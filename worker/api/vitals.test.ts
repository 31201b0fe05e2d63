import { describe, expect, test } from "vitest";

import { ask, keepQuiet } from "../../test/support/ask-newsletter.ts";

keepQuiet();

const REPORT = { page: "/cards/amex-gold", viewport: "phone", values: { LCP: 1_234.5, CLS: 0 } };

interface Point {
  readonly indexes: readonly string[];
  readonly blobs: readonly string[];
  readonly doubles: readonly number[];
}

async function send(report: unknown, headers: Record<string, string> = {}) {
  const points: Point[] = [];
  const VITALS = { writeDataPoint: (point: Point) => void points.push(point) };
  const init = {
    method: "POST",
    headers: { "Content-Type": "application/json", ...headers },
    body: typeof report === "string" ? report : JSON.stringify(report),
  };
  const { status, response } = await ask("/api/vitals", init, { env: { VITALS } as never });
  return { status, response, points };
}

describe("POST /api/vitals", () => {
  test("writes one point a metric, with the pattern of the page and nothing of the visitor", async () => {
    const named = {
      Cookie: "jane",
      "User-Agent": "jane",
      "CF-Connecting-IP": "203.0.113.9",
      Referer: "https://jane.test/",
    };
    const { status, response, points } = await send(REPORT, named);
    expect([status, response.headers.get("Cache-Control")]).toEqual([204, "no-store"]);
    expect(points).toEqual([
      { indexes: ["LCP"], blobs: ["LCP", "/cards/:slug", "phone"], doubles: [1_234.5] },
      { indexes: ["CLS"], blobs: ["CLS", "/cards/:slug", "phone"], doubles: [0] },
    ]);
  });

  test("keeps no address that a visitor made up", async () => {
    const { points } = await send({ ...REPORT, page: "/jane-doe" });
    expect(points.map(({ blobs }) => blobs[1])).toEqual(["*", "*"]);
    expect(JSON.stringify((await send({ ...REPORT, page: "/cards/jane-doe" })).points)).not.toContain("jane");
  });

  test.each([
    ["another site's page", REPORT, { Origin: "https://evil.test" }, 403],
    ["another type", REPORT, { "Content-Type": "text/plain" }, 415],
    ["no JSON", "{", {}, 400],
    ["an unknown metric", { ...REPORT, values: { XYZ: 1 } }, {}, 400],
    ["an id", { ...REPORT, id: "v5-1" }, {}, 400],
    ["a value below zero", { ...REPORT, values: { LCP: -1 } }, {}, 400],
    ["a value beyond all pages", { ...REPORT, values: { LCP: 1e9 } }, {}, 400],
    ["a viewport of its own", { ...REPORT, viewport: "412x915" }, {}, 400],
  ])("refuses %s and writes nothing", async (_, report, headers, status) => {
    expect(await send(report, headers)).toMatchObject({ status, points: [] });
  });

  test("does not exist where no dataset is configured", async () => {
    const { status } = await ask("/api/vitals", { method: "POST", body: "{}" });
    expect(status).toBe(404);
  });
});
