import path from "node:path";

import type { WorkerSource } from "./run-workerd.ts";

/** The built site as it is deployed. */
export const SITE_WORKER: WorkerSource = { directory: path.resolve("dist/waycard"), main: "index.js" };
