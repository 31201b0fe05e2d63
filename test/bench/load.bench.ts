/**
 * A minute of everything at once against the built site, for faults that only time
 * brings to light. A tenth of the requests are new subscriptions; halfway Supabase
 * is killed and started again. Fails on any 5xx or broken answer, on an accepted
 * address that is not in the table once with its mail sent. `LOAD_MINUTES` and `LOAD_PER_SECOND` make it longer and
 * slower. Its memory is shown only: wrangler's emulations live in the same processes.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { createTestHarness } from "wrangler";

import { BUILT_WORKER, inBuild } from "../../build/build-folder.ts";
import { catchUp, countRows, judgeLoad, type MixedLoad, sendMixedLoad } from "./measure/mixed-load.ts";
import { runSupabase } from "./measure/run-supabase.ts";

export async function runLoadBench({ isQuick = false } = {}): Promise<MixedLoad> {
  const seconds = isQuick ? 20 : 60 * Number(process.env["LOAD_MINUTES"] ?? "1");
  const perSecond = Number(process.env["LOAD_PER_SECOND"] ?? Infinity);
  const folder = mkdtempSync(path.join(tmpdir(), "waycard-load-"));
  const supabase = await runSupabase(folder);
  const vars = {
    SUPABASE_URL: supabase.url,
    SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
    SUPABASE_SECRET_KEY: supabase.secretKey,
    REQUEST_LOG: "off",
  };
  const harness = createTestHarness({ workers: [{ configPath: inBuild(BUILT_WORKER), vars }] });
  try {
    const { origin } = (await harness.listen()).url;
    const events = [
      { at: 0.4, run: supabase.kill },
      { at: 0.5, run: supabase.restart },
    ];
    const load = await sendMixedLoad({ origin, seconds, events, perSecond });
    const catchUpSeconds = await catchUp(load.accepted, supabase.mails);
    await supabase.kill();
    return judgeLoad(load, await countRows(folder), supabase.mails, seconds, catchUpSeconds);
  } finally {
    await harness.close();
    await supabase.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
