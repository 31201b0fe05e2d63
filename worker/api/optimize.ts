/** POST /api/optimize: the wallet worth most for a spend profile, proved best. */
import type { Context } from "hono";
import * as v from "valibot";

import { SPEND_CATEGORIES } from "../../src/catalog/card.ts";
import { listCards } from "../../src/catalog/queries.ts";
import { checkWalletRequest, type WalletRequest } from "../../src/rewards/check-request.ts";
import type { SpendLine } from "../../src/rewards/spend.ts";
import { listBrandCategories } from "../../src/rewards/spend-lines.ts";
import { analyzeWallet } from "../../src/tools/analyzer/analyze-wallet.ts";
import { createSearchBudget } from "../../src/tools/search-budget.ts";
import { toAnalyzerAnswer } from "../../src/tools/analyzer/to-analyzer-answer.ts";
import { applyPolicy } from "../cache/policy.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { listUnknownFields } from "./list-unknown-fields.ts";
import { optimizeBodySchema } from "./optimize-schema.ts";
import { renderProblem } from "../http/problem.ts";
import { readJsonBody } from "./read-json-body.ts";
import { renderSearchLimitProblem } from "./search-limit-problem.ts";

const MAX_BODY_BYTES = 16 * 1024;
const NO_SPEND = { field: "spend", message: "has at least one amount above 0, here or in brands" };
const brandCategories = listBrandCategories(listCards());

export async function answerOptimize(context: Context<WorkerEnvironment>): Promise<Response> {
  const body = await readJsonBody(context.req.raw, MAX_BODY_BYTES);
  if (!body.ok) return body.response;
  const parsed = v.safeParse(optimizeBodySchema, body.value);
  const unknown = listUnknownFields(optimizeBodySchema, body.value);
  if (!parsed.success || unknown.length > 0) {
    const issues = (parsed.issues ?? []).filter(
      (issue) => issue.type !== "strict_object" || issue.expected !== "never",
    );
    const errors = [
      ...unknown.map((field) => ({ field, message: "is not known" })),
      ...issues.map((issue) => ({
        field: v.getDotPath(issue) ?? "",
        message: issue.type === "strict_object" && issue.received === "undefined" ? "is missing" : issue.message,
      })),
    ];
    return renderProblem(400, "The body is wrong; see errors.", { errors });
  }

  const request = toWalletRequest(parsed.output);
  const errors = [...(request.lines.length === 0 ? [NO_SPEND] : []), ...checkWalletRequest(listCards(), request)];
  if (errors.length > 0)
    return renderProblem(400, "The request contradicts itself or lacks something; see errors.", { errors });
  const outcome = analyzeWallet(listCards(), request, {
    ...createSearchBudget(),
    now: () => performance.now(),
    isFrontierFull: false,
  });
  if (outcome.ok) {
    const response = Response.json(toAnalyzerAnswer(outcome.result, request.maxCards));
    applyPolicy(response.headers, "noStore");
    return response;
  }
  // It was checked with the engine's own rules: all that is left is the stop.
  return renderSearchLimitProblem("maxCards");
}

function toWalletRequest(
  body: v.InferOutput<typeof optimizeBodySchema>,
): WalletRequest & { readonly maxCards: number } {
  const { spend, brands, foreignPercent, value, perksPercent, ...limits } = body;
  const toLine = (category: SpendLine["category"], brand: string | null, monthlyUsd: number): SpendLine => ({
    category,
    brand,
    subcategory: null,
    monthlyUsd,
    foreignPercent,
  });
  const lines = [
    ...SPEND_CATEGORIES.map((category) => toLine(category, null, spend[category] ?? 0)),
    ...Object.entries(brands).map(([brand, usd]) => toLine(brandCategories.get(brand) ?? "travel_other", brand, usd)),
  ];
  return {
    ...limits,
    lines: lines.filter((line) => line.monthlyUsd > 0),
    redeem: value,
    perks: { percent: perksPercent },
  };
}
