/**
 * The queue's side of the newsletter. A job that fails comes back later and later;
 * after the last attempt (max_retries in wrangler.toml) the platform moves it to the
 * dead-letter queue, from where docs/runbook.md has it sent again.
 */
import * as v from "valibot";

import type { Bindings } from "../environment.ts";
import { hashAddress, logNewsletter } from "./log-newsletter.ts";
import { deliverJob, JOB_BUDGET_MS, jobSchema, type NewsletterJob, openStore } from "./newsletter-job.ts";
import type { Outcome } from "./subscriber-store.ts";

/** What of the platform's message is used. */
export interface QueueMessage {
  readonly body: unknown;
  /** 1 at the first delivery. */
  readonly attempts: number;
  ack(): void;
  retry(options: { readonly delaySeconds: number }): void;
}

/** `max_retries` of wrangler.toml; a test compares them. */
export const MAX_RETRIES = 8;
/** 10 s, 30 s, 90 s … up to six hours at the last retry; the platform allows twelve. */
const toRetryDelay = (attempts: number): number => 10 * 3 ** (attempts - 1);

export async function consumeNewsletterQueue(messages: readonly QueueMessage[], env: Bindings): Promise<void> {
  // One after the other: whom a slow Supabase has not answered should not be asked ten times at once.
  for (const message of messages) await consume(message, env);
}

async function consume(message: QueueMessage, env: Bindings): Promise<void> {
  const parsed = v.safeParse(jobSchema, message.body);
  if (!parsed.success) {
    logNewsletter("error", { event: "dropped", reason: "not a job" });
    message.ack();
    return;
  }
  const job = parsed.output;
  const store = openStore(env, JOB_BUDGET_MS);
  const outcome: Outcome<unknown> = store
    ? await deliverJob(job, store)
    : { ok: false, kind: "unavailable", reason: "not configured" };
  const subject = await toSubject(job, env);
  const about = { job: job.kind, subject, attempt: message.attempts };
  if (outcome.ok) {
    // It came while Supabase did not answer; by now its domain or client has had its mails of the day.
    logNewsletter("info", { event: outcome.value === "limit" ? "dropped" : "delivered", ...about });
    message.ack();
  } else if (message.attempts > MAX_RETRIES) {
    logNewsletter("error", { event: "dead-letter", ...about, reason: outcome.reason });
    message.retry({ delaySeconds: 0 });
  } else {
    const delaySeconds = toRetryDelay(message.attempts);
    logNewsletter("error", { event: "retry", ...about, reason: outcome.reason, delaySeconds });
    message.retry({ delaySeconds });
  }
}

function toSubject(job: NewsletterJob, env: Bindings): Promise<string> | string {
  return job.kind === "subscribe" ? hashAddress(job.address, env.SUPABASE_SECRET_KEY ?? "") : "token";
}
