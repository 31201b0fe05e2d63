/** A connection to the database that `DATABASE_URL` names, as its owner: for programs that an operator runs. */
import { Client } from "pg";

/** Ends the program with a message when there is no such database. */
export async function connectDatabase(): Promise<Client> {
  const connectionString = process.env["DATABASE_URL"];
  if (!connectionString) {
    console.error("DATABASE_URL is not set. In Supabase it stands under Connect → Session pooler (docs/runbook.md).");
    process.exit(1);
  }
  const client = new Client({ connectionString });
  await client.connect().catch((error: Error) => {
    // Not the address: it holds the password.
    console.error(`The database does not answer: ${error.message}`);
    process.exit(1);
  });
  return client;
}
