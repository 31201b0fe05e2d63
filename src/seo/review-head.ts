import type { ItemList, Offer, QuantitativeValue, UnitPriceSpecification } from "schema-dts";

import { toAprRange } from "../words/apr.ts";
import type { Card } from "../catalog/card.ts";
import type { ReviewMeta } from "../content/front-matter.ts";
import { paths } from "../paths.ts";
import { SITE } from "../site.ts";
import { formatUsd } from "../words/format.ts";
import { crumbsTo, type JsonLd, type PageHead, TITLE_MAX_LENGTH, toPageTitle } from "./page-head.ts";

/** Title, description and structured data of a review. */
export function toReviewHead(card: Card, review: ReviewMeta): PageHead {
  const path = paths.review(card.slug);
  const crumbs = crumbsTo(["Cards", paths.cards()], [card.name, path]);
  return {
    title: toReviewTitle(card),
    description: review.description,
    path,
    image: card.slug,
    type: "article",
    isIndexed: true,
    jsonLd: (origin) => [toReviewJsonLd(origin, card, review)],
    crumbs,
  };
}

/** The question that the review answers. @example "Chase Sapphire Preferred review: worth $95 a year?" */
function toQuestion({ status, annualFee, cardType }: Card): string {
  if (status === "replaced") return "what replaced it";
  if (status === "closed") return "should you keep it?";
  if (annualFee.ongoingUsd > 0) return `worth ${formatUsd(annualFee.ongoingUsd)} a year?`;
  return cardType === "Business" ? "which businesses gain?" : "who should get it?";
}

/** Long names leave out the brand, then give way to the short name. */
function toReviewTitle(card: Card): string {
  const toTitle = (known: string) => toPageTitle(`${known} review: ${toQuestion(card)}`);
  const title = toTitle(card.name);
  return title.length <= TITLE_MAX_LENGTH ? title : toTitle(card.shortName);
}

/** The range that schema.org has a form for; nothing for a card without a known rate. */
function toInterest(card: Card): QuantitativeValue | undefined {
  const range = toAprRange(card.purchaseApr);
  return range === null
    ? undefined
    : { "@type": "QuantitativeValue", minValue: range.low, maxValue: range.high, unitText: "PERCENT" };
}

const toFee = (card: Card): UnitPriceSpecification => ({
  "@type": "UnitPriceSpecification",
  name: "Annual fee",
  price: card.annualFee.ongoingUsd,
  priceCurrency: "USD",
  referenceQuantity: { "@type": "QuantitativeValue", value: 1, unitCode: "ANN" },
});

/**
 * What it costs to hold, by whom it is issued; we sell nothing, so there is no link. A card that takes no applications is
 * discontinued, and of one that nobody holds any more there is no price either.
 */
function toOffer(card: Card): Offer {
  const discontinued = { "@type": "Offer", availability: "https://schema.org/Discontinued" } as const;
  if (card.status === "replaced") return discontinued;
  return {
    ...(card.status === "closed" ? discontinued : { "@type": "Offer" }),
    priceSpecification: toFee(card),
    offeredBy: { "@type": "Organization", name: card.issuingBank },
  };
}

function toReviewJsonLd(origin: string, card: Card, review: ReviewMeta): JsonLd {
  const apr = toInterest(card);
  const toList = (items: readonly string[]): ItemList => ({
    "@type": "ItemList",
    itemListElement: items.map((name, index) => ({ "@type": "ListItem", position: index + 1, name })),
  });
  return {
    "@context": "https://schema.org",
    "@type": ["Product", "CreditCard"],
    name: card.name,
    url: origin + paths.review(card.slug),
    image: origin + paths.openGraphImage(card.slug),
    description: review.verdict,
    brand: { "@type": "Brand", name: card.issuer },
    provider: { "@type": "BankOrCreditUnion", name: card.issuingBank },
    category: `${card.cardType} credit card`,
    ...(apr ? { annualPercentageRate: apr } : {}),
    ...(card.ratesAndFeesLink === null ? {} : { feesAndCommissionsSpecification: card.ratesAndFeesLink }),
    offers: toOffer(card),
    review: {
      "@type": "Review",
      name: `${card.name} review`,
      author: { "@type": "Organization", name: SITE.byline },
      publisher: { "@type": "Organization", name: SITE.name },
      datePublished: review.published,
      dateModified: review.updated,
      reviewBody: review.verdict,
      ...(card.status === "replaced"
        ? {}
        : { reviewRating: { "@type": "Rating", ratingValue: card.rating, bestRating: 10, worstRating: 0 } }),
      positiveNotes: toList(review.pros),
      negativeNotes: toList(review.cons),
    },
  };
}
