/** What a page says of itself to browsers, search engines and people who share it. */
import type {
  Article,
  BreadcrumbList,
  CreditCard,
  FAQPage,
  ItemList,
  NewsArticle,
  Organization,
  SearchAction,
  WebSite,
  WithActionConstraints,
  WithContext,
} from "schema-dts";

import { SITE } from "../site.ts";

/** schema-dts also counts the mere name of a thing as that thing; a document has the whole of it. */
type Whole<T> = Extract<T, object>;

/** What we review is a card and a product, and its APR is a range in the issuer's words: schema-dts has neither. */
type ReviewedCard = Omit<WithContext<Whole<CreditCard>>, "@type" | "annualPercentageRate"> & {
  readonly "@type": readonly ["Product", "CreditCard"];
  readonly annualPercentageRate?: string;
};

/** A search action whose `query-input` says which part of its target a reader fills in. */
type SearchableSite = Omit<WithContext<Whole<WebSite>>, "potentialAction"> & {
  readonly potentialAction: WithActionConstraints<Whole<SearchAction>>;
};

export type JsonLd =
  | WithContext<Whole<BreadcrumbList | ItemList | Organization | Article | NewsArticle | FAQPage>>
  | SearchableSite
  | ReviewedCard;

export interface PageHead {
  /** At most 60 characters, unique on the site. */
  readonly title: string;
  /** 70 to 160 characters, unique on the site. */
  readonly description: string;
  /** Canonical path, with the parameters that make it a page of its own. */
  readonly path: string;
  /** Name of the Open Graph picture, see `paths.openGraphImage`. */
  readonly image: string;
  readonly type?: "website" | "article";
  /** Whether search engines may list it; then it stands in the sitemap too. */
  readonly isIndexed: boolean;
  /** The page that this one repeats: named as canonical, though this one is not listed itself. */
  readonly canonicalPath?: string;
  readonly jsonLd: (origin: string) => readonly JsonLd[];
}

const TITLE_MAX_LENGTH = 60;

/** `title | Waycard` where that fits in 60 characters, else the title alone. */
export function toPageTitle(title: string): string {
  const withBrand = `${title} | ${SITE.name}`;
  return withBrand.length <= TITLE_MAX_LENGTH ? withBrand : title;
}

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

export function toBreadcrumbJsonLd(origin: string, crumbs: readonly Crumb[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.label,
      item: origin + crumb.to,
    })),
  };
}

export function toItemListJsonLd(origin: string, name: string, items: readonly Crumb[]): JsonLd {
  return {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: item.label,
      url: origin + item.to,
    })),
  };
}
