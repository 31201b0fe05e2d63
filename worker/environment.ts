/** What the platform gives the Worker. Optional bindings may be missing: code says so instead of failing. */
export interface Bindings {
  readonly ASSETS: { fetch(request: Request): Promise<Response> };
  /** Canonical origin, for example `https://www.example.com`, without a trailing slash. */
  readonly SITE_ORIGIN: string;
}

export interface WorkerEnvironment {
  Bindings: Bindings;
}
