/** Every address of the site that a visitor can reach, for contracts that hold for all of them. */
import { listArticles } from "../../src/articles/content-index.ts";
import { listCards } from "../../src/catalog/queries.ts";
import { CATEGORY_SLUGS, type CategoryKey, paths } from "../../src/paths.ts";

/** One address of each kind of page. */
export const PAGE_KINDS: readonly string[] = [
  paths.home(),
  paths.category("travel"),
  paths.cards(),
  paths.review("marriott-bonvoy-boundless"),
  paths.compare(),
  paths.comparePair("amex-gold", "chase-sapphire-preferred"),
  paths.finder(),
  `${paths.finder()}?matters=perks`,
  paths.calculator(),
  paths.analyzer(),
  paths.guides(),
  paths.article("guides", "how-spending-caps-work"),
  paths.learn("faqs-and-guides"),
  paths.about("how-we-rate"),
  paths.privacyPolicy(),
  paths.blog(),
  paths.subscribe(),
  paths.subscribeSent(),
  `${paths.confirm()}?token_hash=${"f".repeat(64)}`,
  paths.unsubscribe(),
  paths.unsubscribe("f".repeat(64)),
  paths.search("sapphire"),
  paths.search("zzzz"),
  paths.developers(),
  "/there-is-no-such-page",
];

/** Every form of a GET page, sent with something wrong in it. */
export const FORM_ERRORS: readonly string[] = [
  `${paths.analyzer()}?dining=-5&own=zzzz&brand.Nowhere=5#result`,
  `${paths.calculator()}?dining=abc&cards=zzzz&foreign=400#result`,
  `${paths.compare()}?cards=zzzz,amex-gold`,
  `${paths.compare()}?cards=amex-gold,amex-platinum,amex-green,chase-sapphire-reserve,citi-double-cash`,
  `${paths.finder()}?brand=Nowhere&trips=7`,
  `${paths.cards()}?fee=abc&issuer=nobody`,
];

/** All of them: lists, reviews, texts, tools. */
export function listSitePaths(): readonly string[] {
  return [
    paths.home(),
    ...Object.keys(CATEGORY_SLUGS).map((key) => paths.category(key as CategoryKey)),
    paths.cards(),
    ...listCards().map((card) => paths.review(card.slug)),
    paths.compare(),
    paths.finder(),
    paths.calculator(),
    paths.analyzer(),
    paths.guides(),
    paths.news(),
    paths.gear(),
    paths.blog(),
    ...listArticles().map((article) => paths.article(article.kind, article.slug)),
    paths.subscribe(),
    paths.search("sapphire"),
    paths.developers(),
  ];
}
