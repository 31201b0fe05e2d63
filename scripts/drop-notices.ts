/**
 * Takes two messages out of what wrangler prints, line by line, with all that belongs to them; everything else passes.
 * Without a network it cannot ask where it is (`Request.cf`), which the site does not need. And it warns that nothing
 * calls the cron trigger on this machine, which `startSweeping` (start-newsletter.ts) does.
 */
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

interface Notice {
  readonly start: RegExp;
  /** The lines that follow, beside blank ones. */
  readonly rest: RegExp;
}

const NOTICES: readonly Notice[] = [
  {
    start: /Unable to fetch the `Request\.cf` object/,
    // The error's name, frames of its stack, its cause with fields.
    rest: /fetch failed|^\s+at |\[cause\]|getaddrinfo|^\s*(?:errno|code|syscall|hostname):|^\s*[{}],?\s*$/,
  },
  {
    start: /Scheduled Workers are not automatically triggered/,
    rest: /To manually trigger a scheduled event|^\s*curl |For more details, see/,
  },
];
/** A full line that starts a message of its own: `[wrangler:info]`, `✘ [ERROR]`, `▲ [WARNING]`. */
const MESSAGE = /\[(?:ERROR|WARNING|wrangler:\w+)\]/;

/** Says of each line, in their order, whether it is to be shown. */
export function createNoticeFilter(): (line: string) => boolean {
  let within: Notice | undefined;
  return (line) => {
    const belongs = within && (line.trim() === "" || (!MESSAGE.test(line) && within.rest.test(line)));
    if (!belongs) within = NOTICES.find(({ start }) => start.test(line));
    return within === undefined;
  };
}

export function passWithoutNotices(from: Readable, to: Writable): void {
  const isShown = createNoticeFilter();
  createInterface({ input: from, crlfDelay: Infinity }).on("line", (line) => {
    if (isShown(line)) to.write(`${line}\n`);
  });
}
