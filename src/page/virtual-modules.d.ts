declare module "virtual:catalog" {
  /** Records (catalog/keyed-records.ts) of `Card` by slug. */
  const lines: string;
  export default lines;
}

declare module "virtual:catalog-assets" {
  /** JSON of `SearchRecord[]`, hashed and immutable. */
  export const searchRecordsUrl: string;
  /** JSON of `ToolRecords`, hashed and immutable. */
  export const toolRecordsUrl: string;
  /** JSON of `Card[]`, hashed and immutable. */
  export const cardsUrl: string;
}

declare module "virtual:held-records-asset" {
  /** JSON of `HeldRecords`, hashed and immutable. */
  export const heldRecordsUrl: string;
}

declare module "virtual:page-index" {
  /** JSON for `createPageSearch`. */
  const index: string;
  export default index;
}

declare module "virtual:page-index-asset" {
  /** The same, hashed and immutable. */
  export const pageIndexUrl: string;
}

declare module "virtual:content-index" {
  /** Records of `TextMeta` by kind and slug. */
  const lines: string;
  export default lines;
}

declare module "virtual:content-bodies" {
  /** Records of `ArticleBody` by kind and slug. */
  const lines: string;
  export default lines;
}

declare module "virtual:client-assets" {
  /** A file and the `integrity` that a browser checks it with; none in development, where files change. */
  interface ClientFile {
    readonly url: string;
    readonly integrity?: string;
  }
  export const scripts: readonly ClientFile[];
  /** Style sheets by the name of the page that they are for; none in development, where the browser makes its own. */
  export const sheets: Readonly<Record<string, ClientFile>>;
  export const fontUrls: readonly string[];
  /** Blocks the first paint; no module. */
  export const firstPaint: ClientFile;
}

declare module "virtual:uno.css";

/** Hash of everything the pages are made from; part of every cache key and ETag. */
declare const __BUILD_ID__: string;

/** UTC day of the build, `2026-11-22`. */
declare const __BUILD_DAY__: string;

/** Rate limits whose namespace the operator still has to choose, by environment, production first. */
declare const __PLACEHOLDER_NAMESPACES__: readonly { readonly siteOrigin: string; readonly names: readonly string[] }[];

/** In the service worker: addresses of the files that the tools need. */
declare const __TOOL_FILES__: readonly string[];

declare module "virtual:computed-cards" {
  /** Records: `ComputedCard` by `cards/` and slug, `RankedCard[]` by `rankings/` and category. */
  const lines: string;
  export default lines;
}

declare module "virtual:application-rules" {
  const rules: Pick<import("../engine/plan/plan-catalog.ts").PlanCatalog, "rules" | "reported">;
  export default rules;
}

declare module "virtual:tool-records" {
  const records: import("../tools/shared/tool-records.ts").ToolRecords;
  export default records;
}

declare module "virtual:api-reference" {
  const reference: import("../pages/developers/api-reference.ts").ApiReferencePage;
  export default reference;
}
