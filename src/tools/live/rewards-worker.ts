/** The browser's worker: all maths of the tools, off the page's own thread. Holds what it has fetched. */
import type { Card } from "../../catalog/card.ts";
import { listBrandCategories } from "../../rewards/spend-lines.ts";
import { parseAnalyzerQuery } from "../analyzer/analyzer-query.ts";
import { answerAnalyzer } from "../analyzer/answer-analyzer.ts";
import { answerCalculator } from "../calculator/answer-calculator.ts";
import { parseCalculatorQuery } from "../calculator/calculator-query.ts";
import { answerFinder } from "../finder/answer-finder.ts";
import { parseFinderQuery } from "../finder/finder-query.ts";
import { answerPlanner } from "../planner/make-planner-result.ts";
import { parsePlannerQuery } from "../planner/planner-query.ts";
import { findCardNumber } from "../own-worth/card-number.ts";
import { findCardWorths } from "../own-worth/card-worths.ts";
import { answerCompare } from "../compare/answer-compare.ts";
import { parseCompareQuery } from "../compare/compare-query.ts";
import type { ToolRecords } from "../tool-records.ts";
import { isRecordsJob, type RecordsJob, type ToolJobs, type ToolMessage, type ToolRequest } from "./tool-messages.ts";

type Job = keyof ToolJobs;

/** By address. */
const fetched = new Map<string, Promise<unknown>>();

function fetchOnce(url: string): Promise<unknown> {
  const known = fetched.get(url) ?? fetchJson(url);
  fetched.set(url, known);
  return known;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`The cards answered ${response.status}`);
  return response.json();
}

const send = (message: ToolMessage) => postMessage(message);

function workWithRecords({ job, search, slugs }: ToolRequest, records: ToolRecords): ToolJobs[RecordsJob] {
  const parameters = new URLSearchParams(search);
  if (job === "analyzer") return answerAnalyzer(parseAnalyzerQuery(parameters, records), records);
  if (job === "planner") {
    const onProgress = (done: number, all: number) => send({ kind: "progress", share: done / all });
    return answerPlanner(parsePlannerQuery(parameters, records), records, onProgress);
  }
  if (job === "card-worths") return findCardWorths(slugs, parameters, records);
  return slugs[0] === undefined ? null : findCardNumber(slugs[0], parameters, records);
}

function workWithCards(
  { job, search, slugs }: ToolRequest,
  cards: readonly Card[],
): ToolJobs[Exclude<Job, RecordsJob>] {
  const parameters = new URLSearchParams(search);
  const brands = listBrandCategories(cards);
  if (job === "calculator") {
    return answerCalculator(parseCalculatorQuery(parameters, cards, brands, slugs), cards, brands, slugs);
  }
  if (job === "compare") return answerCompare(parseCompareQuery(parameters, cards), cards);
  return answerFinder(parseFinderQuery(parameters, cards), cards);
}

async function answer(request: ToolRequest): Promise<ToolJobs[Job]> {
  const loaded = await fetchOnce(request.recordsUrl);
  if (isRecordsJob(request.job)) return workWithRecords(request, loaded as ToolRecords);
  return workWithCards(request, loaded as readonly Card[]);
}

addEventListener("message", ({ data }: MessageEvent<ToolRequest>) => {
  answer(data).then(
    (found) => send({ kind: "answer", answer: found }),
    () => {
      fetched.delete(data.recordsUrl);
      send({ kind: "failed" });
    },
  );
});
