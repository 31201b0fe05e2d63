/**
 * The day for which the site is built, UTC. It decides what has come into force,
 * ended, lapsed and aged. Given by `BUILD_DATE`, else today: tests and benchmarks
 * give it, so that the same commit gives the same bytes.
 */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @throws Error when the environment names no day */
export function readBuildDate(environment: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = environment["BUILD_DATE"];
  if (given === undefined || given === "") return new Date().toISOString().slice(0, 10);
  const isDay = DAY.test(given) && new Date(`${given}T00:00:00Z`).toISOString().startsWith(given);
  if (!isDay) throw new Error(`BUILD_DATE is ${given}: give a day, YYYY-MM-DD.`);
  return given;
}
