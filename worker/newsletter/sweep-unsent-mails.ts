/**
 * What was accepted gets its mail, whatever became of the queue's job: the database
 * names the requests whose mail never left, and each is done as its job would have
 * been. Then it forgets what is kept only for a while. Runs by the clock ([triggers]
 * in wrangler.toml) and when `npm start` begins.
 */
import type { Bindings } from "../environment.ts";
import { findConfiguration } from "./configuration.ts";
import { hashAddress, logNewsletter } from "./log-newsletter.ts";
import { deliverJob, JOB_BUDGET_MS, openStore } from "./newsletter-job.ts";

/** In one run; the next one is five minutes away. */
const MAX_JOBS = 100;
/** So many in a row say that Supabase is down. An address that it refuses says that it is up. */
const MAX_FAILURES = 3;

export async function sweepUnsentMails(env: Bindings): Promise<void> {
  // Without a configuration there is no newsletter.
  if (!findConfiguration(env)) return;
  try {
    await sendUnsent(env);
  } finally {
    // Whatever became of the mails: what is kept for a while is promised to go.
    const forgotten = await openStore(env, JOB_BUDGET_MS)?.forgetExpired();
    if (forgotten && !forgotten.ok)
      logNewsletter("error", { event: "unavailable", job: "retention", reason: forgotten.reason });
  }
}

async function sendUnsent(env: Bindings): Promise<void> {
  const unsent = await openStore(env, JOB_BUDGET_MS)?.listUnsent(MAX_JOBS);
  if (!unsent?.ok) {
    logNewsletter("error", { event: "unavailable", job: "sweep", reason: unsent?.reason });
    return;
  }
  let failures = 0;
  for (const job of unsent.value) {
    // One for each: a store has one deadline for all of its calls.
    const store = openStore(env, JOB_BUDGET_MS);
    if (!store || failures === MAX_FAILURES) return;
    const outcome = await deliverJob(job, store);
    const about = { job: "sweep", subject: await hashAddress(job.address, env.SUPABASE_SECRET_KEY ?? "") };
    failures = outcome.ok || outcome.kind === "refused" ? 0 : failures + 1;
    if (outcome.ok) logNewsletter("info", { event: "delivered", ...about });
    // Anybody can type an address that is refused: nothing to alert an operator of.
    else if (outcome.kind === "refused") logNewsletter("info", { event: "refused", ...about, reason: outcome.reason });
    else logNewsletter("error", { event: "unavailable", ...about, reason: outcome.reason });
  }
}
