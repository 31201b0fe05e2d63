/** Two cards side by side in a frame on somebody else's page. */
import type { Card } from "../catalog/card.ts";
import { describeMonths } from "../words/facts.ts";
import { paths } from "../paths.ts";
import { CardComparison } from "../ui/card-comparison.tsx";
import { EmbedFoot } from "./embed-foot.tsx";

const ROWS = ["fee", "bonus", "rating", "cpp", "dining", "travel", "base", "foreign"] as const;

export function PairEmbed({
  first,
  second,
  origin,
}: {
  readonly first: Card;
  readonly second: Card;
  readonly origin: string;
}) {
  return (
    <article className="max-w-160 mx-auto p-4">
      <h1 className="text-1 mb-2">
        {first.name} or {second.name}
      </h1>
      <CardComparison cards={[first, second]} rows={ROWS} caption={`${first.name} and ${second.name}`} />
      <EmbedFoot
        href={origin + paths.comparePair(first.slug, second.slug)}
        label="Compare them in full"
        note={`Facts ${describeMonths([first, second])}`}
      />
    </article>
  );
}
