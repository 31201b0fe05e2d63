import { crumbsTo, type Crumb, type PageHead } from "../../seo/page-head.ts";

/** What a tool's page says of itself; `label` is what its breadcrumb calls it. */
export interface ToolTexts extends Pick<PageHead, "title" | "description" | "path" | "image"> {
  readonly label: string;
}

export const toToolCrumbs = ({ label, path }: Pick<ToolTexts, "label" | "path">): readonly Crumb[] =>
  crumbsTo([label, path]);

/** @param isIndexed only for the page without parameters: its results are too many to list */
export function toToolHead({ label, ...texts }: ToolTexts, isIndexed: boolean): PageHead {
  const crumbs = toToolCrumbs({ label, path: texts.path });
  return { ...texts, isIndexed, crumbs };
}
