/** A script of `scripts/` that speaks to Cloudflare's API, run against a server of the test. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";

export async function runOperatorScript(
  file: string,
  { server, token = "token", more = [] }: { server: Server; token?: string; more?: readonly string[] },
): Promise<{ readonly status: number; readonly output: string }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, "../../scripts", file), ...more], {
    env: {
      ...process.env,
      CLOUDFLARE_API_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      CLOUDFLARE_ACCOUNT_ID: "account",
      CLOUDFLARE_API_TOKEN: token,
    },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const [status] = (await once(child, "close")) as [number];
  return { status, output };
}
