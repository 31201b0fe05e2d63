/**
 * A page that somebody has open, or that a cache in between still holds, asks for the hashed files of the build that
 * made it. So each deployment carries those of the last two builds along. The live site says itself which they are
 * (`/builds.json`), so any machine can deploy.
 */
import { createHash } from "node:crypto";
import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import * as v from "valibot";

import { BUILDS_PATH } from "../build/build-id.ts";

/** Beside the new one. */
const OLD_BUILDS = 2;
const AT_ONCE = 8;
const TIMEOUT_MS = 30_000;

const hash = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const buildsSchema = v.object({
  builds: v.array(
    v.object({
      id: v.string(),
      /** Hashes by path. Paths of the one folder only: they name files that are written. */
      files: v.record(v.pipe(v.string(), v.regex(/^\/assets\/[\w.-]+$/)), v.string()),
    }),
  ),
});
type Build = v.InferOutput<typeof buildsSchema>["builds"][number];

/**
 * Adds to a folder of files the hashed ones of the last two builds of a live site, and the list of all builds.
 *
 * @returns ids of the builds that were added; undefined when the site does not answer or has no list yet
 * @throws Error when a file of the list cannot be had as it was
 */
export async function keepOldAssets(
  origin: string,
  folder: string,
  id: string,
): Promise<readonly string[] | undefined> {
  const own: Build = { id, files: listFiles(folder) };
  const live = await readBuilds(origin);
  const kept = (live ?? []).filter((build) => build.id !== id).slice(0, OLD_BUILDS);
  const wanted = kept.flatMap(({ files }) => Object.entries(files)).filter(([file]) => !(file in own.files));
  const queue = [...new Map(wanted)];
  mkdirSync(path.join(folder, "assets"), { recursive: true });
  const work = Array.from({ length: AT_ONCE }, async () => {
    for (let next = queue.pop(); next; next = queue.pop()) await copy(origin, folder, ...next);
  });
  await Promise.all(work);
  writeFileSync(path.join(folder, BUILDS_PATH), `${JSON.stringify({ builds: [own, ...kept] }, null, 1)}\n`);
  return live && kept.map((build) => build.id);
}

function listFiles(folder: string): Build["files"] {
  const names = globSync("assets/*", { cwd: folder }).toSorted();
  return Object.fromEntries(names.map((name) => [`/${name}`, hash(readFileSync(path.join(folder, name)))]));
}

async function readBuilds(origin: string): Promise<readonly Build[] | undefined> {
  // A site of before the list answers its page for unknown addresses; one that is not there yet, nothing.
  const response = await get(origin + BUILDS_PATH).catch(() => undefined);
  if (!response?.ok) return undefined;
  const parsed = v.safeParse(buildsSchema, await response.json().catch(() => undefined));
  return parsed.success ? parsed.output.builds : undefined;
}

async function copy(origin: string, folder: string, file: string, expected: string): Promise<void> {
  const response = await get(origin + file);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!response.ok || hash(bytes) !== expected)
    throw new Error(`${origin}${file} is not what it was (${response.status}); the pages of an earlier build need it`);
  writeFileSync(path.join(folder, file), bytes);
}

const get = (url: string) => fetch(url, { redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
