/** The rules of `pairs.json`. That both slugs are cards is looked at with the other files (`catalog-files.ts`). */
import * as v from "valibot";

const slug = v.pipe(v.string("the slug of a card"), v.nonEmpty("the slug of a card"));

export const pairsSchema = v.pipe(
  v.array(
    v.pipe(
      v.tuple([slug, slug]),
      v.check(([first, second]) => first < second, "two slugs in alphabetical order"),
    ),
  ),
  v.check((pairs) => new Set(pairs.map((pair) => pair.join())).size === pairs.length, "each pair once"),
);
