import { describe, expect, test } from "vitest";

import { loadAskedPage, toToolProps } from "./load-tool-page.ts";
import { PROFILE_QUESTION } from "./tool.ts";

const TEXTS = { label: "Tool", title: "A tool", description: "It counts.", path: "/tool", image: "tool" };
const answered: number[] = [];

/** A tool that says back what it was asked. */
const load = (address: string) =>
  loadAskedPage(new Request(`https://waycard.test${address}`), TEXTS, {
    ...PROFILE_QUESTION,
    answer({ values: { dining } }) {
      answered.push(dining);
      return dining;
    },
  });
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
    expect(load("/tool")).toMatchObject({ status: 200, head: { title: "A tool", isIndexed: true } });
    expect(load("/tool").asked.values.preset).toBe("household");
    expect(load("/tool?dining=2")).toMatchObject({ result: 2, status: 200, head: { isIndexed: false } });
  });

  test("moves any other address there for good, before it works", () => {
    answered.length = 0;
    expect(catchRedirect("/tool?dining=2.00")).toEqual([301, "/tool?dining=2"]);
    expect(catchRedirect("/tool?dining=3&more=1")).toEqual([301, "/tool?dining=3"]);
    expect(answered).toEqual([]);
  });

  test("says beside a part the share that is used for it: a business has others than a household", () => {
    const shareOf = (address: string) => {
      const { parts } = toToolProps(load(address).asked).choices;
      return parts.find(({ key }) => key === "advertising")!.name;
    };
    expect(shareOf("/tool?dining=2")).toBe("Advertising (0% of the category)");
    expect(shareOf("/tool?other=900&type=business")).toBe("Advertising (20% of the category)");
  });

  test("stays where a parameter is wrong, and says so by its status", () => {
    const page = load("/tool?dining=-9");
    expect(page).toMatchObject({ status: 422, result: null, head: { isIndexed: false } });
    expect(page.asked.faults["dining"]?.code).toBe("out-of-range");
  });
});
