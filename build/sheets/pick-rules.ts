/**
 * The part of a style sheet that markup with certain class names can need, in the order of the whole. A selector goes
 * only where it asks for a class that is out of the question, and a rule with the last of its selectors; what a
 * selector merely excludes or allows (`:not()`, `:is()`, `:has()`) decides nothing.
 */
import { type Selector, type SelectorList, transform, type Visitor } from "lightningcss";

/** @param mayHave whether a name may stand in a `class` attribute */
export function pickRules(css: string, mayHave: (className: string) => boolean): string {
  const isPossible = (selector: Selector) => selector.every((part) => part.type !== "class" || mayHave(part.name));
  const rules = minify(css, {
    Rule: { style: ({ value: { selectors } }) => (selectors.some(isPossible) ? undefined : []) },
  });
  // Once more: conditions that nothing is left of.
  return minify(pickSelectors(rules, isPossible), {});
}

const minify = (css: string, visitor: Visitor<never>) =>
  transform({ filename: "site.css", minify: true, code: Buffer.from(css), visitor }).code.toString();

/**
 * Of the lists of selectors, those that are possible. In the text: a rule with `var()` in it that a visitor
 * returns is refused by the parser (lightningcss 1.32).
 */
function pickSelectors(css: string, isPossible: (selector: Selector) => boolean): string {
  const starts = [0, ...[...css.matchAll(/\n/g)].map(({ index }) => index + 1)];
  let picked = "";
  let done = 0;
  const visit = (selectors: SelectorList, { line, column }: { readonly line: number; readonly column: number }) => {
    if (selectors.every(isPossible)) return;
    const start = (starts[line] ?? 0) + column - 1;
    const end = css.indexOf("{", start);
    const kept = splitSelectors(css.slice(start, end)).filter((_, index) => isPossible(selectors[index] ?? []));
    picked += css.slice(done, start) + kept.join(",");
    done = end;
  };
  minify(css, { Rule: { style: ({ value: { selectors, loc } }) => visit(selectors, loc) } });
  return picked + css.slice(done);
}

/** At the commas outside of brackets; an escaped sign belongs to its name. */
function splitSelectors(prelude: string): readonly string[] {
  const selectors = [""];
  let depth = 0;
  for (const [part] of prelude.matchAll(/\\.|[^]/g)) {
    if (/[([]/.test(part)) depth += 1;
    if (/[)\]]/.test(part)) depth -= 1;
    if (part === "," && depth === 0) selectors.push("");
    else selectors[selectors.length - 1] += part;
  }
  return selectors;
}
