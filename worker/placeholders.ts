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

/** What of wrangler.toml, or of an environment in it, the namespaces are read from. */
export interface NamespaceSettings {
  readonly vars?: Readonly<Record<string, unknown>>;
  readonly ratelimits?: readonly { readonly name: string; readonly namespace_id: string }[];
  readonly env?: Readonly<Record<string, Omit<NamespaceSettings, "env">>>;
}

export interface PlaceholderNamespaces {
  readonly siteOrigin: string;
  readonly names: readonly string[];
}

/** Lower numbers come with the project. */
const FIRST_OWN_NAMESPACE = 100;

const isPlaceholder = (host: string) => /(?:^|\.)(?:example|example\.(?:com|net|org))$/.test(host);

/** By environment, production first. */
export const listPlaceholderNamespaces = ({ env = {}, ...production }: NamespaceSettings): PlaceholderNamespaces[] =>
  [production, ...Object.values(env)].map(({ vars, ratelimits = [] }) => ({
    siteOrigin: typeof vars?.["SITE_ORIGIN"] === "string" ? vars["SITE_ORIGIN"] : "",
    names: ratelimits.flatMap(({ name, namespace_id: id }) => (Number(id) < FIRST_OWN_NAMESPACE ? [name] : [])),
  }));

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
