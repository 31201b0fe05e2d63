import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";

import { type Fault, type MisbehavingServer, startMisbehavingServer } from "../../test/support/misbehaving-server.ts";
import { findStatus, findUnsubscribeToken, supabase, waitForMails } from "../../test/support/newsletter-site.ts";
import { makeAddress } from "../../test/support/newsletter-visitor.ts";
import type { Bindings } from "../environment.ts";
import type { SubscribeJob } from "./newsletter-job.ts";
import { consumeNewsletterQueue } from "./queue-consumer.ts";

let server: MisbehavingServer;
beforeAll(async () => {
  server = await startMisbehavingServer(supabase.url);
});
afterAll(async () => server.close());
beforeEach(() => {
  server.fail("500", 0);
  for (const level of ["info", "error"] as const) vi.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => void vi.restoreAllMocks());

const toEnvironment = () =>
  ({
    SUPABASE_URL: server.url,
    SUPABASE_PUBLISHABLE_KEY: inject("supabasePublishableKey"),
    SUPABASE_SECRET_KEY: supabase.secretKey,
  }) as Bindings;

const makeJob = (address = makeAddress()): SubscribeJob => ({
  kind: "subscribe",
  requestId: crypto.randomUUID(),
  address,
  source: "test",
  consentVersion: "2026-11",
  requestedAt: new Date().toISOString(),
});

/** A message as the platform hands it over, and what became of it. */
async function deliver(body: unknown, attempts = 1): Promise<string> {
  let fate = "nothing";
  const message = {
    body,
    attempts,
    ack: () => void (fate = "ack"),
    retry: ({ delaySeconds }: { delaySeconds: number }) => void (fate = `retry in ${delaySeconds}`),
  };
  await consumeNewsletterQueue([message], toEnvironment());
  return fate;
}

describe("the queue's consumer", () => {
  test("writes the row and sends the mail once, however often a job comes", async () => {
    const job = makeJob();
    for (let attempt = 1; attempt <= 3; attempt += 1) expect(await deliver(job, attempt)).toBe("ack");
    expect(await waitForMails(job.address, 1)).toHaveLength(1);
    expect(await findStatus(job.address)).toBe("pending");
  });

  test("of deliveries at the same time one sends; the others wait for what becomes of it", async () => {
    const job = makeJob();
    const fates = await Promise.all([1, 2, 3, 4].map(() => deliver(job)));
    expect(fates.filter((fate) => fate === "ack").length).toBeGreaterThan(0);
    expect(fates.filter((fate) => fate !== "ack" && fate !== "retry in 10")).toEqual([]);
    expect(await deliver(job, 2)).toBe("ack");
    expect(await waitForMails(job.address, 1)).toHaveLength(1);
  });

  test("a late delivery does not undo an unsubscription that came after it", async () => {
    const job = makeJob();
    await deliver(job);
    const token = await findUnsubscribeToken(job.address);
    expect(await deliver({ kind: "end", token, requestedAt: new Date().toISOString() })).toBe("ack");
    expect(await deliver(job, 2)).toBe("ack");
    expect(await findStatus(job.address)).toBe("unsubscribed");
    expect(await waitForMails(job.address, 1)).toHaveLength(1);
  });

  test.each<Fault>(["429", "500", "503", "html", "half", "hang", "reset"])(
    "a Supabase that fails with %s is asked again later",
    async (fault) => {
      const job = makeJob();
      server.fail(fault, 1);
      expect(await deliver(job)).toBe("retry in 10");
      expect(await deliver(job, 2)).toBe("ack");
      expect(await waitForMails(job.address, 1)).toHaveLength(1);
    },
  );
});
