/** Names in the browser's storage that a page's own markup asks for; `theme/first-paint.ts`, which imports nothing, has them once more. */
export const SPEND_KEY = "waycard.spend";
