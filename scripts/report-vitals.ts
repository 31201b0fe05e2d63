/**
 * How fast the site was for visitors who agreed to be counted, from Analytics Engine:
 *
 *     CLOUDFLARE_ACCOUNT_ID=… CLOUDFLARE_API_TOKEN=… npm run vitals [-- --days 7] [--dataset waycard_vitals]
 *
 * The token needs the right "Account Analytics: Read". Prints the 50th, 75th and 95th percentile of each metric, for
 * all pages and for each kind of page, on phones and on wider windows. The 75th is what search engines judge by.
 */
import * as v from "valibot";

import { VITALS } from "../src/consent/vitals.ts";
import { readCommandLine } from "./command-line.ts";
import { readCloudflareAccount } from "./read-cloudflare-account.ts";

/** "Good" at the 75th percentile: https://web.dev/articles/vitals */
const GOOD: Readonly<Record<string, number>> = { LCP: 2_500, INP: 200, CLS: 0.1, FCP: 1_800, TTFB: 800 };
/** Fewer reports say nothing about a kind of page. */
const MIN_COUNT = 20;

const number = v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.number());
const answerSchema = v.object({
  data: v.array(
    v.object({
      metric: v.picklist(VITALS),
      page: v.string(),
      viewport: v.string(),
      p50: number,
      p75: number,
      p95: number,
      count: number,
    }),
  ),
});

const { values: options } = readCommandLine("npm run vitals --", {
  usage: "[--days 7] [--dataset waycard_vitals]",
  about:
    'Prints how fast the site was for visitors who agreed to be measured.\nNeeds CLOUDFLARE_ACCOUNT_ID, and CLOUDFLARE_API_TOKEN with the right "Account Analytics: Read".',
  options: { days: { type: "string", default: "7" }, dataset: { type: "string", default: "waycard_vitals" } },
});
const days = Number(options.days);
if (!Number.isInteger(days) || days < 1 || days > 90 || !/^\w+$/.test(options.dataset)) {
  console.error("Use --days with a number from 1 to 90, and --dataset with the name in wrangler.toml.");
  process.exit(1);
}

/** Analytics Engine keeps a share of many points and says in each what it stands for. */
const toQuery = (page: string) =>
  `SELECT blob1 AS metric, ${page} AS page, blob3 AS viewport,
  quantileExactWeighted(0.5)(double1, _sample_interval) AS p50,
  quantileExactWeighted(0.75)(double1, _sample_interval) AS p75,
  quantileExactWeighted(0.95)(double1, _sample_interval) AS p95,
  SUM(_sample_interval) AS count
FROM ${options.dataset}
WHERE timestamp > NOW() - INTERVAL '${days}' DAY
GROUP BY metric, page, viewport
ORDER BY page, metric, viewport
FORMAT JSON`;

async function ask(query: string) {
  const { url, authorization } = readCloudflareAccount("Account Analytics: Read");
  const response = await fetch(`${url}/analytics_engine/sql`, {
    method: "POST",
    headers: { Authorization: authorization },
    body: query,
  });
  if (!response.ok) {
    console.error(`Cloudflare answered ${response.status}: ${(await response.text()).slice(0, 300)}`);
    process.exit(1);
  }
  return v.parse(answerSchema, await response.json()).data;
}

const format = (metric: string, value: number) => (metric === "CLS" ? value.toFixed(3) : `${Math.round(value)} ms`);

const rows = [...(await ask(toQuery("'all pages'"))), ...(await ask(toQuery("blob2")))];
const shown = rows.filter(({ count }) => count >= MIN_COUNT);
if (shown.length === 0) console.log(`No page has ${MIN_COUNT} reports in the last ${days} days.`);
else
  console.table(
    shown.map(({ page, viewport, metric, p50, p75, p95, count }) => ({
      page,
      viewport,
      metric,
      p50: format(metric, p50),
      p75: format(metric, p75),
      p95: format(metric, p95),
      reports: Math.round(count),
      verdict: p75 <= (GOOD[metric] ?? 0) ? "good" : "slow",
    })),
  );
