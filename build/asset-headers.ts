/**
 * Files that the platform serves without the Worker get their headers from a
 * `_headers` file. It is written at build time from the same table and the same
 * list that the Worker uses, so there is one source for both.
 */
import { POLICIES } from "../worker/cache/policy.ts";
import { SECURITY_HEADERS } from "../worker/http/security-headers.ts";
import { BUILDS_PATH } from "./build-id.ts";

/** Text of `_headers`; a later rule takes `Cache-Control` off before it sets its own, or both would be joined. */
export function renderAssetHeaders(): string {
  const security = Object.entries(SECURITY_HEADERS).map(([name, value]) => `  ${name}: ${value}`);
  return [
    "/*",
    ...security,
    `  Cache-Control: ${POLICIES.image.cacheControl}`,
    "",
    "/assets/*",
    "  ! Cache-Control",
    `  Cache-Control: ${POLICIES.hashedAsset.cacheControl}`,
    "",
    // The API hands out the addresses of these pictures, so other sites may show them.
    ...["/*.svg", "/og/*"].flatMap((pattern) => [
      pattern,
      "  ! Cross-Origin-Resource-Policy",
      "  Cross-Origin-Resource-Policy: cross-origin",
      "",
    ]),
    BUILDS_PATH,
    "  ! Cache-Control",
    `  Cache-Control: ${POLICIES.noStore.cacheControl}`,
    "",
  ].join("\n");
}
