/** The JSON addresses of the first edition: each says where its answer is now. */
import type { Context } from "hono";

import { renderProblem } from "../http/problem.ts";

/** Old path to new path. */
export const GONE_PATHS: Readonly<Record<string, string>> = {
  "/api/optimize": "/api/analyzer",
  "/api/rewards": "/api/calculator",
  "/compare.json": "/api/compare",
  "/card-finder.json": "/api/finder",
  "/rewards.json": "/api/analyzer",
  "/rewards-compare.json": "/api/calculator",
};

export function handleGone(context: Context): Response {
  const successor = GONE_PATHS[new URL(context.req.raw.url).pathname] ?? "/api/openapi.json";
  return renderProblem("gone", `This endpoint has moved. Use ${successor}.`, {
    headers: { Link: `<${successor}>; rel="successor-version"` },
    extra: { successor },
  });
}
