/** The planner's page as the server sends it: the order of its parts, and a form that sent as it stands says the same again. */
import records from "virtual:tool-records";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { listMatches } from "../../../test/support/load-page.ts";
import { readForm } from "../../../test/support/read-form.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { nameSaidCards, toAskingChoices } from "../profile/asking-choices.ts";
import { askPlanner } from "./answer-planner.ts";
import { listHeldPoints, listHeldQuestions } from "./make-planner-result.ts";
import { PlannerTool } from "./planner-tool.tsx";

const ask = (search: string) => askPlanner(new URLSearchParams(search), records);
function tool(search: string) {
  const asked = ask(search);
  return (
    <PlannerTool
      asked={asked}
      choices={{ ...toAskingChoices(records), goals: records.plan.goals }}
      names={nameSaidCards(asked.values, records)}
      questions={listHeldQuestions(asked.values, records)}
      points={listHeldPoints(asked.values, records)}
      initial={{ answer: <p>The headline.</p>, bar: <p>The bar.</p>, rest: <p>The steps.</p> }}
    />
  );
}
const markupOf = (search: string) => renderToStaticMarkup(tool(search));
const read = (search: string) => readMarkup(tool(search));
const isOpen = (search: string, summary: string) =>
  new RegExp(`<details class="disclosure" open=""><summary>${summary}`).test(markupOf(search));
const chosen = (search: string, name: string) =>
  new RegExp(`<select id="[^"]*" name="${name}"[^>]*>.*?<option value="([^"]*)" selected`).exec(markupOf(search))?.[1];
const PARTNER = "Your partner&#x27;s cards";

test("whose plan it is, the answer, the form, the rest: in this order", () => {
  const markup = markupOf("dining=500&other=500&trips=1&own=amex-gold");
  const places = [
    "For $1,000 a month and one trip a year",
    'id="result"',
    "The headline.",
    'name="dining"',
    'name="months"',
    'name="own.1.card"',
    "Make the plan",
    "The bar.",
    "Which of these would you use anyway?",
    "The steps.",
    'href="/planner?dining=500&amp;other=500&amp;trips=1&amp;own=amex-gold"',
  ].map((part) => markup.indexOf(part));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  expect(markup).toMatch(/<form id="planner"[^>]* action="\/planner#result" method="get"/);
});

test("a preset is a link that keeps cards and plan", () => {
  expect(markupOf("months=24&dining=500&own=amex-gold")).toContain(
    'href="/planner?preset=family&amp;own=amex-gold&amp;months=24"',
  );
});

test("of two rows the one that is wrong is marked, and no other", () => {
  const wrong = (search: string) =>
    listMatches(markupOf(search), /<(?:input|select)[^>]*? id="(planner-[^"]*)"[^>]*aria-invalid="true"/g);
  expect(wrong("accounts=2:2026-10,1:2027-03")).toEqual(["planner-accounts-1-month"]);
  expect(wrong("own=citi-double-cash,amex-gold::13")).toEqual(["planner-own-1-renews"]);
  expect(wrong("opened=amex-gold:2026-03&closed=amex-green:2026-01,amex-gold:2025-11")).toEqual([
    "planner-closed-1-month",
  ]);
});

