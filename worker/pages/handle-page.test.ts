/** The part of an address that a page's copy is kept under. */
import { expect, test } from "vitest";

import { toKeyQuery } from "./handle-page.ts";

const toKey = (search: string, handle: Parameters<typeof toKeyQuery>[1]) =>
  toKeyQuery(new URLSearchParams(search), handle);

test("only the page's own parameters are in it, sorted by name, escaped in one way", () => {
  const handle = { parameters: ["sort", "q"] };
  expect(toKey("?sort=fee&utm_source=x&q=a%20b", handle)).toBe("?q=a+b&sort=fee");
  expect(toKey("?q=%61+b&sort=fee", handle)).toBe("?q=a+b&sort=fee");
});

test.each(["", "?", "?utm_source=x&brand.Hyatt=1"])("of %j it is empty for a page that reads none of it", (search) => {
  expect(toKey(search, { parameters: ["q"] })).toBe("");
  expect(toKey(search, {})).toBe("");
});

test("a prefix takes in all names that start with it, and no others", () => {
  const handle = { parameters: ["dining"], parameterPrefix: "brand." };
  expect(toKey("?brand.Lyft=5&xbrand.Lyft=6&dining=1&brand=7", handle)).toBe("?brand.Lyft=5&dining=1");
});

test("a pair that stands there twice stands in it once; two values of a name keep their order", () => {
  const handle = { parameters: ["own"] };
  expect(toKey("?own=b&own=a&own=b", handle)).toBe("?own=b&own=a");
});

test("where a page reads the first value of a name, the others are not in it", () => {
  const handle = { parameters: ["sort", "type"], readsFirstValues: true } as const;
  expect(toKey("?type=business&sort=fee&sort=name&type=personal", handle)).toBe("?sort=fee&type=business");
  expect(toKey("?sort=name&sort=fee", handle)).not.toBe(toKey("?sort=fee&sort=name", handle));
});
