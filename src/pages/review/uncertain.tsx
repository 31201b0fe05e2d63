import type { Card, UncertainField } from "../../catalog/card.ts";

interface UncertainProps {
  readonly card: Card;
  readonly field: UncertainField;
}

/** Marks a figure that could not be confirmed in full; what to do about it stands once, with the page's sources. */
export function Uncertain({ card, field }: UncertainProps) {
  if (!card.uncertainFields.includes(field)) return null;
  return (
    <small className="text-muted [p>&]:inline-block">
      <a href="#provenance">Unconfirmed</a>
    </small>
  );
}
