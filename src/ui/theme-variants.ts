/** Conditions of the site's own that a utility can stand under: `coarse:min-h-11`. Widths are the theme's breakpoints. */
import type { VariantObject } from "unocss";

const MEDIA: Readonly<Record<string, string>> = {
  coarse: "(pointer: coarse)",
  scriptless: "(scripting: none)",
  forced: "(forced-colors: active)",
  // Tables: rows as blocks, less room than the columns want, as designed on the screen, and as designed on paper, too.
  narrow: "screen and (max-width: 700px)",
  middling: "screen and (min-width: 701px) and (max-width: 1099px)",
  cramped: "(min-width: 701px) and (max-width: 950px), (min-width: 1100px) and (max-width: 1279px)",
  broad: "print, (min-width: 701px)",
  // The header: no room for logo, field and menu in one row; no height for a bar that stays.
  slim: "(width <= 35em)",
  short: "(max-height: 480px)",
  // Height for two bars and a page between them.
  roomy: "(min-width: 1100px) and (min-height: 640px)",
};

/** What `<html>` says of the visitor before any script of the page has run (first-paint.ts). */
const VISITOR: Readonly<Record<string, string>> = {
  kept: ":root[data-spend]",
  signed: ":root[data-session]",
};

const media = ([name, query]: readonly [string, string]): VariantObject => ({
  name,
  match: (matcher) =>
    matcher.startsWith(`${name}:`)
      ? {
          matcher: matcher.slice(name.length + 1),
          handle: (input, next) => next({ ...input, parent: `@media ${query}`, parentOrder: 3000 }),
        }
      : undefined,
});

const visitor = ([name, root]: readonly [string, string]): VariantObject => ({
  name,
  match: (matcher) =>
    matcher.startsWith(`${name}:`)
      ? { matcher: matcher.slice(name.length + 1), selector: (rest) => `${root} ${rest}` }
      : undefined,
});

export const variants = [...Object.entries(MEDIA).map(media), ...Object.entries(VISITOR).map(visitor)];
