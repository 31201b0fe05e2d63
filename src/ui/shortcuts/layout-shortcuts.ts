/** How a page and its sections are laid out: the shapes that every room places its pieces in. */
export const layoutShortcuts = {
  container: "w-full max-w-wide mx-auto px-[clamp(1rem,4vw,2rem)] print:max-w-none print:p-0",
  page: "pt-[clamp(1.25rem,3vw,2.5rem)] pb-[clamp(3rem,6vw,5rem)] print:p-0",
  "page-head": "grid gap-3 mb-8 max-w-248 [&>h1]:focus:outline-none",
  lead: "text-1 leading-[1.45] text-muted text-balance max-w-[46em]",
  kicker: "font-sans text-m1 font-650 leading-[1.4] text-muted",
  stack: "[&>*+*]:mt-4",
  section:
    "mt-[clamp(2.5rem,5vw,4rem)] print:mt-7 [&>h2]:mb-4 [&>h2+p]:max-w-measure [&>h3+p]:mt-1.5 [&>p+*]:mt-4 [&>p+*+.figure]:mt-4",
  "section-head": "flex flex-wrap gap-x-6 gap-y-1 items-baseline justify-between mb-5 [&>a]:touch-line",
  tiles: "grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))]",
  /** Of cards: names, figures and reasons of all in a row stand on common lines. */
  "card-tiles":
    "sm:[&>.tile]:(grid grid-rows-subgrid row-span-3) sm:[&>.tile>:first-child]:row-span-1 sm:[&_.tile-foot]:(mt-0 content-start)",
  "tiles-wide": "grid gap-5 grid-cols-[repeat(auto-fill,minmax(min(100%,23rem),1fr))]",
  row: "flex flex-wrap gap-3 items-center [&>a:not(.btn)]:touch-line",
  /** Without a minimum of 0 a wide table would widen the whole page. */
  "with-aside":
    "grid grid-cols-[minmax(0,1fr)] gap-10 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start lg:[&>*]:col-start-1 lg:[&>*]:row-start-1 lg:[&>aside]:col-start-2 print:block",
  /** Stays in view beside a long text. */
  "sticky-aside":
    "lg:sticky lg:top-[calc(var(--header-height)+1.25rem)] lg:max-h-[calc(100vh-var(--header-height)-2.5rem)] lg:overflow-auto print:static print:max-h-none",
  /** Words left, form right, where there is room for both. */
  split: "grid gap-x-10 gap-y-6 md:grid-cols-2 md:items-start md:[&>*+*]:mt-0",
  measure: "max-w-measure",
  /** A link that stands alone is as high as a finger needs; one within a sentence keeps its line. */
  "touch-line": "coarse:(inline-flex items-center min-h-11 min-w-11)",
  "link-rows": "max-w-216 [&>li]:border-b [&_a]:block [&_a]:py-2.5",
} as const;
