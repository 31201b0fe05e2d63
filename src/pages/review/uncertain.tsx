import type { Card, UncertainField } from "../../catalog/card.ts";

export const isUncertain = (card: Card, field: UncertainField) => card.uncertainFields.includes(field);

/** Marks a figure that could not be confirmed in full; what to do about it stands once, with the page's sources. */
export function Uncertain({ when }: { readonly when: boolean }) {
  if (!when) return null;
  return (
    <small className="text-muted [p>&]:inline-block">
      <a href="#provenance">Unconfirmed</a>
    </small>
  );
}
