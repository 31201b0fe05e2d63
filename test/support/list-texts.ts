/** The prose of the project's sources, line by line, so that a fault can be shown where it stands. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { parseSync } from "vite";

import { listContentFiles } from "../../build/content/load-content.ts";

export interface TextLine {
  /** `file:line` from the project's root. */
  readonly place: string;
  readonly text: string;
}

const TAG = /<\/?[A-Za-z][^>]*>/g;

/** Articles and reviews, front matter included, without tags, addresses, keys and slugs. */
export function listArticleLines(): readonly TextLine[] {
  return listContentFiles().flatMap((file) => {
    const source = readFileSync(file, "utf8").replaceAll(TAG, (tag) => tag.replaceAll(/[^\n]/g, " "));
    return source.split("\n").map((line, index) => ({
      place: `${path.relative(process.cwd(), file)}:${index + 1}`,
      text: line
        .replace(/^\s*(?:- )?(?:card|ahead): [\w-]+$|^reader: \{.*\}$/, "")
        .replace(/^\s*(?:- )?[a-zA-Z]+:(?=\s|$)/, "")
        .replaceAll(/\]\([^)]*\)/g, "]")
        .replaceAll(/(?:https:\/\/|\/)[\w./-]+|[\w.]+@[\w.]+/g, "")
        .replace(/^\s+- [\w-]+$/, "")
        .replace(/^\s*\[[a-z, -]*\]$/, ""),
    }));
  });
}

interface Node {
  readonly type?: string;
  readonly start?: number;
  readonly value?: unknown;
  readonly name?: { readonly name?: string };
}

/** Sentences in the code of pages, islands and answers: what JSX shows, and strings that hold a space. */
export function listCodeLines(rooms: readonly string[]): readonly TextLine[] {
  return rooms.flatMap(listSourceFiles).flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const { program, errors } = parseSync(file, source);
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
    return listStrings(program as Node).map(({ start, text }) => ({
      place: `${file}:${source.slice(0, start).split("\n").length}`,
      text: text.replaceAll(CODE_WORD, " "),
    }));
  });
}

/** Addresses, media types, selectors and the like inside a sentence. */
const CODE_WORD = /\S*(?:[/=_#&{}()[\]@\\]|--|\.\w|-\w+:)\S*|^[a-z]+\.$|\b[a-z]+[A-Z]\w*/g;

function listSourceFiles(directory: string): string[] {
  if (directory.endsWith(".ts")) return [directory];
  return readdirSync(directory, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$|theme|examples/.test(name))
    .map((name) => path.join(directory, name))
    .toSorted();
}

/** Attributes that hold no words. */
const WORDLESS = new Set(["className", "d", "viewBox", "points", "transform", "rel", "sizes", "autoComplete", "id"]);

function listStrings(node: Node): { start: number; text: string }[] {
  if (node.type === "ImportDeclaration" || node.type === "TSLiteralType") return [];
  if (node.type === "JSXAttribute" && WORDLESS.has(node.name?.name ?? "")) return [];
  const text = toText(node);
  if (text !== undefined) return [{ start: node.start ?? 0, text }];
  return Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode).flatMap(listStrings) : isNode(value) ? listStrings(value) : [],
  );
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !(value instanceof RegExp);

function toText({ type, value }: Node): string | undefined {
  if (type === "JSXText") return String(value);
  if (type === "Literal") return typeof value === "string" && /\s/.test(value) ? value : "";
  if (type === "TemplateElement") return (value as { raw: string }).raw;
  return undefined;
}
