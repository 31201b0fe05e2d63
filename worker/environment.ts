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
}

/** Workers Rate Limiting. */
export interface RateLimit {
  limit(options: { readonly key: string }): Promise<{ readonly success: boolean }>;
}

export interface WorkerEnvironment {
  Bindings: Bindings;
}
