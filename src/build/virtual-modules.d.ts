declare module "virtual:catalogue-assets" {
  /** JSON of `SearchRecord[]`, hashed and immutable. */
  export const searchRecordsUrl: string;
  /** JSON of `Card[]`, hashed and immutable. */
  export const cardsUrl: string;
}

declare module "virtual:content-index" {
  const metas: readonly (
    | import("../content/front-matter.ts").ReviewMeta
    | import("../content/front-matter.ts").ArticleMeta
  )[];
  export default metas;
}

declare module "virtual:client-assets" {
  export const scriptUrls: readonly string[];
  export const styleUrls: readonly string[];
  export const fontUrls: readonly string[];
}

declare module "virtual:uno.css";

/** Hash of everything the pages are made from; part of every cache key and ETag. */
declare const __BUILD_ID__: string;

declare module "virtual:computed-cards" {
  const computed: import("../rewards/computed-card.ts").ComputedCatalogue;
  export default computed;
}
