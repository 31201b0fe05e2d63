/** Lighthouse, installed in this folder when it is first wanted. */
import { installApart } from "../../support/install-apart.ts";

export interface PageScore {
  readonly performance: number;
  readonly fcpMs: number;
  readonly lcpMs: number;
  readonly tbtMs: number;
  /** As transferred, in KB of 1,024 bytes. */
  readonly totalKb: number;
  readonly documentKb: number;
  readonly scriptKb: number;
  readonly styleKb: number;
  readonly fontKb: number;
  readonly imageKb: number;
}

/** What is read of Lighthouse's result; its own types are where it is, which may be nowhere. */
type Lighthouse = (url: string, flags: object) => Promise<{ readonly lhr: LighthouseResult } | undefined>;
interface LighthouseResult {
  readonly runtimeError?: { readonly message: string };
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly details?: unknown }>>;
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
}

async function loadLighthouse(): Promise<Lighthouse> {
  installApart(import.meta.dirname);
  const { default: lighthouse } = (await import(import.meta.resolve("lighthouse"))) as { readonly default: Lighthouse };
  return lighthouse;
}

interface ResourceRow {
  readonly resourceType: string;
  readonly transferSize: number;
}

/** Lighthouse's own mobile settings: a slow phone on slow 4G, simulated. */
export async function runLighthouse(url: string, port: number): Promise<PageScore> {
  const lighthouse = await loadLighthouse();
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: ["performance"],
  });
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
  const { audits, categories } = result.lhr;
  const read = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests = (audits["network-requests"]?.details as { items?: ResourceRow[] } | undefined)?.items ?? [];
  const weigh = (...types: readonly string[]) =>
    requests
      .filter(({ resourceType }) => types.length === 0 || types.includes(resourceType))
      .reduce((sum, { transferSize }) => sum + transferSize / 1024, 0);
  return {
    performance: Math.round((categories["performance"]?.score ?? 0) * 100),
    fcpMs: read("first-contentful-paint"),
    lcpMs: read("largest-contentful-paint"),
    tbtMs: read("total-blocking-time"),
    totalKb: weigh(),
    documentKb: weigh("Document"),
    scriptKb: weigh("Script"),
    styleKb: weigh("Stylesheet"),
    fontKb: weigh("Font"),
    imageKb: weigh("Image"),
  };
}
