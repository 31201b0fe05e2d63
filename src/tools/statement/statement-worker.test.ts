/** What the worker that reads a statement answers to the page. */
import { beforeEach, expect, test, vi } from "vitest";

import { MAX_BYTES } from "./read-statement.ts";
import type { StatementMessage, StatementRequest } from "./statement-worker.ts";

let messages: StatementMessage[] = [];
let ask: (request: StatementRequest) => void;

beforeEach(async () => {
  messages = [];
  vi.resetModules();
  vi.stubGlobal("addEventListener", (type: string, listener: (event: { readonly data: StatementRequest }) => void) => {
    if (type === "message") ask = (data) => listener({ data });
  });
  vi.stubGlobal("postMessage", (message: StatementMessage) => messages.push(message));
  await import("./statement-worker.ts");
});

const toFile = (text: string, size = text.length) => ({ size, text: () => Promise.resolve(text) }) as File;
async function read(request: StatementRequest): Promise<StatementMessage> {
  ask(request);
  await vi.waitUntil(() => messages.some(({ kind }) => kind !== "progress"));
  return messages.at(-1)!;
}

test("a statement is summed up, with how far it is on the way", async () => {
  const file = toFile("Date,Description,Amount\n09/01/2026,SAFEWAY,5.00\n");
  expect(await read({ file })).toMatchObject({ kind: "done", statement: { purchases: 1 } });
  expect(messages[0]).toEqual({ kind: "progress", share: 1 });
});

test("a table that nobody knows comes back with its first rows, and is read by the columns chosen", async () => {
  const file = toFile("x;02|09;Blue Door Cafe;30\nx;03|09;Blue Door Cafe;30");
  expect(await read({ file })).toEqual({
    kind: "columns",
    message: "We can't tell which column is which in this file. Choose them below.",
    rows: [
      ["x", "02|09", "Blue Door Cafe", "30"],
      ["x", "03|09", "Blue Door Cafe", "30"],
    ],
  });
  messages = [];
  expect(await read({ file, columns: { date: 1, text: 2, amount: 3 } })).toMatchObject({
    kind: "done",
    statement: { merchants: [{ totalUsd: 60 }] },
  });
});

test("what can't be read says why: too large, empty, or a fault of the file", async () => {
  const large = "This file is larger than 30 MB. Export a shorter period.";
  expect(await read({ file: toFile("", MAX_BYTES + 1) })).toEqual({ kind: "problem", message: large });
  messages = [];
  expect(await read({ file: toFile(" ", MAX_BYTES) })).toEqual({ kind: "problem", message: "This file is empty." });
  messages = [];
  const broken = { size: 1, text: () => Promise.reject(new Error("gone")) } as File;
  expect(await read({ file: broken })).toEqual({
    kind: "problem",
    message: "This file can't be read. Try a CSV export.",
  });
});
