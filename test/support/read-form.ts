/** What a browser would send of the fields in some markup, left as the server wrote them. */
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Element, Properties } from "hast";
import { fromHtml } from "hast-util-from-html";
import { toString } from "mdast-util-to-string";
import { visit } from "unist-util-visit";

export function readForm(node: ReactNode): URLSearchParams {
  const sent = new URLSearchParams();
  visit(fromHtml(renderToStaticMarkup(node)), "element", (element) => {
    const { tagName, properties } = element;
    const name = toText(properties, "name");
    if (name === "") return;
    if (tagName === "select") sent.append(name, readChoice(element));
    const isOff = properties["type"] === "checkbox" && !properties["checked"];
    if (tagName === "input" && !isOff) sent.append(name, toText(properties, "value"));
  });
  return sent;
}

const toText = (properties: Properties, name: string) => {
  const value = properties[name];
  return value === undefined || value === null ? "" : String(value);
};

/** The option that is selected, else the first. */
function readChoice(select: Element): string {
  const options: Element[] = [];
  visit(select, { tagName: "option" }, (option: Element) => void options.push(option));
  const chosen = options.find(({ properties }) => properties["selected"]) ?? options[0];
  return chosen ? String(chosen.properties["value"] ?? toString(chosen)) : "";
}
