/** The planner's form: what it holds is what was said, and sent as it stands it says the same again. */
import records from "virtual:tool-records";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { readForm } from "../../../test/support/read-form.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { toProfileChoices } from "../profile/to-profile-choices.ts";
import { PlannerForm } from "./planner-form.tsx";
import { parsePlannerQuery } from "./planner-query.ts";
import { PlannerTool } from "./planner-tool.tsx";

const choices = { ...toProfileChoices(records), goals: records.plan.goals };
const parse = (search: string) => parsePlannerQuery(new URLSearchParams(search), records);
function draw(search: string) {
  const query = parse(search);
  return <PlannerForm query={query} errors={query.errors} lists={query} choices={choices} />;
}
const markupOf = (search: string) => renderToStaticMarkup(draw(search));
const read = (search: string) => readMarkup(draw(search));
const isOpen = (search: string, summary: string) =>
  new RegExp(`<details class="disclosure" open=""><summary>${summary}`).test(markupOf(search));
const chosen = (search: string, name: string) =>
  new RegExp(`<select id="[^"]*" name="${name}"[^>]*>.*?<option value="([^"]*)" selected`).exec(markupOf(search))?.[1];

describe("sent as it stands", () => {
  test.each([
    "",
    "dining=500&months=24&apply=3&fees=300&effort=0&perks=none",
    "own=amex-gold,amex-platinum&not=amex-green&renews=amex-gold:4",
    "opened=chase-freedom-flex:2026-03&closed=amex-gold:2025-11,amex-green&had=citi-double-cash&accounts=2:2026-10",
    "goal=world-of-hyatt:90000:2027-06&points=ultimate-rewards:60000,world-of-hyatt:5000",
    "once=2026-12:3000:other,2027-01:200:gas",
    "people=2&p2.apply=1&p2.score=740&p2.own=amex-gold&p2.renews=amex-gold:4&p2.had=amex-green:2024-03&p2.accounts=1:2026-10",
    "use=amex-platinum:uber-cash&skip=amex-gold:resy-credit",
  ])("?%s asks the same", (search) => {
    const query = parse(search);
    const again = parsePlannerQuery(readForm(draw(search)), records);
    expect(query.errors).toEqual({});
    expect(again.errors).toEqual({});
    expect(again.limits).toEqual(query.limits);
    const { opened, had, use, skip, spend } = again.visitor.profile;
    expect(query.visitor.profile).toMatchObject({ opened, had, use, skip, spend });
  });

  test("with many rows of two people it still fits into an address", () => {
    const cards = "amex-gold,amex-platinum,amex-green,citi-double-cash,chase-freedom-flex,united-explorer";
    const dated = cards.replaceAll(/,|$/g, ":2026-03$&");
    const fees = cards.replaceAll(/,|$/g, ":4$&");
    const own = `own=${cards}&renews=${fees}&opened=${dated}&closed=${dated}&had=${dated}`;
    const lists = `${own}&once=${Array.from({ length: 6 }, () => "2026-12:300:gas").join()}`;
    const sent = readForm(draw(`people=2&${lists}&${own.replaceAll(/(?<=^|&)(?=\w+=)/g, "p2.")}`));
    expect(sent.size).toBeGreaterThan(150);
    // MAX_PARAMETERS and MAX_URL_LENGTH of worker/http/request-limits.ts.
    expect(sent.size).toBeLessThanOrEqual(250);
    expect(sent.toString().length).toBeLessThan(8_000);
  });

  test("it goes to the planner and to its result", () => {
    expect(markupOf("")).toMatch(/<form class="tool-form"[^>]* action="\/planner#result" method="get"/);
    expect(read("")).toContain("Make the plan Start over");
    expect(markupOf("")).toMatch(/<a class="btn btn-quiet" href="\/planner">Start over/);
  });
});

