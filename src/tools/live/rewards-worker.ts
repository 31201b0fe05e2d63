/** The browser's worker: all maths of the tools, off the page's own thread. Holds the cards after the first job. */
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
import type { ToolJobs, ToolMessage, ToolRequest } from "./tool-messages.ts";

interface Records {
  readonly cards: readonly Card[];
  readonly brands: BrandCategories;
}

let records: Promise<Records> | undefined;

async function loadRecords(cardsUrl: string): Promise<Records> {
  const response = await fetch(cardsUrl);
  if (!response.ok) throw new Error(`The cards answered ${response.status}`);
  const cards = (await response.json()) as readonly Card[];
  return { cards, brands: listBrandCategories(cards) };
}

const send = (message: ToolMessage) => postMessage(message);

function work({ job, search, slugs }: ToolRequest, { cards, brands }: Records): ToolJobs[keyof ToolJobs] {
  const parameters = new URLSearchParams(search);
  if (job === "analyzer") {
    return answerAnalyzer(parseAnalyzerQuery(parameters, cards, brands), cards, brands, {
      now: () => performance.now(),
      onProgress: (fraction) => send({ kind: "progress", fraction }),
    });
  }
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

addEventListener("message", (event: MessageEvent<ToolRequest>) => {
  records ??= loadRecords(event.data.cardsUrl);
  records.then(
    (loaded) => send({ kind: "answer", answer: work(event.data, loaded) }),
    () => {
      records = undefined;
      send({ kind: "failed" });
    },
  );
});
