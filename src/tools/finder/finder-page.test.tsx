/** The finder's page as the server sends it: its questions, what they hold, and the way to the result. */
import records from "virtual:tool-records";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { catchResponse, listMatches, toLoaderArgs } from "../../../test/support/load-page.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { nameSaidCards, toAskingChoices } from "../profile/asking-choices.ts";
import { askSearch } from "../shared/tool.ts";
import { FINDER_QUESTION, toFinderQuery } from "./finder-question.ts";
import { FinderPage, loadFinderPage } from "./finder-page.tsx";
import { FinderTool } from "./finder-tool.tsx";

const load = (search: string) => loadFinderPage(toLoaderArgs(`/card-finder${search}`));
const choices = toAskingChoices(records);

/** Form and links alone: what needs no answer of the engine is drawn without one. */
function tool(search: string) {
  const asked = askSearch(FINDER_QUESTION, new URLSearchParams(search), records);
  const names = nameSaidCards(asked.values, records);
  return <FinderTool asked={asked} choices={choices} names={names} questions={[]} initial={null} />;
}
const read = (search: string) => readMarkup(tool(search));
const render = (search: string) => renderToStaticMarkup(tool(search));

/** What the form would send without a script, by name. */
function listSent(markup: string): Readonly<Record<string, string>> {
  const selects = [...markup.matchAll(/<select[^>]* name="([^"]*)"[^>]*>(.*?)<\/select>/g)].map(([, name, options]) => [
    name,
    /<option value="([^"]*)" selected=""/.exec(options ?? "")?.[1] ?? "",
  ]);
  const inputs = [...markup.matchAll(/<input[^>]*>/g)].map(([input]) => [
    / name="([^"]*)"/.exec(input)?.[1],
    / value="([^"]*)"/.exec(input)?.[1] ?? "",
  ]);
  return Object.fromEntries([...selects, ...inputs]);
}

describe("the questions", () => {
  test("are seven, each with an answer from the start, and hold what was answered", () => {
    const labels = listMatches(render(""), /<label for="finder-([a-zA-Z]*)">/g).slice(0, 7);
    expect(labels).toEqual(["type", "matters", "balance", "score", "maxFees", "trips", "portal"]);
    expect(listSent(render(""))).toMatchObject({
      type: "personal",
      matters: "value",
      balance: "no",
      score: "",
      maxFees: "",
      trips: "4",
      portal: "",
    });
    const search = "?type=business&matters=bonus&balance=yes&score=700&maxFees=250&trips=2&portal=300";
    expect(
      `?${new URLSearchParams(Object.entries(listSent(render(search))).filter(([name, value]) => value !== "" && name !== "travelers" && name !== "bags")).toString()}`,
    ).toBe(search);
    expect(render("?maxFees=130")).toContain('<option value="130" selected="">$130</option>');
  });

  test("hide nothing: what has no field here is shown, with its way out", () => {
    const markup = render("?own=citi-double-cash:2026-01&visit=30&trips=9");
    expect(markup).not.toContain('type="hidden"');
    expect(listSent(markup)).toMatchObject({ "own.1.opened": "2026-01", visit: "30" });
    expect(read("?own=citi-double-cash")).toContain("Also counted Cards you have now");
    expect(read("")).not.toContain("Also counted");
  });
});

describe("the fold of the visitor's own spending", () => {
  test("says what is counted without one, by who the card is for", () => {
    expect(read("")).toContain('we count the spending of our "Typical household" profile, $2,600 a month');
    expect(read("?type=student")).toContain('our "Student" profile, $900 a month');
    expect(read("?type=business")).toContain('our "Small business" profile, $5,600 a month');
    expect(listSent(render(""))).toMatchObject({ dining: "", other: "" });
    expect(read("")).not.toContain("Use the assumed spending instead");
  });

  test("sums up the visitor's own, with the way back", () => {
    const search = "?dining=300&brand.delta=200&matters=bonus&trips=7";
    expect(read(search)).toContain("Your own spending: $500 a month");
    const link = listMatches(render(search), /href="([^"]*)">Use the assumed spending instead/g);
    expect(link).toEqual(["/card-finder?trips=7&matters=bonus"]);
    expect(listSent(render(search))).toMatchObject({ dining: "300", "brand.1.key": "delta", "brand.1.amount": "200" });
  });

  test("offers ready-made profiles of the same kind, with the other answers kept", () => {
    const links = (search: string) =>
      listMatches(render(search), /<li><a href="(\/card-finder[^"]*)"(?: aria-current="true")?>/g);
    expect(links("?matters=bonus")).toContain("/card-finder?preset=family&matters=bonus");
    expect(links("?matters=bonus")).toContain("/card-finder?preset=household&matters=bonus");
    expect(links("?type=student")).toEqual([]);
    expect(links("").some((link) => link.includes("small-business"))).toBe(false);
  });

  test("shows a part under its category, which is the rest then", () => {
    expect(read("?travel=100&part.flights=200")).toContain("Rest of travel Flights");
    expect(listSent(render("?travel=100&part.flights=200"))).toMatchObject({ travel: "100", "part.flights": "200" });
  });

  test("stands open only where something in it is wrong", () => {
    const isOpen = (search: string) =>
      /<details class="disclosure" open=""><summary>(?:Your own|Use your)/.test(render(search));
    expect([isOpen(""), isOpen("?dining=300"), isOpen("?dining=-3"), isOpen("?maxFees=x")]).toEqual([
      false,
      false,
      true,
      false,
    ]);
  });
});

