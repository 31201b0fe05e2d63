/**
 * Stands in the place of `src/ui/ready-markup.ts` in the benchmark of a miss: for plain
 * React a text is elements, as MDX gives them, and not markup that the build made ready.
 * They are made once, which is to React's advantage.
 */
import { createElement, type ReactNode } from "react";

/** Set by the worker that renders by React alone. */
export const rendering = { isPlain: false };

const known = new Map<string, ReactNode>();

export function ReadyMarkup({ html }: { readonly html: string }): ReactNode {
  if (!rendering.isPlain) return createElement("ready-markup", { dangerouslySetInnerHTML: { __html: html } });
  let elements = known.get(html);
  if (elements === undefined) {
    elements = toElements(html);
    known.set(html, elements);
  }
  return elements;
}

const PIECE = /<(?<end>\/?)(?<tag>[a-z][\w-]*)(?<attributes>(?: [\w-]+="[^"]*")*)(?<isVoid>\/?)>|(?<text>[^<]+)/gu;
const NAMES: Readonly<Record<string, string>> = { class: "className", tabindex: "tabIndex" };
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: "&", "#x27": "'", lt: "<", gt: ">" };

const unescape = (text: string) => text.replaceAll(/&([#\w]+);/gu, (entity, name: string) => ENTITIES[name] ?? entity);

/** Markup as React itself wrote it; a box that a block divides is open at one end. */
function toElements(html: string): ReactNode {
  const open: { tag: string; properties: Record<string, string>; children: ReactNode[] }[] = [
    { tag: "", properties: {}, children: [] },
  ];
  for (const { groups = {} } of html.matchAll(PIECE)) {
    const parent = open.at(-1);
    if (groups["text"] !== undefined) parent?.children.push(unescape(groups["text"]));
    else if (groups["end"]) {
      const done = open.length > 1 && open.pop();
      if (done) open.at(-1)?.children.push(createElement(done.tag, done.properties, ...done.children));
    } else {
      const pairs = [...(groups["attributes"] ?? "").matchAll(/([\w-]+)="([^"]*)"/gu)].map(
        ([, name = "", value = ""]) => [NAMES[name] ?? name, unescape(value)] as const,
      );
      const element = { tag: groups["tag"] ?? "", properties: Object.fromEntries(pairs), children: [] };
      if (groups["isVoid"]) parent?.children.push(createElement(element.tag, element.properties));
      else open.push(element);
    }
  }
  return createElement("div", null, ...open.flatMap(({ children }) => children));
}
