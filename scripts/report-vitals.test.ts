/** Percentiles are asked for and printed, against a server that answers as Analytics Engine's SQL API does. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";

import { afterEach, beforeEach, expect, test } from "vitest";

import { runOperatorScript } from "../test/support/run-operator-script.ts";

const ROW = {
  metric: "LCP",
  page: "/cards/:slug",
  viewport: "phone",
  p50: 900,
  p75: 2_600.4,
  p95: 4_000,
  count: "120",
};

let server: Server;
let asked: { readonly url: string | undefined; readonly query: string }[];
let data: object[];

beforeEach(async () => {
  asked = [];
  data = [];
  server = createServer(async (request, response) => {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk as Uint8Array);
    asked.push({ url: request.url, query: Buffer.concat(chunks).toString() });
    if (request.headers.authorization !== "Bearer token") response.writeHead(403).end("no right");
    // The first question is about all pages together.
    else response.end(JSON.stringify({ meta: [], data: asked.length === 1 ? [] : data, rows: data.length }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterEach(() => new Promise((resolve) => server.close(resolve)));

const report = (more: readonly string[] = [], token = "token") =>
  runOperatorScript("report-vitals.ts", { server, token, more });

test("prints the percentiles of each kind of page, weighted by what was sampled, with a verdict", async () => {
  data = [ROW, { ...ROW, metric: "CLS", p50: 0, p75: 0.0512, p95: 0.2 }];
  const { status, output } = await report(["--days", "14"]);
  expect(status).toBe(0);
  expect(output).toMatch(/\/cards\/:slug.*phone.*LCP.*900 ms.*2600 ms.*4000 ms.*120.*slow/);
  expect(output).toMatch(/CLS.*0\.000.*0\.051.*0\.200.*good/);
  expect(asked.map(({ url }) => url)).toEqual(Array(2).fill("/accounts/account/analytics_engine/sql"));
  expect(asked[1]?.query).toContain("quantileExactWeighted(0.75)(double1, _sample_interval)");
  expect(asked[1]?.query).toMatch(/FROM waycard_vitals\nWHERE timestamp > NOW\(\) - INTERVAL '14' DAY/);
});

test("leaves out what too few visitors have told of", async () => {
  data = [{ ...ROW, count: 19 }];
  expect((await report()).output).toBe("No page has 20 reports in the last 7 days.\n");
});

test.each([[["--days", "0"]], [["--days", "1; DROP"]], [["--dataset", "a b"]]])(
  "refuses %j and asks nobody",
  async (more) => {
    expect((await report(more)).status).toBe(1);
    expect(asked).toEqual([]);
  },
);

test("says what Cloudflare said when it refuses", async () => {
  expect(await report([], "wrong")).toEqual({ status: 1, output: "Cloudflare answered 403: no right\n" });
});
