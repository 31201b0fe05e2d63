/**
 * What UnoCSS takes for class names: the words in `className` and `class`
 * attributes, and nothing else. Its own extractor splits the whole file, so
 * that a comment with "h1" in it became a rule.
 */
import type { Extractor } from "unocss";
import { parseSync } from "vite";

interface Node {
  readonly type?: string;
  readonly name?: unknown;
  readonly value?: unknown;
  readonly operator?: string;
  readonly quasis?: readonly { readonly value: { readonly raw: string } }[];
  readonly expressions?: readonly unknown[];
}

export const classAttributes: Extractor = {
  name: "waycard:class-attributes",
  extract: ({ code, id }) => listClasses(code, id),
};

/** Class names of a TSX file, those of every branch of a condition. */
export function listClasses(code: string, file = "source.tsx"): string[] {
  const { program, errors } = parseSync(file, code, { lang: "tsx" });
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return [...new Set(listAttributes(program).flatMap(listWords))];
}

function listAttributes(node: unknown): Node[] {
  if (!isNode(node)) return [];
  if (node.type === "JSXAttribute" && isNode(node.name) && /^class(Name)?$/.test(String(node.name.name)))
    return isNode(node.value) ? [node.value] : [];
  return listChildren(node).flatMap(listAttributes);
}

function listWords(node: unknown): string[] {
  if (!isNode(node)) return [];
  if (node.type === "Literal") return typeof node.value === "string" ? toWords(node.value) : [];
  if (node.type === "TemplateLiteral") return listTemplateWords(node);
  // What is compared is no class: `kind === "table" ? "stacked" : "compact"`.
  if (node.type === "BinaryExpression" && node.operator !== "+") return [];
  return listChildren(node).flatMap(listWords);
}

/** A word that touches a `${}` is half a name. */
function listTemplateWords({ quasis = [], expressions = [] }: Node): string[] {
  const parts = quasis.flatMap(({ value: { raw } }, index) =>
    toWords(raw.replace(index > 0 ? /^\S+/ : /(?!)/, "").replace(index < quasis.length - 1 ? /\S+$/ : /(?!)/, "")),
  );
  return [...parts, ...expressions.flatMap(listWords)];
}

const toWords = (text: string) => text.split(/\s+/).filter((word) => word !== "");

const isNode = (value: unknown): value is Node => typeof value === "object" && value !== null;

const listChildren = (node: Node): unknown[] => Object.values(node).flat();
