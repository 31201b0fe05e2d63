/** The looks that many components share. A piece that only one component draws has its utilities there. */
export const pieceShortcuts = {
  "card-art": "w-full h-auto aspect-[856/540] [border-radius:var(--radius-card)] shadow-1",
  num: "tabular-nums whitespace-nowrap",
  btn: "inline-flex items-center justify-center gap-2 min-h-11.5 px-5 py-2.5 border border-transparent rounded-md font-600 leading-[1.25] text-center text-balance decoration-none transition-colors active:[translate:0_1px] disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:cursor-not-allowed print:hidden",
  "btn-primary": "bg-accent text-on-accent hover:bg-accent-strong",
  "btn-secondary": "border-control bg-surface text-ink hover:border-ink",
  "btn-quiet": "bg-transparent text-link underline px-2 coarse:min-w-11",
  badge:
    "inline-flex items-center gap-1 px-2.5 py-0.5 rounded-full border border-line bg-sunken text-m1 font-550 leading-[1.5] whitespace-nowrap [print-color-adjust:exact]",
  "badge-gain": "border-transparent bg-gain-soft text-gain",
  "badge-cost": "border-transparent bg-cost-soft text-cost",
  panel: "bg-surface border rounded-lg p-[clamp(1rem,2.5vw,1.5rem)] shadow-1 [&>*+*]:mt-3 print:break-inside-avoid",
  "panel-title": "text-2",
  tile: "relative flex flex-col gap-2.5 p-4.5 bg-surface border rounded-lg transition-colors hover:border-control hover:shadow-2 [&:has(a:focus-visible)]:outline-focus print:break-inside-avoid [&_:is(h2,h3,h4)]:text-1 [&_:is(h2,h3,h4)_a]:stretched",
  /** Picture left, words right, on all widths. */
  "tile-row":
    "grid! grid-cols-[clamp(4.25rem,26%,7rem)_minmax(0,1fr)] gap-x-4.5 gap-y-1 items-start [&>div:first-child]:row-span-2 [&>div]:flex [&>div]:flex-col [&>div]:gap-1.5 print:block!",
  "tile-foot":
    "mt-auto pt-1.5 flex flex-wrap gap-x-3.5 gap-y-1.5 items-baseline text-m1 text-muted [&_.gain]:text-0 [&_.gain]:font-650 [&_.cost]:text-0 [&_.cost]:font-650",
  /** The whole tile is the link's target. */
  stretched:
    "text-inherit decoration-none focus-visible:outline-none after:content-empty after:absolute after:inset-0 after:rounded-lg",
  "outline-focus": "[outline:3px_solid_var(--focus)] [outline-offset:2px]",
  /** A quiet ink tint: it tells, it does not call. */
  callout: "bg-sunken border-l-4 border-control rounded-r-md px-4.5 py-3.5 [&>*+*]:mt-2 [print-color-adjust:exact]",
  "callout-title": "font-650",
  "callout-info": "border-chart-1",
  "worked-example": "bg-surface border rounded-lg px-5 py-4.5 [&>*+*]:mt-2.5 lt-sm:px-3 lt-sm:[&_:is(th,td)]:px-1!",
  disclosure:
    "border-b [.section_&]:max-w-216 [&>summary]:relative [&>summary]:py-3.5 [&>summary]:pr-8 [&>summary]:font-600 [&>summary]:cursor-pointer [&>summary]:list-none [&>summary::-webkit-details-marker]:hidden [&>summary]:after:chevron [&[open]>summary]:after:[rotate:-135deg] [&>:not(summary)]:pb-4 [&>.table-region]:(pb-0 mb-4 max-w-none) [&>:not(summary)]:max-w-measure [:not(fieldset)>&:last-child]:[.disclosure_&]:border-0",
  /** Says that something opens; turned over once it is open. */
  chevron:
    "content-empty absolute top-[1.35rem] right-2 w-2 h-2 border-r-2 border-b-2 border-muted [rotate:45deg] print:hidden",
  tabs: "flex flex-wrap gap-1.5 [&_a]:chip [&_a[aria-current]]:chip-on",
  chip: "inline-flex items-center min-h-11 px-3.5 py-2 rounded-full border border-line bg-surface text-ink decoration-none hover:border-control",
  "chip-on":
    "bg-ink border-ink text-paper forced:[forced-color-adjust:none] forced:bg-[Highlight] forced:text-[HighlightText]",
  signed: "relative py-1.5 pl-6 border-b before:absolute before:left-0 before:font-700",
  pro: "signed before:text-gain before:content-['+']",
  con: "signed before:text-cost before:content-['−']",
  crumb:
    "not-first:before:content-['/'] not-first:before:mr-2 not-first:before:text-control whitespace-nowrap last:min-w-0 lt-md:last:flex-[1_1_3rem]",
  "page-link": "grid place-items-center min-w-11 min-h-11 px-3 rounded-sm border border-line decoration-none",
  /** What stands in the last row fills it: no empty cells on any width; four stand in one row or in two of two. */
  facts:
    "flex flex-wrap bg-surface border rounded-lg overflow-hidden print:break-inside-avoid [&>div]:flex-[1_1_12rem] [&>div]:px-4 [&>div]:py-3 [&>div]:[box-shadow:1px_1px_0_var(--line)] [&:has(>:nth-child(4):last-child)>div]:basis-[clamp(20%,(48rem-100%)*999,40%)] [&_dt]:text-m1 [&_dt]:text-muted [&_dd]:font-600 [&_dd]:leading-[1.35] [&_small]:block [&_small]:font-400",
  /** Name and value on one line each, where there are many or long ones. */
  "fact-rows":
    "grid gap-x-10 px-4.5 py-1.5 bg-surface border rounded-lg print:break-inside-avoid [&>div]:grid [&>div]:grid-cols-[minmax(min(6.5rem,45%),38%)_minmax(0,1fr)] [&>div]:gap-x-4 [&>div]:items-baseline [&>div]:py-2.5 [&>div+div]:border-t [&_dt]:text-m1 [&_dt]:text-muted [&_dd]:font-600 [&_dd]:leading-[1.35] [&_small]:block [&_small]:font-400 [&:has(code)>div]:grid-cols-[minmax(min(8.25rem,50%),38%)_minmax(0,1fr)]",
  "fact-rows-two":
    "md:grid-cols-2 md:[&>div:nth-child(2)]:border-t-0 print:(grid-cols-2 [&>div:nth-child(2)]:border-t-0)",
  "big-number": "font-serif font-650 text-4 leading-[1.1] lining-nums",
  figure:
    "grid gap-3 print:break-inside-avoid [&>figcaption]:text-m1 [&>figcaption]:text-muted [&>figcaption]:max-w-measure",
  "table-region":
    "overflow-x-auto border rounded-md bg-surface focus-visible:[outline-offset:3px] [:is(p,.figure,details)+&]:mt-4 print:overflow-visible",
  /** Code scrolls in its own box: no page scrolls sideways for a long line. */
  "code-block":
    "max-h-104 px-4 py-3 overflow-auto text-m1 leading-[1.5] [&_pre]:m-0 [&_code]:(p-0 text-m1 bg-transparent whitespace-pre)",
  "footer-links":
    "[&_a]:inline-block [&_a]:py-2.5 [&_a]:leading-[1.4] [&_a]:text-ink [&_a]:decoration-none [&_a]:hover:underline [&_a]:touch-line",
  /** A figure that opens to where it comes from; on paper its month is enough, a table at the end tells the rest. */
  "source-mark":
    "w-fit no-marker cursor-pointer text-m1 font-400 [text-decoration:underline_dotted_var(--control)] underline-offset-4 coarse:min-h-11 coarse:content-center broad:[.is-number_&]:ml-auto print:[&+span]:hidden",
  "cell-note": "block font-400 text-muted",
  "plain-list": "pl-[1.2em]",
  /** Links to a page's parts; they stay under the header where the window is high enough. */
  "jump-links": "[&_ul]:[scrollbar-width:none] roomy:(sticky top-[var(--header-height)] z-5)",
  "review-aside": "roomy:(top-[calc(var(--header-height)+4.5rem)]! max-h-[calc(100vh-var(--header-height)-5.75rem)]!)",
  /** Its short cells stay on one line, on phones all three; a source that is opened stays in its column. */
  "perks-section":
    "max-[700px]:[&_:is(tbody,tfoot)_tr]:grid-cols-[1.45fr_1.05fr_0.9fr]! min-[701px]:[&_td]:whitespace-nowrap! min-[701px]:[&_td_details]:(whitespace-normal max-w-40) min-[701px]:[&_td_summary]:whitespace-nowrap",
  "tiles-in-threes":
    "grid-cols-[repeat(auto-fill,minmax(min(100%,max(13rem,(100%-2.5rem)/3)),1fr))]! sm:[&>.tile]:row-span-4!",
  "skip-link": "absolute left-4 -top-20 z-100 px-5 py-3 bg-ink text-paper rounded-sm focus:top-2",
  /** For people who hear the page; in sight when it has the focus. */
  "visually-hidden":
    "[&:not(:focus,:active)]:(absolute w-px h-px -m-px overflow-hidden [clip-path:inset(50%)] whitespace-nowrap)",
  "offline-bar": "px-[clamp(1rem,4vw,2rem)] py-2.4 bg-sunken border-b text-center",
  "no-marker": "list-none [&::-webkit-details-marker]:hidden",
} as const;
