/**
 * Where the built site lies: `dist`, from which it is started and deployed. Tests name another folder by `BUILD_FOLDER`,
 * for theirs is built for a day of its own, and neither should replace the other.
 */
import path from "node:path";

/** @param file within the build, such as `client/sw.js` */
export const inBuild = (file = ""): string => path.posix.join(process.env["BUILD_FOLDER"] ?? "dist", file);

/** Holds the id of the build; missing while it is made, and after one that failed. */
export const BUILD_STAMP = "build-id.txt";

/** Holds the UTC day of that build, which its id does not tell: two days that give the same pages are one build. */
export const BUILD_DAY_STAMP = "build-day.txt";

/** The built Worker, as wrangler serves it. */
export const BUILT_WORKER = "waycard/wrangler.json";
