/** Dead letters are sent again, against a server that answers as Cloudflare's API for queues does. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";

import { afterEach, beforeEach, expect, test } from "vitest";

import { runOperatorScript } from "../test/support/run-operator-script.ts";

const JOB = { kind: "end", token: "a".repeat(64), requestedAt: "2026-01-02T03:04:05.000Z" };
const ids = { "waycard-newsletter": "live-id", "waycard-newsletter-dead": "dead-id" };

let server: Server;
let dead: { lease_id: string; body: unknown }[];
let calls: { path: string; body: Record<string, unknown> }[];
let isFailing: boolean;
let names: string[];

beforeEach(async () => {
  dead = [];
  calls = [];
  isFailing = false;
  names = Object.keys(ids);
  server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    const text = Buffer.concat(chunks).toString();
    const body = (text === "" ? {} : JSON.parse(text)) as Record<string, unknown>;
    const called = (request.url ?? "").replace("/accounts/account/queues", "");
    calls.push({ path: called, body });
    if (request.headers.authorization !== "Bearer token") response.writeHead(403).end("{}");
    else if (called === "") {
      const result = Object.entries(ids)
        .filter(([name]) => names.includes(name))
        .map(([queue_name, queue_id]) => ({ queue_id, queue_name }));
      response.end(JSON.stringify({ result }));
    } else if (called === "/dead-id/messages/pull") {
      // Hidden from now on, until it is acknowledged or its time is over.
      const messages = dead.splice(0, Number(body["batch_size"]));
      response.end(JSON.stringify({ result: { messages } }));
    } else if (called === "/live-id/messages" && isFailing) response.writeHead(500).end('{"body":"ann@example.com"}');
    else response.end(JSON.stringify({ success: true }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const replay = (token = "token") => runOperatorScript("replay-dead-letters.ts", { server, token });

test("every job is sent to the queue and then taken from the dead ones, in whatever form it comes", async () => {
  dead = [
    { lease_id: "1", body: JOB },
    { lease_id: "2", body: JSON.stringify(JOB) },
    { lease_id: "3", body: Buffer.from(JSON.stringify(JOB)).toString("base64") },
  ];
  const { status, output } = await replay();
  expect([status, output]).toEqual([0, "3 sent again.\n"]);
  expect(calls.map(({ path: called }) => called)).toEqual([
    "",
    "/dead-id/messages/pull",
    ...Array<string>(3).fill("/live-id/messages"),
    "/dead-id/messages/ack",
    "/dead-id/messages/pull",
  ]);
  expect(calls[2]?.body).toEqual({ body: JOB, content_type: "json" });
  expect(calls[5]?.body).toEqual({ acks: ["1", "2", "3"].map((lease_id) => ({ lease_id })), retries: [] });
});

test("all are sent, when there are more than one pull brings", async () => {
  dead = Array.from({ length: 230 }, (_, index) => ({ lease_id: String(index), body: JOB }));
  expect((await replay()).output).toBe("230 sent again.\n");
});

test("what is no job is not sent, and not thrown away", async () => {
  dead = [
    { lease_id: "1", body: "hello" },
    { lease_id: "2", body: JOB },
  ];
  expect((await replay()).output).toBe("1 sent again, 1 left that are no jobs.\n");
  const acknowledged = calls.filter(({ path: called }) => called.endsWith("/ack")).map(({ body }) => body["acks"]);
  expect(acknowledged).toEqual([[{ lease_id: "2" }]]);
});

test("a job that cannot be sent is not taken from the dead ones; no address is printed", async () => {
  isFailing = true;
  dead = [{ lease_id: "1", body: JOB }];
  const { status, output } = await replay();
  expect(status).not.toBe(0);
  expect(calls.some(({ path: called }) => called.endsWith("/ack"))).toBe(false);
  expect(output).not.toContain("ann@");
});

test("a wrong token and a queue that is not there end it with a message", async () => {
  expect((await replay("wrong")).output).toContain("answered 403");
  names = ["waycard-newsletter"];
  const { status, output } = await replay();
  expect(status).toBe(1);
  expect(output).toContain("There is no queue waycard-newsletter-dead on this account; it has waycard-newsletter.");
});

test("without a token it asks for nothing, and says where to make which", async () => {
  const { status, output } = await replay("");
  expect(status).toBe(1);
  expect(output).toMatch(/^CLOUDFLARE_API_TOKEN is not set\. .*"Queues: Edit"/);
  expect(calls).toEqual([]);
});
