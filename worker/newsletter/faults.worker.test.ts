/** The built Worker in front of a Supabase that fails, and without one. */
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from "vitest";
import { createTestHarness, type TestHarness } from "wrangler";

import { BUILT_WORKER, inBuild } from "../../build/build-folder.ts";
import { type Fault, type MisbehavingServer, startMisbehavingServer } from "../../test/support/misbehaving-server.ts";
import {
  confirm,
  findStatus,
  findUnsubscribeToken,
  subscribe,
  supabase,
  waitForMails,
} from "../../test/support/newsletter-site.ts";
import { makeAddress, postJson } from "../../test/support/newsletter-visitor.ts";

const CONFIG = inBuild(BUILT_WORKER);
const FAULTS: readonly Fault[] = ["429", "500", "503", "html", "null", "half", "hang", "reset"];

let server: MisbehavingServer;
let harness: TestHarness;
let site: string;

beforeAll(async () => {
  server = await startMisbehavingServer(supabase.url);
  const vars = {
    SUPABASE_URL: server.url,
    SUPABASE_PUBLISHABLE_KEY: inject("supabasePublishableKey"),
    SUPABASE_SECRET_KEY: supabase.secretKey,
  };
  harness = createTestHarness({ workers: [{ configPath: CONFIG, vars }] });
  site = (await harness.listen()).url.origin;
});
afterAll(async () => {
  await harness.close();
  await server.close();
});
beforeEach(() => {
  server.fail("500", 0);
  server.requests.length = 0;
});

const logs = () =>
  harness
    .getLogs()
    .map((log) => log.message)
    .join("\n");

describe.each(FAULTS)("while Supabase fails with %s", (fault) => {
  test("the visitor is answered as always, and the queue makes good for it: one row, one mail", async () => {
    const address = makeAddress();
    server.fail(fault, 1);
    const response = await postJson(`${site}/api/subscribe`, { email: address });
    expect(response.status).toBe(202);
    expect(await response.text()).toBe('{"status":"check-your-inbox"}');
    expect(await waitForMails(address, 1)).toHaveLength(1);
    expect(await findStatus(address)).toBe("pending");
    await expect.poll(logs).toContain('"event":"queued"');
    expect(logs()).not.toContain(address);
  });

  test("ending a subscription is answered as done, and done by the queue", async () => {
    const { address } = await subscribe(site);
    const token = await findUnsubscribeToken(address);
    harness.clearLogs();
    server.fail(fault, 1);
    const response = await fetch(`${site}/unsubscribe?token=${token}`, { method: "POST" });
    expect(response.status).toBe(200);
    await expect.poll(logs).toContain('"event":"delivered","job":"end"');
    expect(await findStatus(address)).toBe("unsubscribed");
    expect(logs()).not.toContain(token);
  });

  test("the press on a link is answered with a page that keeps the button", async () => {
    const { address, link } = await subscribe(site);
    server.fail(fault, 9);
    const pressed = await confirm(link, site);
    expect(pressed.status).toBe(503);
    expect(await pressed.text()).toContain("Your link is still good");
    server.fail(fault, 0);
    expect((await confirm(link, site)).status).toBe(200);
    expect(await findStatus(address)).toBe("confirmed");
  });
});

test("while Supabase hangs, pages and the health check answer", async () => {
  server.fail("hang", 99);
  expect((await fetch(`${site}/about/contact`)).status).toBe(200);
  const health = (await (await fetch(`${site}/healthz`)).json()) as { checks: { newsletter: string } };
  expect(health.checks.newsletter).toBe("configured; Supabase does not answer");
});

describe("bad input reaches neither Supabase nor the log", () => {
  const deep = `{"email":${"[".repeat(1_500)}${"]".repeat(1_500)}}`;
  const bad: readonly (readonly [string, string, number])[] = [
    ["a line end", JSON.stringify({ email: "bad-input@example.com\r\nBcc: x@example.com" }), 422],
    ["__proto__", '{"__proto__":{"email":"bad-input@example.com"}}', 400],
    ["__proto__ beside an address", '{"email":"bad-input@example.com","__proto__":{"isAdmin":true}}', 400],
    ["constructor", '{"email":"bad-input@example.com","constructor":{"prototype":{}}}', 400],
    ["1,500 nested arrays", deep, 400],
    ["a byte order mark", '\uFEFF{"email":"bad-input@example.com"}', 400],
    ["nothing", "", 400],
    ["10,000 nested arrays", `${"[".repeat(10_000)}${"]".repeat(10_000)}`, 413],
    ["1 MB", JSON.stringify({ email: `bad-input@example.com${" ".repeat(1_000_000)}` }), 413],
  ];

  test.each(bad)("%s", async (_, body, status) => {
    const response = await postJson(`${site}/api/subscribe`, body);
    expect(response.status).toBe(status);
    expect(response.headers.get("content-type")).toContain("application/problem+json");
    if (status === 422)
      expect(await response.json()).toMatchObject({ errors: [{ message: expect.any(String) as string }] });
    expect(server.requests).toEqual([]);
    expect(logs()).not.toContain("bad-input");
  });
});
