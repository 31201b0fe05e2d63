/** Every address of the site that a visitor can reach, from the route table itself: a new page is held to every contract. */
import { listArticles } from "../../src/content/content-index.ts";
import { CARD_CATEGORIES } from "../../src/catalog/card.ts";
import { PROGRAMS } from "../../src/catalog/program.ts";
import { listCards, listIssuers } from "../../src/catalog/queries.ts";
import { paths } from "../../src/paths.ts";
import { routes } from "../../src/routes.tsx";
import { listComparePairs } from "../../src/page/compare-pairs.ts";
import { takeSample } from "./sample-size.ts";

const listTexts = (kind: "guides" | "news" | "gear" | "learn" | "about") => () =>
  listArticles(kind).map((article) => paths.article(kind, article.slug));

/** All addresses of the patterns that have parameters, and of pages that show little without any. */
const ADDRESSES: Readonly<Record<string, () => readonly string[]>> = {
  "/cards/:slug": () => listCards().map((card) => paths.review(card.slug)),
  "/guides/:slug": listTexts("guides"),
  "/news/:slug": listTexts("news"),
  "/gear/:slug": listTexts("gear"),
  "/learn/:slug": listTexts("learn"),
  "/about/:slug": listTexts("about"),
  "/programs/:slug": () => PROGRAMS.map((program) => paths.program(program.slug)),
  "/issuers/:slug": () => listIssuers().map((issuer) => paths.issuer(issuer)),
  "/compare/:pair": () => listComparePairs().map((pair) => pair.path),
  "/search": () => [paths.search("sapphire")],
};

/** Answers to what one visitor did: not the site as everyone reads it. */
const NOT_FOR_EVERYONE: ReadonlySet<string> = new Set([paths.subscribeSent(), paths.confirm(), paths.unsubscribe()]);

/** The examples are there in development only, and a test's table is one of development. */
const pages = await Promise.all(
  routes
    .filter((route) => route.lazy !== undefined && route.path !== "/ui-examples")
    .map(async ({ path, lazy }) => ({
      path,
      Component: typeof lazy === "function" ? (await lazy()).Component : undefined,
    })),
);

/** All of them: lists, reviews, texts, tools. */
export function listSitePaths(): readonly string[] {
  return pages.flatMap(({ path = "" }) => (NOT_FOR_EVERYONE.has(path) ? [] : listAddresses(path)));
}

/** Hundreds of comparisons differ in their figures alone. */
const PAIRS_STEP = 8;

/** Of paths, all but most comparisons of two cards; `npm run referee` takes these, too. */
function sampleComparisons(all: readonly string[]): readonly string[] {
  const isPair = (path: string) => path.startsWith(`${paths.compare()}/`);
  return [...all.filter((path) => !isPair(path)), ...takeSample(all.filter(isPair), PAIRS_STEP)];
}

/** Reviews differ in their texts and figures; what costs a second each looks at every third. */
const REVIEWS_STEP = 3;

/** Of paths, a part of those that are alike: most comparisons and most reviews are left to `npm run referee`. */
export function sampleAlike(all: readonly string[]): readonly string[] {
  const reviews = new Set(listCards().map((card) => paths.review(card.slug)));
  const some = sampleComparisons(all);
  const others = some.filter((path) => !reviews.has(path));
  return [
    ...others,
    ...takeSample(
      some.filter((path) => reviews.has(path)),
      REVIEWS_STEP,
    ),
  ];
}

function listAddresses(pattern: string): readonly string[] {
  const list = ADDRESSES[pattern];
  if (list) return list();
  if (pattern.includes(":")) {
    throw new Error(`Which addresses does ${pattern} have? Say so in ADDRESSES of test/support/site-routes.ts.`);
  }
  return [pattern];
}

/** What a kind of page is looked at by, where its plain address would not show everything. */
const SAMPLES: Readonly<Record<string, readonly string[]>> = {
  "/cards/:slug": [paths.review("marriott-bonvoy-boundless")],
  "/compare/:pair": [paths.comparePair("amex-gold", "chase-sapphire-preferred")],
  [paths.compare()]: [paths.compare()],
  [paths.finder()]: [paths.finder(), `${paths.finder()}?matters=perks`],
  "/guides/:slug": [paths.article("guides", "how-spending-caps-work")],
  "/learn/:slug": [paths.learn("faqs-and-guides")],
  "/about/:slug": [paths.about("how-we-rate")],
  [paths.privacyPolicy()]: [paths.privacyPolicy()],
  [paths.guides()]: [paths.guides()],
  [paths.blog()]: [paths.blog()],
  [paths.confirm()]: [`${paths.confirm()}?token_hash=${"f".repeat(64)}`],
  [paths.unsubscribe()]: [paths.unsubscribe(), paths.unsubscribe("f".repeat(64))],
  [paths.search()]: [paths.search("sapphire"), paths.search("zzzz")],
};

/** Lists differ in their columns, indexes and legal texts in their words: two lists, guides and the blog, and one legal text stand for all. */
const ALIKE: ReadonlySet<string> = new Set([
  ...CARD_CATEGORIES.filter((key) => key !== "travel" && key !== "zero-apr-balance-transfer").map((key) =>
    paths.category(key),
  ),
  paths.news(),
  paths.gear(),
  paths.termsOfService(),
]);

/** One address of each kind of page, which is each component of the route table, and one that no page has. */
export const PAGE_KINDS: readonly string[] = listPageKinds();

function listPageKinds(): readonly string[] {
  const sampled = new Set(pages.filter(({ path = "" }) => path in SAMPLES).map(({ Component }) => Component));
  const firstOfKind = pages.filter(
    ({ path = "", Component }, index) =>
      !ALIKE.has(path) &&
      !sampled.has(Component) &&
      pages.findIndex((other) => other.Component === Component) === index,
  );
  return [
    ...Object.values(SAMPLES).flat(),
    ...firstOfKind.flatMap(({ path = "" }) => listAddresses(path).slice(0, 1)),
    "/there-is-no-such-page",
  ];
}

/** Every form of a GET page, sent with something wrong in it. */
export const FORM_ERRORS: readonly string[] = [
  `${paths.analyzer()}?dining=-5&own=zzzz&brand.Nowhere=5#result`,
  `${paths.planner()}?dining=-5&own=zzzz&once=soon&months=13&people=2&p2.own=noone&accounts=2:2026-10,x:2026-09#result`,
  `${paths.calculator()}?dining=abc&cards=zzzz&foreign=400#result`,
  `${paths.compare()}?cards=zzzz,amex-gold`,
  `${paths.compare()}?cards=amex-gold,amex-platinum,amex-green,chase-sapphire-reserve,citi-double-cash`,
  `${paths.finder()}?brands=nowhere&trips=7&maxFees=x`,
  `${paths.cards()}?maxFee=abc&issuer=nobody`,
];
