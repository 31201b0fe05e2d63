/** What the tools' pages need of the catalog, once for all requests. */
import { listCards } from "../catalog/queries.ts";
import { listBrandCategories } from "../rewards/spend-lines.ts";

export const BRAND_CATEGORIES = listBrandCategories(listCards());
export const BRAND_NAMES: readonly string[] = [...BRAND_CATEGORIES.keys()];
