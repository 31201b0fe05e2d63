/**
 * "I have this card" and "Watch": plain buttons, the same for everyone, on reviews and in results. The loader hears the
 * press and fetches what keeps it (my-cards/press-keep.ts), which also marks what is kept already. Without a script
 * they have no place.
 */
import type { Card } from "../catalog/card.ts";
import { paths } from "../paths.ts";

const KEPT = [
  ["held", "I have this card"],
  ["watched", "Watch"],
] as const;

export function KeepButtons({ card }: { readonly card: Pick<Card, "slug" | "name"> }) {
  return (
    <p className="keep-buttons no-print">
      {KEPT.map(([as, label]) => (
        // Whether it is pressed is known in this browser only: that is no mismatch.
        <button
          key={as}
          className="keep-button"
          type="button"
          data-keep={as}
          data-card={card.slug}
          data-name={card.name}
          aria-pressed={false}
          suppressHydrationWarning
        >
          {label}
          <span className="visually-hidden">: {card.name}</span>
        </button>
      ))}
      <a className="keep-link small" href={paths.myCards()}>
        My cards
      </a>
    </p>
  );
}
