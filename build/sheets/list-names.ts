/** What a module could write into a `class` attribute: the words of its strings. Comments and code are no names. */
import { readFileSync } from "node:fs";

import { parseSync } from "vite";

interface Node {
  readonly type?: string;
  readonly value?: unknown;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
}

export interface Names {
  readonly whole: ReadonlySet<string>;
  /** Of names that data complete: `fill-` of `fill-${tone}`. */
  readonly beginnings: readonly string[];
}

const known = new Map<string, { readonly code: string; readonly words: readonly string[] }>();

export function listNames(files: readonly string[]): Names {
  const words = new Set(files.flatMap((file) => (/\.tsx?$/.test(file) ? readWords(file) : [])));
  return { whole: words, beginnings: [...words].filter((word) => /^[a-z]+-$/.test(word)) };
}

export const mayHave =
  ({ whole, beginnings }: Names) =>
  (className: string): boolean =>
    whole.has(className) || beginnings.some((beginning) => className.startsWith(beginning));

function readWords(file: string): readonly string[] {
  const code = readFileSync(file, "utf8");
  const before = known.get(file);
  if (before?.code === code) return before.words;
  const { program, errors } = parseSync(file, code);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  const words = [...new Set(listStrings(program).flatMap((text) => text.split(/\s+/)))];
  known.set(file, { code, words });
  return words;
}

function listStrings(node: unknown): string[] {
  if (typeof node !== "object" || node === null) return [];
  const { type, value, quasis = [] } = node as Node;
  if (type === "Literal") return typeof value === "string" ? [value] : [];
  const parts = type === "TemplateLiteral" ? quasis.map((quasi) => quasi.value.raw) : [];
  return [...parts, ...Object.values(node).flat().flatMap(listStrings)];
}
