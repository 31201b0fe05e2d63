/** What the page reads of its address. */
export const CARDS_PARAMETERS = ["type", "issuer", "category", "fee", "bonus", "score", "network", "sort"] as const;
