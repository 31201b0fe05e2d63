/**
 * Facts are those of the day of the build: offers that ended since still count in every total. A weekly rebuild
 * (`.github/workflows/deploy.yml`) keeps them right, and this says when it has stopped.
 */
const DAY_MS = 86_400_000;
/** A week, and three days for someone to notice that a rebuild has failed. */
const MAX_AGE_DAYS = 10;

export interface BuildAge {
  readonly isOld: boolean;
  readonly note: string;
}

/** @param builtOn a UTC day, `2026-11-22` */
export function describeBuildAge(builtOn: string, now: number = Date.now()): BuildAge {
  const days = Math.floor((now - Date.parse(`${builtOn}T00:00:00Z`)) / DAY_MS);
  const isOld = days > MAX_AGE_DAYS;
  return { isOld, note: isOld ? `${days} days old: deploy a new build` : "up to date" };
}