describe("sent as it stands", () => {
  test.each([
    "",
    "dining=500&months=24&apply=3&maxFees=300&effort=0&perks=none",
    "own=amex-gold::4,amex-platinum:2024-05&exclude=amex-green",
    "opened=chase-freedom-flex:2026-03&closed=amex-gold:2025-11,amex-green&had=citi-double-cash&accounts=2:2026-10",
    "goal=world-of-hyatt:90000:2027-06&points=ultimate-rewards:60000,world-of-hyatt:5000",
    "once=2026-12:3000:other,2027-01:200:gas",
    "people=2&p2.apply=1&p2.score=740&p2.own=amex-gold::4&p2.had=amex-green:2024-03&p2.accounts=1:2026-10&p2.has=costco",
    "people=2&goal=world-of-hyatt:90000:2027-06&p2.points=world-of-hyatt:5000",
    "use=amex-platinum:uber-cash&skip=amex-gold:resy-credit&cpp.membership-rewards=1.4",
  ])("?%s asks the same", (search) => {
    const asked = ask(search);
    const again = askPlanner(readForm(tool(search)), records);
    expect(asked.faults).toEqual({});
    expect(again.faults).toEqual({});
    expect(again.values).toEqual(asked.values);
  });

  test("with many rows of two people it still fits into an address", () => {
    const cards = "amex-gold,amex-platinum,amex-green,citi-double-cash,chase-freedom-flex,united-explorer";
    const dated = cards.replaceAll(/,|$/g, ":2026-03$&");
    const own = `own=${cards.replaceAll(/,|$/g, "::4$&")}&opened=${dated}&closed=${dated}&had=${dated}`;
    const lists = `${own}&once=${Array.from({ length: 6 }, (_, at) => `2026-12:30${at}:gas`).join()}`;
    const sent = readForm(tool(`people=2&${lists}&${own.replaceAll(/(?<=^|&)(?=\w+=)/g, "p2.")}`));
    expect(sent.size).toBeGreaterThan(130);
    // MAX_PARAMETERS and MAX_URL_LENGTH of worker/http/request-limits.ts.
    expect(sent.size).toBeLessThanOrEqual(250);
    expect(sent.toString().length).toBeLessThan(8_000);
  });
});

describe("its fields", () => {
  test("hold the plan's own answers", () => {
    const names = ["months", "people", "apply"];
    expect(names.map((name) => chosen("", name))).toEqual(["12", "1", ""]);
    expect(names.map((name) => chosen("months=24&people=2&apply=3", name))).toEqual(["24", "2", "3"]);
    expect(read("")).toMatch(
      /The plan Plan for 12 months 24 months For whom One person Two people Maximum new cards Let us choose 0 cards 1 card 2 cards/,
    );
    expect(markupOf("own=amex-gold:2024-05:4")).toMatch(/name="own\.1\.card"[^>]* value="American Express Gold Card"/);
    expect(chosen("own=amex-gold::4", "own\\.1\\.renews")).toBe("4");
    expect(chosen("once=2026-12:3000:gas", "once\\.1\\.category")).toBe("gas");
    expect(chosen("goal=world-of-hyatt:90000:2027-06", "goal\\.1\\.program")).toBe("world-of-hyatt");
  });

  test("of the partner come with a plan for two, or where something is said of them", () => {
    expect(markupOf("")).not.toContain("p2.");
    expect(["people=2", "p2.own=amex-gold", "p2.apply=9"].filter((search) => isOpen(search, PARTNER))).toHaveLength(3);
    const text = read("people=2");
    for (const legend of [
      "Maximum new cards for them",
      "Their credit score Same as yours No credit history",
      "Cards they have now",
      "Cards they opened in the last 24 months",
      "Other accounts they opened",
      "Cards they closed",
      "Cards they had before",
    ])
      expect(text).toContain(legend);
    // Their points count toward a trip.
    expect(text).not.toContain("Points they have");
    expect(read("people=2&goal=world-of-hyatt:90000:2027-06")).toContain("Points they have");
  });

  test("keep what can't be, beside what is wrong with it", () => {
    expect(chosen("apply=9", "apply")).toBe("9");
    expect(read("apply=9")).toContain("Enter a whole number from 0 to 6.");
    expect(read("apply=5")).toContain(
      "so a 12-month plan has room for 4 cards. Choose fewer cards, or plan for longer.",
    );
    expect(markupOf("goal=world-of-hyatt:lots:2027-06")).toContain('value="lots"');
  });

  test("in folds are open where something is said or wrong", () => {
    const folds = {
      "Points for a trip": ["goal=world-of-hyatt:90000:2027-06", "points=world-of-hyatt:5000", "once=no"],
      "Cards you opened, closed or had before": ["closed=amex-gold", "had=x", "accounts=1:2026-03"],
      "Maximum fees, cards you don&#x27;t want": ["maxFees=300", "exclude=amex-gold", "maxFees=x"],
    };
    for (const [summary, searches] of Object.entries(folds))
      expect(
        ["", ...searches].filter((search) => isOpen(search, summary)),
        summary,
      ).toEqual(searches);
  });
});
