/** The tools' worker, asked as the page asks it, with the real records in place of the network. */
import records from "virtual:tool-records";
import { beforeEach, expect, test, vi } from "vitest";

import { listCards } from "../catalog/queries.ts";
import type { ToolMessage, ToolRequest } from "../tools/live/tool-messages.ts";

let messages: ToolMessage[] = [];
let fetched: string[] = [];
let status = 200;
/** The worker holds what it has fetched, so every test has addresses of its own. */
let place = 0;
let ask: ((request: ToolRequest) => void) | undefined;

beforeEach(async () => {
  messages = [];
  fetched = [];
  status = 200;
  place += 1;
  vi.stubGlobal("addEventListener", (_type: string, listener: (event: { readonly data: ToolRequest }) => void) => {
    ask = (data) => listener({ data });
  });
  vi.stubGlobal("postMessage", (message: ToolMessage) => messages.push(message));
  vi.stubGlobal("fetch", (url: string) => {
    fetched.push(url);
    return Promise.resolve({
      ok: status === 200,
      status,
      json: () => Promise.resolve(url.startsWith("/records") ? records : listCards()),
    });
  });
  await import("./rewards-worker.ts");
});

let lastId = 0;
const toRequest = (job: ToolRequest["job"], search: string, slugs: readonly string[] = []): ToolRequest => ({
  id: (lastId += 1),
  job,
  search,
  slugs,
  recordsUrl: `/records-${place}`,
  cardsUrl: `/cards-${place}`,
});
const isLast = (message: ToolMessage) => message.kind === "failed" || (message.kind === "answer" && message.isWhole);
async function run(...request: Parameters<typeof toRequest>) {
  const asked = toRequest(...request);
  ask!(asked);
  await vi.waitUntil(() => messages.some((message) => message.id === asked.id && isLast(message)), { timeout: 30_000 });
  return messages.filter(({ id }) => id === asked.id);
}
const lastOf = async (...request: Parameters<typeof toRequest>) => (await run(...request)).at(-1);

test("every tool's question has its answer, and the records are fetched once", async () => {
  const search = "dining=500&other=400";
  expect(await run("calculator", `${search}&cards=citi-double-cash`)).toMatchObject([
    { kind: "answer", isWhole: true, answer: { result: { cards: [{ slugs: ["citi-double-cash"] }] } } },
  ]);
  expect(await lastOf("finder", search)).toMatchObject({
    answer: { asked: { faults: {}, values: { dining: 500 } } },
  });
  expect(await lastOf("card-number", search, ["citi-double-cash"])).toMatchObject({ answer: expect.anything() });
  expect(await lastOf("card-number", search)).toMatchObject({ kind: "answer", answer: null });
  expect(await lastOf("card-worths", search, ["citi-double-cash"])).toMatchObject({ answer: expect.anything() });
  expect(fetched).toEqual([`/records-${place}`]);
});

test("a comparison takes the cards' terms as well", async () => {
  const found = await lastOf("compare", "cards=amex-gold,citi-double-cash");
  expect(found).toMatchObject({ kind: "answer", answer: { asked: { faults: {} }, result: expect.anything() } });
  expect(fetched.toSorted()).toEqual([`/cards-${place}`, `/records-${place}`]);
});

test("a plan of two years is told first as it is found soon, with how far the search is", async () => {
  const found = await run("planner", "dining=100&months=24&apply=1&own=citi-double-cash&type=business");
  expect(found[0]).toMatchObject({ kind: "first", answer: { result: { months: 24 } } });
  expect(found.at(-1)).toMatchObject({ kind: "answer", isWhole: true, answer: { result: { months: 24 } } });
  const shares = found.flatMap((message) => (message.kind === "progress" ? [message.share] : []));
  expect(shares.length).toBeGreaterThan(0);
  expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
});

test("a wallet is there before it is known how sure it is", async () => {
  const found = await run("analyzer", "dining=500&maxCards=1");
  expect(found.map((message) => message.kind === "answer" && message.isWhole)).toEqual([false, true]);
});

test("a newer question takes the place of one that is not answered yet", async () => {
  const old = toRequest("finder", "dining=1");
  ask!(old);
  await run("finder", "dining=2");
  expect(messages.map(({ id }) => id)).not.toContain(old.id);
});

test("cards that can't be had are asked for again the next time", async () => {
  status = 503;
  expect(await lastOf("finder", "dining=500")).toMatchObject({ kind: "failed" });
  status = 200;
  expect(await lastOf("finder", "dining=500")).toMatchObject({ kind: "answer" });
  expect(fetched).toEqual([`/records-${place}`, `/records-${place}`]);
});
