/**
 * Values that matter, written out a second time: whoever changes how long an answer is
 * kept, what browsers refuse or what counts for how much, has to say so here too. Tests
 * that compare an answer with the table it was made from would agree with any table.
 */
import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { SUB_SCORE_WEIGHTS } from "../../src/catalog/card.ts";
import { RANKING_WEIGHTS } from "../../src/engine/rank-list.ts";
import { MENU_BREAKPOINT_PX, SEARCH_BLUR_DELAY_MS } from "../../src/site.ts";
import { NARROW_RATE_USD } from "../../src/tools/finder/rank-finder-cards.ts";
import { POLICIES } from "../../worker/cache/policy.ts";
import { SECURITY_HEADERS } from "../../worker/http/security-headers.ts";
import { JOB_BUDGET_MS } from "../../worker/newsletter/newsletter-job.ts";

test("how long each kind of answer is kept, by browsers, by the edge and by the Worker", () => {
  expect(POLICIES).toEqual({
    page: {
      cacheControl: "public, max-age=60, stale-while-revalidate=600",
      edgeCacheControl: "public, max-age=86400, stale-while-revalidate=86400",
      isStored: true,
    },
    parameterPage: { cacheControl: "public, max-age=60", edgeCacheControl: "public, max-age=3600", isStored: true },
    apiGet: { cacheControl: "public, max-age=300", edgeCacheControl: "public, max-age=3600", isStored: true },
    feed: { cacheControl: "public, max-age=3600", edgeCacheControl: "public, max-age=86400", isStored: true },
    hashedAsset: { cacheControl: "public, max-age=31536000, immutable", isStored: false },
    image: { cacheControl: "public, max-age=86400, stale-while-revalidate=604800", isStored: false },
    redirect: { cacheControl: "public, max-age=3600", isStored: false },
    notFound: { cacheControl: "public, max-age=60", isStored: false },
    noStore: { cacheControl: "no-store", isStored: false },
  });
});

test("what browsers are told to refuse, beside the policy (response-headers.test.ts)", () => {
  const { "Content-Security-Policy": _, ...headers } = SECURITY_HEADERS;
  expect(headers).toEqual({
    "Reporting-Endpoints": 'security="/api/security-reports"',
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  });
});

test("how often a minute one client, one mailbox and one asker for work are answered", () => {
  const limits = [
    ...readFileSync("wrangler.toml", "utf8").matchAll(
      /\[\[ratelimits\]\]\s+name = "(\w+)"\s+namespace_id = "\d+"\s+simple = \{ limit = (\d+), period = (\d+) \}/g,
    ),
  ].map(([, name, limit, period]) => [name, Number(limit), Number(period)]);
  expect(limits).toEqual([
    ["CLIENT_LIMIT", 10, 60],
    ["MAILBOX_LIMIT", 3, 60],
    ["WORK_LIMIT", 300, 60],
  ]);
});

test("a job's calls end before its sender's time alone does: else two would send", () => {
  const migration = readFileSync("supabase/migrations/20261122000100_mail_limits.sql", "utf8");
  expect(JOB_BUDGET_MS).toBe(7_000);
  expect(migration).toContain("case when p_is_sender then now() + interval '8 seconds' end");
});

test("what counts for how much in scores and rankings, as the site says in public", () => {
  expect(SUB_SCORE_WEIGHTS).toEqual({ earning: 0.3, perks: 0.25, cost: 0.2, redemption: 0.15, ease: 0.1 });
  expect(RANKING_WEIGHTS).toEqual({ rating: 0.5, netValue: 0.5 });
  expect(NARROW_RATE_USD).toBe(20);
});

test("what the header's behavior turns on", () => {
  // In ems, so that it follows the text size; the style sheet cannot read the constant.
  const widths = readFileSync("src/header/site-menu.css", "utf8").match(/\(width (?:<|>=) [^)]*\)/g);
  expect(new Set(widths)).toEqual(new Set(["(width < 68.75em)", "(width >= 68.75em)"]));
  expect({ MENU_BREAKPOINT_PX, SEARCH_BLUR_DELAY_MS }).toEqual({ MENU_BREAKPOINT_PX: 1100, SEARCH_BLUR_DELAY_MS: 150 });
});
