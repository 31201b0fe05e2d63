/**
 * Three Worker processes with separate caches behind one balancer, and one Supabase. A new build is deployed to one
 * place after another while visitors read, keep pages open and subscribe.
 */
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { inBuild } from "../../build/build-folder.ts";
import { buildIfNeeded } from "../../scripts/build-if-needed.ts";
import { countRows } from "../bench/measure/mixed-load.ts";
import { type KillableSupabase, runSupabase } from "../bench/measure/run-supabase.ts";
import { makeAddress, makeClient, postJson } from "../support/newsletter-visitor.ts";
import { openPlaces, type Places } from "../support/places.ts";
import { ScratchCopy } from "../support/scratch-copy.ts";
import { stageBuild, type StagedBuild } from "../support/stage-build.ts";

const PLACES = 3;
const VISITORS = 3;
/** Stands in the foot of every page; the new build has another. */
const OLD_WORDS = "Waycard helps you find the travel card";
const NEW_WORDS = "Waycard still helps you find the travel card";

let folder: string;
let copy: ScratchCopy;
let supabase: KillableSupabase;
let places: Places;
let first: StagedBuild;
let second: StagedBuild;
let paths: readonly string[];

beforeAll(async () => {
  await buildIfNeeded();
  mkdirSync("dist/scratch", { recursive: true });
  folder = mkdtempSync(path.resolve("dist/scratch/places-"));
  copy = new ScratchCopy();
  copy.edit("src/site.ts", OLD_WORDS, NEW_WORDS);
  const built = copy.run("vite", ["build", "--logLevel=warn"]);
  expect(built.status, built.output.slice(-2_000)).toBe(0);
  supabase = await runSupabase(path.join(folder, "supabase"));
  first = await stageBuild(inBuild(), path.join(folder, "first"));
  const vars = {
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    // A place that is replaced takes its emulated queue along.
    QUEUE_FORGETS: "yes",
    REQUEST_LOG: "off",
    SITE_ORIGIN: "https://site.test",
  };
  places = await openPlaces({ count: PLACES, configPath: first.configPath, vars });
  const sitemap = await (await fetch(`${places.origin}/sitemap.xml`)).text();
  paths = [...sitemap.matchAll(/<loc>https:\/\/site\.test([^<]*)<\/loc>/g)]
    .map((match) => match[1] || "/")
    .slice(0, 60);
  expect(paths).toHaveLength(60);
  second = await stageBuild(path.join(copy.folder, "dist"), path.join(folder, "second"), places.origin);
});
afterAll(async () => {
  await places?.close();
  await supabase?.kill();
  copy?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const listFiles = (html: string) =>
  [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)]
    .map((match) => match[1] ?? "")
    .filter((file) => !file.includes("#"));
const hash = (text: string) => createHash("sha256").update(text).digest("base64");

interface Seen {
  readonly faults: string[];
  /** Forms that a page was seen in, of each build. */
  readonly forms: Map<string, Set<string>>;
  readonly builds: Set<string>;
  /** Files of pages that somebody has open, with the client. */
  readonly open: { readonly client: string; readonly files: readonly string[] }[];
  readonly accepted: string[];
  refused: number;
  requests: number;
}

/** Reads until it is told to stop: a page, its files, sometimes the form. */
async function visit(seen: Seen, isOver: () => boolean): Promise<void> {
  const get = async (target: string, client: string) => {
    seen.requests += 1;
    return fetch(places.origin + target, { headers: { "CF-Connecting-IP": client } });
  };
  for (let turn = 0; !isOver(); turn += 1) {
    const client = makeClient();
    const target = paths[(turn * 7 + seen.requests) % paths.length] ?? "/";
    const response = await get(target, client);
    const html = await response.text();
    const build = html.includes(NEW_WORDS) ? "new" : html.includes(OLD_WORDS) ? "old" : "none";
    const files = listFiles(html);
    if (response.status !== 200 || build === "none" || !html.endsWith("</html>"))
      seen.faults.push(`${target}: ${response.status}, ${build}, ${html.length} letters`);
    seen.builds.add(build);
    const key = `${build} ${target}`;
    seen.forms.set(key, (seen.forms.get(key) ?? new Set()).add(hash(html)));
    for (const file of files) {
      const { status, headers } = await get(file, client);
      if (status !== 200 || headers.get("Content-Type")?.includes("html"))
        seen.faults.push(`${file} of ${key}: ${status}`);
    }
    if (turn % 5 === 0) seen.open.push({ client, files });
    if (turn % 3 !== 0) continue;
    const email = makeAddress();
    const { status } = await postJson(`${places.origin}/api/subscribe`, { email }, { client });
    if (status === 202) seen.accepted.push(email);
    // On a busy machine the database may be late, and here no queue takes over: then the visitor is told, and it counts for nothing.
    else if (status === 503) seen.refused += 1;
    else seen.faults.push(`subscribe: ${status}`);
  }
}

/** How many of a pass over all pages a place had kept. */
async function countHits(index: number): Promise<number> {
  let hits = 0;
  for (const target of paths) {
    const response = await fetch(places.getUrl(index) + target);
    await response.text();
    if (response.headers.get("X-Cache") === "HIT") hits += 1;
  }
  return hits;
}

describe("a deployment to one place after another, under load", () => {
  const seen: Seen = {
    faults: [],
    forms: new Map(),
    builds: new Set(),
    open: [],
    accepted: [],
    refused: 0,
    requests: 0,
  };
  const passes: { first: number; second: number }[] = [];

  test("places keep pages for themselves", async () => {
    expect(await countHits(0)).toBeLessThan(5);
    expect(await countHits(0)).toBe(paths.length);
    expect(await countHits(1)).toBeLessThan(5);
  });

  test("the new build differs from the old one in its files, and carries the old ones along", () => {
    expect(second.id).not.toBe(first.id);
    expect(second.kept).toEqual([first.id]);
  });

  test("visitors go on reading and subscribing meanwhile", async () => {
    let isOver = false;
    const visitors = Array.from({ length: VISITORS }, () =>
      visit(seen, () => isOver).catch((error: unknown) => void seen.faults.push(String(error))),
    );
    const reach = async (count: number) => {
      const wanted = seen.requests + count;
      await expect.poll(() => seen.requests).toBeGreaterThan(wanted);
    };
    await reach(120);
    for (let index = 0; index < PLACES; index += 1) {
      await places.replace(index, second.configPath);
      passes.push({ first: await countHits(index), second: await countHits(index) });
      await reach(120);
    }
    isOver = true;
    await Promise.all(visitors);
    expect(seen.builds).toEqual(new Set(["old", "new"]));
    expect(seen.accepted.length).toBeGreaterThan(5);
    expect(seen.faults).toEqual([]);
  });

  test("no page is mixed: in each build it has one form, and none of the other build's files", async () => {
    expect([...seen.forms].filter(([, forms]) => forms.size !== 1).map(([key]) => key)).toEqual([]);
    const { builds } = (await (await fetch(`${places.origin}/builds.json`)).json()) as {
      builds: { id: string; files: Record<string, string> }[];
    };
    const [now, before] = builds.map(({ files }) => files);
    const html = await (await fetch(`${places.origin}/`)).text();
    expect(listFiles(html).filter((file) => !(file in (now ?? {})))).toEqual([]);
    const changed = Object.keys(before ?? {}).filter((file) => !(file in (now ?? {})));
    expect(changed.length).toBeGreaterThan(2);
  });

  test("pages that were opened before are still answered their files", async () => {
    const files = new Set(seen.open.flatMap((page) => page.files));
    for (const file of files) {
      for (let index = 0; index < PLACES; index += 1) {
        const { status } = await fetch(places.getUrl(index) + file);
        expect([file, index, status]).toEqual([file, index, 200]);
      }
    }
  });

  test("after one pass over its pages, a place has them all again", () => {
    expect(passes.map((pass) => pass.second)).toEqual(Array(PLACES).fill(paths.length));
  });

  test("no subscription is lost: each accepted address has one row, and its mail", async () => {
    await expect
      .poll(async () => {
        await places.sweep();
        return seen.accepted.filter((address) => !supabase.mails.has(address));
      })
      .toEqual([]);
    await supabase.kill();
    const times = await countRows(path.join(folder, "supabase"));
    expect(seen.accepted.filter((address) => times.get(address) !== 1)).toEqual([]);
    console.log(
      `${seen.requests} requests, ${seen.accepted.length} subscriptions (${seen.refused} refused), ${seen.open.length} pages left open; hits of a place's first pass under load ${passes.map((pass) => `${pass.first} of ${paths.length}`).join(", ")}, of its second all`,
    );
  });
});
