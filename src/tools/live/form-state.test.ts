/** What stands in a form, whether it was touched, and whether a fault in it may only be unfinished. On a form's bare bones. */
import { beforeEach, describe, expect, test, vi } from "vitest";

import { isUnfinished, staysInEntry } from "./field-errors.ts";
import { isTouched, readForm } from "./form-state.ts";

/** A part of a row of fields, or of none. */
class Part {
  row: { querySelector: () => object; contains: (part: unknown) => boolean } | null = null;
  closest = () => this.row;
}
class Input extends Part {
  name = "dining";
  type = "text";
  value = "5";
  defaultValue = "5";
  checked = false;
  defaultChecked = false;
  form: object | null = null;
}
class Select extends Part {
  options = [
    { selected: true, defaultSelected: true },
    { selected: false, defaultSelected: false },
  ];
}
const makeForm = (...elements: object[]) => ({ elements }) as unknown as HTMLFormElement;
const makeInput = (more: Partial<Input> = {}) => Object.assign(new Input(), more);

beforeEach(() => {
  vi.stubGlobal("Element", Part);
  vi.stubGlobal("HTMLInputElement", Input);
  vi.stubGlobal("HTMLSelectElement", Select);
});

test("a form's fields are read, empty ones only where their emptiness says something", () => {
  const fields: [string, unknown][] = [
    ["dining", ""],
    ["own", ""],
    ["own", "gold"],
    ["trips", "3"],
    ["file", { name: "a.csv" }],
  ];
  const given: unknown[] = [];
  vi.stubGlobal(
    "FormData",
    class {
      constructor(form?: object) {
        given.push(form);
      }
      [Symbol.iterator]() {
        return fields.values();
      }
    },
  );
  const form = makeForm();
  expect(readForm(form).toString()).toBe("dining=&own=gold&trips=3");
  readForm(null);
  expect(given).toEqual([form, undefined]);
});

test("a form is touched once a field differs from what came with the page", () => {
  expect(isTouched(null)).toBe(false);
  expect(isTouched(makeForm(makeInput(), new Select(), { value: "a button" }))).toBe(false);
  expect(isTouched(makeForm(makeInput(), makeInput({ value: "6" })))).toBe(true);
  expect(isTouched(makeForm(makeInput({ checked: true })))).toBe(true);
  expect(isTouched(makeForm(makeInput({ defaultChecked: true })))).toBe(true);
  const other = Object.assign(new Select(), { options: [{ selected: false, defaultSelected: true }] });
  expect(isTouched(makeForm(other))).toBe(true);
});

describe("a fault may only be unfinished", () => {
  const form = makeForm();
  const fault = { code: "out-of-range", message: "Wrong." } as const;
  const ask = (active: object | null, names: readonly string[] = ["dining"]) => {
    vi.stubGlobal("document", { activeElement: active });
    return isUnfinished(Object.fromEntries(names.map((name) => [name, fault])), form);
  };

  test("in the field that is being written, or one of its rows", () => {
    expect(ask(makeInput({ form }))).toBe(true);
    expect(ask(makeInput({ form }), ["trips", "dining"])).toBe(true);
    expect(ask(makeInput({ form, name: "opened.1.card" }), ["opened"])).toBe(true);
  });

  test("in a row of fields that the focus is still in, at whichever part", () => {
    const card = makeInput({ form, name: "opened.1.card" });
    const month = new Select();
    const button = new Part();
    const parts = new Set<unknown>([card, month, button]);
    const row = { querySelector: () => card, contains: (part: unknown) => parts.has(part) };
    for (const part of [card, month, button]) part.row = row;
    expect(ask(month, ["opened"])).toBe(true);
    expect(ask(button, ["opened"])).toBe(true);
    expect(ask(button, ["had"])).toBe(false);
    expect(staysInEntry(card as never, month as never)).toBe(true);
    expect(staysInEntry(card as never, makeInput({ form }) as never)).toBe(false);
    expect(staysInEntry(card as never, null)).toBe(false);
    expect(staysInEntry(makeInput({ form }) as never, card as never)).toBe(false);
  });

  test("but not elsewhere: in another field or form, in a choice, or where nothing is written", () => {
    expect(ask(makeInput({ form, name: "trips" }))).toBe(false);
    expect(ask(makeInput({ form, name: "dining2" }))).toBe(false);
    expect(ask(makeInput({ form: makeForm() }))).toBe(false);
    expect(ask(makeInput({ form, type: "radio" }))).toBe(false);
    expect(ask(makeInput({ form, type: "checkbox" }))).toBe(false);
    expect(ask(new Select())).toBe(false);
    expect(ask(null)).toBe(false);
    expect(ask(makeInput({ form }), [])).toBe(false);
  });
});
