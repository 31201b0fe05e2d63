/** A statement's amounts in a form, on a form's bare bones. */
import { beforeEach, expect, test, vi } from "vitest";

import { fillForm, listAmountFields } from "./fill-form.ts";

interface Fold {
  open: boolean;
  readonly parentElement: { closest: () => Fold | null } | null;
}
class Input {
  value = "before";
  fold: Fold | null = null;
  readonly told: Event[] = [];
  name: string;
  constructor(name: string) {
    this.name = name;
  }
  closest() {
    return this.fold;
  }
  dispatchEvent(event: Event) {
    this.told.push(event);
  }
}
class Select {
  value = "year";
}

beforeEach(() => {
  vi.stubGlobal("HTMLInputElement", Input);
  vi.stubGlobal("HTMLSelectElement", Select);
});

function makeForm(names: readonly string[], period: object | null = new Select()) {
  const inputs = names.map((name) => new Input(name));
  const elements = Object.assign([...inputs, new Select()], {
    namedItem: (name: string) => (name === "period" ? period : null),
  });
  const valueOf = () => Object.fromEntries(inputs.map(({ name, value }) => [name, value]));
  return { form: { elements } as unknown as HTMLFormElement, inputs, period, valueOf };
}

test("the fields that take an amount are categories, parts and brands", () => {
  const names = [
    "dining",
    "travel_other",
    "part.flights",
    "brand.Delta",
    "trips",
    "brand",
    "part.",
    "foreign",
    "others",
  ];
  expect([...listAmountFields(makeForm(names).form)]).toEqual(names.slice(0, 4));
  expect(listAmountFields(null).size).toBe(0);
});

test("every amount is written for a month; a category without one is 0, a part or brand empty", () => {
  const { form, inputs, period, valueOf } = makeForm(["trips", "dining", "gas", "part.flights", "brand.Delta"]);
  fillForm(
    form,
    new Map([
      ["dining", 320],
      ["brand.Delta", 40],
    ]),
  );
  expect(valueOf()).toEqual({ trips: "before", dining: "320", gas: "0", "part.flights": "", "brand.Delta": "40" });
  expect(period).toEqual({ value: "month" });
  // The tool hears of it once.
  expect(inputs.flatMap(({ name, told }) => told.map(({ type, bubbles }) => [name, type, bubbles]))).toEqual([
    ["dining", "input", true],
  ]);
});

test("folds that hold an amount are opened, the outer ones too; others stay as they are", () => {
  const { form, inputs } = makeForm(["part.flights", "part.hotels"], null);
  const outer: Fold = { open: false, parentElement: null };
  const inner: Fold = { open: false, parentElement: { closest: () => outer } };
  const other: Fold = { open: false, parentElement: null };
  inputs[0]!.fold = inner;
  inputs[1]!.fold = other;
  fillForm(form, new Map([["part.flights", 5]]));
  expect([inner.open, outer.open, other.open]).toEqual([true, true, false]);
});
