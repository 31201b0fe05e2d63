import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";

import { findCard, getCard } from "../../catalog/queries.ts";
import { listOffers } from "../../catalog/offer.ts";
import { OfferHistory } from "./offer-history.tsx";

const render = (slug: string) => renderToStaticMarkup(<OfferHistory card={getCard(slug)} />);

describe("the history of a card's offers", () => {
  test("is said in a sentence, drawn for those who see it and read to those who do not", () => {
    const markup = render("chase-sapphire-preferred");
    const said =
      "Of the public offers that lasted at least two weeks, the best was 100,000 points (April 2025 to May 2025) and the lowest 60,000 points. The usual offer over the past two years has been 75,000 points. The latest offer is the usual one.";
    expect(markup).toContain(`<p>${said} <a`);
    expect(markup).toContain(`role="img" aria-label="${said}"`);
    expect(markup).toContain("credit-card-bonuses-api (GitHub) and churning-card-finder (GitHub)");
  });

  test("says so where the latest offer is better or lower than all that lasted, and calls miles miles", () => {
    expect(render("delta-skymiles-reserve-business")).toContain("The latest offer is better than all of these.");
    expect(render("delta-skymiles-reserve-business")).toContain("the lowest 70,000 miles");
    expect(render("wells-fargo-active-cash")).toContain("The latest offer is lower than all of these.");
    expect(render("amex-blue-cash-everyday")).toContain("the best was $200 with a dining credit");
    expect(render("amex-blue-cash-everyday")).toContain("and the lowest $200 alone.");
    expect(render("delta-skymiles-blue")).toContain(
      "Each public offer that lasted at least two weeks was for 10,000 miles.",
    );
  });

  test("has a row for each offer, those for a few people marked", () => {
    const markup = render("chase-sapphire-preferred");
    const rows = markup.slice(markup.indexOf("<tbody>")).match(/<tr/g);
    expect(rows).toHaveLength(listOffers("chase-sapphire-preferred").length);
    expect(markup).toContain(">referral</small>");
  });

  test("says nothing of today's offer where that is a ceiling", () => {
    expect(render("amex-gold")).not.toContain("The latest offer");
    expect(render("amex-gold")).toContain("As high as 100,000 points");
  });

  test("is left out of a card that no list follows", () => {
    expect(listOffers("costco-anywhere-visa")).toEqual([]);
    expect(findCard("costco-anywhere-visa") && render("costco-anywhere-visa")).toBe("");
  });
});
