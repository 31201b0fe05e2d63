/** To whole cents, as amounts leave the site; never minus zero. */
export function roundUsd(amountUsd: number): number {
  return Math.round(amountUsd * 100) / 100 + 0;
}
