/**
 * Runs one job at a time in the worker. A new job ends the one that is still
 * running: the search is synchronous in there, so only ending the worker stops it.
 */
import { cardsUrl, toolRecordsUrl } from "virtual:catalog-assets";

import { toScriptUrl } from "../../trusted-scripts.ts";
// oxlint-disable-next-line import/default -- Vite makes it: the address of the worker as it is built
import workerUrl from "./rewards-worker.ts?worker&url";

import type { ToolJobs, ToolMessage, ToolRequest } from "./tool-messages.ts";

/** The job was ended by a newer one or by the visitor. */
export class JobCanceled extends Error {}

export interface RunOptions {
  readonly slugs?: readonly string[];
  readonly onProgress?: (share: number) => void;
}

let worker: Worker | undefined;
let endJob: (() => void) | undefined;

function startWorker(): Worker {
  return new Worker(toScriptUrl(workerUrl), { type: "module", name: "rewards" });
}

/** Ends the job that is running, if any; its promise is rejected with `JobCanceled`. */
export function cancelTool(): void {
  endJob?.();
}

/** @throws JobCanceled, or Error when the worker or the cards cannot be had */
export function runTool<Job extends keyof ToolJobs>(
  job: Job,
  search: string,
  { slugs = [], onProgress }: RunOptions = {},
): Promise<ToolJobs[Job]> {
  cancelTool();
  worker ??= startWorker();
  const running = worker;
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
    running.onerror = () => finish(() => reject(new Error("The worker failed")), true);
    running.onmessage = ({ data }: MessageEvent<ToolMessage>) => {
      if (data.kind === "progress") onProgress?.(data.share);
      else if (data.kind === "failed") finish(() => reject(new Error("The cards could not be loaded")), true);
      else finish(() => resolve(data.answer as ToolJobs[Job]), false);
    };
    const toAbsolute = (url: string) => new URL(url, location.href).href;
    const request: ToolRequest = {
      job,
      recordsUrl: toAbsolute(toolRecordsUrl),
      cardsUrl: toAbsolute(cardsUrl),
      search,
      slugs,
    };
    running.postMessage(request);
  });
}
