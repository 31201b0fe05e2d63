/**
 * What an operator still has to set: the project comes with names under `.example`, which
 * belong to nobody (RFC 2606) and receive nothing, and with low numbers for the namespaces of
 * rate limits, which another copy of the project on the same account would count in as well.
 * `/healthz` names them, and `npm run deploy` refuses while there are any.
 */
import { SITE } from "../src/site.ts";

export interface OperatorValues {
  readonly siteOrigin: string;
  readonly contactEmail: string;
  /** Rate limits whose namespace is a placeholder. */
  readonly namespaces: readonly string[];
}

const isPlaceholder = (host: string) => /(?:^|\.)(?:example|example\.(?:com|net|org))$/.test(host);

/** One line for each: what it is, and where it is set. */
export function listPlaceholders({
  siteOrigin,
  contactEmail = SITE.contactEmail,
  namespaces = [],
}: Partial<OperatorValues>): readonly string[] {
  const host = URL.canParse(siteOrigin ?? "") ? new URL(siteOrigin ?? "").hostname : "";
  return [
    ...(isPlaceholder(host) ? ["SITE_ORIGIN in wrangler.toml"] : []),
    ...(isPlaceholder(contactEmail.split("@")[1] ?? "") ? ["contactEmail in src/site.ts"] : []),
    ...(namespaces.length > 0 ? [`namespace_id of ${namespaces.join(", ")} in wrangler.toml`] : []),
  ];
}
