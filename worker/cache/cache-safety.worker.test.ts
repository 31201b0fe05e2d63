/** What a visitor sends must not change what the next one gets. Against the built Worker. */
import { describe, expect, inject, test } from "vitest";

import { type RawAnswer, requestAndLeave, requestRaw } from "../../test/support/request-raw.ts";

const site = inject("siteUrl");
const get = (path: string, headers: Record<string, string> = {}) => requestRaw(site, path, { headers });
const MARK = "cache-probe.test";

/** Headers that other servers let change an answer. */
const SPOOFED: readonly Readonly<Record<string, string>>[] = [
  { Host: MARK },
  { "X-Forwarded-Host": MARK, "X-Forwarded-Proto": "ftp", "X-Forwarded-For": MARK, "X-Forwarded-Port": "1" },
  { Forwarded: `host=${MARK};proto=ftp` },
  { "X-Original-URL": `/${MARK}`, "X-Rewrite-URL": `/${MARK}` },
  { "X-HTTP-Method-Override": "DELETE", "X-Method-Override": "DELETE" },
  { Cookie: `session=${MARK}`, Authorization: `Bearer ${MARK}` },
  { "Accept-Language": "de", Accept: "application/json", "User-Agent": MARK },
  { Range: "bytes=0-10" },
  { "Cache-Control": "no-cache", Pragma: "no-cache", "X-Cache": MARK },
  { Referer: `https://${MARK}/`, Origin: `https://${MARK}` },
];

describe("headers of a request", () => {
  test.each(SPOOFED.map((headers, index) => ({ headers, path: `/cards?fee=0&sort=name&issuer=${index}` })))(
    "$headers: the one who sends them first gets, and leaves, what everyone gets",
    async ({ headers }) => {
      // An address that nobody asked for before, whose answer is stored.
      const path = `/search?q=probe${SPOOFED.indexOf(headers)}`;
      const first = await get(path, headers);
      const second = await get(path);
      expect(first.status).toBe(200);
      expect(second.headers["x-cache"]).toBe("HIT");
      expect(second.body).toBe(first.body);
      expect(first.body).not.toContain(MARK);
      expect(JSON.stringify(first.headers)).not.toContain(MARK);
      expect(first.headers["set-cookie"]).toBeUndefined();
      expect(first.headers["content-type"]).toBe("text/html; charset=utf-8");
    },
  );

  test("a spoofed host is in no link of a page, a redirect or a feed", async () => {
    for (const path of ["/", "/CARDS", "/sitemap.xml", "/feed.xml", "/robots.txt", "/api/openapi.json", "/nope"]) {
      const answer = await get(path, { Host: MARK, "X-Forwarded-Host": MARK });
      expect(answer.body.includes(MARK), path).toBe(false);
      expect(answer.headers.location ?? "", path).not.toContain(MARK);
    }
  });
});

describe("other spellings of a stored page", () => {
  test.each([
    ["/Cards/Amex-Gold", 301],
    ["/cards/amex-gold/", 301],
    ["/cards//amex-gold", 301],
    ["/cards/./amex-gold", 200],
    ["/cards/x/../amex-gold", 200],
    ["/cards/%2e%2e/cards/amex-gold", 200],
    ["/cards/amex-gold;.css", 404],
    ["/cards/amex-gold/x.css", 404],
    ["/cards/amex-gold.css", 404],
    ["/cards/amex-gold%2fx.css", 404],
    ["/cards%2famex-gold", 404],
    ["/cards/amex-gold%00.css", 404],
    ["/cards/amex-gold%0a", 404],
    ["/cards/amex-gold%3f.css", 404],
    ["/cards/amex-gold%23.css", 404],
    ["/cards/amex-gold%5cx", 404],
    ["/cards/amex%2dgold", 301],
    ["/cards/amex-gold%20", 404],
    ["/cards/%61mex-gold", 301],
    ["/cards/%41MEX-gold", 301],
    ["/cards/%2561mex-gold", 404],
    ["/cards/amex-gold%c2%a0", 404],
    ["/cards/%", 404],
    ["/cards/%ff", 404],
    ["/%5c", 404],
  ])("%s answers %i and makes no second copy", async (path, status) => {
    const canonical = await get("/cards/amex-gold");
    const answer = await get(path);
    expect(answer.status).toBe(status);
    if (status === 301) expect(answer.headers.location).toBe("/cards/amex-gold");
    // The URL standard resolves dot segments before the Worker sees them: the same page, the same copy.
    else if (status === 200) expect(answer.headers.etag).toBe(canonical.headers.etag);
    else expect(answer.headers["cache-control"]).toBe("public, max-age=60");
    if (status !== 200) expect(answer.headers.etag).toBeUndefined();
  });
});

