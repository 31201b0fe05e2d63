/**
 * What the platform gives the Worker. `wrangler types` derives `Env` from wrangler.toml (worker-configuration.d.ts).
 * Only the files and the origin are sure to be there: an operator, a benchmark or a fault may leave out everything
 * else, and code says so instead of failing.
 */
type Given = Pick<Env, "ASSETS" | "SITE_ORIGIN">;

/** Secrets and variables that no file of the project holds; `.dev.vars.example` names the same. */
interface OptionalVariables {
  /** Origin of the Supabase project. */
  readonly SUPABASE_URL?: string;
  readonly SUPABASE_PUBLISHABLE_KEY?: string;
  readonly SUPABASE_SECRET_KEY?: string;
  /** Analytics; their forms stand in analytics.ts. */
  readonly GTM_CONTAINER_ID?: string;
  readonly GA4_MEASUREMENT_ID?: string;
  readonly VISITOR_ANALYTICS_SRC?: string;
  /** Where web vitals are kept; without it none are measured (api/vitals.ts). */
  readonly VITALS?: AnalyticsEngineDataset;
  /** Most mails of the newsletter in 24 hours (newsletter/configuration.ts). */
  readonly NEWSLETTER_MAILS_A_DAY?: string;
  /** `yes` where the queue lives in memory only, as on a developer's machine. */
  readonly QUEUE_FORGETS?: string;
  /** Share of requests that the log has a line of, or `off` (http/request-log.ts). */
  readonly REQUEST_LOG?: string;
  /** `off` where search engines should not list the site: staging (http/hide-from-search.ts). */
  readonly INDEXING?: string;
}

export type Bindings = OptionalVariables & Readonly<Given & Partial<Omit<Env, keyof Given>>>;

export interface WorkerEnvironment {
  Bindings: Bindings;
  Variables: {
    /** Pattern of the page that answers, for the log: never the address itself. */
    route?: string;
    /** Has the client pay for work, in operations (http/rate-limit.ts); not there where nothing is limited. */
    charge?: (operations: number) => void;
  };
}
