/** The day of the build in /healthz, at a fixed clock; the tests' build is of November 27, 2026. */
import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";

import { judgeHealth, type Health } from "../../scripts/check-site.ts";
import { handleHealth } from "./health.ts";

const app = new Hono().get("/healthz", handleHealth as never);
afterEach(() => vi.useRealTimers());

async function askOn(time: string) {
  vi.useFakeTimers({ now: new Date(time), toFake: ["Date"] });
  const response = await app.request("/healthz", {}, { SITE_ORIGIN: "https://cards.test" });
  return { code: response.status, health: (await response.json()) as Health };
}

test.each([
  ["2026-11-27T00:00:00Z", "ok", "up to date"],
  ["2026-12-07T23:59:59Z", "ok", "up to date"],
  ["2026-12-08T00:00:00Z", "degraded", "11 days old: deploy a new build"],
  ["2027-01-06T12:00:00Z", "degraded", "40 days old: deploy a new build"],
])("on %s the build of November 27 is %s, and pages are served", async (time, status, facts) => {
  const { code, health } = await askOn(time);
  expect(code).toBe(200);
  expect(health).toMatchObject({ status, builtOn: "2026-11-27", checks: { facts } });
});

test("the smoke test, and with it the uptime workflow, fails at a build that is too old", async () => {
  const [fresh, old] = [await askOn("2026-11-30T00:00:00Z"), await askOn("2026-12-10T00:00:00Z")];
  expect(judgeHealth(fresh.code, fresh.health).outcome).toBe("ok");
  expect(judgeHealth(old.code, old.health)).toEqual({
    outcome: "fail",
    note: expect.stringContaining("facts: 13 days old: deploy a new build"),
  });
});

test("a client that asks again and again is stopped before Supabase is asked", async () => {
  const asked: string[] = [];
  const WORK_LIMIT = { limit: async ({ key }: { key: string }) => (asked.push(key), { success: false }) };
  const response = await app.request("/healthz", { headers: { "CF-Connecting-IP": "192.0.2.7" } }, { WORK_LIMIT });
  expect(response.status).toBe(429);
  expect(asked).toEqual(["health:192.0.2.7"]);
});
