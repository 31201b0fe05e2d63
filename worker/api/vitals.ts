/**
 * POST /api/vitals: how fast a page was for somebody who agreed to be counted (src/consent/send-vitals.ts). One point
 * a metric goes to Analytics Engine: metric, pattern of the route, phone or wide, value. Nothing else of the request is
 * looked at but the client's address, for the limit, and it is not kept. `scripts/report-vitals.ts` reads them.
 */
import type { Context } from "hono";
import * as v from "valibot";

import { VITALS } from "../../src/consent/vitals.ts";
import { toPolicyHeaders } from "../cache/policy.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { refuseCrossSite } from "../http/csrf.ts";
import { limitRate, toClientKey } from "../http/limit-rate.ts";
import { renderProblem } from "../http/problem.ts";
import { readBoundedText } from "../http/read-bounded-text.ts";
import { pageRouter } from "../pages/page-router.ts";

const MAX_BODY_BYTES = 2 * 1024;
/** Ten minutes: what takes longer was a page in the background. */
const MAX_VALUE = 600_000;

const value = v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(MAX_VALUE)));
const reportSchema = v.strictObject({
  page: v.pipe(v.string(), v.startsWith("/"), v.maxLength(200)),
  viewport: v.picklist(["phone", "wide"]),
  values: v.strictObject(v.entriesFromList(VITALS, value)),
});

export async function handleVitals(context: Context<WorkerEnvironment>): Promise<Response> {
  const request = context.req.raw;
  const { VITALS: dataset, CLIENT_LIMIT, SITE_ORIGIN } = context.env;
  if (!dataset) return renderProblem("not-found", "This server does not measure web vitals.");
  const refused =
    refuseCrossSite(request, SITE_ORIGIN) ?? (await limitRate(CLIENT_LIMIT, `vitals:${toClientKey(request)}`));
  if (refused) return refused;
  const body = await readBoundedText(request, MAX_BODY_BYTES, ["application/json"]);
  if (!body.ok) return body.response;
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), body.text);
  if (!parsed.success) return renderProblem("invalid-body", "The body is not a web vitals report.");
  const { page, viewport, values } = parsed.output;
  const { pattern } = pageRouter.find(page);
  for (const name of VITALS) {
    const measured = values[name];
    if (measured !== undefined)
      dataset.writeDataPoint({ indexes: [name], blobs: [name, pattern, viewport], doubles: [measured] });
  }
  return new Response(null, { status: 204, headers: toPolicyHeaders("noStore") });
}
