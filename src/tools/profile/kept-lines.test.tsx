/** What is kept of a visitor's spend, in their words. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { describeParameter, KeptLines } from "./kept-lines.tsx";
import { KeptSpend } from "./kept-spend.tsx";
import { SpendPresets } from "./spend-presets.tsx";

test.each([
  ["dining", "500", "Dining: $500"],
  ["dining", "lots", "Dining: lots"],
  ["travel", "400", "Travel: $400"],
  ["part.car-rental", "300", "Car rental: $300"],
  ["brand.delta", "200", "Delta: $200"],
  ["cpp.membership-rewards", "1.4", "What a point is worth to you: Membership rewards: 1.4 cents"],
  ["perks", "used", "Perks: Those I'd use"],
  ["perks", "other", "Perks: other"],
  ["foreign", "12.5", "Spent abroad: 12.5%"],
  ["trips", "3", "Trips a year: 3"],
  ["brands", "delta,hyatt", "Airlines and hotels you use: delta, hyatt"],
  ["value", "cash", "You use points for: Cash back"],
  ["preset", "family", "Ready-made profile: Family"],
  ["preset", "other", "Ready-made profile: other"],
  ["something", "5", "something: 5"],
  ["constructor", "5", "constructor: 5"],
])('%s=%s is "%s"', (name, value, text) => expect(describeParameter(name, value).join(": ")).toBe(text));

test("every parameter of a kept spend has its line", () => {
  expect(readMarkup(<KeptLines query="dining=500&trips=3" />)).toBe("Dining: $500 Trips a year: 3");
});

test("before anything is kept, it can be kept, and it is said where", () => {
  expect(readMarkup(<KeptSpend query="dining=500" />)).toBe(
    "Save my spending in this browser For the other tools, reviews and lists. It never leaves your browser.",
  );
});

describe("presets", () => {
  const presets = [
    { slug: "a", name: "One" },
    { slug: "b", name: "Two" },
  ];
  /** What a click does to the visitor: follows the link, or chooses. */
  function click(onChoose: ((slug: string) => void) | undefined, keys: object = {}) {
    const chosen: string[] = [];
    let isFollowed = true;
    const node = SpendPresets({
      presets,
      current: "b",
      toPath: (slug) => `/p/${slug}`,
      ...(onChoose ? { onChoose: (slug: string) => chosen.push(slug) } : {}),
    });
    const list = node.props.children[1].props.children;
    list[0].props.children.props.onClick({ preventDefault: () => (isFollowed = false), ...keys });
    return { chosen, isFollowed };
  }

  test("are links, the present one marked", () => {
    const markup = renderToStaticMarkup(<SpendPresets presets={presets} current="b" toPath={(slug) => `/p/${slug}`} />);
    expect(markup).toContain('<a href="/p/a">One</a>');
    expect(markup).toContain('<a href="/p/b" aria-current="true">Two</a>');
  });

  test("are chosen by a plain click where a script is there, and followed otherwise", () => {
    const choose = () => undefined;
    expect(click(choose)).toEqual({ chosen: ["a"], isFollowed: false });
    expect(click(undefined)).toEqual({ chosen: [], isFollowed: true });
    for (const key of ["metaKey", "ctrlKey", "shiftKey"]) {
      expect(click(choose, { [key]: true }), key).toEqual({ chosen: [], isFollowed: true });
    }
  });
});
