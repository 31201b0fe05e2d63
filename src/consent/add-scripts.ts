/** Asks for the scripts of analytics. Its own chunk, so that neither the loader nor the consent bar needs another one. */
import { allowAnalytics, type AnalyticsIds, toScriptUrl } from "../ui/trusted-scripts.ts";

/** Called once: it lists what the operator has configured, and nothing else is admitted after. */
export function addScripts(ids: AnalyticsIds, sources: readonly string[]): void {
  allowAnalytics(ids);
  for (const source of sources) {
    const script = document.createElement("script");
    script.async = true;
    script.src = toScriptUrl(source);
    // The embedder policy wants the other side's leave; asked this way, no cookie goes along.
    script.crossOrigin = "anonymous";
    document.head.append(script);
  }
}
