/** What a live tool shows around its result, by the state it is in. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { PROFILE } from "../../asking/profile.ts";
import { toErrorSentence } from "./field-errors.ts";
import { ResultBar } from "./result-bar.tsx";
import { LiveNotes, type LiveNotesProps } from "./live-notes.tsx";
import { ResultLinks } from "./result-links.tsx";
import { ServerMarkup } from "./server-markup.tsx";

const FAULT = { code: "out-of-range" as const, message: "Too much." };
const draw = (live: Partial<LiveNotesProps["live"]>) => (
  <LiveNotes live={{ state: "idle", progress: null, answer: null, cancel: () => undefined, ...live }} />
);
const read = (live: Partial<LiveNotesProps["live"]> = {}) => readMarkup(draw(live));
const markupOf = (live: Partial<LiveNotesProps["live"]>) => renderToStaticMarkup(draw(live));

test("what the server has drawn is left alone where nothing is handed down", () => {
  expect(renderToStaticMarkup(<ServerMarkup>{undefined}</ServerMarkup>)).toBe("<div></div>");
  expect(renderToStaticMarkup(<ServerMarkup>Here</ServerMarkup>)).toBe("<div>Here</div>");
});

describe("the notes beside an answer", () => {
  test("show how far the work is only when it takes long", () => {
    expect(markupOf({ state: "working" })).toBe("");
    expect(read({ state: "slow" })).toContain("Stop");
    expect(markupOf({ state: "slow" })).toContain('<progress aria-label="Searching for the best answer"></progress>');
    expect(markupOf({ state: "slow", progress: 0.25 })).toContain('value="0.25"');
  });

  test("say what went wrong, and what is still shown", () => {
    expect(read({ state: "failed" })).toBe(
      "We couldn't calculate this in your browser. Submit the form to calculate it on our server.",
    );
    expect(read({ state: "stopped" })).toBe("Stopped. You're seeing the last result. Change any field to start again.");
    const stale = "Check the highlighted field; until then you're seeing the previous result.";
    expect(read({ answer: { asked: { faults: { dining: FAULT } } } })).toBe(stale);
    expect(read({ answer: { asked: { faults: {} } } })).toBe("");
  });
});

test("links lead to the result's own addresses", () => {
  const markup = renderToStaticMarkup(<ResultLinks path="/finder?dining=500" api="/api/finder" query="?dining=500" />);
  expect(markup).toContain('<a href="/finder?dining=500">Permanent link to this result</a>');
  expect(markup).toContain('<a href="/api/finder?dining=500">As JSON</a>');
  expect(markup).toMatch(/<a href="\/api\/finder.csv\?dining=500" download="[^"]*">As CSV/);
  // What only a script can do has no place without one; before it comes a press on it is kept.
  for (const button of [/<button class="([^"]*)"[^>]*>Print/, /<button class="([^"]*)"[^>]*>Copy link/])
    expect(button.exec(markup)?.[1]?.split(" ")).toContain("scriptless:hidden");
});

test("the bar says the answer in dollars, and whether they are gained or paid", () => {
  expect(readMarkup(<ResultBar usd={505} what="a year" />)).toBe("$505 a year See the result");
  const tone = (usd: number) => /figures text-0 (\w+)/.exec(renderToStaticMarkup(<ResultBar usd={usd} what="" />))?.[1];
  expect([-1, 0, 1].map(tone)).toEqual(["cost", "gain", "gain"]);
  expect(renderToStaticMarkup(<ResultBar usd={1} what="" />)).toContain('href="#result"');
});

test("faults are told in one sentence: the first, and how many there are", () => {
  expect(toErrorSentence({}, PROFILE)).toBe("");
  expect(toErrorSentence({ dining: FAULT }, PROFILE)).toBe("Dining: Too much.");
  expect(toErrorSentence({ dining: FAULT, trips: FAULT }, PROFILE)).toBe("2 fields need attention. Dining: Too much.");
});
