/** The analyzer's page as the server sends it: the order of its parts, its form, and its picture. */
import { renderToStaticMarkup } from "react-dom/server";
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { pick, result } from "../../../test/support/read-analyzer-result.tsx";
import { listMatches } from "../../../test/support/load-page.ts";
import { readForm } from "../../../test/support/read-form.ts";
import { readMarkup } from "../../../test/support/read-markup.ts";
import { nameSaidCards, toAskingChoices } from "../profile/asking-choices.ts";
import { askSearch } from "../shared/tool.ts";
import type { AnalyzerResult } from "./analyze.ts";
import { ANALYZER_QUESTION } from "./analyzer-question.ts";
import { AnalyzerResultView } from "./analyzer-result-view.tsx";
import { AnalyzerTool } from "./analyzer-tool.tsx";
import { FrontierChart } from "./frontier-chart.tsx";
import { PickHeadline } from "./pick-headline.tsx";

const GOLD = records.labels["amex-gold"]!.name;

function tool(search: string) {
  const asked = askSearch(ANALYZER_QUESTION, new URLSearchParams(search), records);
  return (
    <AnalyzerTool
      asked={asked}
      choices={toAskingChoices(records)}
      names={nameSaidCards(asked.values, records)}
      questions={[]}
      points={result.points}
      netUsd={pick.netUsd}
      initial={{
        answer: <PickHeadline result={result} />,
        rest: <AnalyzerResultView result={result} planPath="/planner" toPortalPath={() => ""} />,
      }}
    />
  );
}
const render = (search = "") => renderToStaticMarkup(tool(search));

test("whose answer it is, the answer, the form, the rest: in this order", () => {
  const markup = render("dining=500&other=500&trips=1");
  const places = [
    "For $1,000 a month and one trip a year",
    'id="result"',
    "after all fees",
    'name="dining"',
    "What each card does",
    "Show the math",
    "Share, save or print",
  ].map((part) => markup.indexOf(part));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((left, right) => left - right));
  expect(markup).toContain('href="#analyzer">Change</a>');
});

describe("the form", () => {
  test("sends what was said, names as the table has them, and nothing unseen", () => {
    const sent = readForm(
      tool("?dining=500&maxCards=2&own=amex-gold&exclude=citi-double-cash&cpp.thankyou-rewards=1.5"),
    );
    expect(sent.get("dining")).toBe("500");
    expect(sent.get("maxCards")).toBe("2");
    expect(listMatches(render("?dining=500&own=amex-gold"), /<input type="hidden" name="([^"]*)"/g)).toEqual([]);
    expect(render("?dining=500&own=amex-gold")).toContain(`value="${GOLD}"`);
  });
});

describe("the picture of more cards", () => {
  const step = (maxCards: number, netUsd: number) =>
    ({ maxCards, netUsd, cards: [], laterFeesUsd: 0 }) as AnalyzerResult["frontier"][number];
  const draw = (...steps: ReturnType<typeof step>[]) => renderToStaticMarkup(<FrontierChart frontier={steps} />);

  test("is a staircase, each number of cards as wide as the others", () => {
    const markup = draw(step(1, 100), step(2, 200));
    expect(listMatches(markup, /<path class="line-1" d="([^"]*)"/g)).toEqual(["M0,50H50V0H100V0"]);
    expect(listMatches(markup, /aria-label="([^"]*)"/g)).toEqual(["Our pick by number of cards: 1: $100; 2: $200."]);
    expect(readMarkup(<FrontierChart frontier={[step(1, 100), step(2, 200)]} />)).toBe("$0 1 card 2 $100 $200");
  });

  test("has its line of zero within it where cards lose, and draws nothing of nothing", () => {
    const markup = draw(step(1, -100), step(2, 100));
    expect(listMatches(markup, /<line class="zero"[^>]* y1="([^"]*)"/g)).toEqual(["50.0%"]);
    expect(draw()).not.toContain("<path");
  });
});
