import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test, vi } from "vitest";

import { type Fault, type MisbehavingServer, startMisbehavingServer } from "../../test/support/misbehaving-server.ts";
import { findStatus, findUnsubscribeToken, supabase, waitForMails } from "../../test/support/newsletter-site.ts";
import { makeAddress } from "../../test/support/newsletter-visitor.ts";
import type { Bindings } from "../environment.ts";
import type { SubscribeJob } from "./newsletter-job.ts";
import { consumeNewsletterQueue, MAX_RETRIES, toRetryDelay } from "./queue-consumer.ts";

let server: MisbehavingServer;
let lines: string[];
beforeAll(async () => {
  server = await startMisbehavingServer(supabase.url);
});
afterAll(async () => server.close());
beforeEach(() => {
  lines = [];
  server.fail("500", 0);
  for (const level of ["info", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((line: string) => void lines.push(line));
  }
});
afterEach(() => void vi.restoreAllMocks());

const toEnvironment = (url: string) =>
  ({
    SUPABASE_URL: url,
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
async function deliver(body: unknown, attempts = 1, url = server.url): Promise<string> {
  let fate = "nothing";
  const message = {
    body,
    attempts,
    ack: () => void (fate = "ack"),
    retry: ({ delaySeconds }: { delaySeconds: number }) => void (fate = `retry in ${delaySeconds}`),
  };
  await consumeNewsletterQueue([message], toEnvironment(url));
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

  test("when only the mail fails it is tried again, not given up", async () => {
    const job = makeJob();
    // The first call records the request; the second one would send the mail.
    const fails = createServer((request, response) => {
      if (request.url?.startsWith("/auth/")) response.writeHead(500).end("{}");
      else {
        const chunks: Uint8Array[] = [];
        request.on("data", (chunk: Uint8Array) => chunks.push(chunk));
        request.on("end", () => {
          const headers = { apikey: supabase.secretKey, "Content-Type": "application/json" };
          void fetch(supabase.url + request.url, { method: "POST", headers, body: Buffer.concat(chunks) }).then(
            async (answer) =>
              response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text()),
          );
        });
      }
    });
    await new Promise<void>((resolve) => fails.listen(0, "127.0.0.1", resolve));
    expect(await deliver(job, 1, `http://127.0.0.1:${(fails.address() as AddressInfo).port}`)).toBe("retry in 10");
    // The lease of the sender that failed is still running: nobody else may send yet, and nobody gives up.
    expect(await deliver(job, 2)).toBe("retry in 30");
    fails.close();
  });

  test("a refused connection and a missing configuration are asked again later", async () => {
    expect(await deliver(makeJob(), 3, "http://127.0.0.1:9")).toBe("retry in 90");
    expect(await deliver(makeJob(), 1, "")).toBe("retry in 10");
  });

  test("waits longer and longer, up to half a day", () => {
    const delays = Array.from({ length: 12 }, (_, index) => toRetryDelay(index + 1));
    expect(delays.slice(0, 4)).toEqual([10, 30, 90, 270]);
    expect(delays).toEqual(delays.toSorted((left, right) => left - right));
    expect(Math.max(...delays)).toBe(43_200);
  });

  test("the last failure is logged as such and left to the platform's dead-letter queue", async () => {
    server.fail("503", 1);
    expect(await deliver(makeJob(), MAX_RETRIES + 1)).toBe("retry in 0");
    expect(lines.join()).toContain('"event":"dead-letter"');
    const configuration = readFileSync("wrangler.toml", "utf8");
    expect(configuration).toContain(`max_retries = ${MAX_RETRIES}\n`);
    expect(configuration).toContain('dead_letter_queue = "waycard-newsletter-dead"');
  });

  test("logs every fate without the address, even when Supabase repeats it", async () => {
    const job = makeJob("ann@example.com");
    for (const fault of ["429", "500"] as const) {
      server.fail(fault, 1);
      await deliver(job);
    }
    expect(lines).toHaveLength(2);
    expect(lines.join()).not.toContain("ann@");
    expect(lines.join()).toContain('"subject":"');
  });

  test.each([null, "x", {}, { kind: "subscribe" }, { kind: "end", token: 5 }])(
    "drops %j, which is no job",
    async (body) => {
      expect(await deliver(body)).toBe("ack");
      expect(lines.join()).toContain('"event":"dropped"');
    },
  );
});
