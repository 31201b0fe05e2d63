/** A page's HTML as Markdown: its main part, without what only works in a browser. Loaded on first use. */
import { type MarkupElement, type MarkupNode, parseMarkup } from "./parse-markup.ts";
import { escapeStart, escapeText, writeTable } from "./write-markdown.ts";

/** Forms and drawings say nothing in a text; the way back to the home page is not part of it. */
const DROPPED: ReadonlySet<string> = new Set(
  "button form img input nav picture script select style svg template textarea".split(" "),
);
const INLINE: ReadonlySet<string> = new Set(
  "a abbr b bdi br cite code data del dfn em i ins kbd label mark output q s samp small span strong sub sup time u var wbr".split(
    " ",
  ),
);
const MARKS: Readonly<Record<string, string>> = { b: "**", strong: "**", em: "*", i: "*", del: "~~", s: "~~" };

const isShown = (node: MarkupNode): boolean =>
  typeof node === "string" ||
  !(
    DROPPED.has(node.name) ||
    // A box to tick with its words.
    (node.name === "label" && node.children.some((child) => isElement(child) && child.name === "input")) ||
    "hidden" in node.attributes ||
    // A fold's name, where the heading in it says the same.
    "data-repeated" in node.attributes ||
    node.attributes["class"]?.split(" ").includes("visually-hidden")
  );

const isElement = (node: MarkupNode | undefined): node is MarkupElement => typeof node === "object";
const isInline = (node: MarkupNode): boolean =>
  typeof node === "string" || (INLINE.has(node.name) && node.children.every(isInline));

/**
 * @param html a whole document
 * @param origin of the site, for links
 */
export function toMarkdown(html: string, origin: string): string {
  const main = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1];
  if (main === undefined) throw new Error("The page has no main part");
  return `${toBlocks(parseMarkup(main), origin).join("\n\n")}\n`;
}

/** Paragraphs, lists and so on, each a text of its own. */
function toBlocks(nodes: readonly MarkupNode[], origin: string): string[] {
  const blocks: string[] = [];
  let run: MarkupNode[] = [];
  const endRun = () => {
    const text = escapeStart(toInline(run, origin).trim());
    if (text !== "") blocks.push(text);
    run = [];
  };
  for (const node of nodes.filter(isShown)) {
    if (isInline(node)) {
      // Pieces that only the style sheet sets apart.
      const before = run.at(-1);
      if (isSpan(node) && isSpan(before)) run.push(" · ");
      run.push(node);
      continue;
    }
    endRun();
    if (isElement(node)) blocks.push(...toBlock(node, origin));
  }
  endRun();
  return blocks;
}

const isSpan = (node: MarkupNode | undefined) => isElement(node) && node.name === "span";

function toBlock(element: MarkupElement, origin: string): string[] {
  const { name, children } = element;
  const shown = children.filter(isShown);
  if (/^h[1-6]$/.test(name)) {
    const text = toInline(shown, origin).trim().replaceAll("\n", " ");
    return text === "" ? [] : [`${"#".repeat(Number(name[1]))} ${text}`];
  }
  // What opens a fold is its heading, or words that stand out like one.
  if (name === "summary" && !shown.some((child) => isElement(child) && /^h[1-6]$/.test(child.name)))
    return toParagraph([{ name: "strong", attributes: {}, children: shown }], origin);
  if (name === "ul" || name === "ol") return toList(element, origin);
  if (name === "table") return toTable(element, origin);
  if (name === "pre") return [toCodeBlock(shown)];
  if (name === "hr") return ["---"];
  if (name === "blockquote")
    return [toBlocks(shown, origin).join("\n\n").replaceAll(/^/gm, "> ").replaceAll(/ +$/gm, "")];
  // A list of terms reads as one paragraph each: Markdown has no form of its own for it.
  if (name === "dl" || (name === "div" && shown.some((child) => isElement(child) && child.name === "dt")))
    return toTerms(shown, origin);
  // Around blocks a link is that of its words.
  if (name === "a" || name === "p") return toParagraph([name === "p" ? toPlain(element) : element], origin);
  return toBlocks(shown, origin);
}

const toPlain = ({ children }: MarkupElement): MarkupElement => ({ name: "span", attributes: {}, children });

