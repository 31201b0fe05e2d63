import { describe, expect, test } from "vitest";

import { ask } from "../../test/support/ask-newsletter.ts";
import { judgePath } from "./canonical-url.ts";

test.each(["/", "/cards/amex-gold", "/api/cards", "/og/amex-gold.png", "/a%20b", "/caf%c3%a9", "/x~y.z_1-2"])(
  "%s is a page's own spelling",
  (pathname) => {
    expect(judgePath(pathname)).toEqual({ kind: "canonical" });
  },
);

test.each([
  ["/Cards/Amex-Gold", "/cards/amex-gold"],
  ["/cards/", "/cards"],
  ["/cards//amex-gold", "/cards/amex-gold"],
  ["//", "/"],
  ["//evil.example", "/evil.example"],
  ["///evil.example//", "/evil.example"],
  ["/c%61rds", "/cards"],
  ["/%43ards", "/cards"],
  ["/cards/amex%2dgold", "/cards/amex-gold"],
  ["/a%7Eb%2E%5f", "/a~b._"],
  ["/a%C3%A9", "/a%c3%a9"],
])("%s moves to %s", (pathname, to) => {
  expect(judgePath(pathname)).toEqual({ kind: "moved", to });
});

describe("no page at all has a path that", () => {
  const CONTROLS = [...Array.from({ length: 32 }, (_, code) => code), 127].map(
    (code) => `%${code.toString(16).padStart(2, "0")}`,
  );
  test.each(CONTROLS)("hides the control character %s behind an escape", (escape) => {
    expect(judgePath(`/cards/amex-gold${escape}`)).toEqual({ kind: "malformed" });
    expect(judgePath(`/cards${escape.toUpperCase()}/amex-gold`)).toEqual({ kind: "malformed" });
  });

  test.each([
    "/cards%2famex-gold",
    "/cards%2Famex-gold",
    "/cards%5camex-gold",
    "/cards%5Camex-gold",
    "/cards\\amex-gold",
  ])("hides a separator: %s", (pathname) => {
    expect(judgePath(pathname)).toEqual({ kind: "malformed" });
  });

  test.each(["/%", "/%zz", "/%c3", "/%ff", "/%c3%28"])("cannot be decoded: %s", (pathname) => {
    expect(judgePath(pathname)).toEqual({ kind: "malformed" });
  });
});

test.each([
  ["/unsubscribe/?token=secret", 301],
  ["/Unsubscribe?token=secret", 301],
  ["/SUBSCRIBE/CONFIRM?token_hash=secret&type=invite", 301],
  ["/api/Subscription", 308],
])(
  "the redirect of %s, an address that may hold a token, is nobody's to keep or to pass on",
  async (address, status) => {
    const { response } = await ask(address, {});
    expect(response.status).toBe(status);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("cdn-cache-control")).toBeNull();
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("access-control-allow-origin")).toBeNull();
  },
);

test("the redirect of any other page may be kept", async () => {
  expect((await ask("/Cards", {})).response.headers.get("cache-control")).toBe("public, max-age=3600");
});

test("what a page's address moves to is a page's own spelling", () => {
  for (const pathname of ["/A//B/", "/%41%2e%2E/", "//X%7e//"]) {
    const verdict = judgePath(pathname);
    expect(verdict.kind).toBe("moved");
    if (verdict.kind === "moved") expect(judgePath(verdict.to)).toEqual({ kind: "canonical" });
  }
});
