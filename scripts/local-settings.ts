import path from "node:path";

/** Database, keys and nothing else; git ignores it. Tests name another. */
export const LOCAL_FOLDER = process.env["SUPABASE_FOLDER"] ?? path.join(import.meta.dirname, "../.supabase-local");
export const SITE_PORT = Number(process.env["PORT"] ?? 8787);
export const SUPABASE_PORT = Number(process.env["SUPABASE_PORT"] ?? 54_321);
