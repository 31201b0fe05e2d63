/**
 * What `npm run deploy` decides before it asks anybody: what the arguments mean, what stands against deploying, and
 * the configuration that wrangler gets. Nothing here reads or writes a file.
 */
import { isOrigin } from "../worker/site-options.ts";
import { listPlaceholderNamespaces } from "../build/placeholder-namespaces.ts";
import { listPlaceholders } from "../worker/placeholders.ts";
import type { Given } from "./command-line.ts";

interface RateLimitSettings {
  readonly name: string;
  readonly namespace_id: string;
}

/** What of an environment of wrangler.toml is looked at. */
interface EnvironmentSettings {
  readonly vars?: Readonly<Record<string, unknown>>;
  readonly queues?: unknown;
  readonly ratelimits?: readonly RateLimitSettings[];
}

/** wrangler.toml as it is written; its own settings are production's. */
export interface Settings extends EnvironmentSettings {
  readonly assets?: object;
  readonly env?: Readonly<Record<string, EnvironmentSettings>>;
}

export interface DeployOptions {
  /** Undefined: production. */
  readonly environment: string | undefined;
  readonly hasQueues: boolean;
  /** Uploads a version under this name beside the live one, and sends no visitors there. */
  readonly preview: string | undefined;
  readonly isDryRun: boolean;
}

export const DEPLOY_OPTIONS = {
  env: { type: "string", default: "production" },
  preview: { type: "string" },
  "without-queues": { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
} as const;

export const toDeployOptions = ({
  env,
  preview,
  "without-queues": isWithoutQueues,
  "dry-run": isDryRun,
}: Given<typeof DEPLOY_OPTIONS>["values"]): DeployOptions => ({
  environment: env === "production" ? undefined : env,
  hasQueues: !isWithoutQueues,
  preview,
  isDryRun,
});

const findEnvironment = (settings: Settings, name: string | undefined): EnvironmentSettings | undefined =>
  name === undefined ? settings : settings.env?.[name];

export function findOrigin(settings: Settings, environment: string | undefined): string {
  const origin = findEnvironment(settings, environment)?.vars?.["SITE_ORIGIN"];
  return typeof origin === "string" ? origin : "";
}

/** One line for each thing that has to be set or mended first. */
export function listFaults(
  settings: Settings,
  { environment }: DeployOptions,
  contactEmail?: string,
): readonly string[] {
  const own = findEnvironment(settings, environment);
  if (!own)
    return [
      `wrangler.toml has no environment ${environment}; there are production, ${Object.keys(settings.env ?? {}).join(", ")}`,
    ];
  const siteOrigin = findOrigin(settings, environment);
  const where = environment === undefined ? "" : ` (env.${environment})`;
  const [namespaces] = listPlaceholderNamespaces({ ...own, env: {} });
  const placeholders = listPlaceholders({
    siteOrigin,
    namespaces: namespaces?.names ?? [],
    ...(contactEmail === undefined ? {} : { contactEmail }),
  });
  return [
    ...placeholders.map(
      (name) => `${name}${name.endsWith("wrangler.toml") ? where : ""} is still the project's placeholder`,
    ),
    ...(isOrigin(siteOrigin)
      ? []
      : [`SITE_ORIGIN in wrangler.toml${where} is no origin, such as https://www.example.com`]),
    ...listSharedNamespaces(settings),
  ];
}

/** Two limits with one number would count each other's requests. */
function listSharedNamespaces(settings: Settings): readonly string[] {
  const owners = new Map<string, string[]>();
  const environments = [["production", settings], ...Object.entries(settings.env ?? {})] as const;
  for (const [name, { ratelimits = [] }] of environments) {
    for (const limit of ratelimits)
      owners.set(limit.namespace_id, [...(owners.get(limit.namespace_id) ?? []), `${limit.name} of ${name}`]);
  }
  return [...owners]
    .filter(([, names]) => names.length > 1)
    .map(([id, names]) => `namespace_id ${id} in wrangler.toml is used by ${names.join(" and ")}`);
}

/**
 * For a file in `dist/deploy`: the build is made already, files come from the folder beside it that also has those
 * of earlier builds, and queues may be left out, without which an account that has none refuses the whole Worker.
 */
export function toDeploySettings(settings: Settings, { hasQueues }: Pick<DeployOptions, "hasQueues">): object {
  const without = ({ queues, ...others }: EnvironmentSettings) => (hasQueues ? { queues, ...others } : others);
  const { env = {}, assets, ...own } = settings;
  return {
    ...without(own),
    build: undefined,
    main: "../waycard/index.js",
    base_dir: "../waycard",
    assets: { ...assets, directory: "client" },
    env: Object.fromEntries(Object.entries(env).map(([name, environment]) => [name, without(environment)])),
  };
}
