/**
 * The one table of cache headers: every response gets its `Cache-Control` from a
 * row here, by name. A page is a pure function of the build and its key, so the
 * edge may keep it until the next deployment; browsers ask again after a minute
 * and are answered 304.
 *
 * Workers Cache stores a 200 without Cache-Control for two hours, so there is no
 * response without a row. `s-maxage` and `must-revalidate` would switch off its
 * stale-while-revalidate, so they are not used: `CDN-Cache-Control` speaks to it.
 */
export interface Policy {
  /** For browsers. */
  readonly cacheControl: string;
  /** For the edge; without it the edge follows `cacheControl`. */
  readonly edgeCacheControl?: string;
  /** Whether the Worker itself keeps a copy (page-cache.ts). */
  readonly isStored: boolean;
}

const DAY_S = 86_400;

export const POLICIES = {
  /** Home, lists, reviews, articles. */
  page: {
    cacheControl: "public, max-age=60, stale-while-revalidate=600",
    edgeCacheControl: `public, max-age=${DAY_S}, stale-while-revalidate=${DAY_S}`,
    isStored: true,
  },
  /** Pages whose parameters have very many values (tools, search, filters): the edge keeps them for an hour. */
  parameterPage: {
    cacheControl: "public, max-age=60",
    edgeCacheControl: "public, max-age=3600",
    isStored: true,
  },
  apiGet: {
    cacheControl: "public, max-age=300",
    edgeCacheControl: "public, max-age=3600",
    isStored: true,
  },
  feed: {
    cacheControl: "public, max-age=3600",
    edgeCacheControl: `public, max-age=${DAY_S}`,
    isStored: true,
  },
  /** Files whose name holds the hash of their content. */
  hashedAsset: { cacheControl: "public, max-age=31536000, immutable", isStored: false },
  /** Card art, icons, Open Graph pictures: same name over builds. */
  image: { cacheControl: `public, max-age=${DAY_S}, stale-while-revalidate=${7 * DAY_S}`, isStored: false },
  redirect: { cacheControl: "public, max-age=3600", isStored: false },
  notFound: { cacheControl: "public, max-age=60", isStored: false },
  /** Everything else, and every error. */
  noStore: { cacheControl: "no-store", isStored: false },
} as const satisfies Readonly<Record<string, Policy>>;

export type PolicyName = keyof typeof POLICIES;

/** One row as headers of a new response: written in one go, which takes half as long as one after another. */
export function toPolicyHeaders(name: PolicyName): Readonly<Record<string, string>> {
  const policy: Policy = POLICIES[name];
  return {
    "Cache-Control": policy.cacheControl,
    ...(policy.edgeCacheControl ? { "CDN-Cache-Control": policy.edgeCacheControl } : {}),
  };
}

/** Writes one row into a response's headers. */
export function applyPolicy(headers: Headers, name: PolicyName): void {
  headers.delete("CDN-Cache-Control");
  for (const [header, value] of Object.entries(toPolicyHeaders(name))) headers.set(header, value);
}
