/** What search needs to know of a page that is no card: where it is, what kind it is, and the words it is found by. */
export const PAGE_KINDS = {
  list: "List",
  tool: "Tool",
  guide: "Guide",
  learn: "Learn",
  news: "News",
  gear: "Travel gear",
  program: "Point program",
  issuer: "Issuer",
  review: "Review",
  about: "About",
} as const;
export type PageKind = keyof typeof PAGE_KINDS;

/** What a result shows. */
export interface PageHit {
  readonly path: string;
  readonly title: string;
  readonly kind: PageKind;
}

/** What the index is made from; the texts themselves do not leave the build. */
export interface PageRecord extends PageHit {
  /** Its title, and what else people call it. */
  readonly words: string;
  readonly summary: string;
}
