/**
 * The comparison's table: a column a card, a body a subject. On narrow screens the subject stands above its values and
 * each card keeps its column. The names stay in view on all.
 */
export const compareShortcuts = {
  /** The switch hides by style alone what is the same, so it works without a script. */
  comparison:
    "[&_.disclosure-note]:mb-3 [&:has(#differences-only:checked)_:is(.is-same,.comparison-group:not(:has(tr:not(.is-same,.comparison-title))))]:hidden",
  /**
   * Positioned: hidden texts are placed absolutely, and would else widen the page, not the region. It does not scroll by
   * itself where the names are pinned under the header. On narrow screens they are pinned within the whole table, so
   * the head is no box of its own there; its first cell is out of sight, but still the first column for people who
   * hear the table: without it all names would be one off.
   */
  "comparison-region": `relative broad:overflow-visible print:border-0
    narrow:[&_thead]:contents narrow:[&_thead_th:first-child]:(absolute w-px h-px p-0 overflow-hidden [clip-path:inset(50%)])
    [&_table]:table-fixed [&_:is(th,td)]:([overflow-wrap:anywhere] hyphens-auto)
    narrow:[&_:is(table,caption)]:(block min-w-min)
    narrow:[&_caption]:(sticky left-0 w-fit max-w-[calc(100vw-2.5rem)])
    narrow:[&_tbody]:block
    narrow:[&_tr]:(grid border-t grid-cols-[repeat(var(--columns),var(--column))])
    narrow:[&_:is(th,td,caption)]:(border-0 px-3 py-2) narrow:[&_td+td]:border-l
    narrow:[&_tbody_th]:(col-span-full justify-self-start sticky left-0 max-w-[calc(100vw-2.5rem)] pb-0 text-m1)
    narrow:[&_tbody_th_.cell-note]:(inline ml-[0.4em])
    print:[&_tr]:break-inside-avoid print:[&_:is(th,td)]:(px-2 py-1.2)`,
  /** Two fit: nothing scrolls but the page. More scroll both ways in a frame of their own. */
  "of-2": "narrow:([--columns:2] [--column:minmax(0,1fr)] overflow-visible)",
  "of-3": "narrow:[--columns:3] of-many",
  "of-4": "narrow:[--columns:4] of-many",
  "of-many": "narrow:([--column:minmax(8.75rem,1fr)] overflow-auto max-h-[calc(100svh-var(--header-height)-1rem)])",
  "comparison-art":
    "[&>*]:(border-0 pb-0) [&_.card-art]:max-w-44 narrow:[.comparison-region_&]:border-t-0 print:hidden",
  "comparison-names": `[&_th]:([font:600_var(--step-0)/1.25_var(--serif)] text-ink align-top bg-surface) [&_a]:(text-inherit touch-line)
    narrow:[.comparison-region_&]:(border-t-0 sticky top-0 z-2 bg-surface [box-shadow:0_1px_0_var(--control)])
    narrow:[.of-2_&]:top-[var(--header-height)]!
    narrow:[&_th]:text-m1 narrow:[&_th+th+th]:border-l
    broad:[&_th]:(sticky top-[var(--header-height)] z-2 [box-shadow:inset_0_-1px_0_var(--control)])
    broad:[&_th:first-child]:rounded-tl-md print:[&_th]:static!`,
  "comparison-title": `[&_th]:([font:600_var(--step-1)/1.2_var(--serif)] pt-6.4 border-b border-control)
    [&_.cell-note]:([font:400_var(--step-m1)/1.45_var(--sans)] mt-1 max-w-measure)
    narrow:[.comparison-region_&_th]:(pt-5 pb-2 text-1 border-0) narrow:[.comparison-region_&_.cell-note]:(block ml-0)`,
  "compare-form": `mt-4 py-3! [&[open]]:pb-6! [&[open]>summary]:after:[rotate:-135deg]
    [&>summary]:(relative flex flex-wrap gap-x-4 items-center min-h-11 py-1.5 pr-8 cursor-pointer no-marker after:chevron after:top-[1.1rem])`,
  "comparison-group": "[&_.is-best]:bg-gain-soft",
  /** Figures of four cards fit on a phone; a table that still scrolls sideways in its frame keeps its caption in sight. */
  "caption-in-sight": `relative narrow:[&_caption]:(sticky left-0 max-w-[calc(100vw-4.2rem)])
    lt-sm:[&_:is(th,td)]:(px-1! text-m1) lt-sm:[&_:is(th,td):first-child]:pl-3! lt-sm:[&_:is(th,td):last-child]:pr-2!`,
  "comparison-text": "font-550",
  "comparison-mark": "inline-block ml-[0.6em] text-m1 font-650 text-gain whitespace-nowrap narrow:(block ml-0)",
  /** What takes the focus scrolls to below the pinned names. */
  "comparison-links":
    "broad:[&>*]:border-t! [&_td>*+*]:mt-2 [&_a]:(inline-block scroll-mt-20 touch-line) [&_.btn]:(flex w-fit px-2)",
} as const;
