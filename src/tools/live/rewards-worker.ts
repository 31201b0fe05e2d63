/** The browser's worker: all maths of the tools, off the page's own thread. Holds what it has fetched. */
import type { Card } from "../../catalog/card.ts";
import { listBrandCategories } from "../../rewards/spend-lines.ts";
import { parseAnalyzerQuery } from "../analyzer/analyzer-query.ts";
import { answerAnalyzer } from "../analyzer/answer-analyzer.ts";
import { answerCalculator } from "../calculator/answer-calculator.ts";
import { parseCalculatorQuery } from "../calculator/calculator-query.ts";
import { answerFinder } from "../finder/answer-finder.ts";
import { parseFinderQuery } from "../finder/finder-query.ts";
import { findCardNumber } from "../own-worth/card-number.ts";
import { findCardWorths } from "../own-worth/card-worths.ts";
import { answerCompare } from "../compare/answer-compare.ts";
import { parseCompareQuery } from "../compare/compare-query.ts";
import { pickCards } from "../tool-card.ts";
import { type BrandCategories, parseSpendQuery, toValueOptions } from "../spend/spend-query.ts";
import type { ToolRecords } from "../tool-records.ts";
import type { ToolJobs, ToolMessage, ToolRequest } from "./tool-messages.ts";

type Job = keyof ToolJobs;

interface Records {
  readonly cards: readonly Card[];
  readonly brands: BrandCategories;
}

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

function analyze(search: string, records: ToolRecords): ToolJobs["analyzer"] {
  return answerAnalyzer(parseAnalyzerQuery(new URLSearchParams(search), records), records);
}

function work({ job, search, slugs }: ToolRequest, { cards, brands }: Records): ToolJobs[Exclude<Job, "analyzer">] {
  const parameters = new URLSearchParams(search);
  if (job === "calculator") {
    return answerCalculator(parseCalculatorQuery(parameters, cards, brands, slugs), cards, brands, slugs);
  }
  if (job === "compare") return answerCompare(parseCompareQuery(parameters, cards), cards);
  if (job === "finder") return answerFinder(parseFinderQuery(parameters, cards), cards);
  const options = toValueOptions(parseSpendQuery(parameters, brands).profile, brands);
  const chosen = pickCards(cards, slugs);
  if (job === "card-worths") return findCardWorths(chosen, options);
  return chosen[0] ? findCardNumber(chosen[0], cards, options) : null;
}

async function answer(request: ToolRequest): Promise<ToolJobs[Job]> {
  const loaded = await fetchOnce(request.recordsUrl);
  if (request.job === "analyzer") return analyze(request.search, loaded as ToolRecords);
  const cards = loaded as readonly Card[];
  return work(request, { cards, brands: listBrandCategories(cards) });
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