function toParagraph(nodes: readonly MarkupNode[], origin: string): string[] {
  const text = escapeStart(toInline(nodes, origin).trim());
  return text === "" ? [] : [text];
}

/** `dt` and the `dd`s after it as one line: "**Annual fee:** $95". */
function toTerms(nodes: readonly MarkupNode[], origin: string): string[] {
  const lines: string[] = [];
  for (const node of nodes) {
    if (!isElement(node)) continue;
    const text = toInline(node.children.filter(isShown), origin).trim();
    if (node.name === "dt") lines.push(`**${text}**`);
    else if (node.name === "dd" && lines.length > 0) lines.push(`${lines.pop()}: ${text}`);
    else lines.push(...toBlocks([node], origin));
  }
  return lines;
}

function toList({ name, children, attributes }: MarkupElement, origin: string): string[] {
  const items = children.filter(isElement).filter(isShown);
  const first = Number(attributes["start"] ?? 1);
  const written = items.flatMap((item) => {
    const blocks = toBlocks(item.children, origin);
    return blocks.length > 0 ? [blocks] : [];
  });
  const isLoose = written.some((blocks) => blocks.length > 1);
  const lines = written.map((blocks, index) => {
    const bullet = name === "ol" ? `${first + index}. ` : "- ";
    return bullet + blocks.join("\n\n").replaceAll(/\n(?=[^\n])/g, `\n${" ".repeat(bullet.length)}`);
  });
  return lines.length === 0 ? [] : [lines.join(isLoose ? "\n\n" : "\n")];
}

function toTable({ children }: MarkupElement, origin: string): string[] {
  const parts = children.filter(isElement).filter(isShown);
  const caption = parts.filter(({ name }) => name === "caption").flatMap((part) => toBlocks(part.children, origin));
  const rows = parts
    .flatMap((part) =>
      part.name === "tr" ? [part] : part.children.filter(isElement).filter(({ name }) => name === "tr"),
    )
    .filter(isShown)
    .map((row) =>
      row.children
        .filter(isElement)
        .filter(({ name }) => name === "td" || name === "th")
        .flatMap((cell) => [
          toInline(cell.children, origin)
            .trim()
            .replaceAll("|", String.raw`\|`)
            .replaceAll(/\s*\n\s*/g, " "),
          ...Array.from({ length: Number(cell.attributes["colspan"] ?? 1) - 1 }, () => ""),
        ]),
    );
  return rows.length === 0 ? caption : [...caption, writeTable(rows)];
}

function toCodeBlock(nodes: readonly MarkupNode[]): string {
  const code = toText(nodes).replace(/\n$/, "");
  const longest = Math.max(2, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return `${fence}\n${code}\n${fence}`;
}

const toText = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (isElement(node) ? toText(node.children) : node)).join("");

/** Words on one line, with their marks. Blocks among them are set apart by a space. */
function toInline(nodes: readonly MarkupNode[], origin: string): string {
  let text = "";
  let before: MarkupNode | undefined;
  for (const node of nodes) {
    if (!isShown(node)) continue;
    if (isSpan(node) && isSpan(before)) text += " · ";
    text += isElement(node) ? toInlineElement(node, origin) : escapeText(node.replaceAll(/\s+/g, " "));
    before = node;
  }
  return text.replaceAll(/ {2,}/g, " ");
}

function toInlineElement(element: MarkupElement, origin: string): string {
  const { name, attributes, children } = element;
  if (name === "br") return "\\\n";
  if (name === "code" || name === "kbd" || name === "samp") return toCode(toText(children));
  const inner = toInline(children, origin);
  const { href } = attributes;
  if (name === "a" && href !== undefined) return wrap(inner, "[", `](${href.startsWith("/") ? origin + href : href})`);
  const mark = MARKS[name];
  if (mark !== undefined) return wrap(inner, mark, mark);
  return INLINE.has(name) ? inner : ` ${inner} `;
}

/** Marks touch their words: spaces stay outside. */
function wrap(text: string, start: string, end: string): string {
  const words = text.trim();
  if (words === "") return text;
  return `${text.startsWith(" ") ? " " : ""}${start}${words}${end}${text.endsWith(" ") ? " " : ""}`;
}

function toCode(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = "`".repeat(longest + 1);
  return code.includes("`") ? `${fence} ${code} ${fence}` : fence + code + fence;
}
