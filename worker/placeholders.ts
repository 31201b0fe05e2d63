/**
 * What an operator still has to set: the project comes with names under `.example`, which
 * belong to nobody (RFC 2606) and receive nothing. `/healthz` names them, and `npm run deploy`
 * refuses while there are any.
 */
import { SITE } from "../src/site.ts";

export interface OperatorValues {
  readonly siteOrigin: string;
  readonly contactEmail: string;
}

const isPlaceholder = (host: string) => /(?:^|\.)(?:example|example\.(?:com|net|org))$/.test(host);

/** One line for each: what it is, and where it is set. */
export function listPlaceholders({
  siteOrigin,
  contactEmail = SITE.contactEmail,
}: Partial<OperatorValues>): readonly string[] {
  const host = URL.canParse(siteOrigin ?? "") ? new URL(siteOrigin ?? "").hostname : "";
  return [
    ...(isPlaceholder(host) ? ["SITE_ORIGIN in wrangler.toml"] : []),
    ...(isPlaceholder(contactEmail.split("@")[1] ?? "") ? ["contactEmail in src/site.ts"] : []),
  ];
}
