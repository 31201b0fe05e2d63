/**
 * A minute of everything at once against the built site, for faults that only time
 * brings to light. A tenth of the requests are new subscriptions; halfway Supabase
 * is killed and started again. Fails on any 5xx or broken answer, on an accepted
 * address that is not in the table once with its mail sent. Its memory is shown only:
 * wrangler's emulations live in the same processes (memory.bench.ts measures the Worker's).
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { createTestHarness } from "wrangler";

import { startLocalSupabase } from "../../scripts/local-supabase.ts";
import { makeAddress, makeClient, postJson } from "../support/newsletter-visitor.ts";
import { quantile } from "./measure/quantile.ts";
import { readWorkerdMb } from "./measure/read-workerd-mb.ts";
import { type KillableSupabase, runSupabase } from "./measure/run-supabase.ts";
import { listStrangeRequests } from "./measure/strange-requests.ts";

const CONNECTIONS = 8;
/** The queue's pauses after three failures (10, 30 and 90 s), and a little. */
const MAX_CATCH_UP_MS = 180_000;

export interface MixedLoad {
  readonly requests: number;
  readonly perSecond: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly memoryHalfwayMb: number;
  readonly memoryAtEndMb: number;
  readonly accepted: number;
  readonly lost: number;
  readonly doubled: number;
  readonly withoutMail: number;
  readonly catchUpSeconds: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

export async function runMixedLoadBench({ isQuick = false } = {}): Promise<MixedLoad> {
  const seconds = isQuick ? 20 : 60;
  const folder = mkdtempSync(path.join(tmpdir(), "waycard-load-"));
  const supabase = await runSupabase(folder);
  const vars = {
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    REQUEST_LOG: "off",
  };
  const harness = createTestHarness({ workers: [{ configPath: "dist/waycard/wrangler.json", vars }] });
  try {
    const { origin } = (await harness.listen()).url;
    const load = await send(origin, seconds, supabase);
    const start = performance.now();
    await catchUp(load.accepted, supabase.mails);
    const catchUpSeconds = (performance.now() - start) / 1_000;
    await supabase.kill();
    const rows = await countRows(folder);
    return judge(load, rows, supabase.mails, seconds, catchUpSeconds);
  } finally {
    await harness.close();
    await supabase.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

interface Load {
  readonly accepted: readonly string[];
  readonly statuses: ReadonlyMap<string, number>;
  readonly latenciesMs: readonly number[];
  readonly memoryMb: readonly number[];
}

async function send(origin: string, seconds: number, supabase: KillableSupabase): Promise<Load> {
  const toRequest = await listStrangeRequests(origin);
  const accepted: string[] = [];
  const statuses = new Map<string, number>();
  const latenciesMs: number[] = [];
  const memoryMb: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const sampling = setInterval(() => memoryMb.push(readWorkerdMb()), 1_000);
  let count = 0;

  async function sendOne(turn: number): Promise<string> {
    if (turn % 10 === 0) {
      const email = makeAddress();
      const response = await postJson(`${origin}/api/subscribe`, { email });
      await response.text();
      if (response.status === 202) accepted.push(email);
      return `${response.status} subscribe`;
    }
    const { path: target, init } = toRequest(turn);
    const headers = { ...init?.headers, "CF-Connecting-IP": makeClient() };
    const response = await fetch(origin + target, { redirect: "manual", ...init, headers });
    // Some visitors leave midway.
    if (turn % 9 === 0) await response.body?.cancel();
    else await response.arrayBuffer();
    return String(response.status);
  }

  const visitors = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end) {
      count += 1;
      const start = performance.now();
      const outcome = await sendOne(count).catch((error: unknown) => `failed: ${String(error)}`);
      latenciesMs.push(performance.now() - start);
      statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
    }
  });
  const outage = (async () => {
    await new Promise((resolve) => setTimeout(resolve, seconds * 400));
    await supabase.kill();
    await new Promise((resolve) => setTimeout(resolve, seconds * 100));
    await supabase.restart();
  })();
  await Promise.all([...visitors, outage]);
  clearInterval(sampling);
  return { accepted, statuses, latenciesMs, memoryMb };
}

/** Until every accepted address has its mail, or the time is over. */
async function catchUp(accepted: readonly string[], mails: ReadonlyMap<string, number>): Promise<void> {
  const end = performance.now() + MAX_CATCH_UP_MS;
  while (performance.now() < end && accepted.some((address) => !mails.has(address))) {
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

/** Read from the files that the killed process left. */
async function countRows(folder: string): Promise<ReadonlyMap<string, number>> {
  const reopened = await startLocalSupabase({ folder, port: 0, siteUrl: "http://site.invalid" });
  const rows = await reopened.query("select email, count(*)::int as times from public.subscribers group by email");
  await reopened.close();
  return new Map(rows.map((row) => [String(row["email"]), Number(row["times"])]));
}

function judge(
  { accepted, statuses, latenciesMs, memoryMb }: Load,
  rows: ReadonlyMap<string, number>,
  mails: ReadonlyMap<string, number>,
  seconds: number,
  catchUpSeconds: number,
): MixedLoad {
  const count = (isWrong: (address: string) => boolean) => accepted.filter(isWrong).length;
  const lost = count((address) => !rows.has(address));
  const doubled = count((address) => (rows.get(address) ?? 0) > 1 || (mails.get(address) ?? 0) > 1);
  const withoutMail = count((address) => !mails.has(address));
  const memoryHalfwayMb = memoryMb[Math.floor(memoryMb.length / 2)] ?? 0;
  const memoryAtEndMb = memoryMb.at(-1) ?? 0;
  const broken = [...statuses].filter(([key]) => /^(5|failed)/.test(key));
  const failures = [
    ...broken.map(([key, times]) => `${key}, ${times} times`),
    ...(accepted.length > 0 ? [] : ["no address was accepted"]),
    ...(lost > 0 ? [`${lost} accepted addresses are lost`] : []),
    ...(doubled > 0 ? [`${doubled} addresses have two rows or two mails`] : []),
    ...(withoutMail > 0 ? [`${withoutMail} accepted addresses were sent no mail`] : []),
  ];
  if (failures.length > 0) process.exitCode = 1;
  return {
    requests: latenciesMs.length,
    perSecond: latenciesMs.length / seconds,
    p50Ms: quantile(latenciesMs, 0.5),
    p99Ms: quantile(latenciesMs, 0.99),
    memoryHalfwayMb,
    memoryAtEndMb,
    accepted: accepted.length,
    lost,
    doubled,
    withoutMail,
    catchUpSeconds,
    statuses: Object.fromEntries(statuses),
    failures,
  };
}