describe("parameters", () => {
  test.each([
    ["in another order", "/cards?sort=name&type=business", "/cards?type=business&sort=name"],
    ["with one that is repeated", "/cards?type=business&sort=fee", "/cards?sort=fee&type=business&sort=fee"],
    ["with a second value that the page does not read", "/cards?sort=fee", "/cards?sort=fee&sort=name"],
    [
      "with unknown ones between",
      "/guides?topic=fees",
      "/guides?x=1&topic=fees&utm_source=y&__proto__=1&constructor=2",
    ],
    ["in another escaping", "/search?q=a%20b", "/search?q=%61+b"],
  ])("%s share one copy", async (_, first, second) => {
    const one = await get(first);
    const two = await get(second);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(two.headers.etag).toBe(one.headers.etag);
    expect(two.headers["x-cache"]).toBe("HIT");
  });

  test.each(["/search?q=a&q=b", "/rewards-compare?dining=1&dining=2", "/rewards?maxCards=1&maxCards=2"])(
    "two values where there must be one are refused and not stored: %s",
    async (path) => {
      for (let round = 0; round < 2; round += 1) {
        const answer = await get(path);
        expect(answer.status).toBe(400);
        expect(answer.headers["cache-control"]).toBe("no-store");
        expect(answer.headers["x-cache"]).toBe("BYPASS");
      }
    },
  );
});

test("unknown addresses and parameters by the hundred leave a stored page where it is", async () => {
  await get("/cards/amex-gold");
  for (let index = 0; index < 100; index += 1) {
    await Promise.all([get(`/cards/no-such-card-${index}`), get(`/search?q=nobody${index}`), get(`/?x=${index}`)]);
  }
  expect((await get("/cards/amex-gold")).headers["x-cache"]).toBe("HIT");
});

test("a visitor who leaves midway leaves a whole page to the next", async () => {
  const path = "/cards/us-bank-altitude-go?never=asked";
  await requestAndLeave(site, path);
  const next = await get(path);
  expect(next.status).toBe(200);
  expect(next.body.endsWith("</html>")).toBe(true);
});

describe("limits", () => {
  test.each([
    ["an address of 9 KB", `/cards/${"a".repeat(9_000)}`, {}, 414],
    ["a parameter of 9 KB", `/search?q=${"a".repeat(9_000)}`, {}, 414],
    ["251 parameters", `/search?${"a=1&".repeat(251)}`, {}, 400],
    ["headers of 40 KB", "/", { "X-Large": "a".repeat(40_000) }, 431],
  ])("%s is refused with a problem that nobody stores", async (_, path, headers, status) => {
    const answer = await get(path, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toContain("application/problem+json");
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect((JSON.parse(answer.body) as { status: number }).status).toBe(status);
  });

  test("a client that asks for work without end is told to wait, and others are not", async () => {
    const ask = (address: string, index: number) =>
      requestRaw(site, `/api/calculator?cards=amex-gold&dining=${index}`, {
        headers: { "CF-Connecting-IP": address, "X-Forwarded-For": `10.0.0.${index % 250}` },
      });
    let refused: RawAnswer | undefined;
    // Twice the limit and a little: the minute may end meanwhile.
    for (let index = 0; index < 620 && !refused; index += 10) {
      const answers = await Promise.all(Array.from({ length: 10 }, (_, offset) => ask("203.0.113.7", index + offset)));
      refused = answers.find((answer) => answer.status === 429);
    }
    expect(refused?.headers["retry-after"]).toBe("60");
    expect(refused?.headers["cache-control"]).toBe("no-store");
    expect(refused?.headers["content-type"]).toContain("application/problem+json");
    expect((await ask("203.0.113.8", 1)).status).toBe(200);
  });
});
