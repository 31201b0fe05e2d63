/**
 * The part of a style sheet that markup with certain class names can need, in the order of the whole. A rule goes only
 * where each of its selectors asks for a class that is out of the question; what a selector merely excludes or
 * allows (`:not()`, `:is()`, `:has()`) decides nothing.
 */
import { type Selector, transform } from "lightningcss";

const OPTIONS = { filename: "site.css", minify: true };

/** @param mayHave whether a name may stand in a `class` attribute */
export function pickRules(css: string, mayHave: (className: string) => boolean): string {
  const isPossible = (selector: Selector) => selector.every((part) => part.type !== "class" || mayHave(part.name));
  const { code } = transform({
    ...OPTIONS,
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style: ({ value: { selectors } }) => (selectors.some(isPossible) ? undefined : []),
      },
    },
  });
  // Once more: conditions that nothing is left of.
  return transform({ ...OPTIONS, code }).code.toString();
}
