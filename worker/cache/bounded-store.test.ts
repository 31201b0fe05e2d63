import { describe, expect, test } from "vitest";

import { BoundedStore } from "./bounded-store.ts";

const open = (maxEntries: number, maxBytes: number) =>
  new BoundedStore<string>({ maxEntries, maxBytes, sizeOf: (text) => text.length });
const listKept = (store: BoundedStore<string>, keys: string) => Array.from(keys).filter((key) => store.get(key));

describe("a store that is full", () => {
  test("forgets what was used longest ago, and a read is a use", () => {
    const store = open(3, 100);
    for (const key of "abc") store.set(key, key);
    store.get("a");
    store.set("d", "d");
    expect(listKept(store, "abcd")).toEqual(["a", "c", "d"]);
  });

  test("a write is a use too, and does not count twice", () => {
    const store = open(3, 100);
    for (const key of "abca") store.set(key, key);
    expect(store.size).toBe(3);
    store.set("d", "d");
    expect(listKept(store, "abcd")).toEqual(["a", "c", "d"]);
  });

  test("asking for what it does not hold changes nothing", () => {
    const store = open(2, 100);
    for (const key of "ab") store.set(key, key);
    expect(store.get("x")).toBeUndefined();
    expect(store.size).toBe(2);
    store.set("c", "c");
    expect(listKept(store, "abc")).toEqual(["b", "c"]);
  });

  test("holds exactly as many entries as it may", () => {
    const store = open(2, 100);
    for (const key of "ab") store.set(key, key);
    expect(listKept(store, "ab")).toEqual(["a", "b"]);
    store.set("c", "c");
    expect(listKept(store, "abc")).toEqual(["b", "c"]);
  });
});

describe("bytes", () => {
  test("it holds exactly as many as it may, and drops as many old entries as one more byte takes", () => {
    const store = open(10, 6);
    store.set("a", "aa");
    store.set("b", "bb");
    store.set("c", "cc");
    expect([store.bytes, store.size]).toEqual([6, 3]);
    store.set("d", "ddd");
    expect(listKept(store, "abcd")).toEqual(["c", "d"]);
    expect(store.bytes).toBe(5);
  });

  test("of an entry that is replaced or deleted are free again", () => {
    const store = open(10, 6);
    store.set("a", "aaaa");
    store.set("a", "a");
    expect(store.bytes).toBe(1);
    store.delete("a");
    store.delete("a");
    expect([store.bytes, store.size]).toEqual([0, 0]);
    store.set("b", "bbbbbb");
    expect(listKept(store, "b")).toEqual(["b"]);
  });

  test("a value larger than the store is not kept, takes nothing with it but the entry it replaces, and one as large as the store is kept", () => {
    const store = open(10, 6);
    store.set("a", "aa");
    store.set("b", "bb");
    store.set("b", "1234567");
    expect(listKept(store, "ab")).toEqual(["a"]);
    store.set("c", "123456");
    expect(listKept(store, "abc")).toEqual(["c"]);
  });
});
