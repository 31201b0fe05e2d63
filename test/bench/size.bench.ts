/** What a visitor's first view of a review weighs, and what comes after; brotli as an edge does it. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

import { inBuild } from "../../build/build-folder.ts";
import { startWorkerd, writeWorkerdConfig } from "./measure/run-workerd.ts";
import { SITE_WORKER } from "./measure/site-worker.ts";
import { measureGzipKb } from "./measure/worker-size.ts";

const ASSETS = path.resolve(inBuild("client/assets"));
const REVIEW = "/cards/marriott-bonvoy-boundless";
/** Edges compress pages as they pass (quality 4) and files once, as well as they can. */
const PAGE_QUALITY = 4;
const FILE_QUALITY = 11;

/** Kilobytes of 1,024 bytes. */
export interface Sizes {
  readonly workerGzip: number;
  readonly reviewHtml: number;
  /** The part of the style sheet that a review links. */
  readonly reviewCss: number;
  readonly loader: number;
  /** Preloaded at low priority. */
  readonly fonts: number;
  /** HTML, style sheet, typefaces, first paint, loader, logo and the card's picture. */
  readonly reviewFirstView: number;
  /** React, the header and what they import: fetched at idle or at the first touch. */
  readonly afterInteraction: number;
}

const compress = (bytes: Buffer, quality: number) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).byteLength / 1024;

function measureFiles(pattern: RegExp): number {
  const names = readdirSync(ASSETS).filter((name) => pattern.test(name));
  return names.reduce((sum, name) => sum + compress(readFileSync(path.join(ASSETS, name)), FILE_QUALITY), 0);
}

/** A chunk and all that it imports at once (not on demand). */
function listImports(name: string, found = new Set<string>()): Set<string> {
  if (found.has(name)) return found;
  found.add(name);
  const code = readFileSync(path.join(ASSETS, name), "utf8");
  const imports = code.matchAll(/(?:import|from)\s*["'`]\.\/([^"'`]+\.js)["'`]/g);
  for (const [, imported] of imports) if (imported) listImports(imported, found);
  return found;
}

function measureChunks(...prefixes: readonly string[]): number {
  const names = readdirSync(ASSETS);
  const entries = prefixes.flatMap((prefix) => names.filter((name) => name.startsWith(prefix) && name.endsWith(".js")));
  const all = new Set(entries.flatMap((name) => [...listImports(name)]));
  return [...all].reduce((sum, name) => sum + compress(readFileSync(path.join(ASSETS, name)), FILE_QUALITY), 0);
}

export async function measureSizes(): Promise<Sizes> {
  const worker = await startWorkerd(writeWorkerdConfig(SITE_WORKER, path.resolve("dist/bench/run/size")));
  const html = await fetch(`http://127.0.0.1:${worker.port}${REVIEW}`)
    .then((response) => response.text())
    .finally(() => worker.stop());
  const reviewHtml = compress(Buffer.from(html), PAGE_QUALITY);
  const linked = readdirSync(ASSETS).filter((name) => html.includes(`rel="stylesheet" href="/assets/${name}"`));
  const reviewCss = linked.reduce(
    (sum, name) => sum + compress(readFileSync(path.join(ASSETS, name)), FILE_QUALITY),
    0,
  );
  const loader = measureFiles(/^loader-.*\.js$/);
  const fonts = readdirSync(ASSETS)
    .filter((name) => /^(?!\w+-more-).*\.woff2$/.test(name))
    .reduce((sum, name) => sum + readFileSync(path.join(ASSETS, name)).byteLength / 1024, 0);
  // Lazy ones are further down: a browser fetches them when they come near.
  const eager = [...html.matchAll(/<img [^>]*>/g)].map(([tag]) => tag).filter((tag) => !tag.includes('loading="lazy"'));
  const pictures = eager.flatMap((tag) => /src="\/([^"]+\.svg)"/.exec(tag)?.[1] ?? []);
  const firstPaint = measureFiles(/^first-paint-.*\.js$/);
  const images = [...new Set(pictures)].reduce(
    (sum, file) => sum + compress(readFileSync(path.resolve(inBuild("client"), file)), FILE_QUALITY),
    0,
  );
  return {
    workerGzip: measureGzipKb(SITE_WORKER),
    reviewHtml,
    reviewCss,
    loader,
    fonts,
    reviewFirstView: reviewHtml + reviewCss + fonts + firstPaint + loader + images,
    afterInteraction: measureChunks("hydrate-island-", "site-header-"),
  };
}
