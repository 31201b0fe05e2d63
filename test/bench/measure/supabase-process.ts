/**
 * The local Supabase as a program of its own, so that a benchmark can kill it:
 * `node supabase-process.ts FOLDER PORT`. Prints its keys, then a line per mail.
 */
import { startLocalSupabase } from "../../../scripts/local-supabase.ts";

const [folder = "", port = "0"] = process.argv.slice(2);
const print = (line: object) => console.log(JSON.stringify(line));
const { url, publishableKey, secretKey } = await startLocalSupabase({
  folder,
  port: Number(port),
  siteUrl: "http://site.invalid",
  onMail: ({ to }) => print({ mailTo: to }),
});
print({ url, publishableKey, secretKey });
