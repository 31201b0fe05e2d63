/** `npm run db -- migrate|reset`: the newsletter's database, the deployed one and the one of this machine. */
import { defineSubcommand, runSubcommand } from "./command-line.ts";
import { connectDatabase } from "./connect-database.ts";
import { migrateDatabase } from "./migrate-database.ts";
import { resetDatabase } from "./reset-database.ts";

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
  run: resetDatabase,
});

await runSubcommand("npm run db --", { migrate, reset });
