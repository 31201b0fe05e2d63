/**
 * Which rate limits of `wrangler.toml` still have the namespaces that come with the project; the settings are those of
 * the file, or of an environment in it.
 */
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

/** By environment, production first. */
export const listPlaceholderNamespaces = ({ env = {}, ...production }: NamespaceSettings): PlaceholderNamespaces[] =>
  [production, ...Object.values(env)].map(({ vars, ratelimits = [] }) => ({
    siteOrigin: typeof vars?.["SITE_ORIGIN"] === "string" ? vars["SITE_ORIGIN"] : "",
    names: ratelimits.flatMap(({ name, namespace_id: id }) => (Number(id) < FIRST_OWN_NAMESPACE ? [name] : [])),
  }));
