/** What the platform gives the Worker. Optional bindings may be missing: code says so instead of failing. */
export interface Bindings {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  /** Canonical origin, for example `https://www.example.com`, without a trailing slash. */
  readonly SITE_ORIGIN: string;
  /** Origin of the Supabase project. */
  readonly SUPABASE_URL?: string;
  readonly SUPABASE_PUBLISHABLE_KEY?: string;
  readonly SUPABASE_SECRET_KEY?: string;
  /** Newsletter requests that are not done yet. */
  readonly NEWSLETTER_QUEUE?: { send(message: unknown): Promise<unknown> };
  readonly CLIENT_LIMIT?: RateLimit;
  readonly MAILBOX_LIMIT?: RateLimit;
  /** For endpoints where a client's numbers cost computing time (http/rate-limit.ts). */
  readonly WORK_LIMIT?: RateLimit;
  /** Analytics, each absent by default; the forms stand in analytics.ts. */
  readonly GTM_CONTAINER_ID?: string;
  readonly GA4_MEASUREMENT_ID?: string;
  readonly VISITOR_ANALYTICS_SRC?: string;
  /** `off` writes no line per request (http/request-log.ts). */
  readonly REQUEST_LOG?: string;
}

/** Workers Rate Limiting. */
export interface RateLimit {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

export interface WorkerEnvironment {
  Bindings: Bindings;
  Variables: {
    /** Pattern of the page that answers, for the log: never the address itself. */
    route?: string;
  };
}
