/** What the fields of a profile show and when their folds are open. */
import records from "virtual:tool-records";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { findShares } from "../../engine/value/parts.ts";
import { Details } from "./details.tsx";
import { Habits } from "./habits.tsx";
import { parseProfile } from "./parse-profile.ts";
import { SpendAmounts } from "./spend-amounts.tsx";
import { SpendParts } from "./spend-parts.tsx";

const parse = (query: string) => parseProfile(new URLSearchParams(query), records.context);

describe("the fields", () => {
  const choices = { travelBrands: ["Delta", "Hyatt"], brandNames: ["Delta"], programs: [], requirements: [] };
  const isOpen = (markup: string, summary: string) =>
    new RegExp(`<details class="disclosure" open=""><summary>${summary}`).test(markup);

  test("of parts show the shares that hold, and open where something is said or wrong", () => {
    const draw = (query: string) => (
      <SpendParts id="t" query={parse(`dining=1&${query}`)} shares={findShares("personal")} />
    );
    const markup = (query: string) => renderToStaticMarkup(draw(query));
    expect(readMarkup(draw(""))).toContain(`Food delivery ${findShares("personal").delivery}% by default`);
    expect(readMarkup(draw("of.dining=delivery:55"))).toContain("Food delivery 55% by default");
    expect(readMarkup(draw(""))).toContain("Other shares For example flights:50,hotels:50");
    expect(markup("of.dining=delivery:55")).toContain('value="delivery:55"');
    expect(isOpen(markup(""), "Dining")).toBe(false);
    for (const query of ["of.dining=delivery:55", "of.dining=delivery:x", "part.delivery=4"]) {
      expect(isOpen(markup(query), "Dining"), query).toBe(true);
      expect(isOpen(markup(query), "Other travel"), query).toBe(false);
    }
  });

  test("of amounts call a category the rest of it once a part has its own", () => {
    const read = (query: string) => readMarkup(<SpendAmounts id="t" query={parse(query)} />);
    expect(read("dining=1")).toMatch(/What you spend Amounts are per Month Year Dining Groceries/);
    expect(read("dining=1&part.delivery=4")).toContain("Rest of dining Groceries");
    expect(read("period=week")).toContain("Choose one of month, year.");
    expect(read("preset=nobody")).toContain("Choose one of household,");
  });

  test("of travel open where a brand is named or wrong, and tick what is used", () => {
    const markup = (query: string) =>
      renderToStaticMarkup(<Habits id="t" query={parse(`dining=1&${query}`)} choices={choices} />);
    expect(isOpen(markup(""), "Airlines")).toBe(false);
    expect(isOpen(markup("brands=any"), "Airlines")).toBe(true);
    expect(isOpen(markup("brands=Delta"), "Airlines")).toBe(true);
    expect(isOpen(markup("brands=Nobody"), "Airlines")).toBe(true);
    const ticked = (query: string) =>
      [...markup(query).matchAll(/name="brands" checked="" value="(\w+)"|name="brands" value="(\w+)" checked=""/g)].map(
        ([, one, other]) => one ?? other,
      );
    expect(ticked("")).toEqual([]);
    expect(ticked("brands=Hyatt")).toEqual(["Hyatt"]);
    expect(ticked("brands=any")).toEqual(["any"]);
    expect(markup("brands=Nobody")).toMatch(
      /aria-describedby="t-brands-hint t-brands-error" id="t-brands" tabindex="-1" data-invalid="true"/i,
    );
    expect(markup("")).not.toContain("data-invalid");
    expect(readMarkup(<Habits id="t" query={parse("dining=1&brands=Nobody")} choices={choices} />)).toContain(
      "We don't know the brand “Nobody”.",
    );
    expect(readMarkup(<Habits id="t" query={parse("")} choices={choices} />)).toContain("Choose up to 6.");
  });

  test("of details open where one of them is wrong", () => {
    const opens = (query: string) =>
      isOpen(
        renderToStaticMarkup(<Details id="t" query={parse(`dining=1&${query}`)} choices={choices} />),
        "More about your spend",
      );
    const wrong = [
      "foreign=x",
      "cpp.no=1",
      "part.no=1",
      "of.no=1",
      "brand.no=1",
      "score=1",
      "type=x",
      "has=x",
      "mobile=x",
    ];
    expect(wrong.filter(opens)).toEqual(wrong);
    expect(["", "trips=x", "gas=x", "use=x", "foreign=5"].filter(opens)).toEqual([]);
  });

  test("of a brand's amount show it for the period that the form has", () => {
    const brandText = (query: string) =>
      /name="brand\.Delta"[^>]* value="([^"]*)"/.exec(
        renderToStaticMarkup(<Details id="t" query={parse(query)} choices={choices} />),
      )?.[1];
    expect(brandText("brand=Delta:60")).toBe("60");
    expect(brandText("period=year&brand=Delta:600")).toBe("600");
    expect(brandText("brand.Delta=x&dining=1")).toBe("x");
  });
});
