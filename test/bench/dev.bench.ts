/** How soon an edit under `npm run dev` is in the browser: from the file's change to the whole page that shows it. */
import { DEV_EDITS, startDevSite } from "../support/dev-site.ts";
import { quantile } from "./measure/quantile.ts";

const ROUNDS = 5;
const PAUSE_MS = 500;
const BUDGET_MS = 60_000;

export interface DevBench {
  readonly edit: string;
  /** The message that makes an open page ask again. */
  readonly messageP50Ms: number;
  readonly shownP50Ms: number;
  readonly shownMaxMs: number;
}

export async function runDevBench({ isQuick = false } = {}): Promise<DevBench[]> {
  const site = await startDevSite();
  const pause = () => new Promise((resolve) => setTimeout(resolve, PAUSE_MS));

  /** Waits until it holds; how long that took. */
  async function time(start: number, holds: () => boolean | Promise<boolean>): Promise<number> {
    while (!(await holds())) {
      if (performance.now() - start > BUDGET_MS) throw new Error("An edit did not arrive within a minute.");
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
    return performance.now() - start;
  }

  const results: DevBench[] = [];
  for (const { kind, file, from, to, path, shows } of DEV_EDITS) {
    const before = site.copy.read(file);
    const messages: number[] = [];
    const shown: number[] = [];
    for (let round = 0; round < (isQuick ? 1 : ROUNDS); round += 1) {
      await site.get(path);
      // Watchers join changes that follow each other at once.
      await pause();
      site.takeMessages();
      const start = performance.now();
      site.copy.edit(file, from, to);
      messages.push(await time(start, () => site.takeMessages().includes("full-reload")));
      shown.push(await time(start, async () => (await site.get(path)).includes(shows)));
      await pause();
      site.copy.write(file, before);
      await time(performance.now(), async () => !(await site.get(path)).includes(shows));
    }
    results.push({
      edit: kind,
      messageP50Ms: quantile(messages, 0.5),
      shownP50Ms: quantile(shown, 0.5),
      shownMaxMs: Math.max(...shown),
    });
  }
  await site.close();
  return results;
}
