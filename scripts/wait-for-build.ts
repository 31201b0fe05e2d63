/** A deployment takes some seconds to reach every location; until then the build before it answers, and passes every check. */
import type { Health } from "./check-site.ts";

const TRIES = 24;
const PAUSE_MS = 5_000;

export type BuildName = Pick<Health, "build" | "builtOn">;

interface Surroundings {
  readonly readHealth: () => Promise<BuildName | undefined>;
  readonly pause?: () => Promise<unknown>;
}

/** @returns undefined once the site answers with this build; what it answered last when it does not within two minutes */
export async function waitForBuild(
  { build, builtOn }: BuildName,
  { readHealth, pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS)) }: Surroundings,
): Promise<string | undefined> {
  let seen = "";
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const health = await readHealth().catch(() => undefined);
    if (health?.build === build && health.builtOn === builtOn) return undefined;
    seen = health ? `build ${health.build} of ${health.builtOn}` : "no health check";
    if (attempt < TRIES) await pause();
  }
  return `answers with ${seen}, not with build ${build} of ${builtOn}`;
}
