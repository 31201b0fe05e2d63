/** The analyzer's form, picture and headline as the server sends them. */
import records from "virtual:tool-records";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { listMatches } from "../../../test/support/load-page.ts";
import { pick, result } from "../../../test/support/read-analyzer-result.tsx";
import { readForm } from "../../../test/support/read-form.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { toProfileChoices } from "../profile/to-profile-choices.ts";
import { parseAnalyzerQuery } from "./analyzer-query.ts";
import { AnalyzerTool, type AnalyzerToolProps, toAnalyzerBar } from "./analyzer-tool.tsx";
import type { AnalyzerResult } from "./analyze.ts";
import { FrontierChart } from "./frontier-chart.tsx";

const choices = toProfileChoices(records);
const GOLD = records.labels["amex-gold"]!.name;
/** Form and links alone, without an answer of the engine. */
function tool(search: string, more: Partial<AnalyzerToolProps> = {}) {
  const query = parseAnalyzerQuery(new URLSearchParams(search), records);
  return (
    <AnalyzerTool
      query={query}
      errors={query.errors}
      canonical="?dining=5"
      choices={choices}
      questions={[]}
      points={[]}
      bar={null}
      initial={null}
      {...more}
    />
  );
}
const read = (search = "", more: Partial<AnalyzerToolProps> = {}) => readMarkup(tool(search, more));
const render = (search = "", more: Partial<AnalyzerToolProps> = {}) => renderToStaticMarkup(tool(search, more));

test("the form asks what a point of an airline or hotel near the answer is worth, beside the banks'", () => {
  const points = [{ key: "delta-skymiles", name: "Delta SkyMiles", counted: [1.15] }];
  expect(read("dining=5", { points })).toContain("Delta SkyMiles We count 1.15");
  expect(readForm(tool("dining=5&cpp.delta-skymiles=1.3", { points })).get("cpp.delta-skymiles")).toBe("1.3");
  expect(read("dining=5")).not.toContain("Delta SkyMiles We count");
});

describe("the form", () => {
  test("asks for spend, cards and limits, and leads to its own address", () => {
    const text = read();
    for (const part of [
      "Cards you have, want or want to avoid Cards you have now We say which to keep",
      "Must include",
      "Must not include",
      "The wallet At most 1 card 2 cards 3 cards 4 cards",
      "Maximum annual fees",
      "One more card must add A year, for the trouble of keeping it",
      "Find the best wallet Start over",
    ]) {
      expect(text).toContain(part);
    }
    expect(render()).toMatch(/<form[^>]* action="\/rewards#result"/);
    expect(render()).toMatch(/<form[^>]* method="get"/);
    expect(render()).toContain('href="/rewards">Start over</a>');
  });

  test("holds the limits that were given", () => {
    const markup = render("?max=2&fees=300&effort=40");
    expect(listMatches(markup, /<option value="([^"]*)" selected="">/g)).toEqual(expect.arrayContaining(["2"]));
    const value = (name: string) => listMatches(markup, new RegExp(`name="${name}"[^>]* value="([^"]*)"`, "g"));
    expect([value("fees"), value("effort")]).toEqual([["300"], ["40"]]);
    const counts = (search: string) => {
      const [select = ""] = /<select id="analyzer-max"[\s\S]*?<\/select>/.exec(render(search)) ?? [];
      return listMatches(select, /<option value="([^"]*)"/g);
    };
    expect(counts("?max=2")[0]).toBe("1");
    expect(counts("?max=2")).not.toContain("");
    // A wrong number can be seen beside its message.
    expect(counts("?max=99")).toEqual([...counts("?max=2"), "99"]);
  });

  test("says what is wrong, above and beside its fields", () => {
    const search = "?max=99&fees=x&effort=x&own=nothing&must=nothing&not=nothing&preset=x&use=x";
    const markup = render(search);
    expect(listMatches(markup, /<li><a href="#(analyzer-[^"]*)">/g).toSorted()).toEqual([
      "analyzer-effort",
      "analyzer-fees",
      "analyzer-max",
      "analyzer-must-1",
      "analyzer-not-1",
      "analyzer-own-1",
      "analyzer-period",
      "analyzer-use",
    ]);
    for (const name of ["max", "fees", "effort", "own", "must", "not"]) {
      expect(markup, name).toContain(`id="analyzer-${name}-error"`);
      expect(markup, name).toMatch(new RegExp(`aria-describedby="(?:[^"]* )?analyzer-${name}-error"`));
    }
    expect(render()).not.toContain("-error");
    expect(listMatches(render("?skip=x"), /<li><a href="#(analyzer-[^"]*)">/g)).toEqual(["analyzer-use"]);
  });

  test("unfolds the cards where any is named, or something is wrong with them", () => {
    const isOpen = (search: string) =>
      /<details class="disclosure"( open="")?><summary>Cards you have, want/.exec(render(search))?.[1] !== undefined;
    const searches = ["own=amex-gold", "must=amex-gold", "not=amex-gold", "own=x", "opened=amex-gold:2026-01"];
    for (const search of [...searches, "had=amex-gold:2020-01", "opened=x", "had=x"]) {
      expect(isOpen(`?${search}`), search).toBe(true);
    }
    expect([isOpen(""), isOpen("?dining=-5")]).toEqual([false, false]);
    const cards = (name: string) =>
      listMatches(
        render(`?${name}=amex-gold`),
        new RegExp(`<input id="analyzer-${name}-\\d"[^>]* value="([^"]*)"`, "g"),
      );
    expect(["own", "must", "not"].map(cards)).toEqual([
      [GOLD, ""],
      [GOLD, ""],
      [GOLD, ""],
    ]);
  });

  test("keeps unwanted perks, and asks about those of the result", () => {
    expect(listMatches(render("?skip=amex-gold:uber-cash"), /type="hidden" name="skip" value="([^"]*)"/g)).toEqual([
      "amex-gold:uber-cash",
    ]);
    const question = { card: "amex-gold", perk: "q", name: "Gold", text: "About q", usd: 120, isTicked: false };
    expect(read("", { questions: [question] })).toContain("About q Gold, up to $120 a year");
    expect(listMatches(render("?use=amex-gold:uber-cash"), /type="hidden" name="use" value="([^"]*)"/g)).toEqual([
      "amex-gold:uber-cash",
    ]);
  });

  test("starts from ready-made profiles, the limits kept", () => {
    const links = (search: string) => listMatches(render(search), /<li><a href="(\/rewards[^"]*)"/g);
    expect(links("?max=2")).toContain("/rewards?max=2&preset=family");
    expect(render("?preset=family")).toMatch(/aria-current="true"[^>]*>Family</);
  });
});

