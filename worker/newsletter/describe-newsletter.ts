import type { Bindings } from "../environment.ts";
import { findConfiguration, listMissingConfiguration } from "./configuration.ts";

const PATIENCE_MS = 1_000;

/** For /healthz: what is missing, or whether Supabase answers. Names only, never values. */
export async function describeNewsletter(env: Bindings): Promise<string> {
  const configuration = findConfiguration(env);
  const missing = [...listMissingConfiguration(env), ...(env.NEWSLETTER_QUEUE ? [] : ["NEWSLETTER_QUEUE"])];
  const lack = missing.length > 0 ? `missing: ${missing.join(", ")}` : "configured";
  if (!configuration) return lack;
  const state = await fetch(`${configuration.url}/auth/v1/health`, {
    headers: { apikey: configuration.publishableKey },
    signal: AbortSignal.timeout(PATIENCE_MS),
  }).then(
    (response) => (response.ok ? "Supabase answers" : `Supabase answers ${response.status}`),
    () => "Supabase does not answer",
  );
  return `${lack}; ${state}`;
}
