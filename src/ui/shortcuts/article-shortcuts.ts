/**
 * Running text: of articles, and wherever a page has more than a paragraph of it. On phones words in tables get room,
 * and what is still too wide scrolls in its frame; "1.7 cents" is one figure and stays in one line.
 */
export const articleShortcuts = {
  prose: `max-w-measure [&>*+*]:mt-[1.05em] [&>:first-child]:mt-0!
    [&>h2]:(mt-[1.7em] text-2) [&>h3]:mt-[1.5em] [&_:is(ul,ol):not(.bars)]:pl-[1.3em] [&_li+li]:mt-[0.4em] [&_.wide]:max-w-none
    [&_blockquote]:(border-l-3 border-control pl-4 text-muted)
    [&_.table-region:not(.stacked)_td.is-number]:whitespace-nowrap
    lt-sm:[&_.table-region:not(.stacked)_:is(th,td)]:(px-1.5 text-m1)
    lt-sm:[&_.table-region:not(.stacked)_:is(th,td):not(.is-number)]:min-w-16
    min-[701px]:[&_.stacked_tbody_th]:min-w-34 min-[701px]:[&_.stacked_.num]:whitespace-normal
    min-[701px]:[&_.stacked:has(td:nth-child(6))_:is(th,td)]:(px-1.6 text-m1 min-w-0)`,
  "dotted-line": "flex flex-wrap [margin-left:-1em] [&>*]:before:(content-['·'] inline-block w-[1em] text-center)",
} as const;
