/** What stands in tables of data, and how their columns get narrower. Rows as blocks: `stacked-table.css`. */
export const tableShortcuts = {
  "is-number": "text-right",
  /** Few, narrow columns: a table on all widths. */
  compact: `[&_.is-number_.cell-note]:whitespace-nowrap
    xs:[&_thead_.is-number]:whitespace-nowrap xs:[&_tbody_td:not(.num)]:min-w-[7.9rem]
    narrow:[&_:is(th,td)]:(px-2 py-2.4) narrow:[&_:is(th,td):first-child]:pl-3.6 narrow:[&_:is(th,td):last-child]:pr-3.6
    narrow:[&_tbody_:is(th,td)]:text-m1`,
  /** Many columns where there is little room for them: smaller, and words may break. */
  stacked: `[&_tbody_:is(th,td)_a:not(.cell-card_*)]:touch-line
    middling:[&_.num_.offer]:max-w-28 middling:[&_:is(th,td)]:(px-1.4 text-m1)
    middling:[&_thead_:is(th,th_a)]:whitespace-normal middling:[&_.num]:whitespace-normal
    middling:[&_.cell-card]:(grid-cols-[44px_minmax(0,1fr)] gap-2 min-w-34) middling:[&_.cell-card_img]:w-11
    middling:[&_.cell-card:has(.ranked-cell)]:(grid-cols-[minmax(0,1fr)] gap-1.5 min-w-[clamp(7.5rem,50vw-14.5rem,9.5rem)])
    middling:[&_.cell-card:has(.ranked-cell)_img]:w-14
    xl:[&_thead_.is-number>a]:whitespace-nowrap
    narrow:[&_.desktop-only]:hidden`,
  /** An offer that does not count is a sentence, not a figure. */
  offer:
    "[.num_&]:(inline-block max-w-44 whitespace-normal) [&>span]:(inline-block text-balance) lg:[td_&:not(.prose_*)>span]:whitespace-nowrap [td_&:not(.prose_*)>:is(s,span+span)]:whitespace-nowrap",
  /** The picture belongs to the link. */
  "cell-card": `relative grid grid-cols-[72px_minmax(9rem,1fr)] gap-3 items-center
    [&_img]:w-18 [&_a:not(:hover)]:decoration-none [&_a]:after:(content-empty absolute inset-x-0 -inset-y-1.2)
    cramped:grid-cols-[48px_minmax(6rem,1fr)] cramped:[&_img]:w-12`,
  /** On phones below the picture, where there is room: a list of 130 cards is long enough there. */
  "cell-tick": `block narrow:(absolute left-0 bottom-0)
    narrow:[.cell-card:has(&)]:(grid-cols-[84px_minmax(0,1fr)] gap-2.5 items-start min-h-21.5) narrow:[.cell-card:has(&)]:coarse:min-h-25.5
    narrow:[.cell-card:has(&)_img]:w-21`,
  /** The rows of a long list that a phone shows at first; a switch below them shows all, without a script. */
  "first-rows":
    "narrow:[&:has(#all-rows:not(:checked))_tbody>tr:nth-child(n+31)]:hidden [&>.btn]:(hidden [overflow-anchor:none]) narrow:[&>.btn]:flex",
  /** The rank hangs before the name, on one line with all ranks. */
  "ranked-cell": "grid grid-cols-[3ch_minmax(0,1fr)]",
  "card-names": "[&>a]:touch-line",
} as const;
