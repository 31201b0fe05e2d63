/** GET /api: what there is, for people and programs that start here; and /.well-known/api-catalog (RFC 9727). */
import { paths } from "../../src/paths.ts";
import { SITE } from "../../src/site.ts";
import type { Answer } from "../../src/tools/shared/answer-parts.ts";
import type { indexAnswer } from "./catalog-answer-schemas.ts";
import { ENDPOINTS } from "./resources.ts";

export function toIndexAnswer(origin: string): Answer<typeof indexAnswer> {
  return {
    name: `${SITE.name} API`,
    documentation: origin + paths.developers(),
    description: origin + paths.openApi(),
    license: origin + paths.termsOfService(),
    mcp: origin + paths.mcp(),
    endpoints: [...ENDPOINTS],
  };
}

export const CATALOG_TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

export function renderApiCatalog(origin: string): string {
  const link = (path: string, type: string) => [{ href: origin + path, type }];
  const described = (anchor: string) => ({
    anchor: origin + anchor,
    "service-desc": link(paths.openApi(), "application/json"),
    "service-doc": link(paths.developers(), "text/html"),
    status: link("/healthz", "application/json"),
  });
  return JSON.stringify({
    linkset: [
      {
        anchor: origin + paths.apiCatalog(),
        item: [{ href: origin + paths.apiIndex() }, { href: origin + paths.mcp() }],
      },
      described(paths.apiIndex()),
      { anchor: origin + paths.mcp(), "service-doc": link(`${paths.developers()}#mcp`, "text/html") },
    ],
  });
}
