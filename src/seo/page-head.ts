/** What a page says of itself to browsers, search engines and people who share it. */
import type {
  Article,
  BreadcrumbList,
  CreditCard,
  ItemList,
  NewsArticle,
  Organization,
  WebSite,
  WithContext,
} from "schema-dts";

import { paths } from "../paths.ts";
import { SITE } from "../site.ts";

/** schema-dts also counts the mere name of a thing as that thing; a document has the whole of it. */
type Whole<T> = Extract<T, object>;

/** What we review is a card and a product; schema-dts has one type a thing. */
type ReviewedCard = Omit<WithContext<Whole<CreditCard>>, "@type"> & {
  readonly "@type": readonly ["Product", "CreditCard"];
};

export type JsonLd =
  | WithContext<Whole<BreadcrumbList | ItemList | Organization | Article | NewsArticle | WebSite>>
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
  /** The way here from the home page; structured data say it, too. */
  readonly crumbs?: readonly Crumb[];
  /** Structured data beside the crumbs. */
  readonly jsonLd?: (origin: string) => readonly JsonLd[];
}

/** Of a page that says only what went wrong: wherever it is shown, it has no address of its own. */
export const toFailureHead = (title: string, description: string): PageHead => ({
  title: toPageTitle(title),
  description,
  path: paths.home(),
  image: "home",
  isIndexed: false,
});

/** All structured data of a page. */
export const listJsonLd = ({ jsonLd, crumbs }: PageHead, origin: string): readonly JsonLd[] => [
  ...(jsonLd?.(origin) ?? []),
  ...(crumbs ? [toBreadcrumbJsonLd(origin, crumbs)] : []),
];

export const TITLE_MAX_LENGTH = 60;

/** `title | Waycard` where that fits in 60 characters, else the title alone. */
export function toPageTitle(title: string): string {
  const withBrand = `${title} | ${SITE.name}`;
  return withBrand.length <= TITLE_MAX_LENGTH ? withBrand : title;
}

/** Never within a word. @example cutAtWord("Rewards World Mastercard", 15) === "Rewards World" */
export function cutAtWord(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const end = text.lastIndexOf(" ", maxLength);
  return text.slice(0, end === -1 ? maxLength : end);
}

export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** The home page, and each step from there. */
export const crumbsTo = (...steps: readonly (readonly [label: string, to: string])[]): readonly Crumb[] => [
  { label: "Home", to: paths.home() },
  ...steps.map(([label, to]) => ({ label, to })),
];

function toBreadcrumbJsonLd(origin: string, crumbs: readonly Crumb[]): JsonLd {
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
