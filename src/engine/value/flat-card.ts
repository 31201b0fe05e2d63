/** The yardstick: a card without a fee that pays the same back on everything, as the maths sees it. */
import { MONTHS_A_YEAR, type Profile } from "./profile.ts";

export const FLAT_PERCENT = 2;

/** What it earns a year, by the same rules as every card: rent earns nothing on it. */
export const toFlatUsd = ({ lines }: Pick<Profile, "lines">): number =>
  lines.reduce((sum, { part, monthlyUsd }) => (part === "rent" ? sum : sum + monthlyUsd), 0) *
  MONTHS_A_YEAR *
  (FLAT_PERCENT / 100);
