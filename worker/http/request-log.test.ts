/** The whole Worker, asked by somebody who puts a name into everything; the log must not know it. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import worker from "../app.ts";
import type { Bindings } from "../environment.ts";

const NAME = "jane-doe";
let pending: Promise<unknown>[] = [];
const execution = {
  waitUntil: (promise: Promise<unknown>) => void pending.push(promise),
  passThroughOnException: () => undefined,
  props: {},
};

async function logOf(
  path: string,
  init: RequestInit = {},
  variables: Partial<Bindings> = {},
): Promise<readonly string[]> {
  const headers = {
    "User-Agent": NAME,
    "CF-Connecting-IP": "203.0.113.9",
    Cookie: NAME,
    Referer: `https://${NAME}.test`,
  };
  const env = { SITE_ORIGIN: "https://site.test", ...variables } as Bindings;
  const response = await worker.fetch(new Request(`https://site.test${path}`, { headers, ...init }), env, execution);
  await response.text();
  await Promise.all(pending);
  return [...vi.mocked(console.info).mock.calls, ...vi.mocked(console.error).mock.calls].map(([line]) => String(line));
}

beforeEach(() => {
  pending = [];
  vi.spyOn(console, "info").mockImplementation(() => undefined);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

describe("one line for each request", () => {
  test.each([
    ["/about/contact", {}, "/about/:slug", 200],
    [`/cards/${NAME}?q=${NAME}`, {}, "/cards/:slug", 404],
    [`/${NAME}`, {}, "*", 404],
    [`/api/cards/${NAME}`, {}, "/api/cards/:slug", 404],
    [`/search?q=${NAME}`, {}, "/search", 200],
    ["/cards", { method: "DELETE" }, "/cards", 405],
    [`/api/search?q=${NAME}`, {}, "/api/search", 200],
  ])("%s", async (path, init, route, status) => {
    const lines = await logOf(path, init);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: "info", where: "request", route, status });
  });

  test("with the state of the cache and the time it waited", async () => {
    await logOf("/about/our-mission");
    const lines = (await logOf("/about/our-mission")).map(
      (line) => JSON.parse(line) as { cache: string; waitedMs: number },
    );
    expect(lines.map(({ cache }) => cache)).toEqual(["MISS", "HIT"]);
    for (const { waitedMs } of lines) expect(waitedMs).toBeGreaterThanOrEqual(0);
  });
});

test.each([
  `/cards/${NAME}`,
  `/search?q=${NAME}`,
  `/${NAME}?${NAME}=${NAME}`,
  `/api/cards/${NAME}`,
  `/cards/${NAME}%2f`,
])("nothing of the visitor is in the line for %s", async (path) => {
  expect((await logOf(path)).join("\n")).not.toMatch(new RegExp(`${NAME}|203\\.0`));
});

test("a method that a client made up is not repeated", async () => {
  const lines = await logOf("/cards", { method: "JANE-DOE" });
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ method: "OTHER", status: 405 });
});

test("REQUEST_LOG=off writes no line", async () => {
  expect(await logOf("/about/contact", {}, { REQUEST_LOG: "off" })).toEqual([]);
});

describe("REQUEST_LOG as a share", () => {
  const draw = (value: number) => vi.spyOn(Math, "random").mockReturnValue(value);

  test("writes as many lines as it says, and says in each what it stands for", async () => {
    draw(0.099);
    const [line = ""] = await logOf("/about/contact", {}, { REQUEST_LOG: "0.1" });
    expect(JSON.parse(line)).toMatchObject({ route: "/about/:slug", share: 0.1 });
    vi.mocked(console.info).mockClear();
    draw(0.1);
    expect(await logOf("/about/contact", {}, { REQUEST_LOG: "0.1" })).toEqual([]);
  });

  test("never leaves out a failure", async () => {
    draw(0.999);
    // Without a configuration the newsletter answers 503.
    const init = { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"email":"a@b.test"}' };
    const lines = await logOf("/api/subscribe", init, { REQUEST_LOG: "0.1" });
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([{ where: "request", status: 503 }]);
    expect(lines[0]).not.toContain("share");
  });

  test.each(["1", "0", "2", "-1", "many", ""])("of %j is all of them", async (share) => {
    draw(0.999);
    expect(await logOf("/about/contact", {}, { REQUEST_LOG: share })).toHaveLength(1);
  });
});
