import { rmSync } from "node:fs";

import { LOCAL_FOLDER, SUPABASE_PORT } from "./local-settings.ts";
import { isPortFree } from "./is-port-free.ts";

/** `npm run db -- reset`: removes the local subscribers, users and keys. The next start makes new ones. */
export async function resetDatabase(): Promise<void> {
  if (!(await isPortFree(SUPABASE_PORT))) {
    console.error(`Port ${SUPABASE_PORT} answers: end \`npm start\` or \`npm run dev\` first, then reset.`);
    process.exitCode = 1;
    return;
  }
  rmSync(LOCAL_FOLDER, { recursive: true, force: true });
  console.log(`The local database is empty (${LOCAL_FOLDER} is removed).`);
}
