/** A real answer of the analyzer for the tests of its view, and what a visitor reads of it with single findings replaced. */
import records from "virtual:tool-records";

import { readMarkup } from "./read-markup.ts";
import type { Analysis } from "../../src/engine/wallet/answer.ts";
import type { AnalyzerResult } from "../../src/tools/analyzer/analyze.ts";
import { AnalyzerResultView } from "../../src/tools/analyzer/analyzer-result-view.tsx";
import { parseAnalyzerQuery } from "../../src/tools/analyzer/analyzer-query.ts";
import { answerAnalyzer } from "../../src/tools/analyzer/answer-analyzer.ts";

const { result: found } = answerAnalyzer(
  parseAnalyzerQuery(new URLSearchParams("dining=500&other=500&max=2&own=citi-double-cash"), records),
  records,
);
export const result = found!;
export const { pick } = result.analysis;
export const names = (...slugs: readonly string[]) => slugs.map((slug) => records.labels[slug]!.name).join(" + ");
export const GOLD = "amex-gold";
export const DOUBLE = "citi-double-cash";
const labels = { ...result.labels, [GOLD]: records.labels[GOLD]!, [DOUBLE]: records.labels[DOUBLE]! };

export const read = (analysis: Partial<Analysis> = {}, more: Partial<AnalyzerResult> = {}) =>
  readMarkup(
    <AnalyzerResultView
      result={{ ...result, labels, ...more, analysis: { ...result.analysis, ...analysis } }}
      planPath="/planner?dining=500"
    />,
  );
