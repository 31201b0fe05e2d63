/**
 * The header: logo, search and menu. What is drawn, not written, is as large for people who enlarge the text: it would
 * not fit on a phone. As shortcuts, for the header is an island: its script would carry each utility to
 * the browser a second time.
 */
export const headerShortcuts = {
  /**
   * The first pixels scroll away: it is lower once it sticks, without a script and without moving the page. Its line is
   * painted inside, so that what is pinned below sits flush. On a short screen it would hide what people came to read.
   */
  "site-header":
    "sticky top-[calc(-1*var(--header-rest))] z-40 pt-[var(--header-rest)] bg-paper [box-shadow:inset_0_-1px_0_var(--line)] [view-transition-name:site-header] short:static",
  "site-header-row":
    "flex items-center gap-x-5 gap-y-3 min-h-14 slim:(justify-between px-[max(16px,4vw)] [--beside-search:56px])",
  /** As high before its picture has come, or where none does. */
  logo: "flex-none block py-[7px] [&_img]:h-[30px]",

  /**
   * On phones the field is its magnifier until it has the focus; then it takes the logo's place. It lies there all the
   * time, cut down to its end, so that nothing moves when it opens. A finger wants the field then: nothing is written
   * yet that could be sent.
   */
  "header-search":
    "slim:(absolute z-1 max-w-none bg-paper [inset-inline:max(16px,4vw)_calc(max(16px,4vw)+var(--beside-search))]) slim:[&:not(:focus-within,:has(.search-results:not([hidden])))]:[clip-path:inset(calc(50%-22px)_0_calc(50%-22px)_calc(100%-44px)_round_999px)] slim:[&:not(:focus-within,:has(.search-results:not([hidden])))_button]:search-closed relative flex-[1_1_8rem] max-w-96 ml-auto [&>form]:relative [&_input]:w-full [&_input]:min-h-11 [&_input]:py-1.6 [&_input]:pl-3.6 [&_input]:pr-11 [&_input]:border [&_input]:border-control [&_input]:rounded-full [&_input]:bg-surface [&_input::-webkit-search-cancel-button]:hidden [&_button]:absolute [&_button]:top-[calc(50%-22px)] [&_button]:right-0 [&_button]:w-[44px] [&_button]:h-[44px] [&_button]:grid [&_button]:place-items-center [&_button]:bg-transparent [&_button]:rounded-full [&_button]:text-muted",
  "search-closed": "pointer-events-none border border-control bg-surface",
  "search-results":
    "absolute z-60 top-[calc(100%+6px)] left-0 w-[min(26rem,calc(100vw-2rem))] slim:w-[calc(100%+var(--beside-search))] p-1.6 bg-surface border rounded-md shadow-2",
  /** The focus stays in the field: the ring is the only sign of where the arrows are. */
  "option-row":
    "grid gap-3 items-center min-h-14 px-2.4 py-1.6 rounded-sm text-ink decoration-none leading-[1.25] hover:bg-accent-soft [&[aria-selected=true]]:[outline:3px_solid_var(--focus)] [&[aria-selected=true]]:[outline-offset:-3px] forced:[&[aria-selected=true]]:[outline-color:Highlight] [&_span:not(.num)>span]:block",
  "search-option":
    "option-row grid-cols-[64px_1fr_auto] [&_img]:w-16 [&.is-page]:grid-cols-[1fr_auto] [&.is-page]:min-h-11",
  "search-group": "px-2.4 pt-2.4 pb-1 border-t [[role=group]:first-child>&]:border-t-0",
  "search-empty": "px-3.2 py-3.6",

  /** On phones a drawer, and so a popover; a part of the page where there is room for all entries. */
  "site-menu": `[&_ul]:(list-none p-0)
    lt-lg:(fixed inset-y-0 right-0 left-auto w-[min(24rem,88vw)] h-full max-h-none m-0 px-4 pt-18 pb-8 border-0 border-l)
    lt-lg:(bg-paper text-ink overflow-y-auto overscroll-contain)
    lt-lg:[&::backdrop]:bg-[var(--backdrop)] lt-lg:[&>ul>li]:border-b
    lg:(block static w-auto h-auto m-0 p-0 border-0 bg-transparent text-inherit overflow-visible)
    lg:[&>ul]:(flex flex-wrap items-center)`,
  "menu-toggle":
    "flex-none w-[44px] h-[44px] grid place-items-center p-0 border border-control rounded-sm bg-surface lg:hidden",
  "menu-close": "lt-lg:absolute lt-lg:top-2.4 lt-lg:right-4",
  /** A summary before the script, a button after it, or a link. */
  "menu-entry":
    "flex items-center gap-2 min-h-11 px-3 py-2 bg-transparent rounded-sm font-550 decoration-none text-left cursor-pointer no-marker hover:bg-accent-soft lt-lg:w-full lt-lg:justify-between lt-lg:min-h-12 lg:px-2.4 lg:whitespace-nowrap",
  /** Without a script: a press anywhere beside an open group is one on its own entry, which closes it. */
  "menu-group":
    "lg:relative lg:[&>summary]:(relative z-46) lg:[&[open]>summary]:z-45 lg:[&[open]>summary]:before:content-empty lg:[&[open]>summary]:before:fixed lg:[&[open]>summary]:before:inset-0 lg:[&[open]>summary]:before:-z-1 [&>:is(summary,button)]:menu-entry [&>:is(summary,button)]:text-ink [&>:is(summary,button)]:after:w-[0.75em] [&>:is(summary,button)]:after:text-center [&>:is(summary,button)]:after:text-accent [&>:is(summary,button)]:after:font-700",
  "session-entry": "min-w-33 justify-center! lt-lg:mt-3 lt-lg:mb-1 [&[hidden]]:hidden",
  "menu-notice":
    "p-3 text-m1 leading-[1.45] [&>p]:mb-2 lg:absolute lg:z-50 lg:top-[calc(100%+6px)] lg:right-0 lg:w-76 lg:bg-surface lg:border lg:rounded-md lg:shadow-2",
  "when-signed-out": "signed:hidden",
  "when-signed-in": "signed:[&[hidden]]:flex",
  "menu-plain":
    "menu-entry [&:not(.menu-cta)]:text-ink [&:not(.menu-cta)[aria-current=page]]:menu-current [&[aria-current=page]]:font-650",
  "menu-cta":
    "border border-accent text-accent [&[aria-current=page]]:bg-accent-soft forced:[&[aria-current=page]]:[border-left:3px_solid_Highlight]",
  /** Shadows are not painted in forced colors. */
  "menu-current":
    "font-650 [box-shadow:inset_3px_0_0_var(--accent)] forced:[border-left:3px_solid_Highlight] forced:[padding-left:calc(0.75rem-3px)]",
  "menu-panel":
    "[&_a]:block [&_a]:px-3 [&_a]:py-2.6 [&_a]:leading-[1.35] [&_a]:rounded-sm [&_a]:text-ink [&_a]:decoration-none [&_a]:hover:bg-accent-soft [&_a[aria-current=page]]:menu-current lt-lg:pb-2 lt-lg:pl-2 lg:absolute lg:z-50 lg:top-[calc(100%+6px)] lg:left-0 lg:w-max lg:p-1.6 lg:bg-surface lg:border lg:rounded-md lg:shadow-2",
} as const;
