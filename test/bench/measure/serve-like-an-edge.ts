/**
 * What stands between the Worker and a browser in production, as far as page speed depends on it: HTTP/2 over TLS, so
 * that files share one connection; brotli, quick for pages and thorough for files; files and pages from a cache. It
 * also has a page of nothing but text with a small sheet: as fast as a page with a style sheet can be.
 */
import { createSecureServer } from "node:http2";
import type { OutgoingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, constants } from "node:zlib";

import { createTestHarness } from "wrangler";

import { BUILT_WORKER, inBuild } from "../../../build/build-folder.ts";
import { paths } from "../../../src/paths.ts";
import { makeCertificate } from "./make-certificate.ts";

interface Answer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body: Buffer;
}

export interface Edge {
  readonly origin: string;
  close(): Promise<void>;
}

/** Words of the site's own, and nothing else. */
export const TEXT_PATH = "/text-alone";
const SMALL_SHEET_PATH = "/small.css";
const SMALL_SHEET = `body{max-width:68ch;margin:2rem auto;padding:0 1rem;font:1.0625rem/1.6 sans-serif;color:#14213d;background:#fff}
h1{font:600 2rem/1.2 serif}`;

/** A browser that is to trust the server needs this flag. */
export const TRUST_FLAG = "--ignore-certificate-errors";

const TEXT = /^(text\/|application\/(json|javascript|xml|manifest|speculationrules)|image\/svg)/;
const PAGE_QUALITY = 4;
const FILE_QUALITY = 11;
/** Names of one connection, which HTTP/2 refuses; and what would bind the browser to this port for a year. */
const DROPPED = ["connection", "keep-alive", "transfer-encoding", "content-length", "strict-transport-security"];

export async function serveLikeAnEdge(): Promise<Edge> {
  const harness = createTestHarness({ workers: [{ configPath: inBuild(BUILT_WORKER) }] });
  const site = (await harness.listen()).url.origin;
  const known = new Map<string, Promise<Answer>>();

  const fetchAnswer = async (address: string): Promise<Answer> => {
    const response = await fetch(site + address, { redirect: "manual" });
    const headers: OutgoingHttpHeaders = Object.fromEntries(response.headers);
    for (const name of DROPPED) delete headers[name];
    // Under Lighthouse this Chromium (147, headless shell) gives up any page that has it; it does not change a page's speed.
    delete headers["referrer-policy"];
    delete headers["content-encoding"];
    return compress(response.status, headers, Buffer.from(await response.arrayBuffer()));
  };
  const ask = (address: string): Promise<Answer> => {
    const answer = known.get(address) ?? fetchAnswer(address);
    known.set(address, answer);
    return answer;
  };
  const legal = await (await fetch(site + paths.privacyPolicy())).text();
  known.set(TEXT_PATH, Promise.resolve(compress(200, { "content-type": "text/html; charset=utf-8" }, toText(legal))));
  known.set(SMALL_SHEET_PATH, Promise.resolve(compress(200, { "content-type": "text/css" }, Buffer.from(SMALL_SHEET))));

  const server = createSecureServer({ ...makeCertificate(), allowHTTP1: true }, (request, response) => {
    ask(request.url).then(
      ({ status, headers, body }) => {
        response.writeHead(status, { ...headers, "content-length": body.byteLength });
        response.end(body);
      },
      () => {
        response.writeHead(502);
        response.end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      await harness.close();
    },
  };
}

function compress(status: number, headers: OutgoingHttpHeaders, body: Buffer): Answer {
  const type = headers["content-type"] ?? "";
  if (!TEXT.test(type)) return { status, headers, body };
  const quality = type.startsWith("text/html") ? PAGE_QUALITY : FILE_QUALITY;
  const packed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  return { status, headers: { ...headers, "content-encoding": "br" }, body: packed };
}

function toText(html: string): Buffer {
  const main = /<main[^>]*>(.*)<\/main>/su.exec(html)?.[1] ?? "";
  const blocks = main.split(/<\/(?:p|li|h\d|td)>/u).map((block) => block.replaceAll(/<[^>]+>/gu, " ").trim());
  const body = blocks.map((block) => `<p>${block}</p>`).join("\n");
  return Buffer.from(
    `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Text</title><link rel="stylesheet" href="${SMALL_SHEET_PATH}"></head><body><h1>Text</h1>${body}</body></html>`,
  );
}
