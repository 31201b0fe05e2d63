import { CATEGORY_SLUGS, type CategoryKey, paths } from "../../paths.ts";

const LISTS: ReadonlyMap<string, CategoryKey> = new Map(
  Object.entries(CATEGORY_SLUGS).map(([key, slug]) => [slug, key as CategoryKey]),
);

/**
 * Where a list is now, for its address without a year or with any year of this century from 2020: links outlive years.
 * @example findListPath("/best-hotel-credit-cards-2031") is the address of the hotel list
 */
export function findListPath(pathname: string): string | undefined {
  const [, slug = ""] = /^\/([a-z0-9-]+?)(?:-20[2-9]\d)?$/.exec(pathname) ?? [];
  const key = LISTS.get(slug);
  return key && paths.category(key);
}
