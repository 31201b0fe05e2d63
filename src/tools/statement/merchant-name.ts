/** One name for a merchant, out of the lines that card networks, cash registers and delivery services make of it. */

/** Who takes the payment, in front of who was paid. */
const PREFIXES =
  /^(?:(?:sq|tst|sp|py|pp|cke|in|fsp|ppl|dd|bt|ls|par|dnh|eb|ic|zsk)\s?\*\s?|(?:aplpay|apple pay|google pay|pos(?: debit| purchase)?|debit card purchase|checkcard|purchase(?: authorized on)?|recurring(?: payment)?|visa|ach|pending)\s+|paypal\s?\*\s?)+/i;

export function toMerchantName(text: string): string {
  const plain = text
    .replaceAll(/\s+/g, " ")
    .trim()
    .replace(PREFIXES, "")
    // Numbers of stores, orders and telephones, web addresses' ends, and what follows them: places.
    .replace(/\s*[#*]\s?\w*\d.*$/, "")
    .replace(/\.com(?:\/\S*)?\b.*$/i, "")
    .replace(/\s(?:\d{3}[-.]\d|\d{3,}|[x*]{2,}).*$/i, "")
    .replace(/\*.*$/, "")
    .trim();
  const words = (plain === "" ? text.trim() : plain).split(" ").slice(0, 4);
  return words.map(toTitle).join(" ").slice(0, 40);
}

/** Words in capitals as names are written; what an "&" joins are initials: AT&T. */
const toTitle = (word: string) =>
  /^[A-Z0-9'.-]+$/.test(word) && word.length > 3 ? word[0] + word.slice(1).toLowerCase() : word;
