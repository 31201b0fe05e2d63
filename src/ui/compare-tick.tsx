import type { Card } from "../catalog/card.ts";
import { toMiniImage } from "./card-art.tsx";
import { COMPARE_TRAY_ID } from "./compare-tray.tsx";

/** The box in a list's row that puts its card into the tray at the foot of the list; part of a GET form without a script. */
export function CompareTick({ card }: { readonly card: Pick<Card, "slug" | "name" | "image"> }) {
  return (
    <label className="relative z-1 inline-flex items-center gap-1.5 w-fit min-h-7 small font-400 muted cursor-pointer coarse:min-h-11 print:hidden">
      <input
        className="w-4.5 h-4.5 m-0"
        type="checkbox"
        name="cards"
        value={card.slug}
        form={COMPARE_TRAY_ID}
        data-name={card.name}
        data-image={toMiniImage(card.image)}
      />
      Compare<span className="visually-hidden"> {card.name}</span>
    </label>
  );
}
