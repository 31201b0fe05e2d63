/** What waits on the queue: a request that was accepted and is not done yet. */
import * as v from "valibot";

import type { Bindings } from "../environment.ts";
import { findConfiguration } from "./configuration.ts";
import { createSubscriberStore, type Outcome, type SubscriberStore } from "./subscriber-store.ts";

const subscribeSchema = v.object({
  kind: v.literal("subscribe"),
  /** The same over all deliveries: the database tells a redelivery from a new request by it. */
  requestId: v.pipe(v.string(), v.uuid()),
  address: v.string(),
  source: v.string(),
  consentVersion: v.string(),
  requestedAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Keyed hash of who asked, for the limits; the sweep does not know it, and does not count it again. */
  client: v.optional(v.string()),
});
const endSchema = v.object({
  kind: v.literal("end"),
  token: v.string(),
  requestedAt: v.pipe(v.string(), v.isoTimestamp()),
});
export const jobSchema = v.variant("kind", [subscribeSchema, endSchema]);

export type SubscribeJob = v.InferOutput<typeof subscribeSchema>;
export type NewsletterJob = v.InferOutput<typeof jobSchema>;

/**
 * Does a job, as often as it comes: the database answers whether there is still
 * something to do, so no redelivery makes a second row or a second email.
 */
export async function deliverJob(job: NewsletterJob, store: SubscriberStore): Promise<Outcome<unknown>> {
  if (job.kind === "end") return store.endSubscription(job.token, job.requestedAt);
  const recorded = await store.requestSubscription(job, true);
  if (!recorded.ok || recorded.value === "none" || recorded.value === "limit") return recorded;
  // Another delivery of this job is at it. Should it fail, this one must still be there.
  if (recorded.value === "wait") return { ok: false, kind: "unavailable", reason: "being sent" };
  if (recorded.value === "brake") return { ok: false, kind: "unavailable", reason: "brake" };
  const sent = await store.sendLink(job.address);
  // The sweep tries such an address three times, and no more.
  if (!sent.ok && sent.kind === "refused") await store.noteRefusal(job);
  return sent;
}

/**
 * Puts a job where it outlives this request. False when there is no queue, when it does not
 * take the job, or when it is one that forgets and would hold the only copy: the queue of
 * `npm start` lives in memory (QUEUE_FORGETS), and what is accepted must survive its end.
 *
 * @param isRecorded the database knows of the request, so that the sweep finds it
 */
export async function enqueueJob(job: NewsletterJob, env: Bindings, isRecorded: boolean): Promise<boolean> {
  const isKept = isRecorded || env.QUEUE_FORGETS !== "yes";
  if (!env.NEWSLETTER_QUEUE || !isKept) return false;
  try {
    await env.NEWSLETTER_QUEUE.send(job);
    return true;
  } catch {
    return false;
  }
}

/** For one job, with no visitor waiting: less than the eight seconds that a sender has alone (`accept_request`). */
export const JOB_BUDGET_MS = 7_000;

/** Undefined when the configuration is missing. @param budgetMs for all calls together; a visitor's time by default */
export function openStore(env: Bindings, budgetMs?: number): SubscriberStore | undefined {
  const configuration = findConfiguration(env);
  return configuration && createSubscriberStore(configuration, budgetMs);
}
