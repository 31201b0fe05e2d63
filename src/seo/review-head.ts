import type { ItemList } from "schema-dts";

import type { Card } from "../catalog/card.ts";
import type { ReviewMeta } from "../articles/front-matter.ts";
import { paths } from "../paths.ts";
import { SITE } from "../site.ts";
import { type JsonLd, type PageHead, toBreadcrumbJsonLd, toPageTitle } from "./page-head.ts";

/** Title, description and structured data of a review. */
export function toReviewHead(card: Card, review: ReviewMeta): PageHead {
  const path = paths.review(card.slug);
  const crumbs = [
    { label: "Home", to: paths.home() },
    { label: "Cards", to: paths.cards() },
    { label: card.name, to: path },
  ];
  return {
    title: toReviewTitle(card.name),
    description: review.description,
    path,
    image: card.slug,
    type: "article",
    isIndexed: true,
    jsonLd: (origin) => [toReviewJsonLd(origin, card, review), toBreadcrumbJsonLd(origin, crumbs)],
  };
}

/** `{name} review | Waycard`; the longest names leave out the brand. */
function toReviewTitle(name: string): string {
  const title = toPageTitle(`${name} review`);
  return title.length <= 60 ? title : name.slice(0, 60);
}

function toReviewJsonLd(origin: string, card: Card, review: ReviewMeta): JsonLd {
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
    annualPercentageRate: card.purchaseApr,
    feesAndCommissionsSpecification: card.ratesAndFeesLink,
    review: {
      "@type": "Review",
      name: `${card.name} review`,
      author: { "@type": "Organization", name: SITE.byline },
      publisher: { "@type": "Organization", name: SITE.name },
      dateModified: review.updated,
      reviewBody: review.verdict,
      reviewRating: { "@type": "Rating", ratingValue: card.rating, bestRating: 10, worstRating: 0 },
      positiveNotes: toList(review.pros),
      negativeNotes: toList(review.cons),
    },
  };
}
