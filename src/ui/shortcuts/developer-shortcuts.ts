/** `/developers`: contents, endpoints, and panes of code. */
export const developerShortcuts = {
  /** Contents beside the text, where there is room for them. */
  "api-page": "lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 lg:items-start lg:[&>div>:first-child]:mt-0",
  "api-contents":
    "[&>ul]:columns-2 [&_ul]:list-none [&_ul]:p-0 [&_li>ul]:hidden [&_li>ul]:pl-3.2 [&_a]:block [&_a]:py-1 [&_a]:min-w-11 [&_a]:decoration-none [&_a]:[overflow-wrap:anywhere] lg:[&>ul]:columns-auto lg:[&_li>ul]:block",
  endpoint: "mt-8 pt-8 border-t [&>h3]:mb-3 [&>h3]:[overflow-wrap:anywhere]",
  "parameter-list": "[&>div]:py-2 [&>div]:text-m1 [&>div+div]:border-t [&_code]:(text-m1 font-600)",
  "code-pane": "relative my-2.4 bg-surface border rounded-md",
  "code-title": "pl-4 pr-22 py-1.6 border-b",
  /** Over the right end of the pane's title. */
  "code-copy":
    "absolute top-0 right-0 min-w-11 min-h-[2.4rem] coarse:min-h-11 px-4 border-0 bg-transparent text-m1 font-600 text-link underline cursor-pointer print:hidden",
} as const;
