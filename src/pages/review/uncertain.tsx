import type { Card, UncertainField } from "../../catalog/card.ts";

export const isUncertain = (card: Card, field: UncertainField) => card.uncertainFields.includes(field);

/** Marks a figure that could not be confirmed in full. */
export function Uncertain({ when }: { readonly when: boolean }) {
  if (!when) return null;
  return <small className="text-muted [p>&]:inline-block">Confirm with the issuer.</small>;
}
