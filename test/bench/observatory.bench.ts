/**
 * Mozilla's HTTP Observatory, the real one, over the built site (`npm run bench -- observatory`): with the settings of a
 * deployment, with those of a deployment that has analytics and a check against robots, and with those of `npm start`.
 * Installs the scanner first. Not counted is the bonus for a domain in browsers' own list, which no address here is in.
 */
import { execFile, execFileSync } from "node:child_process";
import { createServer, request as sendRequest, type Server } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import path from "node:path";

import { createTestHarness } from "wrangler";

import { BUILT_WORKER, inBuild } from "../../build/build-folder.ts";
import { paths } from "../../src/paths.ts";
import { makeCertificate } from "./measure/make-certificate.ts";

const FOLDER = path.join(import.meta.dirname, "observatory");
const PAGES = [paths.home(), paths.review("amex-gold"), paths.subscribe()];

const DEPLOYED = {
  SITE_ORIGIN: "https://www.cards.test",
  SUPABASE_URL: "https://project.supabase.co",
  SUPABASE_PUBLISHABLE_KEY: "sb_publishable_x",
  SUPABASE_SECRET_KEY: "sb_secret_x",
};
const SETTINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  deployed: DEPLOYED,
  "deployed, with analytics and a check": {
    ...DEPLOYED,
    GTM_CONTAINER_ID: "GTM-ABCDEF1",
    GA4_MEASUREMENT_ID: "G-ABCDEFGHIJ",
    TURNSTILE_SITE_KEY: "1x00000000000000000000AA",
    TURNSTILE_SECRET_KEY: "1x0000000000000000000000000000000AA",
  },
  "npm start": { ...DEPLOYED, SITE_ORIGIN: "http://localhost:8787", SUPABASE_URL: "http://127.0.0.1:54321" },
};

interface Scan {
  readonly score: number;
  readonly grade: string;
  readonly failed: readonly string[];
  readonly tests: number;
}

/** Ends the process with 1 when a test fails, or one of the settings scores less than another. */
export async function runObservatoryBench(): Promise<readonly object[]> {
  execFileSync("npm", ["ci", `--prefix=${FOLDER}`, "--ignore-scripts", "--no-audit", "--no-fund"], { stdio: "ignore" });
  const certificate = makeCertificate();
  const rows: ({ settings: string; page: string } & Scan)[] = [];
  for (const [settings, vars] of Object.entries(SETTINGS)) {
    const harness = createTestHarness({ workers: [{ configPath: inBuild(BUILT_WORKER), vars }] });
    const site = (await harness.listen()).url;
    const secure = createSecureServer(certificate, (request, response) => {
      const { method, url, headers } = request;
      const onward = sendRequest({ host: site.hostname, port: site.port, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      });
      request.pipe(onward);
    });
    const securePort = await listen(secure);
    // As the zone does ("Always Use HTTPS").
    const plain = createServer((request, response) => {
      response.writeHead(301, { Location: `https://localhost:${securePort}${request.url}` }).end();
    });
    const plainPort = await listen(plain);
    try {
      for (const page of PAGES) rows.push({ settings, page, ...(await scan(page, plainPort, securePort)) });
    } finally {
      secure.close();
      plain.close();
      await harness.close();
    }
  }
  if (rows.some(({ failed }) => failed.length > 0) || new Set(rows.map(({ score }) => score)).size !== 1)
    process.exitCode = 1;
  return rows.map(({ failed, ...row }) => ({ ...row, failed: failed.join(", ") }));

  async function scan(page: string, plainPort: number, securePort: number): Promise<Scan> {
    // Its certificate has to be known when the process starts.
    const env = { ...process.env, NODE_EXTRA_CA_CERTS: certificate.file };
    const program = path.join(FOLDER, "scan.mjs");
    return new Promise((resolve, reject) => {
      execFile(
        process.execPath,
        [program, "localhost", String(plainPort), String(securePort), page],
        { env },
        (error, stdout) => (error ? reject(error) : resolve(JSON.parse(stdout) as Scan)),
      );
    });
  }
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return (server.address() as AddressInfo).port;
}
