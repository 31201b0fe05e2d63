/**
 * Writes the pictures for shared links at build time: one per card, one per
 * page. A drawing that was rendered before is copied from the cache, so a build
 * pays for what changed only.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, mkdtemp, rename, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";

import { drawCardOpenGraph, drawPageOpenGraph, type OpenGraphCard, type OpenGraphPage } from "./draw-open-graph.ts";
import { renderOpenGraph, writeOpenGraphFonts } from "./render-open-graph.ts";

/** Part of every cache key: raise it when fonts or PNG encoding change, which the drawing does not show. */
const RENDER_EDITION = 2;

export interface OpenGraphOptions {
  /** The pictures go into `og/` in it. */
  readonly outDir: string;
  readonly cacheDir: string;
  readonly cards: Iterable<OpenGraphCard>;
  readonly pages: Iterable<OpenGraphPage & { readonly file: string }>;
}

interface Picture {
  readonly svg: string;
  readonly target: string;
  readonly cached: string;
}

const isPresent = (file: string): Promise<boolean> =>
  stat(file).then(
    () => true,
    () => false,
  );

async function renderPictures(pictures: readonly Picture[], fontFiles: readonly string[]): Promise<void> {
  const queue = pictures.values();
  const work = async (): Promise<void> => {
    for (const { svg, target, cached } of queue) {
      const png = await renderOpenGraph(svg, fontFiles);
      // Two steps, so that a build that is stopped leaves no half picture in the cache.
      const unfinished = `${cached}.${process.pid}`;
      await writeFile(unfinished, png);
      await rename(unfinished, cached);
      await copyFile(cached, target);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

/** How many pictures were rendered, and how many came from the cache. */
export async function makeOpenGraphImages({
  outDir,
  cacheDir,
  cards,
  pages,
}: OpenGraphOptions): Promise<{ rendered: number; reused: number }> {
  const directory = path.join(outDir, "og");
  await mkdir(directory, { recursive: true });
  await mkdir(cacheDir, { recursive: true });
  const drawings = new Map<string, string>();
  for (const card of cards) drawings.set(card.slug, drawCardOpenGraph(card));
  for (const { file, ...page } of pages) {
    if (drawings.has(file)) throw new Error(`Two Open Graph pictures are named ${file}`);
    drawings.set(file, drawPageOpenGraph(page));
  }

  const missing: Picture[] = [];
  for (const [file, svg] of drawings) {
    const hash = createHash("sha256").update(`${RENDER_EDITION}\n${svg}`).digest("hex").slice(0, 32);
    const picture = { svg, target: path.join(directory, `${file}.png`), cached: path.join(cacheDir, `${hash}.png`) };
    if (await isPresent(picture.cached)) await copyFile(picture.cached, picture.target);
    else missing.push(picture);
  }
  if (missing.length > 0) {
    const fontDirectory = await mkdtemp(path.join(tmpdir(), "waycard-fonts-"));
    try {
      const characters = new Set(missing.map(({ svg }) => svg).join(""));
      await renderPictures(missing, await writeOpenGraphFonts(fontDirectory, [...characters].join("")));
    } finally {
      await rm(fontDirectory, { recursive: true });
    }
  }
  return { rendered: missing.length, reused: drawings.size - missing.length };
}
