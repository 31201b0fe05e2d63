/**
 * Sends dead letters of the newsletter's queue again, once what broke works again:
 *
 *     CLOUDFLARE_ACCOUNT_ID=… CLOUDFLARE_API_TOKEN=… node scripts/replay-dead-letters.ts
 *
 * Each job is put into the queue first and taken from the dead ones after, so that a run that
 * is cut off loses nothing; a job that comes twice does nothing the second time. What is no
 * job stays where it is, and is counted. The token needs the right to edit Queues, and the
 * dead queue an HTTP pull consumer (docs/runbook.md).
 */
import * as v from "valibot";

import { jobSchema, type NewsletterJob } from "../worker/newsletter/newsletter-job.ts";
import { readCommandLine } from "./command-line.ts";
import { readCloudflareAccount } from "./read-cloudflare-account.ts";

const QUEUE = "waycard-newsletter";
const DEAD_QUEUE = "waycard-newsletter-dead";
const BATCH = 100;
/** How long pulled messages are hidden from other pulls. */
const HIDDEN_MS = 60_000;

const queuesSchema = v.object({ result: v.array(v.object({ queue_id: v.string(), queue_name: v.string() })) });
const pullSchema = v.object({
  result: v.object({ messages: v.array(v.object({ body: v.unknown(), lease_id: v.string() })) }),
});

readCommandLine("node scripts/replay-dead-letters.ts", {
  about:
    'Sends the newsletter\'s dead jobs again (docs/runbook.md).\nNeeds CLOUDFLARE_ACCOUNT_ID, and CLOUDFLARE_API_TOKEN with the right "Queues: Edit".',
});
const { url, authorization } = readCloudflareAccount("Queues: Edit");

async function call(path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${url}/queues${path}`, {
    method: body ? "POST" : "GET",
    headers: { Authorization: authorization, "Content-Type": "application/json" },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  // Not its text: it could hold a job, and with it an address.
  if (!response.ok) throw new Error(`Cloudflare answered ${response.status} to ${path || "the list of queues"}`);
  return response.json();
}

/** A message's body comes as it was sent, as text, or as text in base64. Undefined when it is no job in any of them. */
function readJob(body: unknown): NewsletterJob | undefined {
  const forms =
    typeof body === "string" ? [body, Buffer.from(body, "base64").toString("utf8")] : [JSON.stringify(body)];
  const schema = v.pipe(v.string(), v.parseJson(), jobSchema);
  return forms.map((form) => v.safeParse(schema, form)).find(({ success }) => success)?.output as
    | NewsletterJob
    | undefined;
}

const { result: queues } = v.parse(queuesSchema, await call(""));
const findQueue = (name: string) => {
  const found = queues.find(({ queue_name: known }) => known === name);
  if (found) return found.queue_id;
  const names = queues.map(({ queue_name: known }) => known).join(", ");
  console.error(`There is no queue ${name} on this account; it has ${names || "none"}. Is it the right account?`);
  process.exit(1);
};
const [queue, dead] = [findQueue(QUEUE), findQueue(DEAD_QUEUE)];

let sent = 0;
let others = 0;
for (;;) {
  const pulled = await call(`/${dead}/messages/pull`, { batch_size: BATCH, visibility_timeout_ms: HIDDEN_MS });
  const { messages } = v.parse(pullSchema, pulled).result;
  const jobs = messages.flatMap(({ body, lease_id }) => {
    const job = readJob(body);
    return job ? [{ job, lease_id }] : [];
  });
  for (const { job } of jobs) await call(`/${queue}/messages`, { body: job, content_type: "json" });
  if (jobs.length > 0)
    await call(`/${dead}/messages/ack`, { acks: jobs.map(({ lease_id }) => ({ lease_id })), retries: [] });
  sent += jobs.length;
  others += messages.length - jobs.length;
  // What is no job is hidden for now and would come again: a pull without a job is the end.
  if (jobs.length === 0) break;
}
console.log(`${sent} sent again${others > 0 ? `, ${others} left that are no jobs` : ""}.`);
