/** The finder's page as the server sends it: its questions, what they hold, and the way to the result. */
import records from "virtual:tool-records";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { catchResponse, listMatches, toLoaderArgs } from "../../../test/support/load-page.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { toProfileChoices } from "../profile/to-profile-choices.ts";
import { isFolded, toFinderFieldId } from "./finder-fields.ts";
import { FinderPage, loadFinderPage } from "./finder-page.tsx";
import { parseFinderQuery } from "./finder-query.ts";
import { FinderTool, toFinderBar } from "./finder-tool.tsx";

const load = (search: string) => loadFinderPage(toLoaderArgs(`/card-finder${search}`));
const choices = toProfileChoices(records);
/** Form and links alone: what needs no answer of the engine is drawn without one. */
const tool = (search: string) => (
  <FinderTool
    query={parseFinderQuery(new URLSearchParams(search), records)}
    choices={choices}
    questions={[]}
    bar={null}
    initial={null}
  />
);
const read = (search: string) => readMarkup(tool(search));
const render = (search: string) => renderToStaticMarkup(tool(search));
/** Names and values of the choices that are made. */
const listChosen = (markup: string) =>
  Object.fromEntries(
    [...markup.matchAll(/<input type="radio" name="([^"]*)"(?: checked="")? value="([^"]*)"/g)]
      .filter(([input]) => input.includes('checked=""'))
      .map(([, name, value]) => [name, value]),
  );

describe("the questions", () => {
  test("ask in words, each with all its answers", () => {
    const text = read("");
    for (const part of [
      "Your answers The card is for Myself or my household A student A business A business, but a personal card is fine",
      "What matters most? The most money back, year after year Perks: lounges, credits, free nights A large welcome bonus Low cost and low effort",
      "Do you carry a balance from month to month? No, I pay in full each month Yes, or I am about to",
      "Your credit score, roughly We don't check your credit or contact issuers. I don't know",
      "The highest annual fee you would pay No fee at all Up to $100 Up to $250 Up to $500 Any, if it pays",
      "How you travel Trips a year",
      "Perks you would use anyway Perks Count perks",
      "Find three cards Start over",
    ]) {
      expect(text).toContain(part);
    }
    expect(listMatches(render(""), /name="fee"(?: checked="")? value="([^"]*)"/g)).toEqual([
      "0",
      "100",
      "250",
      "500",
      "",
    ]);
    expect(listMatches(render(""), /name="matters"(?: checked="")? value="([^"]*)"/g)).toEqual([
      "value",
      "perks",
      "bonus",
      "simple",
    ]);
  });

  test("have an answer from the start, and hold what was answered", () => {
    expect(listChosen(render(""))).toMatchObject({
      type: "personal",
      matters: "value",
      balance: "no",
      score: "",
      fee: "",
    });
    expect(listChosen(render("?type=business&matters=bonus&balance=yes&score=700&fee=250"))).toMatchObject({
      type: "business",
      matters: "bonus",
      balance: "yes",
      score: "700",
      fee: "250",
    });
  });

  test("say beside themselves what is wrong, named above with a link", () => {
    const markup = render("?fee=7&trips=many");
    const message = listMatches(markup, /id="finder-fee-error">([^<]*)/g);
    expect(message).toHaveLength(1);
    expect(markup).toContain(
      '<fieldset id="finder-fee" aria-describedby="finder-fee-error" tabindex="-1" data-invalid="true">',
    );
    expect(markup).toContain('<fieldset id="finder-score" aria-describedby="finder-score-hint">');
    expect(markup).toContain('<fieldset id="finder-matters"><legend>');
    expect(listMatches(markup, /<li><a href="#(finder-[^"]*)">/g)).toEqual(["finder-trips", "finder-fee"]);
    const score = render("?score=good");
    expect(score).toContain('aria-describedby="finder-score-hint finder-score-error"');
    expect(render("")).not.toContain("error-summary-title");
  });

  test("send what has no field here, and only that, as it came", () => {
    const markup = render("?skip=amex-gold:uber-cash&opened=citi-double-cash:2026-01&trips=9");
    expect(listMatches(markup, /<input type="hidden" name="([^"]*)" value="[^"]*"\/>/g)).toEqual(["skip", "opened"]);
    expect(markup).toContain('name="opened" value="citi-double-cash:2026-01"');
    expect(listMatches(render("?trips=9"), /<input type="hidden" name="([^"]*)"/g)).toEqual([]);
  });

  test("about perks are unfolded where one is ticked or wrong", () => {
    const isOpen = (search: string) =>
      /<details class="disclosure"( open="")?><summary>Perks you would use anyway/.exec(render(search))?.[1] !==
      undefined;
    expect(["", "?use=amex-gold:uber-cash", "?use=x", "?skip=x", "?perks=all", "?fee=7"].map(isOpen)).toEqual([
      false,
      true,
      true,
      true,
      true,
      false,
    ]);
  });

  test("lead to the finder's own address, and back to the start", () => {
    const markup = render("?fee=100");
    expect(markup).toMatch(/<form id="finder"[^>]* action="\/card-finder"/);
    expect(markup).toMatch(/<form id="finder"[^>]* method="get"/);
    expect(markup).toContain('href="/card-finder">Start over</a>');
  });
});

