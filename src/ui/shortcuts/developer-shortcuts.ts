/** `/developers`: contents, endpoints, and panes of code. */
export const developerShortcuts = {
  /** Contents beside the text, where there is room for them. */
  "api-page": "lg:grid lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-10 lg:items-start lg:[&>div>:first-child]:mt-0",
  "api-contents":
    "[&>ul]:columns-2 [&_ul]:list-none [&_ul]:p-0 [&_li>ul]:hidden [&_li>ul]:pl-3.2 [&_a]:block [&_a]:py-1 [&_a]:min-w-11 [&_a]:decoration-none [&_a]:[overflow-wrap:anywhere] lg:[&>ul]:columns-auto lg:[&_li>ul]:block",
  /** Links lead to what is in the fold; its summary stays in sight above it. */
  "api-fold": `border-t [.measure+&]:mt-6 [&+&:last-child]:border-b [&>summary]:(relative py-4 pr-9 cursor-pointer list-none after:chevron) [&>summary::-webkit-details-marker]:hidden
    [&[open]>summary]:after:[rotate:-135deg] [&>summary>h3]:[overflow-wrap:anywhere] [&>summary:hover_code]:underline
    [&>.split]:(pb-8 pt-2 scroll-mt-[calc(var(--header-height)+8rem)]) [&_h4]:font-sans`,
  "endpoint-purpose": "block mt-1 max-w-measure text-m1 text-muted",
  "parameter-list": "[&>div]:py-2 [&>div]:text-m1 [&>div+div]:border-t [&_code]:(text-m1 font-600)",
  "code-pane": "relative my-2.4 bg-surface border rounded-md",
  "code-title": "pl-4 pr-22 py-1.6 border-b",
  /** Over the right end of the pane's title. */
  "code-copy":
    "absolute top-0 right-0 min-w-11 min-h-[2.4rem] coarse:min-h-11 px-4 border-0 bg-transparent text-m1 font-600 text-link underline cursor-pointer print:hidden",
} as const;
