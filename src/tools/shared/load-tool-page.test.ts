import { describe, expect, test } from "vitest";

import { loadToolPage } from "./load-tool-page.ts";
import { createQueryReader, toQueryString } from "../../asking/tool-query.ts";

const TEXTS = { label: "Tool", title: "A tool", description: "It counts.", path: "/tool", image: "tool" };
const answered: string[] = [];

/** A tool with one parameter, `n`, 1 unless it is 2 or 3. */
function load(address: string) {
  return loadToolPage(new Request(`https://waycard.test${address}`), TEXTS, {
    parse(parameters) {
      const reader = createQueryReader(parameters);
      return { n: reader.readChoice("n", ["1", "2", "3"], "1"), errors: reader.errors };
    },
    toQueryString: ({ n }) => toQueryString(n === "1" ? [] : [["n", n]]),
    answer({ n, errors }) {
      answered.push(n);
      return { errors, canonical: n === "1" ? "" : `?n=${n}`, result: Number(n) };
    },
  });
}
function catchRedirect(address: string): [number, string | null] | null {
  try {
    load(address);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    return [thrown.status, thrown.headers.get("location")];
  }
}

describe("a tool's page", () => {
  test("answers an address that is the shortest of its result; only the one without parameters is to be listed", () => {
    expect(load("/tool")).toMatchObject({ result: 1, status: 200, head: { title: "A tool", isIndexed: true } });
    expect(load("/tool?n=2")).toMatchObject({ result: 2, status: 200, head: { isIndexed: false } });
  });

  test("moves any other address there for good, before it works", () => {
    answered.length = 0;
    expect(catchRedirect("/tool?n=1")).toEqual([301, "/tool"]);
    expect(catchRedirect("/tool?n=3&more=1")).toEqual([301, "/tool?n=3"]);
    expect(answered).toEqual([]);
  });

  test("stays where a parameter is wrong, and says so by its status", () => {
    const page = load("/tool?n=9");
    expect(page).toMatchObject({ status: 422, head: { isIndexed: false } });
    expect(page.errors["n"]).toEqual({ code: "unknown-value", message: "Choose one of 1, 2, 3." });
  });

  test("has the trail from home in its structured data", () => {
    const [trail] = load("/tool").head.jsonLd("https://waycard.test");
    expect(JSON.stringify(trail)).toContain("https://waycard.test/tool");
  });
});

describe("one parameter after the other", () => {
  const read = (query: string) => createQueryReader(new URLSearchParams(query));

  test("is read trimmed, up to 60 characters; one that is not there is null", () => {
    expect(read("a=%20x%20").readText("a")).toBe("x");
    expect(read(`a=${"x".repeat(61)}`).readText("a")).toBe("x".repeat(60));
    expect(read("").readText("a")).toBeNull();
  });

  test("is refused when it appears twice, and keeps its first error", () => {
    const reader = read("a=1&a=2");
    reader.readChoice("a", ["3"], "3");
    expect(reader.errors).toEqual({
      a: { code: "repeated-parameter", message: "This appears more than once; keep one." },
    });
  });

  test("may be empty for the usual choice; another one is an error", () => {
    const reader = read("a=&b=2&c=9");
    expect(["a", "b", "c", "d"].map((name) => reader.readChoice(name, ["1", "2"], "1"))).toEqual(["1", "2", "1", "1"]);
    expect(Object.keys(reader.errors)).toEqual(["c"]);
  });

  test("as an amount is its text and its dollars, or an error beside what was written", () => {
    const reader = read("a=$1,200.50&b=&c=many&d=5001");
    expect(reader.readUsd("a", 5_000)).toEqual({ text: "$1,200.50", usd: 1_200.5 });
    expect(reader.readUsd("b", 5_000)).toEqual({ text: "", usd: null });
    expect(reader.readUsd("c", 5_000)).toEqual({ text: "many", usd: null });
    expect(reader.readUsd("d", 5_000)).toEqual({ text: "5001", usd: null });
    expect(reader.readUsd("e", 5_000)).toEqual({ text: "", usd: null });
    expect(Object.keys(reader.errors)).toEqual(["c", "d"]);
  });

  test("is written back with commas as they are", () => {
    expect(toQueryString([])).toBe("");
    expect(
      toQueryString([
        ["cards", "a,b"],
        ["q", "x & y"],
      ]),
    ).toBe("?cards=a,b&q=x+%26+y");
  });
});
