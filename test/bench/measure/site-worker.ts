import path from "node:path";

import { inBuild } from "../../../build/build-folder.ts";
import type { WorkerSource } from "./run-workerd.ts";

/** The built site as it is deployed. */
export const SITE_WORKER: WorkerSource = { directory: path.resolve(inBuild("waycard")), main: "index.js" };
