/** A profile made larger or smaller, its shape kept. */
import type { Profile } from "../value/profile.ts";

/** The same habits with every amount `factor` times as large. */
export function scaleProfile(profile: Profile, factor: number): Profile {
  const lines = profile.lines.map((line) => ({ ...line, monthlyUsd: line.monthlyUsd * factor }));
  return { ...profile, lines: lines.filter(({ monthlyUsd }) => monthlyUsd > 0) };
}

export const sumMonthlyUsd = ({ lines }: Profile): number => lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0);
