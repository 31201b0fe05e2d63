/** What the tools share: form and result side by side, and what stands in them. */
export const toolShortcuts = {
  tool: "lt-lg:grid gap-8 [&>*]:min-w-0 lg:flow-root print:block",
  "tool-panel": "lg:(float-left w-100 mr-8 mb-8) print:hidden [&_.error-summary]:mb-5",
  "tool-form":
    "[&>*+*]:mt-5 [&_.perk-questions~.field]:mt-4 [&_.hint+.spend-grid]:mt-2 [&_.disclosure]:mt-1 [&_.disclosure>.spend-grid]:max-w-none [&_.disclosure>.stack]:max-w-none",
  /** As wide as the page or the panel that it stands in, whose margin it takes back. */
  "result-bar": `sticky bottom-0 z-20 flex items-center gap-3 min-h-14 mt-4 border-t border-control bg-surface
    mx-[calc(-1*clamp(1rem,4vw,2rem))] px-[clamp(1rem,4vw,2rem)]
    [.panel_&]:(mx-[calc(-1*clamp(1rem,2.5vw,1.5rem))] px-[clamp(1rem,2.5vw,1.5rem)]) [&>span]:(flex-1 text-m1 leading-[1.2])
    [&>a]:(min-h-11 px-4 py-1) lg:hidden print:hidden`,
  /** Where the result follows at once, a window of some width shows it already. */
  "glance-ask": "md:[&>.result-bar]:hidden",
  "glance-names": "font-600 [&>a]:(inline-block touch-line)",
  "tool-empty": "p-6 border border-dashed border-control rounded-lg",
  /** What stands beside the form is as wide as the room there; what comes below the form is as wide as the page. */
  "tool-result":
    "lg:[&>:not(div:not([class]),.in-pieces),&>div:not([class])>:not(.in-pieces),&_.in-pieces>:not(ol),&_.plan-steps>*]:[contain:layout] [&>*+*]:mt-5 [&[aria-busy=true]_.wallet-headline]:opacity-85 middling:[&_.num:not(:has(*))]:whitespace-nowrap! lg:[&_.result-part>:is(p,ul,.figure)]:max-w-measure [&>h2]:scroll-mt-[calc(var(--header-height)+1rem)]",
  "tool-progress":
    "flex gap-4 items-center [&>progress]:flex-1 [&>progress]:max-w-96 [&>progress]:h-3 [&>progress]:bg-line [&>progress]:rounded-sm [&>progress]:overflow-hidden [&_::-webkit-progress-bar]:bg-line [&_::-webkit-progress-value]:bg-chart-1 [&_::-moz-progress-bar]:bg-chart-1",
  /** Stands as far off in a result that the browser worked out as in the server's. */
  "result-part": "mt-9! [&>h3]:mb-3",
  /** A chart and its table: side by side where the page is wide enough for both. */
  "chart-beside":
    "flex flex-wrap gap-x-8 items-start [&>h3]:basis-full [&>.figure]:flex-[1_1_25rem] [&>.table-region]:flex-[1_1_32rem]",
  /** About as high as what will stand there, so that what is below stays where it is. */
  "result-pending": "min-h-160 md:min-h-120",
  "result-links":
    "flex flex-wrap gap-x-6 gap-y-1 items-center [&_:is(a,button)]:inline-flex [&_:is(a,button)]:items-center [&_:is(a,button)]:min-h-11 [&_:is(a,button)]:p-0 [&_:is(a,button)]:border-0 [&_:is(a,button)]:font-400",
  /** Label, hint, control and error of all fields in a row stand on common lines. */
  "spend-grid":
    "grid gap-x-3.5 grid-cols-2 md:grid-cols-4 lg:grid-cols-2 [&_.field]:row-span-4 [&_.field]:grid-rows-[subgrid] [&_.field]:pb-2.5 [&_.field>.hint]:row-start-2 [&_.field>:is(input,select,.money)]:row-start-3 [&_.field>.field-error]:row-start-4 [&_.field>label]:self-end [&_.field>label]:text-m1 [&_.field>label]:leading-[1.3] [&_.field:not(:has(>.hint))>label]:row-span-2",
  /** One of a few answers, as chips in a row: the whole chip is the radio button. */
  "chip-choices":
    "[&_.choices]:gap-1.5 [&_label:has([type=radio])]:relative [&_label:has([type=radio])]:chip [&_label:has([type=radio])]:text-m1 [&_label:has(:checked[type=radio])]:chip-on [&_label:has(:focus-visible)]:outline-focus [&_[type=radio]]:absolute! [&_[type=radio]]:inset-0 [&_[type=radio]]:w-full! [&_[type=radio]]:h-full! [&_[type=radio]]:m-0! [&_[type=radio]]:opacity-0",
  /** Both texts take the same room, so that the table below does not move when the visitor's own figures come. */
  "own-worth":
    "flex flex-wrap gap-x-6 items-baseline justify-between mb-3 [&>p:first-child]:max-w-none lt-md:[&>p:first-child]:min-h-[3lh]",
  "own-worth-actions":
    "flex flex-wrap gap-x-2 gap-y-1 items-center min-h-12 [&>a]:py-2.5 [&_summary]:no-marker [&_details[open]]:basis-full",
  /** Each card lies a little turned over the one before it; the place is the same for one card and for five. */
  "glance-fan": `flex justify-center h-[clamp(9rem,24vw,11.5rem)] pt-5
    [&>.card-art]:(w-[clamp(9rem,34vw,14rem)] h-auto self-start shadow-2) [&>*+*]:ml-[clamp(-9rem,-24vw,-5.5rem)]
    [&:is([data-cards='2'],[data-cards='3'])>:first-child]:[rotate:-7deg]
    [&:is([data-cards='2'],[data-cards='3'])>:last-child]:[rotate:7deg]
    [&[data-cards='3']>:nth-child(2)]:[translate:0_-0.6rem]`,
  "bar-keys": "flex flex-wrap gap-x-5 gap-y-1 mt-3 mb-4 [&>li]:(flex gap-1.5 items-center) [&_.chart]:(w-3! h-3!)",
  /** Side by side, the like parts of all picks in one row; a picture that leaves the dollars in the first screen. */
  "finder-rows": "@[44rem]:(grid grid-rows-subgrid row-span-10)",
  "finder-pick": `finder-rows @[44rem]:p-4 @[44rem]:[&_.finder-pick-head]:(grid-cols-1 grid-rows-subgrid row-span-4 gap-y-1)
    @[44rem]:[&_.finder-pick-head>div]:(grid-rows-subgrid row-span-3) @[44rem]:[&_.finder-pick-head>div:first-child]:(row-span-1 max-w-42 mb-2)
    @[44rem]:[&_.big-number]:text-3 @[44rem]:[&_.btn]:(w-full px-2)`,
  "finder-pick-head":
    "grid gap-x-5 gap-y-3 items-start content-start grid-cols-[clamp(6rem,28%,12.5rem)_minmax(0,1fr)] [&>div:first-child]:max-w-60",
  /** Labels, figures and notes on common lines. */
  "number-facts": `my-4 tablet:(grid [grid:repeat(3,auto)/auto-flow_minmax(0,1fr)])
    tablet:[&>div]:(grid row-span-3 grid-rows-[subgrid] items-baseline) [&_small>a]:touch-line`,
  "your-number": "kept:(border-l-4 border-link pl-4) kept:[&_.facts]:my-4",
  "is-own": "border-l-4 border-link pl-4 [&_.disclosure+.row]:mt-4 [&_.facts]:my-4",
  "when-spend-kept": "[&_.disclosure+.row]:mt-4 kept:[&[hidden]]:block kept:[&:is(span)[hidden]]:inline",
  "unless-spend-kept": "kept:hidden",
  /** Five cards in one row, too. */
  "wallet-art": "flex flex-wrap gap-4 md:[&>*:nth-last-child(n+5),&>*:nth-last-child(n+5)~*]:w-[calc(20%-0.8rem)]",
  "plan-picture": "mt-6 [&_text]:[stroke:var(--paper)] [&_text]:[stroke-width:4px] [&_text]:[paint-order:stroke]",
  "plan-fee": "stroke-ink [stroke-width:3] forced:[stroke:CanvasText]",
  "plan-legend": "flex flex-wrap gap-x-4 gap-y-1 [&>span]:whitespace-nowrap",
  "plan-key": "inline-block! w-[14px]! h-[12px]! [vertical-align:-1px]",
  /** Marked by what is to be done: to apply, to spend, or to look. */
  "plan-steps":
    "lt-lg:grid gap-4 lg:[&>li+li]:mt-4 [&>li]:border-l-3 [&>li]:pl-4 [&>li[data-kind=apply]]:border-chart-1 [&>li[data-kind=spend]]:border-chart-4 [&_p]:my-0.5",
  "plan-months": "[&_.disclosure]:max-w-none! md:[&_.disclosure_tbody_th]:min-w-44",
} as const;
