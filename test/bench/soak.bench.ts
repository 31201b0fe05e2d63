/**
 * Half an hour of mixed load on three places behind a balancer (`npm run bench -- soak`; `SOAK_MINUTES` for another
 * time, `SOAK_PER_SECOND` for another rate: one that the machine carries beside what else it does). Meanwhile a build is
 * deployed to one place after another, Supabase is killed and comes back, clients break off and read slowly. Fails on
 * every error, and on a subscription that is lost, doubled or without its mail: what is asked for during the outage waits
 * in the queue. Its memory is shown only: wrangler's emulations live in the same processes (memory.bench.ts measures the
 * Worker's).
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";

import { inBuild } from "../../build/build-folder.ts";
import { openPlaces } from "../support/places.ts";
import { stageBuild } from "../support/stage-build.ts";
import { catchUp, countRows, judgeLoad, type MixedLoad, sendMixedLoad } from "./measure/mixed-load.ts";
import { runSupabase } from "./measure/run-supabase.ts";

const PLACES = 3;
const SWEEP_EVERY_MS = 15_000;
/** What two cores that do nothing else carry with ease; one request in ten is a new subscription. */
const PER_SECOND = 40;

export async function runSoakBench({ isQuick = false } = {}): Promise<MixedLoad> {
  const seconds = isQuick ? 60 : Number(process.env["SOAK_MINUTES"] ?? "30") * 60;
  mkdirSync("dist/scratch", { recursive: true });
  const folder = mkdtempSync(path.resolve("dist/scratch/soak-"));
  const database = path.join(folder, "supabase");
  const supabase = await runSupabase(database);
  const { configPath } = await stageBuild(inBuild(), path.join(folder, "build"));
  const places = await openPlaces({
    count: PLACES,
    configPath,
    vars: {
      SUPABASE_URL: supabase.url,
      SUPABASE_PUBLISHABLE_KEY: supabase.publishableKey,
      SUPABASE_SECRET_KEY: supabase.secretKey,
      REQUEST_LOG: "off",
    },
  });
  const accepted: string[] = [];
  /** Whatever the old place has taken, its queue has served. */
  const isDrained = async () => {
    await catchUp([...accepted], supabase.mails);
  };
  const sweeping = setInterval(() => void places.sweep().catch(() => undefined), SWEEP_EVERY_MS);
  const outage = [
    { at: 0.25, run: supabase.kill },
    { at: 0.3, run: supabase.restart },
  ];
  const deployment = [0.45, 0.5, 0.55].map((at, index) => ({
    at,
    run: () => places.replace(index, configPath, isDrained),
  }));
  try {
    const load = await sendMixedLoad({
      origin: places.origin,
      seconds,
      events: [...outage, ...deployment],
      accepted,
      perSecond: Number(process.env["SOAK_PER_SECOND"] ?? PER_SECOND),
    });
    const catchUpSeconds = await catchUp(load.accepted, supabase.mails, places.sweep);
    await supabase.kill();
    return judgeLoad(load, await countRows(database), supabase.mails, seconds, catchUpSeconds);
  } finally {
    clearInterval(sweeping);
    await places.close();
    await supabase.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
