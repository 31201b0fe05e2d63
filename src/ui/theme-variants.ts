/** Conditions of the site's own that a utility can stand under: `coarse:min-h-11`. Widths are the theme's breakpoints. */
import type { VariantObject } from "unocss";

const MEDIA: Readonly<Record<string, string>> = {
  coarse: "(pointer: coarse)",
  scriptless: "(scripting: none)",
  // Tables: rows as blocks, and as designed on paper, too.
  narrow: "screen and (max-width: 700px)",
  broad: "print, (min-width: 701px)",
};

export const variants = Object.entries(MEDIA).map(([name, query]): VariantObject => ({
  name,
  match: (matcher) =>
    matcher.startsWith(`${name}:`)
      ? {
          matcher: matcher.slice(name.length + 1),
          handle: (input, next) => next({ ...input, parent: `@media ${query}`, parentOrder: 3000 }),
        }
      : undefined,
}));
