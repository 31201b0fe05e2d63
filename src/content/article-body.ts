/** A text's body as a build leaves it: markup that is ready, and between it the blocks that are drawn with the page. */
export type ArticleBody = readonly (string | BodyBlock)[];

export interface BodyBlock {
  readonly name: BodyBlockName;
  /** Checked against the catalog at build time (`blocks.ts`). */
  readonly attributes: Readonly<Record<string, string>>;
}

/** Blocks that show cards; all others are words, and ready. */
export const BODY_BLOCK_NAMES = ["CardFigure", "ComparisonTable", "CentsPerPointBars"] as const;
export type BodyBlockName = (typeof BODY_BLOCK_NAMES)[number];
