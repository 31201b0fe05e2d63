/** The checks of the smoke test: each asks a running site one thing, and says what it saw. */
import { paths } from "../src/paths.ts";

export interface CheckResult {
  readonly name: string;
  readonly outcome: "ok" | "warn" | "fail";
  /** What was seen, in a few words. */
  readonly note: string;
}

type Check = (origin: string) => Promise<Omit<CheckResult, "name">>;

const TIMEOUT_MS = 15_000;
const DAY_MS = 86_400_000;

const ok = (note: string) => ({ outcome: "ok", note }) as const;
const fail = (note: string) => ({ outcome: "fail", note }) as const;
const warn = (note: string) => ({ outcome: "warn", note }) as const;
const judge = (isRight: boolean, note: string) => (isRight ? ok(note) : fail(note));

const get = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: "manual", signal: AbortSignal.timeout(TIMEOUT_MS), ...init });

const isLocal = (origin: string) => /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(origin);

async function checkPage(origin: string, path: string) {
  const response = await get(origin + path);
  const html = await response.text();
  const isWhole = html.startsWith("<!DOCTYPE html>") && html.endsWith("</html>");
  return judge(
    response.status === 200 && isWhole,
    `${response.status}, ${Math.round(html.length / 1024)} KB${isWhole ? "" : ", not whole"}`,
  );
}

const EXPECTED_HEADERS: Readonly<Record<string, RegExp>> = {
  "content-security-policy": /^default-src 'none'(?!.*(?:unsafe-|\*|data:)).*frame-ancestors 'none'/,
  "strict-transport-security": /max-age=63072000/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /strict-origin|no-referrer/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-embedder-policy": /^require-corp$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
  "cache-control": /./,
};

/** Other sites may show the pictures, whose addresses the API hands out. */
const PICTURE_HEADERS = { ...EXPECTED_HEADERS, "cross-origin-resource-policy": /^cross-origin$/ };

async function checkHeaders(origin: string, path: string, expected = EXPECTED_HEADERS) {
  const response = await get(origin + path);
  await response.text();
  const wrong = Object.entries(expected).filter(([name, form]) => !form.test(response.headers.get(name) ?? ""));
  return judge(
    wrong.length === 0,
    wrong.length === 0 ? "all there" : `wrong or missing: ${wrong.map(([name]) => name).join(", ")}`,
  );
}

async function checkEtag(origin: string) {
  const first = await get(`${origin}/cards/amex-gold`);
  await first.text();
  const etag = first.headers.get("etag");
  if (!etag) return fail("no ETag");
  const again = await get(`${origin}/cards/amex-gold`, { headers: { "If-None-Match": etag } });
  await again.text();
  return judge(again.status === 304, `${etag} answered ${again.status}`);
}

async function checkHttps(origin: string) {
  if (isLocal(origin)) return ok("not asked on this machine");
  const response = await get(origin.replace("https:", "http:")).catch(() => undefined);
  if (!response) return ok("nothing listens on http");
  const location = response.headers.get("location") ?? "";
  return judge(
    location.startsWith("https://"),
    location ? `http leads to ${location}` : 'http is answered: switch on "Always Use HTTPS"',
  );
}

async function checkAsset(origin: string) {
  const html = await (await get(`${origin}/`)).text();
  const [, path, integrity] = /<script type="module" src="([^"]+)" integrity="([^"]+)"/.exec(html) ?? [];
  if (!path || !integrity) return fail("the page names no script with integrity");
  const response = await get(origin + path);
  const digest = await crypto.subtle.digest("SHA-384", await response.arrayBuffer());
  const isSame = integrity === `sha384-${Buffer.from(digest).toString("base64")}`;
  const isImmutable = /immutable/.test(response.headers.get("cache-control") ?? "");
  return judge(
    isSame && isImmutable,
    isSame ? (isImmutable ? "integrity holds, immutable" : "not immutable") : "integrity does not hold",
  );
}

async function checkSitemap(origin: string) {
  const xml = await (await get(`${origin}/sitemap.xml`)).text();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
  const [first = ""] = listed;
  if (listed.length < 100) return fail(`only ${listed.length} addresses`);
  if (first.startsWith(`${origin}/`)) return ok(`${listed.length} addresses`);
  const note = `${listed.length} addresses, under ${URL.canParse(first) ? new URL(first).origin : "no origin"}: set SITE_ORIGIN`;
  return isLocal(origin) ? ok(note.replace(": set SITE_ORIGIN", "")) : fail(note);
}

async function checkSecurityText(origin: string) {
  const text = await (await get(`${origin}/.well-known/security.txt`)).text();
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? "");
  const days = Math.floor((expires - Date.now()) / DAY_MS);
  if (Number.isNaN(days) || days < 0) return fail("has no Expires, or it has passed");
  return days < 30 ? warn(`expires in ${days} days: review it`) : ok(`expires in ${days} days`);
}

