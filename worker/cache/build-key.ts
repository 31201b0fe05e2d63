import type { Bindings } from "../environment.ts";
import { toDigest } from "../log.ts";

/** Variables that a page or feed may show. All are public: the key they give stands in every ETag. */
const PAGE_VARIABLES = [
  "SITE_ORIGIN",
  "GTM_CONTAINER_ID",
  "GA4_MEASUREMENT_ID",
  "VISITOR_ANALYTICS_SRC",
] as const satisfies readonly (keyof Bindings)[];

let known: { readonly env: Partial<Bindings>; readonly key: string } | undefined;

/**
 * What a page is made from beside its address: the build, and the variables it
 * may show. Variables change with a deployment only, but a deployment may change
 * nothing else, and then the build id alone would keep the pages of before.
 */
export function toBuildKey(env: Partial<Bindings>, buildId: string = __BUILD_ID__): string {
  if (known?.env !== env) {
    const values = PAGE_VARIABLES.map((name) => env[name] ?? "");
    known = { env, key: `${buildId}-${toDigest(JSON.stringify(values))}` };
  }
  return known.key;
}
