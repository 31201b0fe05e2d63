import type { Card } from "../../catalog/card.ts";
import { formatDate } from "../../format.ts";
import { paths } from "../../paths.ts";
import { UNCERTAIN_LABELS } from "../../labels.ts";

/** Where the facts stand: when checked, which are uncertain, how to report an error. */
export function Provenance({ card }: { readonly card: Card }) {
  const uncertain = card.uncertainFields.map((field) => UNCERTAIN_LABELS[field]);
  return (
    <section className="section callout callout-info" id="provenance">
      <h2 className="callout-title provenance-title">How sure we are</h2>
      <p>
        Facts as of <time dateTime={card.asOf}>{formatDate(card.asOf)}</time>; overall confidence: {card.confidence}.{" "}
        {uncertain.length > 0
          ? `We could not fully confirm: ${uncertain.join(", ")}. Confirm ${uncertain.length > 1 ? "these" : "this"} with the issuer.`
          : "Nothing on this page is marked uncertain; terms can still change."}
      </p>
      <p>
        The rating, perk values, cents per point and the credit score floor are editorial estimates, not issuer facts:{" "}
        <a href={paths.about("how-we-rate")}>how we rate</a>. Found a mistake?{" "}
        <a href={paths.about("contact")}>Tell us</a>.
      </p>
    </section>
  );
}
