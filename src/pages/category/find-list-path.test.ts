import { describe, expect, test } from "vitest";

import { CATEGORY_SLUGS, type CategoryKey, paths } from "../../paths.ts";
import { findListPath } from "./find-list-path.ts";

describe.each(Object.entries(CATEGORY_SLUGS))("the list %s", (key, slug) => {
  test.each(["", "-2020", "-2025", "-2026", "-2099"])("is found with %j behind its name", (year) => {
    expect(findListPath(`/${slug}${year}`)).toBe(paths.category(key as CategoryKey));
  });

  test.each(["-2019", "-2100", "-20266", "-26", "-", "/2026"])("is not found with %j", (ending) => {
    expect(findListPath(`/${slug}${ending}`)).toBeUndefined();
  });
});
