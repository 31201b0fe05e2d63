/** What the service worker may keep, and under which name. Pure: the rules are tested without a browser. */

export const CACHE_PREFIX = "waycard-";

/** How long a page waits for the network before its copy is shown. */
export const PATIENCE_MS = 2_000;

/** Read pages beyond this are forgotten, the oldest first. */
export const MAX_PAGES = 60;
export const MAX_FILES = 400;

/** When a copy was made; a header of the copy only. */
export const SAVED_HEADER = "X-Saved-On";

/** One visitor's own affairs, and answers that are only true now. */
const NEVER = [/^\/api(?:\/|$)/, /^\/subscribe/, /^\/unsubscribe/, /^\/healthz$/, /^\/sw\.js$/];

/** Anything with a token in it opens a door: it stands in no cache. */
const hasToken = (url: URL) => [...url.searchParams.keys()].some((name) => /token/i.test(name));

export function mayKeepAddress(url: URL, origin: string): boolean {
  return url.origin === origin && !hasToken(url) && !NEVER.some((path) => path.test(url.pathname));
}

export function mayKeepAnswer({ status, type, headers }: Pick<Response, "status" | "type" | "headers">): boolean {
  return status === 200 && type === "basic" && !/no-store|private/i.test(headers.get("Cache-Control") ?? "");
}

/** Files whose name holds the hash of their content: a copy is as good as the original. */
export const isHashedFile = (url: URL): boolean => url.pathname.startsWith("/assets/");

/** Pictures keep their name over builds; caches do not outlive a build. */
export const isPicture = (url: URL): boolean => /\.(?:svg|png|ico|webp|avif)$/.test(url.pathname);

const MAIN = '<main id="main" tabindex="-1">';

/** The copy of a page says that it is one. @param savedOn as `toUTCString` writes it */
export function addBar(html: string, savedOn: string): string {
  const day = new Date(savedOn).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  const bar = `<p class="offline-bar no-print" role="status">You're offline, or the connection is slow. This copy was saved on ${day}.</p>`;
  return html.replace(MAIN, `${MAIN}${bar}`);
}
