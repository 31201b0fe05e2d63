/** What is kept of an answer, and what keeping it needs from outside. */
import type { PolicyName } from "./policy.ts";

export interface StoredPage {
  readonly body: Uint8Array;
  readonly contentType: string;
  readonly etag: string;
  readonly policy: PolicyName;
}

/** The platform's calls, passed in so that tests can make them fail or hang. */
export interface CacheContext {
  /** Names the build and its variables (build-key.ts). */
  readonly buildId: string;
  readonly edge: Pick<Cache, "match" | "put"> | undefined;
  waitUntil(promise: Promise<unknown>): void;
}
