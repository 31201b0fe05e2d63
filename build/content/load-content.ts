/** All content files compiled, for the build, the checks and the contract tests. */
import { globSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Card } from "../../src/catalog/card.ts";
import { CardReads } from "./card-reads.ts";
import { type CompiledContent, compileContent } from "./compile-content.ts";
import { CONTENT_KINDS, type ContentKind } from "../../src/articles/front-matter.ts";

export const CONTENT_DIRECTORY = path.join(import.meta.dirname, "../../src/content");

/** `…/content/guides/x.mdx` to its kind and slug. */
export function toContentKey(file: string): { kind: ContentKind; slug: string } {
  const kind = path.basename(path.dirname(file)) as ContentKind;
  if (!CONTENT_KINDS.includes(kind)) throw new Error(`${file} lies in no content folder (${CONTENT_KINDS.join(", ")})`);
  return { kind, slug: path.basename(file, ".mdx") };
}

export function listContentFiles(directory: string = CONTENT_DIRECTORY): string[] {
  // A kind without a text has no folder in a fresh checkout: git keeps no empty ones.
  return CONTENT_KINDS.flatMap((kind) => globSync(path.join(kind, "*.mdx"), { cwd: directory }).toSorted()).map(
    (file) => path.join(directory, file),
  );
}

/** A build needs each text several times (list, body, picture); it changes with its source and the cards it reads. */
interface KnownContent {
  readonly source: string;
  readonly reads: CardReads;
  readonly result: Promise<CompiledContent>;
}

const compiled = new Map<string, KnownContent>();

/** @throws Error with one line per fault, `file:line: what is wrong` */
export async function compileFile(file: string, cards: ReadonlyMap<string, Card>): Promise<CompiledContent> {
  const source = readFileSync(file, "utf8");
  const known = compiled.get(file);
  if (known?.source === source && known.reads.areStillTrue(cards)) return known.result;
  const reads = new CardReads(cards);
  const content = { file: path.relative(process.cwd(), file), ...toContentKey(file), source };
  const result = compileContent(content, reads.view, listGuideSlugs());
  compiled.set(file, { source, reads, result });
  return result;
}

function listGuideSlugs(): ReadonlySet<string> {
  const names = readdirSync(path.join(CONTENT_DIRECTORY, "guides"));
  return new Set(names.filter((name) => name.endsWith(".mdx")).map((name) => path.basename(name, ".mdx")));
}
