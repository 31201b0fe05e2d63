/** What a page answers, as lines of text: title, headings, faults, result. Fields of forms are left out. */
import { fromHtml } from "hast-util-from-html";
import type { Element, Nodes } from "hast";
import { visit } from "unist-util-visit";

const LEFT_OUT = new Set(["script", "style", "svg", "form", "datalist", "template", "nav"]);
const TOOLS = new Set(["analyzer", "calculator", "compare", "finder", "planner"]);
const BLOCKS = new Set(
  "title h1 h2 h3 h4 p li dt dd tr caption section div table ul ol dl header footer figure summary details legend".split(
    " ",
  ),
);

const isFault = ({ properties }: Element) =>
  properties["ariaInvalid"] !== undefined && properties["ariaInvalid"] !== "false";

/** A form's fields that are marked as wrong, with what is said of them. */
function listFaults(tree: Nodes): string[] {
  const byId = new Map<string, Element>();
  visit(tree, "element", (element) => {
    const { id } = element.properties;
    if (typeof id === "string") byId.set(id, element);
  });
  const faults: string[] = [];
  visit(tree, "element", (element) => {
    if (!isFault(element)) return;
    const ids = [element.properties["ariaDescribedBy"] ?? []].flat().map(String);
    const words = ids.flatMap((id) => {
      const described = byId.get(id);
      return described ? toLines(described, new Set()) : [];
    });
    faults.push(`! ${String(element.properties["name"])}: ${words.join(" ")}`);
  });
  return faults;
}

function toLines(node: Nodes, leftOut: ReadonlySet<string>): string[] {
  const lines = [""];
  const walk = (child: Nodes): void => {
    if (child.type === "text") lines[lines.length - 1] += child.value;
    if (child.type === "element" && leftOut.has(child.tagName)) return;
    const isBlock = child.type === "element" && BLOCKS.has(child.tagName);
    if (isBlock) lines.push("");
    if (child.type === "element" && /^t[dh]$/.test(child.tagName)) lines[lines.length - 1] += " | ";
    if ("children" in child) child.children.forEach(walk);
    if (isBlock) lines.push("");
  };
  walk(node);
  return lines.map((line) => line.replaceAll(/\s+/g, " ").trim()).filter((line) => line !== "");
}

export function readPage(html: string): string {
  const tree = fromHtml(html);
  const title = /<title>([^<]*)/.exec(html)?.[1] ?? "";
  const answers: Element[] = [];
  let main: Element | undefined;
  visit(tree, "element", (element) => {
    if (element.tagName === "main") main = element;
    if (TOOLS.has(String(element.properties["dataIsland"]))) answers.push(element);
  });
  // What a tool's page says around its answer is the same for all questions.
  const read = answers.length > 0 ? answers : [main ?? tree];
  return [title, ...listFaults(tree), ...read.flatMap((element) => toLines(element, LEFT_OUT))].join("\n");
}
