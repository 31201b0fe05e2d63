/** Names in backquotes as code. */
export const toCodeSpans = (text: string) =>
  text.split("`").map((part, index) => (index % 2 === 1 ? <code key={part}>{part}</code> : part));
