/** A local Supabase in a process that can be killed without warning, and started again on what it left. */
import { type ChildProcess, spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";

const PROGRAM = path.join(import.meta.dirname, "supabase-process.ts");

export interface SupabaseKeys {
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

export interface KillableSupabase extends SupabaseKeys {
  /** How many mails each address was sent, over all lives of the process. */
  readonly mails: ReadonlyMap<string, number>;
  /** SIGKILL: nothing is written, closed or said any more. */
  readonly kill: () => Promise<void>;
  /** On the same folder and port. */
  readonly restart: () => Promise<void>;
}

export async function runSupabase(folder: string): Promise<KillableSupabase> {
  const mails = new Map<string, number>();
  let child: ChildProcess;

  function start(port: string): Promise<SupabaseKeys> {
    child = spawn(process.execPath, [PROGRAM, folder, port], { stdio: ["ignore", "pipe", "inherit"] });
    const { stdout } = child;
    if (!stdout) throw new Error("The local Supabase has no output");
    return new Promise((resolve, reject) => {
      child.once("exit", (code) => reject(new Error(`The local Supabase ended with ${code}`)));
      createInterface(stdout).on("line", (line) => {
        if (!line.startsWith("{")) return;
        const { mailTo, ...keys } = JSON.parse(line) as SupabaseKeys & { readonly mailTo?: string };
        if (mailTo === undefined) resolve(keys);
        else mails.set(mailTo, (mails.get(mailTo) ?? 0) + 1);
      });
    });
  }

  const keys = await start("0");
  return {
    ...keys,
    mails,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
    },
    async restart() {
      await start(new URL(keys.url).port);
    },
  };
}
