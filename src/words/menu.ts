/** The header's menu and the footer's columns: groups, labels and order of the spec. Safe in the browser. */
import { type CategoryKey, paths } from "../paths.ts";
import { SITE } from "../site.ts";

export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

export interface MenuGroup {
  readonly label: string;
  readonly links: readonly MenuLink[];
}

/** Labels of the nine lists; pages use them too. */
export const CATEGORY_LABELS: Readonly<Record<CategoryKey, string>> = {
  travel: "Best Travel Credit Cards",
  luxury: "Luxury",
  airline: "Airline",
  hotel: "Hotel",
  "no-annual-fee": "No Annual Fee",
  business: "Business",
  "zero-apr-balance-transfer": "0% APR and Balance Transfer",
  "lounge-access": "Lounge Access",
  beginners: "Beginners",
};

/** Of a list beside others of its kind. */
export const toListLabel = (key: CategoryKey): string => (key === "travel" ? "Travel" : CATEGORY_LABELS[key]);

const featured = Object.entries(CATEGORY_LABELS).map(([key, label]) => ({
  label,
  to: paths.category(key as CategoryKey),
}));

export const TOOL_LINKS: readonly MenuLink[] = [
  { label: "Compare Travel Credit Cards", to: paths.compare() },
  { label: "Personalized Card Finder", to: paths.finder() },
  { label: "Rewards Calculator", to: paths.calculator() },
  { label: "RewardMax Analyzer", to: paths.analyzer() },
];

export const LEARN_LINKS: readonly MenuLink[] = [
  { label: "Credit card basics", to: paths.learn("credit-card-basics") },
  { label: "Rewards and perks", to: paths.learn("rewards-and-perks") },
  { label: "Credit management", to: paths.learn("credit-management") },
  { label: "Advanced Strategies", to: paths.learn("credit-management-guide") },
  { label: "FAQs and guides", to: paths.learn("faqs-and-guides") },
];

export const ABOUT_LINKS: readonly MenuLink[] = [
  { label: "Who we are", to: paths.about("who-we-are") },
  { label: "Our mission", to: paths.about("our-mission") },
  { label: "How we rate", to: paths.about("how-we-rate") },
  { label: "Affiliate disclosure", to: paths.about("affiliate-disclosure") },
  { label: "Contact", to: paths.about("contact") },
];

export const MENU: readonly MenuGroup[] = [
  { label: "Featured Cards", links: featured },
  { label: "Tools", links: TOOL_LINKS },
  {
    label: "Blog",
    links: [
      { label: "Guides", to: paths.guides() },
      { label: "News", to: paths.news() },
      { label: "Travel Gear", to: paths.gear() },
    ],
  },
  { label: "Learn", links: LEARN_LINKS },
  { label: "About", links: ABOUT_LINKS },
];

export interface FooterColumn {
  readonly heading: string;
  readonly links: readonly (MenuLink & { readonly isExternal?: boolean })[];
}

export const FOOTER_COLUMNS: readonly FooterColumn[] = [
  {
    heading: "About Us",
    links: [
      { label: "About", to: paths.about("who-we-are") },
      { label: "Contact Us", to: paths.about("contact") },
    ],
  },
  {
    heading: "Quick Links",
    links: [
      { label: "Blog", to: paths.blog() },
      { label: "Compare Cards", to: paths.compare() },
      { label: "All cards", to: paths.cards() },
      { label: "My cards", to: paths.myCards() },
      { label: "Point programs", to: paths.programs() },
      { label: "Issuers' rules", to: paths.issuers() },
      { label: "API for developers", to: paths.developers() },
    ],
  },
  {
    heading: "Legal",
    links: [
      { label: "Privacy policy", to: paths.privacyPolicy() },
      { label: "Terms of service", to: paths.termsOfService() },
      { label: "Affiliate disclosure", to: paths.about("affiliate-disclosure") },
    ],
  },
  {
    heading: "Connect",
    links: [
      { label: "Facebook", to: SITE.facebookUrl, isExternal: true },
      { label: "Instagram", to: SITE.instagramUrl, isExternal: true },
      { label: "Newsletter", to: paths.subscribe() },
      { label: "Feed", to: paths.feed() },
    ],
  },
];