describe("the fold of the visitor's own spend", () => {
  test("says what is counted without one, by who the card is for", () => {
    expect(read("")).toContain(
      "Use your own monthly spend Optional. While all amounts are empty, we count the spend of our profile “Typical household”, $2,600 a month",
    );
    expect(read("?type=student")).toContain("our profile “Student”");
    expect(read("?type=business")).toContain("our profile “Small business”");
    expect(read("")).not.toContain("Use the assumed spend instead");
  });

  test("sums up the visitor's own, with the way back", () => {
    const search = "?dining=300&brand.Delta=200&matters=bonus&trips=7";
    expect(read(search)).toContain("Your own spend: $500 a month");
    const link = listMatches(render(search), /href="([^"]*)">Use the assumed spend instead/g);
    expect(link).toEqual(["/card-finder?matters=bonus&trips=7"]);
    expect(listMatches(render(search), /name="dining"[^>]* value="([^"]*)"/g)).toEqual(["300"]);
    expect(listMatches(render(""), /name="dining"[^>]* value="([^"]*)"/g)).toEqual([""]);
  });

  test("offers ready-made profiles of the same kind, with the other answers kept", () => {
    const links = (search: string) =>
      listMatches(render(search), /<li><a href="(\/card-finder[^"]*)"(?: aria-current="true")?>/g);
    expect(links("?matters=bonus")).toContain("/card-finder?matters=bonus&preset=family");
    expect(links("?matters=bonus")).toContain("/card-finder?matters=bonus");
    expect(links("?type=student")).toEqual([]);
    expect(links("").some((link) => link.includes("small-business"))).toBe(false);
  });

  test("stands open only where something in it is wrong", () => {
    const isOpen = (search: string) => /<details class="disclosure finder-spend" open=""/.test(render(search));
    expect([isOpen(""), isOpen("?dining=300"), isOpen("?dining=-3"), isOpen("?fee=7")]).toEqual([
      false,
      false,
      true,
      false,
    ]);
    const folded = ["dining", "other", "foreign", "brand.Delta", "part.rent", "cpp.x", "visit", "has"];
    expect(folded.filter((name) => !isFolded(name))).toEqual([]);
    expect(["trips", "brands", "use", "score", "fee", "matters", "type"].filter(isFolded)).toEqual([]);
  });
});

test("a parameter's message leads to the field that it stands in", () => {
  expect(["brand", "preset", "skip", "fee", "brand.Air France"].map(toFinderFieldId)).toEqual([
    "finder-brands",
    "finder-period",
    "finder-use",
    "finder-fee",
    "finder-brand-Air-France",
  ]);
});

describe("the result", () => {
  test("stands below the form, with its address for people and programs", () => {
    const search = "?matters=bonus&fee=100";
    const markup = render(search);
    expect(markup).toContain(`href="/card-finder${search.replaceAll("&", "&amp;")}">Permanent link`);
    expect(listMatches(markup, /href="([^"]*)">As JSON/g)).toEqual([`/api/finder${search}`]);
    expect(listMatches(markup, /href="([^"]*)" download="">/g)).toEqual([`/api/finder.csv${search}`]);
    expect(markup).toContain('id="result"');
    expect(markup).toContain('aria-busy="false"');
  });

  test("stays in view in one figure: the first card's later year", () => {
    const data = load("");
    const { result } = data;
    expect(toFinderBar(result!)).toEqual({ usd: result!.picks[0]!.ongoing.netUsd, what: "a year, the first card" });
    expect(toFinderBar({ ...result!, picks: [] })).toBeNull();
    const text = readMarkup(<FinderPage loaderData={data} />);
    expect(text).toContain("a year, the first card See the result");
    expect(text).toContain("Your three cards");
    expect(text).toMatch(/^Home .*Card finder Personalized card finder Seven questions, at most three cards/);
    expect(text).toContain("Only the issuer decides on an application.");
    expect([data.head.path, data.head.image, data.head.isIndexed]).toEqual(["/card-finder", "finder", true]);
    expect(data.head.title).toBe("Personalized travel card finder | Waycard");
  });

  test("is missing where an answer is wrong, which the page says in its place", () => {
    const data = load("?fee=7");
    expect([data.status, data.head.isIndexed, data.result]).toEqual([422, false, null]);
    const text = readMarkup(<FinderPage loaderData={data} />);
    expect(text).toContain("Fix the highlighted fields to see your result");
    expect(text).not.toContain("Permanent link");
    expect(text).not.toContain("a year, the first card");
  });

  test("has one address, however the form sends it", () => {
    expect(catchResponse(() => load("?type=personal&matters=value&balance=no&score=&fee=100&dining="))).toEqual([
      301,
      "/card-finder?fee=100",
    ]);
  });
});
