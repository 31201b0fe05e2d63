/** `/`: what the site does, then the shortest ways to an answer. */

import { AgeNote } from "../../ui/age-note.tsx";
import { getCard, listCards } from "../../catalog/queries.ts";
import { getList, listArticles } from "../../articles/content-index.ts";
import { formatUsd } from "../../format.ts";
import type { ArticleMeta } from "../../articles/front-matter.ts";
import { CATEGORY_LABELS, TOOL_LINKS } from "../../menu.ts";
import { type CategoryKey, paths } from "../../paths.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { SITE, STATEMENTS } from "../../site.ts";
import { ArticleTile } from "../../ui/article-tile.tsx";
import { CardArt } from "../../ui/card-art.tsx";
import { NewsletterForm } from "../../newsletter/newsletter-form.tsx";
import { SearchForm } from "../../ui/search-form.tsx";
import { type ListedCard, rankCategory } from "../category/rank-category.ts";
import { SpendQuestion } from "./spend-question.tsx";
import type { PageProps } from "../page-route.ts";

interface HomeData {
  readonly head: PageHead;
  /** The first pick of each list. */
  readonly tops: readonly { readonly key: CategoryKey; readonly label: string; readonly listed: ListedCard }[];
  readonly articles: readonly ArticleMeta[];
}

export function loadHomePage(): HomeData {
  const keys = Object.keys(CATEGORY_LABELS) as CategoryKey[];
  return {
    head: {
      title: `${SITE.name}: ${SITE.tagline}`,
      description: `${listCards().length} travel credit cards reviewed and worked out in dollars: exact earn rates, caps and fees, and the best wallet for what you spend.`,
      path: paths.home(),
      image: "home",
      isIndexed: true,
      jsonLd: (origin) => [
        {
          "@context": "https://schema.org",
          "@type": "WebSite",
          name: SITE.name,
          url: `${origin}/`,
        },
        {
          "@context": "https://schema.org",
          "@type": "Organization",
          name: SITE.name,
          url: `${origin}/`,
          logo: `${origin}/icon-512.png`,
        },
      ],
    },
    tops: keys.flatMap((key) => {
      const [pick] = getList(key).picks;
      const listed = rankCategory(key).find(({ card }) => card.slug === pick?.card);
      return pick && listed ? [{ key, label: pick.label, listed }] : [];
    }),
    articles: listArticles("guides", "news").slice(0, 6),
  };
}

const TOOL_PURPOSES: Readonly<Record<string, string>> = {
  [paths.compare()]: "Two to four cards side by side, with a winner for every row and for the year.",
  [paths.finder()]: "Seven questions, three cards, and the reasons for each.",
  [paths.calculator()]: "What each card pays back on your own spend, caps and fees included.",
  [paths.analyzer()]: "The set of cards worth the most for your spend, proven best by these estimates.",
};

export function HomePage({ loaderData }: PageProps<typeof loadHomePage>) {
  const { tops, articles } = loaderData;
  const shown = ["chase-sapphire-preferred", "capital-one-venture-x", "marriott-bonvoy-boundless"].map(getCard);
  return (
    <>
      <section className="hero">
        <div className="container hero-grid">
          <div>
            <h1>Travel cards, worked out in dollars</h1>
            <p className="lead">
              {listCards().length} cards with every rate, cap and fee, and tools that work out which of them pay for
              what you really spend. No account, no sponsored order.
            </p>
            <SearchForm id="home-search" />
            <p className="small muted">
              <AgeNote cards={listCards()} />
            </p>
          </div>
          <div className="hero-cards">
            {shown.map((card) => (
              <a key={card.slug} href={paths.review(card.slug)}>
                <CardArt card={card} width={300} isMain isDecorative={false} />
              </a>
            ))}
          </div>
        </div>
      </section>
      <div className="container page">
        <SpendQuestion />
        <section className="section">
          <div className="section-head">
            <h2>The best card for…</h2>
            <a href={paths.cards()}>All {listCards().length} cards</a>
          </div>
          <div className="tiles tops">
            {tops.map(({ key, label, listed: { card, parts, purchaseMonths, transferMonths } }) => (
              <article className="tile tile-row" key={key}>
                <CardArt card={card} width={112} />
                <div>
                  <p className="kicker">{key === "travel" ? "Travel overall" : CATEGORY_LABELS[key]}</p>
                  <h3>
                    <a href={paths.category(key)}>{card.name}</a>
                  </h3>
                  <p className="small muted">{label}</p>
                  <p className="tile-figure">
                    {parts ? (
                      <>
                        <b>{formatUsd(parts.netUsd)}</b> <span className="small muted">a year</span>
                      </>
                    ) : (
                      <>
                        <b>{Math.max(purchaseMonths, transferMonths)} months</b>{" "}
                        <span className="small muted">at 0%</span>
                      </>
                    )}
                  </p>
                  <p className="tile-foot">
                    <span>
                      {card.annualFee.ongoingUsd === 0
                        ? "No annual fee"
                        : `${formatUsd(card.annualFee.ongoingUsd)} fee`}
                    </span>
                    <span>
                      Rating <b>{card.rating.toFixed(1)}</b>
                    </span>
                  </p>
                </div>
              </article>
            ))}
          </div>
          <p className="small muted section-more">
            The editors' first choice of each list, with what it is worth a year after its fee to the reader whom the
            list names. <a href={paths.about("how-we-rate")}>The rule, with its weights</a>.
          </p>
        </section>
        <section className="section">
          <h2>Free tools, no account</h2>
          <div className="tiles">
            {TOOL_LINKS.map((tool) => (
              <article className="tile" key={tool.to}>
                <h3>
                  <a href={tool.to}>{tool.label}</a>
                </h3>
                <p className="muted">{TOOL_PURPOSES[tool.to]}</p>
              </article>
            ))}
          </div>
        </section>
        <section className="section">
          <div className="section-head">
            <h2>Guides and news</h2>
            <a href={paths.blog()}>All articles</a>
          </div>
          <div className="tiles-wide">
            {articles.map((article) => (
              <ArticleTile key={`${article.kind}/${article.slug}`} article={article} />
            ))}
          </div>
        </section>
        <section className="section pros-cons">
          <div className="panel">
            <h2 className="panel-title">How we rate</h2>
            <p>
              Every card gets five sub-scores by a published rubric; the rating is their weighted mean. Cents per point
              and perk values are our estimates, and every page says where they enter.
            </p>
            <p className="section-more">
              <a href={paths.about("how-we-rate")}>The rubric, with a scored example</a>
            </p>
          </div>
          <div className="panel">
            <h2 className="panel-title">How we earn</h2>
            <p>{STATEMENTS.compensation} The code that ranks cards never receives a link or an issuer's name.</p>
            <p className="section-more">
              <a href={paths.about("affiliate-disclosure")}>Affiliate disclosure</a>
            </p>
          </div>
        </section>
        <section className="section panel newsletter split">
          <div className="stack">
            <h2 className="panel-title">One email a month</h2>
            <p>What changed in fees, bonuses and rates, and what to do about it.</p>
          </div>
          <NewsletterForm id="home-newsletter" source="home" />
        </section>
      </div>
    </>
  );
}
