/** Cards whose printed figures (fee, bonus, cents per point, rating, rates) the site keeps fixed: changes are told beside them. */
export const SAMPLE_SLUGS: ReadonlySet<string> = new Set([
  "hsbc-premier-world-elite",
  "ihg-one-rewards-premier",
  "marriott-bonvoy-boundless",
  "marriott-bonvoy-brilliant",
  "mastercard-black-card",
  "ritz-carlton-card",
  "united-club-infinite",
  "wyndham-rewards-earner-plus",
]);
