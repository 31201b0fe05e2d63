/** What a live tool shows around its result, by the state it is in. */
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { toErrorSentence } from "./field-errors.ts";
import { ResultBar } from "./result-bar.tsx";
import { ResultFrame, type ResultFrameProps, ServerMarkup } from "./result-frame.tsx";
import { SpendTool, type SpendToolProps } from "./spend-tool.tsx";

const frame = (more: Partial<ResultFrameProps> = {}) => (
  <ResultFrame
    title="Your cards"
    id="result"
    initial={<p>From the server.</p>}
    path="/finder"
    jsonPath="/api/finder"
    canonical="?dining=500"
    hasResult={false}
    state="idle"
    isStale={false}
    onCancel={() => undefined}
    {...more}
  >
    {more.children}
  </ResultFrame>
);
const read = (more?: Partial<ResultFrameProps>) => readMarkup(frame(more));
const markupOf = (more?: Partial<ResultFrameProps>) => renderToStaticMarkup(frame(more));

describe("the frame of a result", () => {
  test("shows the server's result until the browser has one", () => {
    expect(read()).toBe("Your cards From the server.");
    expect(read({ children: <p>From here.</p> })).toBe("Your cards From here.");
    expect(markupOf()).toMatch(
      /<section class="tool-result" id="result" aria-labelledby="result-title" aria-busy="false">/,
    );
    expect(markupOf({ id: undefined })).not.toContain('id="result"');
    // What the server has drawn is left alone where nothing is handed down.
    expect(renderToStaticMarkup(<ServerMarkup>{undefined}</ServerMarkup>)).toBe("<div></div>");
    expect(renderToStaticMarkup(<ServerMarkup>Here</ServerMarkup>)).toBe("<div>Here</div>");
  });

  test("is busy while it is worked on, and shows how far that is only when it takes long", () => {
    const busy = (["idle", "working", "slow", "stopped", "failed"] as const).filter((state) =>
      markupOf({ state }).includes('aria-busy="true"'),
    );
    expect(busy).toEqual(["working", "slow"]);
    expect(markupOf({ state: "working" })).not.toContain("<progress");
    expect(read({ state: "slow" })).toContain("Stop");
    expect(markupOf({ state: "slow" })).toContain('<progress aria-label="Searching for the best answer"></progress>');
    expect(markupOf({ state: "slow", progress: 0.25 })).toContain('value="0.25"');
  });

  test("says what went wrong, and what is still shown", () => {
    const failed = "We couldn't calculate this in your browser. Submit the form to calculate it on our server.";
    expect(read({ state: "failed" })).toContain(failed);
    expect(read()).not.toContain(failed);
    expect(read({ state: "stopped", hasResult: true })).toContain(
      "Stopped. You're seeing the last result. Change any field to start again.",
    );
    expect(read({ state: "stopped" })).toContain("Stopped. Change any field to start again.");
    const stale = "Check the highlighted field; until then you're seeing the previous result.";
    expect(read({ isStale: true })).toContain(stale);
    expect(read({ isStale: false })).not.toContain(stale);
  });

  test("links to the result's own addresses where there is one", () => {
    const markup = markupOf({ hasResult: true });
    expect(markup).toContain('<a href="/finder?dining=500">Permanent link to this result</a>');
    expect(markup).toContain('<a href="/api/finder?dining=500">As JSON</a>');
    expect(markup).not.toContain("As CSV");
    expect(markupOf({ hasResult: true, csvPath: "/finder.csv" })).toMatch(/href="\/finder.csv\?dining=500" download/);
    expect(read()).not.toContain("Permanent link");
    // What only a script can do has no place without one; before it comes a press on it is kept.
    for (const button of [/<button class="([^"]*)"[^>]*>Print/, /<button class="([^"]*)"[^>]*>Copy link/])
      expect(button.exec(markup)?.[1]?.split(" ")).toContain("scriptless:hidden");
  });
});

test("the bar says the answer in dollars, and whether they are gained or paid", () => {
  expect(readMarkup(<ResultBar usd={505} what="a year" />)).toBe("$505 a year See the result");
  const tone = (usd: number) => /figures text-0 (\w+)/.exec(renderToStaticMarkup(<ResultBar usd={usd} what="" />))?.[1];
  expect([-1, 0, 1].map(tone)).toEqual(["cost", "gain", "gain"]);
  expect(renderToStaticMarkup(<ResultBar usd={1} what="" />)).toContain('href="#result-title"');
});

test("faults are told in one sentence: the first, and how many there are", () => {
  const fault = (message: string) => ({ code: "out-of-range" as const, message });
  expect(toErrorSentence({})).toBe("");
  expect(toErrorSentence({ dining: fault("Too much.") })).toBe("Dining: Too much.");
  expect(toErrorSentence({ dining: fault("Too much."), trips: fault("Too many.") })).toBe(
    "2 fields need attention. Dining: Too much.",
  );
});

describe("a tool with a spend", () => {
  const wrong = { trips: { code: "out-of-range" as const, message: "Too many." } };
  const live = {
    form: { current: null },
    answer: null,
    good: null,
    filled: null,
    formKey: 0,
    state: "idle",
    progress: null,
    cancel: () => undefined,
    fillSpend: vi.fn<(spend: string) => void>(),
    fillWith: () => undefined,
    handlers: { onInput: () => undefined, onSubmit: () => undefined },
  } as const;
  const draw = (more: Partial<SpendToolProps> = {}) => (
    <SpendTool
      live={live}
      title="Your plan"
      path="/planner"
      jsonPath="/api/planner"
      errors={{}}
      canonical="?months=24"
      initial={<p>Plan.</p>}
      toFieldId={(name) => `f-${name}`}
      presets={[
        { slug: "family", name: "Family" },
        { slug: "student", name: "Student" },
      ]}
      preset="student"
      toPreset={(slug) => [["preset", slug]]}
      rest={[["months", "24"]]}
      form={<form>Form.</form>}
      {...more}
    >
      {more.children}
    </SpendTool>
  );
  const say = (more?: Partial<SpendToolProps>) => readMarkup(draw(more));
  const markup = (more?: Partial<SpendToolProps>) => renderToStaticMarkup(draw(more));

  test("has its presets as links with the rest of the question, the present one marked", () => {
    expect(markup()).toContain('<a href="/planner?months=24&amp;preset=family">Family</a>');
    expect(markup()).toMatch(/aria-current="true"[^>]*>Student</);
    expect(markup({ preset: null })).not.toContain("aria-current");
  });

  test("has its form, its result and the links of it", () => {
    expect(say()).toContain("Start from Family Student Form. Your plan Plan. Permanent link to this result");
    expect(markup()).toContain('href="/planner?months=24">Permanent link');
    expect(say()).not.toContain("See the result");
    expect(say({ bar: <ResultBar usd={40} what="a year" /> })).toContain("$40 a year See the result");
  });

  test("sums up what the server found wrong, with no links to a result", () => {
    expect(say({ errors: wrong })).toContain("Too many.");
    expect(say({ errors: wrong })).not.toContain("Permanent link");
    expect(markup({ errors: wrong })).toContain('href="#f-trips"');
    expect(markup({ errors: wrong }).split('id="result"').length).toBe(2);
  });
});
