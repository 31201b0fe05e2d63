/** What is kept is read by its shape, and nothing of it is lost: not what cannot be read, not what another tab wrote. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { changeKept, replaceKept, restoreKept, MY_CARDS_KEY } from "./card-store.ts";
import { hold, setUsed, succeed, watch } from "./change-cards.ts";
import { NOTHING_KEPT, parseKept, writeKept } from "./kept-cards.ts";

const kept = new Map<string, string>();
let isFull = false;

beforeEach(() => {
  kept.clear();
  isFull = false;
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
    setItem(key: string, text: string) {
      if (isFull) throw new DOMException("full", "QuotaExceededError");
      kept.set(key, text);
    },
  });
  vi.stubGlobal("dispatchEvent", () => true);
});
afterEach(() => vi.unstubAllGlobals());

const read = () => parseKept(kept.get(MY_CARDS_KEY) ?? "").kept;
const heldNow = () => read().held.map(({ slug }) => slug);

describe("what is kept", () => {
  test("comes back as it was written", () => {
    const all = {
      held: [
        { slug: "amex-gold", opened: "2024-05", renews: 6, bonus: { minUsd: 6000, spentUsd: 10.5, by: "2026-12-01" } },
      ],
      watched: ["citi-strata"],
      modes: { "amex-gold:uber-cash": "automatic" as const },
      uses: [{ card: "amex-gold", perk: "uber-cash", on: "2026-11-02", usd: 4.5 }],
      caps: [{ card: "amex-gold", rate: "groceries", on: "2026-11-02", usd: 900 }],
      accounts: ["2025-02"],
      seen: { "amex-gold": ["ch-101"] },
    };
    expect(parseKept(writeKept(all))).toEqual({ kept: all, isWhole: true, isNewer: false });
  });

  test.each([
    ["a card that no card can be", { held: [{ slug: "../x" }, { slug: "amex-gold" }] }, ["amex-gold"]],
    ["a month that is none", { held: [{ slug: "amex-gold", opened: "2024-13" }] }, []],
    ["a month of the fee that is none", { held: [{ slug: "amex-gold", renews: 0 }] }, []],
    ["no list", { held: "amex-gold" }, []],
  ])("leaves out %s, and says that it did", (_, said, slugs) => {
    const found = parseKept(JSON.stringify({ version: 1, ...said }));
    expect(found.kept.held.map(({ slug }) => slug)).toEqual(slugs);
    expect(found.isWhole).toBe(false);
  });

  test.each(["{", "[]", "null", '{"version":0}', '"text"'])("is nothing where the text is %s", (text) => {
    expect(parseKept(text)).toEqual({ kept: NOTHING_KEPT, isWhole: false, isNewer: false });
  });
});

describe("a change", () => {
  test("builds on what another tab has written since", () => {
    changeKept(hold("amex-gold"));
    kept.set(MY_CARDS_KEY, writeKept({ ...read(), watched: ["citi-strata"] }));
    changeKept(hold("bilt-blue"));
    expect(heldNow()).toEqual(["amex-gold", "bilt-blue"]);
    expect(read().watched).toEqual(["citi-strata"]);
  });

  test("leaves all as it was where the browser keeps no more", () => {
    changeKept(hold("amex-gold"));
    const before = kept.get(MY_CARDS_KEY);
    isFull = true;
    expect(changeKept(hold("bilt-blue"))).toBe("full");
    expect(kept.get(MY_CARDS_KEY)).toBe(before);
  });

  test("does not touch what a later version of the page wrote", () => {
    kept.set(MY_CARDS_KEY, '{"version":2,"wallets":[]}');
    expect(changeKept(hold("amex-gold"))).toBe("newer");
    expect(replaceKept(NOTHING_KEPT)).toBe("newer");
    expect(kept.get(MY_CARDS_KEY)).toBe('{"version":2,"wallets":[]}');
  });

  test("holds a card once and no longer watches it", () => {
    changeKept(watch("amex-gold"));
    changeKept(hold("amex-gold"));
    changeKept(hold("amex-gold"));
    expect([heldNow(), read().watched]).toEqual([["amex-gold"], []]);
  });

  test("puts a card in the place of the one that it was, with its month", () => {
    const old = { slug: "bilt-mastercard", opened: "2023-02", renews: null, bonus: null };
    expect(succeed("bilt-mastercard", "bilt-blue")({ ...NOTHING_KEPT, held: [old] }).held).toEqual([
      { ...old, slug: "bilt-blue" },
    ]);
  });

  test("of what a period has used leaves other periods and cards alone", () => {
    const uses = [
      { card: "a", perk: "x", on: "2026-10-31", usd: 1 },
      { card: "a", perk: "x", on: "2026-11-01", usd: 2 },
      { card: "b", perk: "x", on: "2026-11-01", usd: 3 },
    ];
    const use = { card: "a", perk: "x", on: "2026-11-26", usd: 5 };
    const change = (usd: number | null) =>
      setUsed({ ...use, usd }, "2026-11-01", "2026-11-30")({ ...NOTHING_KEPT, uses }).uses.map(({ usd: used }) => used);
    expect(change(5)).toEqual([1, 3, 5]);
    expect(change(null)).toEqual([1, 3]);
  });
});

test("a file's cards take the place of those kept, which can be put back", () => {
  changeKept(hold("amex-gold"));
  expect(replaceKept({ ...NOTHING_KEPT, watched: ["bilt-blue"] })).toBe("kept");
  expect(heldNow()).toEqual([]);
  restoreKept();
  expect(heldNow()).toEqual(["amex-gold"]);
});