describe("beside the form", () => {
  test("stand the result's addresses, and its figure", () => {
    const markup = render();
    expect(listMatches(markup, /href="([^"]*)">(?:Permanent|As JSON)/g)).toEqual([
      "/rewards?dining=5",
      "/api/analyzer?dining=5",
    ]);
    expect(listMatches(markup, /href="([^"]*)" download="">/g)).toEqual(["/api/analyzer.csv?dining=5"]);
    expect(read()).toContain("Our pick");
    expect(read("", { bar: { usd: 612, what: "a year" } })).toContain("$612 a year See the result");
    expect(toAnalyzerBar(result)).toEqual({ usd: pick.netUsd, what: "a year" });
  });
});

describe("the picture of more cards", () => {
  const step = (maxCards: number, netUsd: number) =>
    ({ maxCards, netUsd, slugs: [] }) as unknown as AnalyzerResult["analysis"]["frontier"][0];
  const draw = (...steps: ReturnType<typeof step>[]) => renderToStaticMarkup(<FrontierChart frontier={steps} />);

  test("is a staircase, each number of cards as wide as the others", () => {
    const markup = draw(step(1, 100), step(2, 200));
    expect(listMatches(markup, /<path class="line-1" d="([^"]*)"/g)).toEqual(["M0,50H50V0H100V0"]);
    expect(listMatches(markup, /<path class="area-1" d="([^"]*)"/g)).toEqual(["M0,50H50V0H100V0V100.0H0Z"]);
    expect(listMatches(markup, /aria-label="([^"]*)"/g)).toEqual(["Our pick by number of cards: 1: $100; 2: $200."]);
    expect(readMarkup(<FrontierChart frontier={[step(1, 100), step(2, 200)]} />)).toBe("$0 1 card 2 $100 $200");
    expect(listMatches(markup, /<text x="([^"]*)" y="[^"]*" dy="-8"/g)).toEqual(["25.0%", "75.0%"]);
    expect(listMatches(markup, /<text x="[^"]*" y="([^"]*)" dy="-8"/g)).toEqual(["50.0%", "0.0%"]);
    expect(listMatches(markup, /<text class="axis" x="([^"]*)" y="100%"/g)).toEqual(["25.0%", "75.0%"]);
    expect(listMatches(markup, /<line class="zero"[^>]* y1="([^"]*)"/g)).toEqual(["100.0%"]);
  });

  test("has its line of zero within it where wallets lose, and draws nothing of nothing", () => {
    const markup = draw(step(1, -100), step(2, 100));
    expect(listMatches(markup, /<line class="zero"[^>]* y1="([^"]*)"/g)).toEqual(["50.0%"]);
    expect(listMatches(markup, /<path class="area-1" d="([^"]*)"/g)).toEqual(["M0,100H50V0H100V0V50.0H0Z"]);
    expect(draw()).not.toContain("<path");
    // All at zero lie on the floor.
    expect(listMatches(draw(step(1, 0)), /<path class="line-1" d="([^"]*)"/g)).toEqual(["M0,100H100V100"]);
  });
});
