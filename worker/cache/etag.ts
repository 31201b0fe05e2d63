/**
 * Strong: the build and the key decide every byte. The hash is 64-bit FNV-1a. Not Hono's `etag`: it reads every body
 * that has no tag to its end, and its 304 leaves out `X-Cache` and the policy's other headers.
 */
export function toEtag(buildId: string, key: string): string {
  let hash = 0xcbf29ce484222325n;
  for (const character of key) {
    hash = BigInt.asUintN(64, (hash ^ BigInt(character.codePointAt(0) ?? 0)) * 0x100000001b3n);
  }
  return `"${buildId}-${hash.toString(36)}"`;
}

/** RFC 9110, 13.1.2: `*`, or a list in which weak and strong tags of equal text match. */
export function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag);
}