async function checkHealth(origin: string) {
  const response = await get(`${origin}/healthz`);
  const health = (await response.json()) as Health;
  // The tests' site is of a fixed day, and a developer's of whenever it was built.
  return judgeHealth(response.status, isLocal(origin) ? { ...health, status: "ok" } : health);
}

export const readHealth = async (origin: string): Promise<Health> =>
  (await (await get(`${origin}/healthz`)).json()) as Health;

export interface Health {
  readonly status: string;
  readonly build: string;
  readonly builtOn: string;
  readonly checks: Readonly<Record<string, string>>;
}

export function judgeHealth(httpStatus: number, { status, build, builtOn, checks }: Health) {
  const states = Object.entries(checks).map(([name, state]) => `${name}: ${state}`);
  const note = `build ${build} of ${builtOn}; ${states.join("; ")}`;
  if (httpStatus !== 200 || status !== "ok") return fail(note);
  // Pages do not need it, so it is no failure of the site; somebody should know.
  return /does not answer|Supabase answers \d/.test(note) ? warn(note) : ok(note);
}

async function checkSearch(origin: string) {
  const response = await get(`${origin}/api/search?q=sapphire`);
  const { results } = (await response.json()) as { results: readonly { slug: string }[] };
  return judge(
    results.length > 0 && results[0]?.slug.includes("sapphire") === true,
    `${response.status}, first: ${results[0]?.slug ?? "none"}`,
  );
}

async function checkStatus(origin: string, path: string, expected: number, method = "GET") {
  const response = await get(origin + path, { method });
  await response.text();
  return judge(response.status === expected, `${response.status}`);
}

async function checkAnalyzer(origin: string) {
  const body = JSON.stringify({ dining: 500, groceries: 700 });
  const response = await get(`${origin}/api/analyzer`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json" },
  });
  const answer = (await response.json()) as { pick?: { netUsd: number }; proof?: { optimal: boolean } };
  return judge(answer.proof?.optimal === true, `${response.status}, net ${answer.pick?.netUsd ?? "none"}`);
}

const CHECKS: readonly (readonly [string, Check])[] = [
  ["home page", (origin) => checkPage(origin, "/")],
  ["a review", (origin) => checkPage(origin, "/cards/amex-gold")],
  ["a list", (origin) => checkPage(origin, paths.category("travel"))],
  ["a guide", (origin) => checkPage(origin, "/guides")],
  ["a tool", (origin) => checkPage(origin, "/rewards?dining=500")],
  ["search without script", (origin) => checkPage(origin, "/search?q=sapphire")],
  ["an unknown page", (origin) => checkStatus(origin, "/no-such-page", 404)],
  ["another spelling", (origin) => checkStatus(origin, "/Cards/", 301)],
  ["a wrong method", (origin) => checkStatus(origin, "/cards", 405, "DELETE")],
  ["headers of a page", (origin) => checkHeaders(origin, "/")],
  ["headers of a 404", (origin) => checkHeaders(origin, "/no-such-page")],
  ["headers of a picture", (origin) => checkHeaders(origin, "/amex-gold.svg", PICTURE_HEADERS)],
  ["ETag and 304", checkEtag],
  ["https", checkHttps],
  ["script and its integrity", checkAsset],
  ["search", checkSearch],
  ["best wallet", checkAnalyzer],
  ["sitemap", checkSitemap],
  ["feed", (origin) => checkStatus(origin, "/feed.xml", 200)],
  ["security.txt", checkSecurityText],
  ["health", checkHealth],
];

/** Runs every check, one after another; what throws has failed. */
export async function checkSite(origin: string): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const [name, check] of CHECKS) {
    const result = await check(origin).catch((error: unknown) =>
      fail(error instanceof Error ? error.message : String(error)),
    );
    results.push({ name, ...result });
  }
  return results;
}
