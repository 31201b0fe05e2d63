/** A real answer of the analyzer for the tests of its view, and what a visitor reads of it with single findings replaced. */
import records from "virtual:tool-records";

import type { AnalyzerResult } from "../../src/tools/analyzer/analyze.ts";
import { AnalyzerResultView } from "../../src/tools/analyzer/analyzer-result-view.tsx";
import { ANALYZER_TOOL } from "../../src/tools/analyzer/answer-analyzer.ts";
import { PickHeadline } from "../../src/tools/analyzer/pick-headline.tsx";
import { answerSearch } from "../../src/tools/shared/tool.ts";
import { readMarkup } from "./read-markup.ts";

const question = new URLSearchParams("dining=500&other=500&maxCards=2&own=citi-double-cash");
const { result: found } = answerSearch(ANALYZER_TOOL, question, records);
export const result = found!;
export const { pick } = result;
export const names = (...slugs: readonly string[]) => slugs.map((slug) => records.labels[slug]!.name).join(" + ");
export const GOLD = "amex-gold";
export const DOUBLE = "citi-double-cash";
const labels = { ...result.labels, [GOLD]: records.labels[GOLD]!, [DOUBLE]: records.labels[DOUBLE]! };

export const read = (change: Partial<AnalyzerResult> = {}) => {
  const shown = { ...result, labels, ...change };
  return readMarkup(
    <>
      <PickHeadline result={shown} />
      <AnalyzerResultView
        result={shown}
        planPath="/planner?dining=500"
        toPortalPath={(portal) => `/rewards?portal=${portal}`}
      />
    </>,
  );
};
