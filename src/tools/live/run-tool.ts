/**
 * Runs one job at a time in the worker. A new job ends the one that is still
 * running: the search is synchronous in there, so only ending the worker stops it.
 */
import { cardsUrl, toolRecordsUrl } from "virtual:catalog-assets";

import { toScriptUrl } from "../../ui/trusted-scripts.ts";
// oxlint-disable-next-line import/default -- Vite makes it: the address of the worker as it is built
import workerUrl from "../../islands/rewards-worker.ts?worker&url";

import type { ToolJobs, ToolMessage, ToolRequest } from "./tool-messages.ts";

/** The job was ended by a newer one or by the visitor. */
export class JobCanceled extends Error {}

export interface RunOptions<Answer> {
  readonly slugs?: readonly string[];
  readonly onProgress?: (share: number) => void;
  /** A first answer of a long job: a better one follows. */
  readonly onFirst?: (answer: Answer) => void;
  /** The answer once more, with how sure it is; not called where a newer job came first. */
  readonly onWhole?: (answer: Answer) => void;
  /** The job ended without a whole answer. */
  readonly onLost?: () => void;
}

let worker: Worker | undefined;
let endJob: (() => void) | undefined;
let lastId = 0;

function startWorker(): Worker {
  return new Worker(toScriptUrl(workerUrl), { type: "module", name: "rewards" });
}

/** Ends the job that is running, if any; its promise is rejected with `JobCanceled`. */
export function cancelTool(): void {
  endJob?.();
}

/** @throws JobCanceled, or Error when the worker or the cards cannot be loaded */
export function runTool<Job extends keyof ToolJobs>(
  job: Job,
  search: string,
  { slugs = [], onProgress, onFirst, onWhole, onLost }: RunOptions<ToolJobs[Job]> = {},
): Promise<ToolJobs[Job]> {
  cancelTool();
  worker ??= startWorker();
  const running = worker;
  const id = (lastId += 1);
  return new Promise((resolve, reject) => {
    const finish = (settle: () => void, isBroken: boolean) => {
      endJob = undefined;
      running.onmessage = null;
      running.onerror = null;
      if (isBroken) {
        running.terminate();
        worker = undefined;
      }
      settle();
    };
    endJob = () => finish(() => reject(new JobCanceled()), true);
    let isAnswered = false;
    const fail = (why: string) =>
      finish(() => {
        reject(new Error(why));
        if (isAnswered) onLost?.();
      }, true);
    running.onerror = () => fail("The worker failed");
    running.onmessage = ({ data }: MessageEvent<ToolMessage>) => {
      // What an earlier job still had to say.
      if (data.id !== id) return;
      if (data.kind === "progress") onProgress?.(data.share);
      else if (data.kind === "first") onFirst?.(data.answer as ToolJobs[Job]);
      else if (data.kind === "failed") fail("The cards could not be loaded");
      else if (data.isWhole) {
        const found = data.answer as ToolJobs[Job];
        finish(() => (isAnswered ? onWhole?.(found) : resolve(found)), false);
      } else {
        isAnswered = true;
        // The rest gives way to a newer job by itself: the worker may live on.
        endJob = undefined;
        resolve(data.answer as ToolJobs[Job]);
      }
    };
    const toAbsolute = (url: string) => new URL(url, location.href).href;
    const request: ToolRequest = {
      id,
      job,
      recordsUrl: toAbsolute(toolRecordsUrl),
      cardsUrl: toAbsolute(cardsUrl),
      search,
      slugs,
    };
    running.postMessage(request);
  });
}
