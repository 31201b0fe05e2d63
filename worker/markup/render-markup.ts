/**
 * React elements to HTML: what `renderToStaticMarkup` gives for a page, and inside an
 * island (src/islands/island.tsx) what `renderToString` gives, to the byte
 * (render-markup.test.tsx holds it to that on every page of the site), for less time.
 * A page is a tree of plain functions, and an island of functions with hooks, which
 * the Worker has in their first rendering only (react-first-render.ts). No context,
 * nothing that waits. Whatever this does not know it refuses. Why: docs/decisions/006, 007.
 */
import type { ReactNode } from "react";

import { renderAttribute } from "./attributes.ts";
import { escapeText } from "./escape-text.ts";
import { findTag, type Tag } from "./tags.ts";

type Properties = Readonly<Record<string, unknown>>;

interface MarkupElement {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Properties;
}

const ELEMENT = Symbol.for("react.transitional.element");
const FRAGMENT = Symbol.for("react.fragment");

/** What is written so far. Rendering never waits, so one place serves it all, and nothing is joined twice. */
let html = "";
let isInIsland = false;
/** React parts two texts in a row by an empty comment, or it could not tell them apart when it hydrates. */
let isAfterText = false;

/** @throws TypeError for what is not a page's: context, classes, promises, and outside islands handlers */
export function renderMarkup(node: ReactNode): string {
  const outer = { html, isInIsland, isAfterText };
  html = "";
  isInIsland = false;
  try {
    writeNode(node);
    return html;
  } finally {
    ({ html, isInIsland, isAfterText } = outer);
  }
}

function writeNode(node: unknown): void {
  switch (typeof node) {
    case "string":
      return writeText(node);
    case "number":
    case "bigint":
      return writeText(String(node));
    case "object":
      if (Array.isArray(node)) for (let index = 0; index < node.length; index += 1) writeNode(node[index]);
      else if (node !== null) writeElement(node as MarkupElement);
      return;
    case "undefined":
    case "boolean":
      return;
    default:
      throw new TypeError(`A ${typeof node} cannot be rendered`);
  }
}

function writeText(text: string): void {
  if (isInIsland && text !== "") {
    if (isAfterText) html += "<!-- -->";
    isAfterText = true;
  }
  html += escapeText(text);
}

function writeElement({ $$typeof, type, props }: MarkupElement): void {
  if ($$typeof !== ELEMENT) throw new TypeError("Only elements, text and lists of them can be rendered");
  if (typeof type === "string") writeTag(type, props);
  else if (typeof type === "function") writeNode((type as (props: Properties) => unknown)(props));
  else if (type === FRAGMENT) writeNode(props["children"]);
  else throw new TypeError(`A page cannot have a ${String((type as { $$typeof?: symbol }).$$typeof ?? type)}`);
}

function writeTag(name: string, props: Properties): void {
  const tag = findTag(name);
  if (tag.isReady) return writeContent(tag, props);
  html += tag.start;
  writeAttributes(tag, props);
  isAfterText = false;
  if (tag.isVoid) {
    html += "/>";
    return;
  }
  html += ">";
  if (name === "select")
    writeOptions(props["children"], (props["value"] ?? props["defaultValue"]) as string | undefined);
  else writeContent(tag, props);
  isAfterText = false;
  html += tag.end;
}

function writeContent(tag: Tag, props: Properties): void {
  const { children, dangerouslySetInnerHTML: inner } = props;
  if (inner !== undefined) html += (inner as { readonly __html: string }).__html;
  else if (tag.isScript) html += escapeScript(children);
  else if (tag.mayBeIsland && props["data-island"] !== undefined) writeIsland(children);
  else {
    // Browsers drop a line break that comes first.
    if (tag.isPre && typeof children === "string" && children.startsWith("\n")) html += "\n";
    writeNode(children);
  }
}

/** Children of an island's element, as React hydrates them. */
function writeIsland(children: unknown): void {
  if (isInIsland) throw new TypeError("An island cannot lie in another one");
  isInIsland = true;
  writeNode(children);
  isInIsland = false;
}

function writeAttributes(tag: Tag, props: Properties): void {
  const { late, hasState } = tag;
  for (const name in props) {
    if (name === "children" || late?.includes(name) || (hasState && isState(name))) continue;
    const value = props[name];
    // In the browser the island has its handlers from React.
    if (typeof value === "function" && isInIsland) continue;
    html += renderAttribute(name, value);
  }
  if (!late) return;
  for (const name of late) html += renderAttribute(name, props[name]);
  if (!hasState) return;
  html += renderAttribute("checked", props["checked"] ?? props["defaultChecked"]);
  html += renderAttribute("value", props["value"] ?? props["defaultValue"]);
}

const isState = (name: string) =>
  name === "value" || name === "defaultValue" || name === "checked" || name === "defaultChecked";

/** The option whose value the select has is marked: HTML has no other way to say it. */
function writeOptions(node: unknown, selected: string | undefined): void {
  if (Array.isArray(node)) {
    for (const child of node) writeOptions(child, selected);
    return;
  }
  const { type, props } = (node ?? {}) as Partial<MarkupElement>;
  if ((type !== "option" && type !== "optgroup") || !props) return writeNode(node);
  const tag = findTag(type);
  html += tag.start;
  writeAttributes(tag, props);
  isAfterText = false;
  if (type === "optgroup") {
    html += ">";
    writeOptions(props["children"], selected);
  } else {
    const isSelected = selected !== undefined && String(props["value"] ?? props["children"]) === selected;
    html += isSelected ? ' selected="">' : ">";
    writeNode(props["children"]);
  }
  isAfterText = false;
  html += tag.end;
}

/** Data in a script element: its end tag and comments cannot begin in it. */
function escapeScript(text: unknown): string {
  if (typeof text !== "string") return "";
  return text.replaceAll(
    /(<\/|<)(s)(cript)/giu,
    (_, prefix: string, letter: string, rest: string) => `${prefix}${letter === "s" ? "\\u0073" : "\\u0053"}${rest}`,
  );
}
