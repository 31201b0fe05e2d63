/**
 * POST /api/security-reports: browsers tell what the security policy stopped, in either of
 * two forms (CSP 2's `csp-report`, the Reporting API's list). A break of ours in production
 * is heard of here. Anybody may send anything: so little is read, of what is read only
 * words that we know are logged, and the same is logged once by each isolate.
 */
import type { Context } from "hono";
import * as v from "valibot";

import { BoundedStore } from "../cache/bounded-store.ts";
import type { WorkerEnvironment } from "../environment.ts";
import { limitRate, toClientKey } from "../http/limit-rate.ts";
import { renderProblem } from "../http/problem.ts";
import { readBoundedText } from "../http/read-bounded-text.ts";
import { toPolicyHeaders } from "../cache/policy.ts";
import { logEvent } from "../log.ts";

const MAX_BODY_BYTES = 16 * 1024;
const MAX_REPORTS = 20;
/** A host or a scheme may be as long as the body, and is a stranger's text. */
const MAX_SHOWN_LENGTH = 100;
const MEDIA_TYPES = ["application/reports+json", "application/csp-report"];

interface Report {
  readonly directive: string;
  readonly blocked: string;
  readonly source: string;
}

const text = v.optional(v.string(), "");
const oldSchema = v.pipe(
  v.object({
    "csp-report": v.object({
      "effective-directive": text,
      "violated-directive": text,
      "blocked-uri": text,
      "source-file": text,
    }),
  }),
  v.transform(({ "csp-report": report }): Report[] => [
    {
      directive: report["effective-directive"] || report["violated-directive"],
      blocked: report["blocked-uri"],
      source: report["source-file"],
    },
  ]),
);
const newSchema = v.pipe(
  v.array(
    v.object({
      type: v.string(),
      body: v.object({ effectiveDirective: text, blockedURL: text, sourceFile: v.nullish(v.string(), "") }),
    }),
  ),
  v.transform((reports) =>
    reports.flatMap(
      ({ type, body: { effectiveDirective: directive, blockedURL: blocked, sourceFile: source } }): Report[] =>
        type === "csp-violation" ? [{ directive, blocked, source }] : [],
    ),
  ),
);
const reportsSchema = v.pipe(v.string(), v.parseJson(), v.union([oldSchema, newSchema]));

/** What was logged by this isolate. */
const seen = new BoundedStore<true>({ maxEntries: 500, maxBytes: 500, sizeOf: () => 1 });

export async function handleSecurityReports(context: Context<WorkerEnvironment>): Promise<Response> {
  const request = context.req.raw;
  const limited = await limitRate(context.env.CLIENT_LIMIT, `report:${toClientKey(request)}`);
  if (limited) return limited;
  const body = await readBoundedText(request, MAX_BODY_BYTES, MEDIA_TYPES);
  if (!body.ok) return body.response;
  const reports = v.safeParse(reportsSchema, body.text);
  if (!reports.success) return renderProblem("invalid-body", "The body is not a report.");
  const { origin } = new URL(request.url);
  for (const report of reports.output.slice(0, MAX_REPORTS)) logOnce(report, origin);
  return new Response(null, { status: 204, headers: toPolicyHeaders("noStore") });
}

function logOnce(report: Report, origin: string): void {
  const directive = /^[a-z-]{3,40}(?=$| )/.exec(report.directive)?.[0];
  const blocked = toShownUrl(report.blocked, origin).slice(0, MAX_SHOWN_LENGTH);
  const source = toShownUrl(report.source, origin).slice(0, MAX_SHOWN_LENGTH);
  // Extensions write into every page; that is between them and their browser.
  if (!directive || [blocked, source].some((shown) => shown.endsWith("-extension:"))) return;
  const key = `${directive} ${blocked} ${source}`;
  if (seen.get(key)) return;
  seen.set(key, true);
  logEvent("error", "security-policy", { directive, blocked, source });
}

/**
 * A keyword of the standard, a file of ours, the origin of somebody else, or the scheme of
 * anything else: never a path or a query, which could hold what a visitor typed.
 */
function toShownUrl(given: string, own: string): string {
  if (/^[a-z-]{0,30}$/.test(given)) return given;
  if (!URL.canParse(given)) return "other";
  const { protocol, origin, pathname } = new URL(given);
  if (protocol !== "https:" && protocol !== "http:") return protocol;
  if (origin !== own) return origin;
  return pathname.startsWith("/assets/") ? pathname : "self";
}
