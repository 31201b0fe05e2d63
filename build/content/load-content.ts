/** All content files compiled, for the build, the checks and the contract tests. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import type { Card } from "../../src/catalog/card.ts";
import { readBuildDate } from "../build-date.ts";
import { type CompiledContent, compileContent, type ContentSource, listNamedCards } from "./compile-content.ts";
import { CONTENT_KINDS, type ContentKind } from "../../src/content/front-matter.ts";

export const CONTENT_DIRECTORY = path.join(import.meta.dirname, "../../src/content");

/** `…/content/guides/x.mdx` to its kind and slug. */
export function toContentKey(file: string): { kind: ContentKind; slug: string } {
  const kind = path.basename(path.dirname(file)) as ContentKind;
  if (!CONTENT_KINDS.includes(kind)) throw new Error(`${file} lies in no content folder (${CONTENT_KINDS.join(", ")})`);
  return { kind, slug: path.basename(file, ".mdx") };
}

const PUBLISHED = /^published: (\d{4}-\d{2}-\d{2})$/m;

/** Texts that are out on the build's day. */
export function listContentFiles(directory?: string, buildDate: string = readBuildDate()): string[] {
  return listAllFiles(directory).filter((file) => !isLater(file, buildDate));
}

/** Texts dated later than the build, which it leaves out. */
export function listLaterFiles(directory?: string, buildDate: string = readBuildDate()): string[] {
  return listAllFiles(directory).filter((file) => isLater(file, buildDate));
}

/** A text without a date is no later one: compiling it says what it lacks. */
function isLater(file: string, buildDate: string): boolean {
  const published = PUBLISHED.exec(readFileSync(file, "utf8"))?.[1];
  return published !== undefined && published > buildDate;
}

function listAllFiles(directory: string = CONTENT_DIRECTORY): string[] {
  return CONTENT_KINDS.flatMap((kind) =>
    listNames(path.join(directory, kind))
      .filter((name) => name.endsWith(".mdx"))
      .toSorted()
      .map((name) => path.join(directory, kind, name)),
  );
}

/** Git keeps no empty folders: a kind without a text has none. */
const listNames = (folder: string) => (existsSync(folder) ? readdirSync(folder) : []);

/** A build needs each text several times (list, body, picture); it changes with its source and the cards it reads. */
interface KnownContent {
  readonly source: string;
  readonly cards: ReadonlyMap<string, Card>;
  readonly result: Promise<CompiledContent>;
}

const compiled = new Map<string, KnownContent>();

/** @throws Error with one line per fault, `file:line: what is wrong` */
export async function compileFile(file: string, cards: ReadonlyMap<string, Card>): Promise<CompiledContent> {
  const source = readFileSync(file, "utf8");
  const known = compiled.get(file);
  const content = { file: path.relative(process.cwd(), file), ...toContentKey(file), source };
  const toReads = (of: ReadonlyMap<string, Card>) => JSON.stringify(listReads(content, of));
  if (known?.source === source && (known.cards === cards || toReads(known.cards) === toReads(cards)))
    return known.result;
  const result = compileContent(content, cards, listGuideSlugs());
  compiled.set(file, { source, cards, result });
  return result;
}

/** What a text is made from: the cards that it names, or all where a tag counts or lists them. */
const listReads = (content: ContentSource, cards: ReadonlyMap<string, Card>): readonly Card[] =>
  /<(?:Count|FactTable|ModelTable)\b/.test(content.source) ? [...cards.values()] : listNamedCards(content, cards);

function listGuideSlugs(): ReadonlySet<string> {
  const guides = listContentFiles().filter((file) => toContentKey(file).kind === "guides");
  return new Set(guides.map((file) => toContentKey(file).slug));
}
