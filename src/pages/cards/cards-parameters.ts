/** What the page reads of its address. */
export const CARDS_PARAMETERS = ["type", "issuer", "category", "maxFee", "bonus", "score", "network", "sort"] as const;
