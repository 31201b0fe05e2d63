/** Fields, choices and forms. */
export const formShortcuts = {
  control: "w-full min-h-[46px] px-3 py-2 border border-control rounded-sm bg-surface",
  /** With its control: the elements themselves, whatever draws them. */
  field: `grid gap-1 content-start [&_:is(label,legend)]:(font-600 p-0)
    [&_:is(input:not([type=checkbox],[type=radio]),select,textarea)]:control [&_:is(input,select):hover]:border-ink [&_select]:(!pr-1.5 text-ellipsis)
    [&:has([aria-invalid=true])_:is(input,select)]:border-2 [&:has([aria-invalid=true])_:is(input,select)]:border-cost`,
  hint: "text-m1 text-muted",
  "card-fields": "grid gap-2 md:grid-cols-2 lg:grid-cols-1 [.compare-form_&]:lg:grid-cols-2",
  "field-error": "text-cost text-m1 font-550",
  money:
    "relative before:content-['$'] before:absolute before:left-3 before:top-1/2 before:[translate:0_-50%] before:text-muted [.field_&>input]:pl-6.4",
  /**
   * A card's picture stands left in its field, in the outline of a card that is there for it all the time; right the
   * button that takes the card out. Nothing moves when they come.
   */
  "card-field": `relative [.field_&>input]:(pl-16 pr-10) [&>input]:text-ellipsis
    [&>[role=combobox]::-webkit-search-cancel-button]:hidden
    before:(content-[''] absolute left-2 top-1/2 [translate:0_-50%] w-12 h-[30px] grid place-items-center rounded-[3px] border border-dashed border-control text-muted leading-none pointer-events-none)
    [&:has(>input:placeholder-shown)]:before:content-['+'] [&.is-chosen]:before:hidden
    [&>span]:(absolute left-2 top-1/2 [translate:0_-50%] w-12 pointer-events-none)
    [&>button]:(absolute right-0 inset-y-0 w-11 grid place-items-center rounded-sm bg-transparent text-muted hover:text-ink)
    [&.is-chosen>input:not(:focus)]:(bg-sunken text-m1 font-550)`,
  "card-options":
    "absolute z-30 top-[calc(100%+6px)] left-0 w-full p-1.6 bg-surface border rounded-md shadow-2 scroll-mb-18 print:hidden [&>[role=listbox]]:max-h-[45vh] [&>[role=listbox]]:overflow-y-auto [&>[role=listbox]]:overscroll-contain",
  "card-option": "option-row grid-cols-[48px_minmax(0,1fr)_auto] cursor-pointer lt-sm:text-m1 [&_img]:w-12",
  "field-grid": "grid gap-4 grid-cols-[repeat(auto-fill,minmax(min(100%,11rem),1fr))]",
  /** An entry of several parts; names take the room that is left. */
  "rows-field-row":
    "flex flex-wrap gap-x-3 gap-y-1.5 [&_label]:text-m1 [&>.field]:flex-[1_1_8rem] [&>.field:has([name$=program])]:flex-[2_1_12rem] [&>.field:has([type=search])]:flex-[2_1_17rem]",
  "file-field":
    "max-w-full file:([font:inherit] font-600! min-h-11 px-4 mr-3 border border-control rounded-md bg-surface text-ink cursor-pointer)",
  choice: "flex gap-2.5 items-start py-2 min-h-11 [&>input]:flex-none [&>input]:w-5 [&>input]:h-5 [&>input]:mt-0.5",
  choices: "flex flex-wrap gap-x-6 gap-y-1",
  /** The button stands beside its field, not beside the error below it; on phones the error stays with its field. */
  "inline-form":
    "flex flex-wrap gap-3 items-end [&>.field]:flex-[1_1_14rem] [&>.field]:max-w-150 [&>p]:flex-[1_0_100%] [&:has(.field-error)>.btn]:self-start [&:has(.field-error)>.btn]:mt-8 lt-sm:[&:has(.field-error)>.btn]:mt-0 lt-sm:[&:has(>.field-error)>:is(.field,.field-error)]:order-first lt-sm:[&:has(>.field-error)>:is(.field,.field-error)]:basis-full",
  "error-summary":
    "border-2 border-cost rounded-md px-5 py-4 bg-cost-soft [p+&]:mt-4 [&_h2]:text-1 [&_ul]:mt-2 [&_ul]:pl-[1.2em] [&_li>a]:touch-line",
} as const;
