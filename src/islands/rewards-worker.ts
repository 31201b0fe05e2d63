/** The browser's worker: all maths of the tools, off the page's own thread. Holds what it has fetched. */
import type { Card } from "../catalog/card.ts";
import { type AnalyzerAnswered, answerAnalyzerStepwise } from "../tools/analyzer/answer-analyzer.ts";
import { createCalculatorTool } from "../tools/calculator/answer-calculator.ts";
import { FINDER_TOOL } from "../tools/finder/answer-finder.ts";
import { answerGlance } from "../glance/answer-glance.ts";
import { BEST_SO_FAR_MS, BROWSER_WORK } from "../engine/plan/plan-settings.ts";
import { answerPlan, askPlanner, findFirstPlan, type PlannerAnswered } from "../tools/planner/answer-planner.ts";
import type { AskedPlanner } from "../tools/planner/planner-question.ts";
import { findCardsHere } from "../my-cards/card-here.ts";
import { findHeldWorth } from "../my-cards/held-worth.ts";
import { findCardNumber } from "../own-worth/card-number.ts";
import { findCardWorths } from "../own-worth/card-worths.ts";
import { createCompareTool } from "../tools/compare/answer-compare.ts";
import { answerSearch } from "../tools/shared/tool.ts";
import type { ToolRecords } from "../tools/shared/tool-records.ts";
import type { ToolJobs, ToolMessage, ToolRequest } from "../tools/live/tool-messages.ts";

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

/** The page draws itself for each word of progress: at most fifty of them for any plan. */
const LEAST_PROGRESS = 0.02;

/** A plan found soon, the best of the first seconds where it takes longer, then the plan itself. */
function plan(id: number, asked: AskedPlanner, records: ToolRecords): PlannerAnswered {
  const start = performance.now();
  const first = findFirstPlan(asked, records);
  if (first) send({ id, kind: "first", answer: first });
  let isShown = false;
  let told = 0;
  return answerPlan(asked, records, BROWSER_WORK, (share, toAnswer) => {
    if (share === 1 || share >= told + LEAST_PROGRESS) {
      told = share;
      send({ id, kind: "progress", share });
    }
    if (!toAnswer || isShown || performance.now() - start < BEST_SO_FAR_MS) return;
    isShown = true;
    send({ id, kind: "first", answer: toAnswer() });
  });
}

function work(
  { id, job, search, slugs }: ToolRequest,
  records: ToolRecords,
): ToolJobs[Exclude<Job, "compare" | "analyzer">] {
  const parameters = new URLSearchParams(search);
  if (job === "calculator") return answerSearch(createCalculatorTool([]), parameters, records);
  if (job === "finder") return answerSearch(FINDER_TOOL, parameters, records);
  if (job === "glance") return answerGlance(parameters, records);
  if (job === "planner") return plan(id, askPlanner(parameters, records), records);
  if (job === "card-here") return findCardsHere(slugs, parameters, records);
  if (job === "held-worth") return findHeldWorth(slugs, parameters, records);
  if (job === "card-worths") return findCardWorths(slugs, parameters, records);
  return slugs[0] === undefined ? null : findCardNumber(slugs[0], parameters, records);
}

/** The request that came last: what is left of the work for an earlier one is of no use. */
let latest = 0;

const pause = () => new Promise<void>((resolve) => setTimeout(resolve));

/** The answer at once; how sure it is takes longer, and gives way to a newer request. Null: it did. */
async function answerAnalyzer({ id, search }: ToolRequest, records: ToolRecords): Promise<AnalyzerAnswered | null> {
  const steps = answerAnalyzerStepwise(new URLSearchParams(search), records);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
    if (value) send({ id, kind: "answer", answer: value, isWhole: false });
    await pause();
    if (id !== latest) return null;
  }
}

async function answer(request: ToolRequest): Promise<ToolJobs[Job] | null> {
  const { job, search, recordsUrl, cardsUrl } = request;
  if (job === "analyzer") return answerAnalyzer(request, (await fetchOnce(recordsUrl)) as ToolRecords);
  if (job !== "compare") return work(request, (await fetchOnce(recordsUrl)) as ToolRecords);
  // The rows of a comparison are the cards' terms, its figures the records'.
  const [records, cards] = await Promise.all([fetchOnce(recordsUrl), fetchOnce(cardsUrl)]);
  const tool = createCompareTool(() => cards as readonly Card[]);
  return answerSearch(tool, new URLSearchParams(search), records as ToolRecords);
}

addEventListener("message", ({ data }: MessageEvent<ToolRequest>) => {
  const { id } = data;
  latest = id;
  answer(data).then(
    (found) => {
      if (id === latest) send({ id, kind: "answer", answer: found, isWhole: true });
    },
    () => {
      fetched.delete(data.recordsUrl);
      fetched.delete(data.cardsUrl);
      send({ id, kind: "failed" });
    },
  );
});
