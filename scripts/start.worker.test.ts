/** `npm start` as it is: what it accepted gets its mail, however the program ended. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test } from "vitest";

import { isPortFree } from "./local-settings.ts";
import { startLocalSupabase } from "./local-supabase.ts";
import { makeAddress, postJson } from "../test/support/newsletter-visitor.ts";

const REQUESTS = 12;

let folder: string;
let running: Started | undefined;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "waycard-start-"));
});
afterEach(async () => {
  await running?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

interface Started {
  readonly site: string;
  readonly supabase: string;
  /** Ends the program and all that it started. */
  readonly kill: (signal: NodeJS.Signals) => Promise<void>;
  /** Ends the program alone, as `kill -9` does. */
  readonly killAlone: () => Promise<void>;
  readonly arePortsFree: () => Promise<boolean>;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, "close");
  return port;
}

function run(ports: { readonly site: number; readonly supabase: number }): {
  child: ChildProcess;
  output: () => string;
} {
  const env = {
    ...process.env,
    PORT: String(ports.site),
    SUPABASE_PORT: String(ports.supabase),
    SUPABASE_FOLDER: path.join(folder, "supabase"),
  };
  // A group of its own, so that its end is the end of wrangler and workerd too.
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "start.ts")], { env, detached: true });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
}

async function start(): Promise<Started> {
  const ports = { site: await findPort(), supabase: await findPort() };
  const { child, output } = run(ports);
  const ended = once(child, "exit");
  await expect.poll(output, { timeout: 120_000 }).toContain("Ctrl-C stops it.");
  running = {
    site: `http://localhost:${ports.site}`,
    supabase: `http://127.0.0.1:${ports.supabase}`,
    async kill(signal) {
      running = undefined;
      process.kill(-(child.pid ?? 0), signal);
      await ended;
    },
    async killAlone() {
      child.kill("SIGKILL");
      await ended;
    },
    arePortsFree: async () => (await Promise.all(Object.values(ports).map(isPortFree))).every(Boolean),
  };
  return running;
}

const countMails = async ({ supabase }: Started, address: string) =>
  ((await (await fetch(`${supabase}/mails?to=${address}`)).json()) as unknown[]).length;

/** Asks for subscriptions, and ends the program as soon as they are accepted. @returns the addresses accepted */
async function askAndEnd(started: Started, signal: NodeJS.Signals): Promise<readonly string[]> {
  const addresses = Array.from({ length: REQUESTS }, makeAddress);
  const answers = await Promise.all(addresses.map((email) => postJson(`${started.site}/api/subscribe`, { email })));
  await started.kill(signal);
  return addresses.filter((_, index) => answers[index]?.status === 202);
}

test("every request that was accepted before SIGKILL or SIGINT gets one mail, and kill -9 of the program alone leaves no port taken", async () => {
  const killed = await askAndEnd(await start(), "SIGKILL");
  const interrupted = await askAndEnd(await start(), "SIGINT");
  expect(killed.length).toBeGreaterThan(0);
  expect(interrupted.length).toBeGreaterThan(0);
  const last = await start();
  for (const address of [...killed, ...interrupted]) {
    await expect.poll(() => countMails(last, address), { timeout: 150_000 }).toBe(1);
  }
  await last.killAlone();
  await expect.poll(last.arePortsFree, { timeout: 60_000 }).toBe(true);
  running = undefined;
});

test("a damaged database ends it with a message that says what to do", async () => {
  const files = path.join(folder, "supabase");
  await (await startLocalSupabase({ folder: files, port: 0, siteUrl: "http://site.invalid" })).close();
  writeFileSync(path.join(files, "postgres/global/pg_control"), "garbage");
  const { child, output } = run({ site: await findPort(), supabase: await findPort() });
  const [status] = (await once(child, "exit")) as [number];
  expect(status).toBe(1);
  expect(output()).toContain("is damaged. `npm run db -- reset` removes it");
});
