/**
 * The part of HTML that our own pages are written in, as a tree: React and the content compiler quote every attribute,
 * close every element and write five entities. A parser for the world's HTML is 140 KB that every isolate would
 * compile (docs/performance.md). What is not of that kind is an error here, not a guess.
 */

export interface MarkupElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly MarkupNode[];
}
/** Texts are strings. */
export type MarkupNode = MarkupElement | string;

const VOID: ReadonlySet<string> = new Set(["area", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"]);

/** Sticky. Comment, closing tag, opening tag, or text. */
const TOKEN =
  /<!--[\s\S]*?-->|<\/(?<closed>[a-zA-Z][\w-]*)\s*>|<(?<opened>[a-zA-Z][\w-]*)(?<attributes>(?:\s+[^\s=>"/]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/y;
const ATTRIBUTE = /([^\s=>"/]+)(?:="([^"]*)")?/g;

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: "\u00A0" };

const decode = (text: string): string =>
  text.includes("&")
    ? text.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (entity, hex?: string, decimal?: string, name?: string) => {
        if (name !== undefined) return ENTITIES[name] ?? entity;
        return String.fromCodePoint(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16));
      })
    : text;

interface OpenElement extends MarkupElement {
  readonly attributes: Record<string, string>;
  readonly children: MarkupNode[];
}

/** @throws for markup that nothing of ours writes */
export function parseMarkup(html: string): readonly MarkupNode[] {
  const top: OpenElement = { name: "", attributes: {}, children: [] };
  const open = [top];
  const token = new RegExp(TOKEN);
  while (token.lastIndex < html.length) {
    const start = token.lastIndex;
    const match = token.exec(html);
    const parent = open.at(-1);
    if (!match || !parent) throw new Error(`Not our markup: ${html.slice(start, start + 80)}`);
    const { closed, opened, attributes = "" } = match.groups ?? {};
    if (opened !== undefined) {
      const element: OpenElement = { name: opened.toLowerCase(), attributes: {}, children: [] };
      for (const [, name = "", value = ""] of attributes.matchAll(ATTRIBUTE)) element.attributes[name] = decode(value);
      parent.children.push(element);
      if (!VOID.has(element.name) && !match[0].endsWith("/>")) open.push(element);
    } else if (closed !== undefined) {
      if (parent.name !== closed.toLowerCase()) throw new Error(`</${closed}> closes <${parent.name}>`);
      open.pop();
    } else if (!match[0].startsWith("<!--")) parent.children.push(decode(match[0]));
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed`);
  return top.children;
}
