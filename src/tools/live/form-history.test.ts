/** The address of a live tool and what an entry of the history keeps of its form. */
import { beforeEach, describe, expect, test, vi } from "vitest";

import { followResult, isFormState, rememberForm } from "./form-history.ts";

let calls: unknown[][] = [];

beforeEach(() => {
  calls = [];
  const keep = (kind: string) => (state: unknown, _title: string, address?: string) =>
    calls.push([kind, state, address]);
  vi.stubGlobal("history", { pushState: keep("push"), replaceState: keep("replace") });
  vi.stubGlobal("location", { pathname: "/finder", search: "?dining=500", hash: "#result" });
});

test("a form is kept with the entry that is shown", () => {
  rememberForm("dining=500");
  expect(calls).toEqual([["replace", { form: "dining=500" }, undefined]]);
  expect(isFormState(calls[0]![1])).toBe(true);
});

test.each([null, undefined, "form", {}, { form: 5 }, { form: null }])("%j is no kept form", (state) => {
  expect(isFormState(state)).toBe(false);
});

describe("a new result", () => {
  test("has the entry of the former one, with its place on the page", () => {
    followResult("/finder?dining=600", "dining=600", "replace");
    expect(calls).toEqual([["replace", { form: "dining=600" }, "/finder?dining=600#result"]]);
  });

  test("has an entry of its own where Back is to bring the former", () => {
    followResult("/finder?dining=600", "dining=600", "push");
    expect(calls).toEqual([["push", { form: "dining=600" }, "/finder?dining=600"]]);
  });

  test("of the same address has none of its own", () => {
    followResult("/finder?dining=500", "dining=0500", "push");
    expect(calls).toEqual([["replace", { form: "dining=0500" }, "/finder?dining=500#result"]]);
  });

  test("where the browser went there itself changes nothing", () => {
    followResult("/finder?dining=600", "dining=600", "stay");
    expect(calls).toEqual([]);
  });
});
