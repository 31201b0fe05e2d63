/** The limits of wrangler.toml as workerd keeps them. The numbers are pinned in test/contracts/pinned-values.test.ts. */
import { env } from "cloudflare:workers";
import { describe, expect, test } from "vitest";

import { limitRate } from "./limit-rate.ts";

/** How many pass before the first is refused, and that answer. */
async function askUntilRefused(limit: Parameters<typeof limitRate>[0], key: string, most: number) {
  for (let passed = 0; passed <= most; passed += 1) {
    const refused = await limitRate(limit, key);
    if (refused) return { passed, refused };
  }
  throw new Error(`${most} asked for the same, and none was refused.`);
}

describe.each([
  ["CLIENT_LIMIT", 10],
  ["MAILBOX_LIMIT", 3],
  ["WORK_LIMIT", 300],
] as const)("%s", (name, count) => {
  test(`lets ${count} a minute pass, tells the next one to wait a minute, and spares others`, async () => {
    // The minute may end meanwhile: twice as many pass then.
    const { passed, refused } = await askUntilRefused(env[name], "one", 2 * count);
    expect(passed).toBeGreaterThanOrEqual(count);
    expect(refused.status).toBe(429);
    expect(refused.headers.get("retry-after")).toBe("60");
    expect(refused.headers.get("cache-control")).toBe("no-store");
    expect(await limitRate(env[name], "other")).toBeUndefined();
  });
});

test("a limit that is not there, or fails, refuses nobody", async () => {
  expect(await limitRate(undefined, "one")).toBeUndefined();
  expect(await limitRate({ limit: () => Promise.reject(new Error("down")) }, "one")).toBeUndefined();
});
