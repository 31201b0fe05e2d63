/**
 * Without a network wrangler cannot ask where it is (`Request.cf`) and says so with
 * the stack of the failed request; the site does not care. That one message is taken
 * out of what wrangler prints, line by line; everything else passes.
 */
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

const START = /Unable to fetch the `Request\.cf` object/;
/** What follows it: the error's name, frames of its stack, its cause with fields, blank lines. */
const REST = /^\s*$|fetch failed|^\s+at |\[cause\]|getaddrinfo|^\s*(?:errno|code|syscall|hostname):|^\s*[{}],?\s*$/;
/** A full line that starts a message of its own: `[wrangler:info]`, `✘ [ERROR]`, `▲ [WARNING]`. */
const MESSAGE = /\[(?:ERROR|WARNING|wrangler:\w+)\]/;

/** Says of each line, in their order, whether it is to be shown. */
export function createOfflineFilter(): (line: string) => boolean {
  let isWithin = false;
  return (line) => {
    if (START.test(line)) isWithin = true;
    else if (isWithin && (MESSAGE.test(line) || !REST.test(line))) isWithin = false;
    return !isWithin;
  };
}

export function passWithoutOfflineNotice(from: Readable, to: Writable): void {
  const isShown = createOfflineFilter();
  createInterface({ input: from, crlfDelay: Infinity }).on("line", (line) => {
    if (isShown(line)) to.write(`${line}\n`);
  });
}
