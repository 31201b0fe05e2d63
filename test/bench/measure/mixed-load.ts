/**
 * Everything at once against a running site: pages, searches, tools, nonsense, new subscriptions, clients that leave
 * midway and clients that read slowly. What happens to the site meanwhile is the caller's to say.
 */
import { startLocalSupabase } from "../../../scripts/local-supabase.ts";
import { makeAddress, makeClient, postJson } from "../../support/newsletter-visitor.ts";
import { quantile } from "./quantile.ts";
import { readWorkerdMb } from "./read-workerd-mb.ts";
import { listStrangeRequests } from "./strange-requests.ts";

const CONNECTIONS = 8;
/** The queue's pauses after three failures (10, 30 and 90 s), and a little. */
const MAX_CATCH_UP_MS = 180_000;
const SLOW_PAUSE_MS = 40;

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
  readonly brokenOff: number;
  readonly readSlowly: number;
  readonly statuses: Readonly<Record<string, number>>;
  readonly failures: readonly string[];
}

export interface LoadEvent {
  /** Share of the whole time after which it happens. */
  readonly at: number;
  readonly run: () => Promise<void>;
}

export interface SentLoad {
  readonly accepted: readonly string[];
  readonly statuses: ReadonlyMap<string, number>;
  readonly latenciesMs: readonly number[];
  readonly memoryMb: readonly number[];
  readonly brokenOff: number;
  readonly readSlowly: number;
}

interface LoadOptions {
  readonly origin: string;
  readonly seconds: number;
  readonly events: readonly LoadEvent[];
  /** Filled with the addresses that were accepted, as they are. */
  readonly accepted?: string[];
  /** Where the numbers in addresses begin, so that the next load asks for other ones. */
  readonly firstTurn?: number;
  /** At most this many requests a second, for loads that last; as many as are answered if left out. */
  readonly perSecond?: number;
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const LOST_BY_PROXY = "lost by the emulation's proxy";

/**
 * Told apart from an error of the site, whose answers all have this header: workerd and wrangler's proxy before it both
 * end a connection that was idle for five seconds, and what the proxy sends in that very moment is lost. It asks again
 * for a GET and answers a POST itself (docs/performance.md, "Load").
 */
async function toOutcome(response: Response): Promise<string> {
  const isOurs = response.headers.has("X-Content-Type-Options");
  if (response.status !== 500 || isOurs) return String(response.status);
  return (await response.text()).includes("Network connection lost") ? LOST_BY_PROXY : "500";
}

export async function sendMixedLoad(options: LoadOptions): Promise<SentLoad> {
  const { origin, seconds, events, accepted = [], perSecond = Infinity, firstTurn = 0 } = options;
  const toRequest = await listStrangeRequests(origin);
  const statuses = new Map<string, number>();
  const latenciesMs: number[] = [];
  const memoryMb: number[] = [];
  const end = performance.now() + seconds * 1_000;
  const sampling = setInterval(() => memoryMb.push(readWorkerdMb()), 1_000);
  let count = firstTurn;
  let brokenOff = 0;
  let readSlowly = 0;

  async function sendOne(turn: number): Promise<string> {
    if (turn % 10 === 0) {
      const email = makeAddress();
      const response = await postJson(`${origin}/api/subscribe`, { email });
      if (response.status === 202) accepted.push(email);
      const outcome = await toOutcome(response);
      if (!response.bodyUsed) await response.text();
      return outcome === LOST_BY_PROXY ? outcome : `${outcome} subscribe`;
    }
    const { path: target, init } = toRequest(turn);
    const headers = { ...init?.headers, "CF-Connecting-IP": makeClient() };
    const response = await fetch(origin + target, { redirect: "manual", ...init, headers });
    const outcome = await toOutcome(response);
    // Some visitors leave midway, some are on a train.
    if (response.bodyUsed) return outcome;
    if (turn % 9 === 0) {
      brokenOff += 1;
      await response.body?.cancel();
    } else if (turn % 23 === 0) {
      readSlowly += 1;
      for await (const _ of response.body ?? []) await wait(SLOW_PAUSE_MS);
    } else await response.arrayBuffer();
    return outcome;
  }

  const visitors = Array.from({ length: CONNECTIONS }, async () => {
    while (performance.now() < end) {
      count += 1;
      const start = performance.now();
      const outcome = await sendOne(count).catch((error: unknown) => `failed: ${String(error)}`);
      latenciesMs.push(performance.now() - start);
      statuses.set(outcome, (statuses.get(outcome) ?? 0) + 1);
      const restMs = (CONNECTIONS / perSecond) * 1_000 - (performance.now() - start);
      if (restMs > 0) await wait(restMs);
    }
  });
  const happenings = events.map(async ({ at, run }) => {
    await wait(seconds * 1_000 * at);
    await run();
  });
  await Promise.all([...visitors, ...happenings]);
  clearInterval(sampling);
  return { accepted, statuses, latenciesMs, memoryMb, brokenOff, readSlowly };
}

/**
 * Until every accepted address has its mail, or the time is over.
 *
 * @returns how many seconds it took
 */
export async function catchUp(
  accepted: readonly string[],
  mails: ReadonlyMap<string, number>,
  sweep?: () => Promise<void>,
): Promise<number> {
  const start = performance.now();
  while (performance.now() < start + MAX_CATCH_UP_MS && accepted.some((address) => !mails.has(address))) {
    await sweep?.();
    await wait(250);
  }
  return (performance.now() - start) / 1_000;
}

/** Read from the files that the killed process left. */
export async function countRows(folder: string): Promise<ReadonlyMap<string, number>> {
  const reopened = await startLocalSupabase({ folder, port: 0, siteUrl: "http://site.invalid" });
  const rows = await reopened.query("select email, count(*)::int as times from public.subscribers group by email");
  await reopened.close();
  return new Map(rows.map((row) => [String(row["email"]), Number(row["times"])]));
}

/** Ends the process with 1 when something is wrong. */
export function judgeLoad(
  { accepted, statuses, latenciesMs, memoryMb, brokenOff, readSlowly }: SentLoad,
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
    brokenOff,
    readSlowly,
    statuses: Object.fromEntries(statuses),
    failures,
  };
}