describe("its fields", () => {
  test("hold the plan's own answers", () => {
    expect(["months", "people", "apply", "perks"].map((name) => chosen("", name))).toEqual(["12", "1", "2", "used"]);
    const search = "months=24&people=2&apply=3&perks=face";
    expect(["months", "people", "apply", "perks"].map((name) => chosen(search, name))).toEqual([
      "24",
      "2",
      "3",
      "face",
    ]);
    expect(read("")).toMatch(
      /The plan Plan for 12 months 24 months For whom Me Both of us New cards at most 0 cards 1 card 2 cards .*6 cards Count perks/,
    );
    expect(read("")).toContain(
      "Maximum annual fees In any 12 months One more card must add For the trouble of opening or keeping it",
    );
    expect(markupOf("fees=300&effort=45")).toMatch(/name="fees" value="300".*name="effort" value="45"/);
  });

  test("keep a number of cards that can't be, beside what is wrong with it", () => {
    expect(chosen("apply=9", "apply")).toBe("9");
    expect(read("apply=9")).toContain("6 cards 9 cards Choose 0 to 6 applications.");
    expect(read("people=2&p2.apply=x")).toContain("x cards Choose 0 to 6 applications.");
  });

  test.each([
    ["months=13", "Choose one of 12, 24."],
    ["people=3", "Choose one of 1, 2."],
    ["perks=some", "Choose one of used, none, face."],
    ["fees=-1", "Enter an amount of $0 or more."],
    ["effort=x", "Enter an amount in dollars, for example 450 or 1,200."],
    ["goal=nowhere:5:2027-03", "We don't know the program “nowhere”."],
    ["points=world-of-hyatt:lots", "Enter your World of Hyatt points as a number, such as 60000."],
    ["once=2029-12:50:other", "2029-12 is not one of the plan's 12 months."],
    ["own=nothing", "There is no card “nothing”."],
    ["own=amex-gold&not=amex-gold", "it can't be left out as well."],
    ["renews=amex-gold:3", "add it to your cards, or remove the month of its fee."],
    ["closed=amex-gold:2027-01", "2027-01 is in the future."],
    ["accounts=1:2027-03", "2027-03 is in the future."],
    ["people=2&p2.score=5", "Choose one of"],
    ["people=2&p2.own=nothing", "There is no card “nothing”."],
    ["people=2&p2.opened=nothing:2026-01", "There is no card “nothing”."],
  ])("of ?%s say what is wrong", (search, message) => {
    expect(read(search)).toContain(message);
    expect(markupOf(search)).toContain("aria-invalid");
    expect(read("")).not.toContain(message);
  });

  test("of cards open where something is said or wrong", () => {
    const cards = "Cards you have, had";
    expect(isOpen("", cards)).toBe(false);
    const said = [
      "own=amex-gold",
      "not=amex-gold",
      "closed=amex-gold",
      "had=amex-gold",
      "accounts=1:2026-03",
      "own=x",
      "opened=x",
      "renews=x:3",
    ];
    expect(said.filter((search) => isOpen(search, cards))).toEqual(said);
    const more = "Closed cards, past bonuses, other accounts";
    expect(
      ["own=amex-gold", "opened=amex-gold:2026-03", "renews=x:3"].filter((search) => isOpen(search, more)),
    ).toEqual([]);
    const past = ["closed=amex-gold", "had=x", "accounts=1:2026-03", "people=2&p2.closed=amex-gold"];
    expect(past.filter((search) => isOpen(search, more))).toEqual(past);
    const partner = "Your partner&#x27;s cards";
    expect(["", "own=amex-gold", "p2.own=amex-gold"].filter((search) => isOpen(search, partner))).toEqual([]);
    expect(["people=2", "p2.apply=9"].filter((search) => isOpen(search, partner))).toEqual(["people=2", "p2.apply=9"]);
    const amounts = "Points you have, one-off spending";
    const filled = [
      "goal=world-of-hyatt:90000:2027-06",
      "points=world-of-hyatt:5000",
      "once=2026-12:3000:gas",
      "once=no",
    ];
    expect(["", ...filled].filter((search) => isOpen(search, amounts))).toEqual(filled);
  });

  test("ask the same of both people, in their own words", () => {
    const text = read("");
    for (const legend of [
      "Cards you opened in the last 24 months",
      "Cards they opened in the last 24 months",
      "Other accounts you opened Cards we don't list; issuers count them, too.",
      "When your annual fees come",
      "When their annual fees come",
      "Cards you closed The month is optional.",
      "Cards they closed",
      "Cards or bonuses you had before",
      "Cards or bonuses they had before",
      "New cards for them at most",
      "Their credit score Same as yours No credit history",
    ]) {
      expect(text).toContain(legend);
    }
  });

  test("of a trip and of single amounts offer the plan's programs and months", () => {
    const text = read("");
    expect(text).toMatch(
      /Points for a trip .* Program .*World of Hyatt.* Points Month Month December 2026 January 2027/,
    );
    expect(text).toMatch(/One-off spending .* Month Month November 2026 December 2026 .* October 2028 Amount On/);
    expect(chosen("goal=world-of-hyatt:90000:2027-06", "goal\\.1\\.month")).toBe("2027-06");
    expect(chosen("once=2026-12:3000:gas", "once\\.1\\.category")).toBe("gas");
    expect(chosen("own=amex-gold&renews=amex-gold:4", "renews\\.1\\.month")).toBe("04");
  });
});

test("the tool has its form, the server's result, and presets that keep the plan's own answers", () => {
  const query = parse("months=24&dining=500&trips=2&own=amex-gold");
  const tool = (
    <PlannerTool
      query={query}
      errors={query.errors}
      canonical="?dining=500&months=24"
      choices={choices}
      initial={<p>The plan.</p>}
    />
  );
  const markup = renderToStaticMarkup(tool);
  expect(readMarkup(tool)).toContain("Your plan The plan. Permanent link to this result As JSON");
  expect(markup).toContain('href="/planner?dining=500&amp;months=24"');
  expect(markup).toContain('href="/api/planner?dining=500&amp;months=24"');
  expect(markup).toContain('href="/planner?months=24&amp;own=amex-gold&amp;preset=family"');
});

test("faults lead to the fields that can mend them, also where several share one", () => {
  const query = parse("own=nothing&not=nowhere&people=2&p2.own=noone&months=13&use=amex-platinum");
  const markup = renderToStaticMarkup(
    <PlannerTool query={query} errors={query.errors} canonical="" choices={choices} initial={<p />} />,
  );
  const links = [...markup.matchAll(/href="#(planner-[^"]+)"/g)].map(([, id]) => id!);
  expect(links.toSorted()).toEqual([
    "planner-months",
    "planner-not-1",
    "planner-own-1",
    "planner-p2-own-1",
    "planner-use",
  ]);
  for (const id of links) expect(markup, id).toContain(`id="${id}"`);
});
