/** Which site had a request sent, by what browsers say of it and by what programs leave out. */
import { expect, test } from "vitest";

import { refuseCrossSite } from "./csrf.ts";

const SITE = "https://cards.test";
const ask = (headers: Record<string, string>, url = `${SITE}/api/subscribe`) =>
  refuseCrossSite(new Request(url, { method: "POST", headers }), SITE)?.status;

test.each([
  {},
  { Origin: SITE },
  { "Sec-Fetch-Site": "same-origin" },
  { "Sec-Fetch-Site": "same-origin", Origin: SITE },
  // A page with `no-referrer`.
  { "Sec-Fetch-Site": "same-origin", Origin: "null" },
  { "Sec-Fetch-Site": "none" },
])("%j is the site's own, or a program", (headers) => {
  expect(ask(headers)).toBeUndefined();
});

test.each([
  ...["same-site", "cross-site", "", "same-origin, same-origin", "own", "SAME-ORIGIN"].map((word) => ({
    "Sec-Fetch-Site": word,
  })),
  { "Sec-Fetch-Site": "same-site", Origin: SITE },
  { "Sec-Fetch-Site": "same-origin", Origin: "https://evil.test" },
  { Origin: "https://evil.test" },
  { Origin: "null" },
  { Origin: "" },
  { Origin: "http://cards.test" },
  { Origin: "https://cards.test:8443" },
  { Origin: "https://cards.test.evil.test" },
  { Origin: "https://CARDS.test" },
])("%j is refused", (headers) => {
  expect(ask(headers)).toBe(403);
});

test("on another host that the site is called by, its own Origin is right, and that of another scheme is not", () => {
  const url = "http://localhost:8787/api/subscribe";
  expect(ask({ Origin: "http://localhost:8787" }, url)).toBeUndefined();
  expect(ask({ Origin: "https://localhost:8787" }, url)).toBe(403);
});