describe("the address", () => {
  const toCanonical = (search: string) => catchResponse(() => load(search));

  test("is one, however the form sends it", () => {
    expect(toCanonical("?type=personal&matters=value&balance=no&score=&maxFees=100&dining=&trips=4&portal=")).toEqual([
      301,
      "/card-finder?maxFees=100",
    ]);
  });

  test.each([
    "?type=business&maxFees=100",
    "?type=student&trips=3",
    "?preset=household&matters=perks",
    "?preset=small-business",
    "?dining=300&own=citi-double-cash:2026-01",
    "?dining=5&must=amex-gold",
  ])("%s stays as it is, and nothing of it is lost", (search) => {
    expect(toFinderQuery(load(search).asked)).toBe(search);
  });
});

describe("the result", () => {
  test("stands right after the form, with its address for people and programs", () => {
    const search = "?matters=bonus&maxFees=100";
    const markup = render(search.replace("matters=bonus&maxFees=100", "maxFees=100&matters=bonus"));
    expect(markup).toContain(`href="/card-finder?maxFees=100&amp;matters=bonus">Permanent link`);
    expect(listMatches(markup, /href="([^"]*)">As JSON/g)).toEqual(["/api/finder?maxFees=100&matters=bonus"]);
    expect(listMatches(markup, /href="([^"]*)" download="">/g)).toEqual(["/api/finder.csv?maxFees=100&matters=bonus"]);
    expect(markup).toContain('aria-busy="false"');
  });

  test("asks after the answer about perks, in the form's name", () => {
    const markup = renderToStaticMarkup(<FinderPage loaderData={load("")} />);
    expect(markup.indexOf('name="use"')).toBeGreaterThan(markup.indexOf('id="result-title"'));
    expect(markup).toMatch(/<input type="checkbox" form="finder" name="use"/);
    const text = readMarkup(<FinderPage loaderData={load("")} />);
    expect(text).toContain("Your three cards");
    expect(text).toMatch(/^Home .*Card finder Personalized card finder Answer seven questions/);
    expect(text).toContain("Only the issuer decides whether you're approved.");
  });

  test("carries the whole profile on to the analyzer", () => {
    const markup = renderToStaticMarkup(<FinderPage loaderData={load("?dining=300&trips=3&must=amex-gold")} />);
    expect(listMatches(markup, /href="([^"]*)">Find the best set/g)).toEqual([
      "/rewards?dining=300&trips=3&must=amex-gold",
    ]);
  });

  test("is missing where an answer is wrong, which the page says in its place", () => {
    const data = load("?maxFees=-7");
    expect([data.status, data.head.isIndexed, data.result]).toEqual([422, false, null]);
    const text = readMarkup(<FinderPage loaderData={data} />);
    expect(text).toContain("Fix the highlighted fields to see your result");
    expect(text).not.toContain("Permanent link");
    expect([load("").head.isIndexed, load("").head.path]).toEqual([true, "/card-finder"]);
  });

  test("tells whoever carries a balance months and interest first", () => {
    const text = readMarkup(<FinderPage loaderData={load("?balance=yes")} />);
    expect(text).toMatch(/\d+ months without interest on a balance transfer: on \$5,000, paid off at \$\d+ a month/);
  });

  test("leaves out cards that the visitor holds", () => {
    const [first] = load("").result!.picks;
    expect(load(`?own=${first!.slug}`).result!.picks.map(({ slug }) => slug)).not.toContain(first!.slug);
  });
});
