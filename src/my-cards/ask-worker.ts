import type { ToolJobs } from "../tools/live/tool-messages.ts";

let last: Promise<unknown> = Promise.resolve();

/** One question of this page after another: the tools' worker ends the job that runs when a new one comes. */
export function askWorker<Job extends "card-here" | "held-worth">(
  job: Job,
  search: string,
  slugs: readonly string[],
): Promise<ToolJobs[Job]> {
  const answer = last
    .catch(() => undefined)
    .then(() => import("../tools/live/run-tool.ts"))
    .then(({ runTool }) => runTool(job, search, { slugs }));
  last = answer;
  return answer;
}
