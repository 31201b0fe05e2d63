import type { Card } from "../catalog/card.ts";
import { withThe } from "../words/format.ts";

type Named = Pick<Card, "slug" | "name">;

export interface ApplyLinkProps {
  readonly card: Named & Pick<Card, "status" | "applyLink" | "issuer" | "issuingBank">;
  readonly isBlock?: boolean;
}

/** Whose page opens: the brand's own, where it has one, and else the bank's. */
function nameSite(url: string, { issuer, issuingBank }: Pick<Card, "issuer" | "issuingBank">): string {
  const word = issuer.toLowerCase().replaceAll(/[^a-z]/g, "");
  return new URL(url).hostname.includes(word) ? issuer : issuingBank;
}

/** The two links that leave for an issuer. A card without a link says so instead of showing a dead button. */
export function ApplyLink({ card, isBlock = false }: ApplyLinkProps) {
  if (card.status === "closed") return <p className="muted">Closed to new applications.</p>;
  if (card.applyLink === null) return <p className="muted">You can't apply for this card through our site.</p>;
  return (
    <a
      className={isBlock ? "btn btn-primary w-full" : "btn btn-primary"}
      href={card.applyLink}
      target="_blank"
      rel="sponsored noopener"
      data-issuer-link={card.slug}
    >
      See the offer at {nameSite(card.applyLink, card)}
      <span className="visually-hidden"> for {withThe(card.name)} (opens in a new tab)</span>
    </a>
  );
}

export function RatesAndFeesLink({ card }: { readonly card: Named & Pick<Card, "ratesAndFeesLink"> }) {
  if (card.ratesAndFeesLink === null) return <span className="muted">Rates and fees: see the issuer's own page.</span>;
  return (
    <a
      className="inline-flex items-center py-0.5 touch-line"
      href={card.ratesAndFeesLink}
      target="_blank"
      rel="sponsored noopener"
      data-issuer-link={card.slug}
    >
      Rates and fees<span className="visually-hidden"> of {withThe(card.name)} (opens in a new tab)</span>
    </a>
  );
}
