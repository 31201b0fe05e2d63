/**
 * React elements to HTML: what `renderToStaticMarkup` gives for a page, and inside an
 * island (src/ui/island.tsx) what `renderToString` gives, to the byte
 * (render-markup.test.tsx holds it to that on every page of the site), for less time.
 * A page is a tree of plain functions, and an island of functions with hooks, which
 * the Worker has in their first rendering only (react-first-render.ts). No context,
 * nothing that waits. Whatever this does not know it refuses. Why: docs/decisions/006, 007.
 */
import type { ReactNode } from "react";

import { renderAttribute } from "./attributes.ts";
import { escapeText } from "./escape-text.ts";

type Properties = Readonly<Record<string, unknown>>;

interface MarkupElement {
  readonly $$typeof: symbol;
  readonly type: unknown;
  readonly props: Properties;
}

const ELEMENT = Symbol.for("react.transitional.element");
const FRAGMENT = Symbol.for("react.fragment");
const VOID_TAGS: ReadonlySet<string> = new Set([
  "area",
  "base",
  "br",
  "col",
  "embed",
  "hr",
  "img",
  "input",
  "link",
  "meta",
  "source",
  "track",
  "wbr",
]);
/** React writes these after an element's other attributes, in this order. */
const LATE_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  input: ["name", "formAction", "formEncType", "formMethod", "formTarget"],
  button: ["name", "formAction", "formEncType", "formMethod", "formTarget"],
  form: ["action", "encType", "method", "target"],
};

/**
 * React parts two texts in a row by an empty comment, or it could not tell them apart when it
 * hydrates. Rendering never waits, so one state serves it all.
 */
const island = { isOpen: false, isAfterText: false };

/** @throws TypeError for what is not a page's: context, classes, promises, and outside islands handlers */
export function renderMarkup(node: ReactNode): string {
  // What failed in the middle of an island left it open.
  island.isOpen = false;
  return renderNode(node);
}

/** Children of an island's element, as React hydrates them. */
function renderIsland(children: unknown): string {
  if (island.isOpen) throw new TypeError("An island cannot lie in another one");
  Object.assign(island, { isOpen: true, isAfterText: false });
  const html = renderNode(children);
  island.isOpen = false;
  return html;
}

function renderIslandText(text: string): string {
  if (text === "") return "";
  const mark = island.isAfterText ? "<!-- -->" : "";
  island.isAfterText = true;
  return mark + escapeText(text);
}

function renderNode(node: unknown): string {
  switch (typeof node) {
    case "string":
      return island.isOpen ? renderIslandText(node) : escapeText(node);
    case "number":
    case "bigint":
      return island.isOpen ? renderIslandText(String(node)) : String(node);
    case "object":
      break;
    case "undefined":
    case "boolean":
      return "";
    default:
      throw new TypeError(`A ${typeof node} cannot be rendered`);
  }
  if (node === null) return "";
  if (Array.isArray(node)) {
    let html = "";
    for (const child of node) html += renderNode(child);
    return html;
  }
  const { $$typeof, type, props } = node as MarkupElement;
  if ($$typeof !== ELEMENT) throw new TypeError("Only elements, text and lists of them can be rendered");
  if (typeof type === "string") return renderTag(type, props);
  if (typeof type === "function") return renderNode((type as (props: Properties) => unknown)(props));
  if (type === FRAGMENT) return renderNode(props["children"]);
  throw new TypeError(`A page cannot have a ${String((type as { $$typeof?: symbol }).$$typeof ?? type)}`);
}

function renderTag(tag: string, props: Properties): string {
  if (tag === "select") return renderSelect(props);
  if (tag === "ready-markup") return renderContent(tag, props);
  if (tag === "textarea" || tag === "style") throw new TypeError(`A page has no ${tag} outside islands`);
  const start = `<${tag}${renderAttributes(tag, props)}`;
  island.isAfterText = false;
  if (VOID_TAGS.has(tag)) return `${start}/>`;
  const content = renderContent(tag, props);
  island.isAfterText = false;
  return `${start}>${content}</${tag}>`;
}

function renderContent(tag: string, props: Properties): string {
  const { children, dangerouslySetInnerHTML: inner } = props;
  if (tag === "div" && props["data-island"] !== undefined) return renderIsland(children);
  if (inner !== undefined) return (inner as { readonly __html: string }).__html;
  if (tag === "script") return escapeScript(children);
  // Browsers drop a line break that comes first.
  if (tag === "pre" && typeof children === "string" && children.startsWith("\n")) return `\n${renderNode(children)}`;
  return renderNode(children);
}

function renderAttributes(tag: string, props: Properties): string {
  const late = LATE_ATTRIBUTES[tag];
  let html = "";
  for (const name in props) {
    if (name === "children" || late?.includes(name) || (tag === "input" && isInputState(name))) continue;
    const value = props[name];
    // In the browser the island has its handlers from React.
    if (typeof value === "function" && island.isOpen) continue;
    html += renderAttribute(name, value);
  }
  if (!late) return html;
  for (const name of late) html += renderAttribute(name, props[name]);
  if (tag !== "input") return html;
  const checked = renderAttribute("checked", props["checked"] ?? props["defaultChecked"]);
  return html + checked + renderAttribute("value", props["value"] ?? props["defaultValue"]);
}

const isInputState = (name: string) =>
  name === "value" || name === "defaultValue" || name === "checked" || name === "defaultChecked";

/** The option whose value the select has is marked: HTML has no other way to say it. */
function renderSelect({ value, defaultValue, children, ...rest }: Properties): string {
  const options = renderOptions(children, (value ?? defaultValue) as string | undefined);
  island.isAfterText = false;
  return `<select${renderAttributes("select", rest)}>${options}</select>`;
}

function renderOptions(node: unknown, selected: string | undefined): string {
  if (Array.isArray(node)) return node.map((child) => renderOptions(child, selected)).join("");
  const { type, props } = (node ?? {}) as Partial<MarkupElement>;
  if (type === "optgroup") {
    return `<optgroup${renderAttributes("optgroup", props ?? {})}>${renderOptions(props?.["children"], selected)}</optgroup>`;
  }
  if (type !== "option" || !props) return renderNode(node);
  island.isAfterText = false;
  const isSelected = selected !== undefined && String(props["value"] ?? props["children"]) === selected;
  return `<option${renderAttributes("option", props)}${isSelected ? ' selected=""' : ""}>${renderNode(props["children"])}</option>`;
}

/** Data in a script element: its end tag and comments cannot begin in it. */
function escapeScript(text: unknown): string {
  if (typeof text !== "string") return "";
  return text.replaceAll(
    /(<\/|<)(s)(cript)/giu,
    (_, prefix: string, letter: string, rest: string) => `${prefix}${letter === "s" ? "\\u0073" : "\\u0053"}${rest}`,
  );
}
