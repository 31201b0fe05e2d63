/** `npm run db -- migrate|reset`: the newsletter's database, the deployed one and the one of this machine. */
import { rmSync } from "node:fs";

import { defineSubcommand, runSubcommand } from "./command-line.ts";
import { connectDatabase } from "./connect-database.ts";
import { isPortFree, LOCAL_FOLDER, SUPABASE_PORT } from "./local-settings.ts";
import { migrateDatabase } from "./migrate-database.ts";

const migrate = defineSubcommand({
  about: "Applies the migrations that the database in DATABASE_URL does not have yet.",
  async run() {
    const client = await connectDatabase();
    try {
      const applied = await migrateDatabase(client);
      console.log(applied.length === 0 ? "Nothing to apply." : `Applied ${applied.join(", ")}.`);
    } finally {
      await client.end();
    }
  },
});

const reset = defineSubcommand({
  about: "Clears the local Supabase of this machine: subscribers, sign-ins, mail, keys.",
  async run() {
    if (!(await isPortFree(SUPABASE_PORT))) {
      console.error(`Port ${SUPABASE_PORT} answers: end \`npm start\` or \`npm run dev\` first, then reset.`);
      process.exitCode = 1;
      return;
    }
    rmSync(LOCAL_FOLDER, { recursive: true, force: true });
    console.log(`The local database is empty (${LOCAL_FOLDER} is removed).`);
  },
});

await runSubcommand("npm run db --", { migrate, reset });
