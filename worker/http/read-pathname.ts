/** As the URL standard writes it already: no escapes, no dot segments, nothing doubled. Most requests are so. */
const PLAIN_PATH = /^https?:\/\/[^/?#\\]+((?:\/[\w-][\w.~-]*)+\/?|\/)(?:[?#]|$)/;

/**
 * The path of a request's address, as `URL` gives it. Every middleware asks for it, and making a `URL` for each took a
 * tenth of an answer from the cache.
 */
export const readPathname = (url: string): string => PLAIN_PATH.exec(url)?.[1] ?? new URL(url).pathname;
