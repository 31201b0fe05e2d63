import type { FigureContext } from "./card-figures.ts";
import { toFigureText } from "./figures.ts";
import { findTypedFigure } from "./typed-figures.ts";

const TAG = /<([A-Z]\w*)((?:\s+[\w-]+=(?:"[^"]*"|\{[^}]*\}))*)\s*(?:\/>|>([^<]*)<\/\1>)/g;
const ATTRIBUTE = /([\w-]+)=(?:"([^"]*)"|\{([^}]*)\})/g;

/** A string outside the body (front matter, a title, a caption) with its figure tags replaced by their texts. */
export function fillFigures(text: string, context: FigureContext, fail: (message: string) => void): string {
  const words = text.replace(TAG, "");
  const typed = findTypedFigure(words);
  if (typed) fail(`"${typed}" is typed by hand; use a figure tag, <Stated>, <Assume> or <ContactAddress/>`);
  const [broken] = /<\/?[a-z][^>]*>?/i.exec(words) ?? [];
  if (broken) fail(`${broken} is no figure tag as a string may hold it: <Name attribute="value"/>`);
  return text.replace(TAG, (_, name: string, attributes: string, children = "") => {
    const pairs = [...attributes.matchAll(ATTRIBUTE)].map((match) => [match[1] ?? "", match[2] ?? match[3] ?? ""]);
    try {
      return toFigureText(name, { ...Object.fromEntries(pairs), children }, context);
    } catch (error) {
      fail(`<${name}>: ${error instanceof Error ? error.message : String(error)}`);
      return "";
    }
  });
}
