/** Asks the whole Worker, in this process, with Supabase's answers written down (scripted-supabase.ts). */
import { afterEach, beforeEach, vi } from "vitest";

import worker from "../../worker/app.ts";
import type { Bindings } from "../../worker/environment.ts";
import { CONFIGURATION, type Script, scriptSupabase } from "./scripted-supabase.ts";

const SITE = "https://site.test";
const JSON_TYPE = { "Content-Type": "application/json" };
export const FORM_TYPE = { "Content-Type": "application/x-www-form-urlencoded" };

/** For the tests of a file: what is logged is not shown, and no script outlives its test. */
export function keepQuiet(): void {
  beforeEach(() => {
    for (const level of ["log", "info", "error"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
  });
  afterEach(() => void vi.restoreAllMocks());
}

/** After `keepQuiet`: what was logged since the test began. */
export const readLog = (): Record<string, unknown>[] =>
  [console.log, console.info, console.error].flatMap((level) =>
    vi.mocked(level).mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>),
  );

/** A rate limit's binding that lets so many pass, whoever asks. */
export function createLimit(count: number): NonNullable<Bindings["WORK_LIMIT"]> {
  let passed = 0;
  return { limit: async () => ({ success: (passed += 1) <= count }) };
}

export interface Asked {
  readonly script?: Script;
  readonly env?: Partial<Bindings>;
}

export async function ask(path: string, init: RequestInit, { script = {}, env = {} }: Asked = {}) {
  const calls = scriptSupabase(script);
  const later: Promise<unknown>[] = [];
  const jobs: unknown[] = [];
  const NEWSLETTER_QUEUE = { send: async (job: unknown) => void jobs.push(job) };
  const bindings = { SITE_ORIGIN: SITE, REQUEST_LOG: "off", ...CONFIGURATION, NEWSLETTER_QUEUE, ...env };
  const response = await worker.fetch(new Request(SITE + path, init), bindings as unknown as Bindings, {
    waitUntil: (promise: Promise<unknown>) => void later.push(promise),
    passThroughOnException: () => undefined,
    props: {},
  });
  const text = await response.text();
  await Promise.all(later);
  return {
    response,
    status: response.status,
    text,
    calls,
    jobs,
    names: calls.map(({ path: name }) => name.split("/").at(-1)),
  };
}

export const post = (path: string, body: unknown, asked?: Asked) =>
  ask(
    path,
    { method: "POST", headers: JSON_TYPE, body: typeof body === "string" ? body : JSON.stringify(body) },
    asked,
  );
export const postForm = (path: string, fields: Record<string, string>, asked?: Asked) =>
  ask(path, { method: "POST", headers: FORM_TYPE, body: new URLSearchParams(fields).toString() }, asked);
