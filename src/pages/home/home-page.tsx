/** `/`: what the site does, then the shortest ways to an answer. */

import records from "virtual:tool-records";

import { AgeNote } from "../../ui/age-note.tsx";
import { listCards } from "../../catalog/queries.ts";
import type { ArticleMeta } from "../../content/front-matter.ts";
import { TOOL_LINKS } from "../../words/menu.ts";
import { paths } from "../../paths.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { SITE, STATEMENTS } from "../../site.ts";
import { Island } from "../../ui/island.tsx";
import { answerGlance } from "../../glance/answer-glance.ts";
import type { GlanceAnswer } from "../../glance/glance-answer.ts";
import { GlanceTool } from "../../glance/glance-tool.tsx";
import { NewsletterForm } from "../../newsletter/newsletter-form.tsx";
import { ArticleRows } from "../article/article-lists.tsx";
import { listStartGuides } from "../article/start-guides.ts";
import { ChangedLately, listLatestChanges } from "./changed-lately.tsx";
import { chooseFaces, type ListFace } from "./choose-faces.ts";
import { ListFaces } from "./list-faces.tsx";
import type { CardChange } from "../../words/list-changes.ts";
import type { PageProps } from "../../page/page-route.ts";
import { SPEND_KEY } from "../../ui/kept-keys.ts";

interface HomeData {
  readonly head: PageHead;
  /** Of the island: the default household's best wallet. */
  readonly firstScreen: { readonly initial: GlanceAnswer; readonly cardCount: number };
  readonly faces: readonly ListFace[];
  readonly changes: readonly CardChange[];
  readonly articles: readonly ArticleMeta[];
}

export function loadHomePage(): HomeData {
  return {
    head: {
      title: `${SITE.name}: ${SITE.tagline}`,
      description: `${listCards().length} travel credit cards reviewed and worked out in dollars: exact earn rates, caps and fees, and the best combination for what you spend.`,
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
    firstScreen: { initial: getFirstScreen(), cardCount: listCards().length },
    faces: chooseFaces(),
    changes: listLatestChanges(listCards(), 4),
    articles: listStartGuides(),
  };
}

/** The first screen is everybody's until they type: an isolate works it out once. */
let firstScreen: GlanceAnswer | null = null;

function getFirstScreen(): GlanceAnswer {
  firstScreen ??= answerGlance(new URLSearchParams(), records);
  return firstScreen;
}

const TOOL_PURPOSES: Readonly<Record<string, string>> = {
  [paths.compare()]: "Two to four cards side by side, row by row, and the one worth the most per year.",
  [paths.finder()]: "Seven questions, three cards, and the reasons for each.",
  [paths.calculator()]: "What each card earns on your own spending, caps and fees included.",
  [paths.analyzer()]: "The set of cards worth the most for your spending, checked against every other set.",
  [paths.planner()]: "Which card to open in which month, by the issuers' rules, with every date for your calendar.",
  [paths.myCards()]: "Credits to use this month, the next fee, which card to pay with: kept in this browser only.",
};

const TOOLS = [
  ...TOOL_LINKS,
  { label: "Card planner", to: paths.planner() },
  { label: "My cards", to: paths.myCards() },
];

export function HomePage({ loaderData }: PageProps<typeof loadHomePage>) {
  const { firstScreen, faces, changes, articles } = loaderData;
  return (
    <>
      <section className="bg-sunken border-b overflow-clip py-[clamp(2rem,6vw,4.5rem)]">
        <div className="container">
          <Island name="glance" when="intent" kept={SPEND_KEY} props={firstScreen}>
            <GlanceTool {...firstScreen} />
          </Island>
          <p className="mt-6 small muted">
            <AgeNote cards={listCards()} />
          </p>
        </div>
      </section>
      <div className="container page">
        <section className="section">
          <div className="section-head">
            <h2>The best card for…</h2>
            <a href={paths.cards()}>All {listCards().length} cards</a>
          </div>
          <ListFaces faces={faces} />
          <p className="mt-4 small muted">
            One pick from each list, for the person it suits. Dollar values are per year, after the fee.{" "}
            <a href={paths.about("how-we-rate")}>How we rank cards</a>.
          </p>
        </section>
        <section className="section">
          <h2>Free tools, no account</h2>
          <ul className="grid gap-x-10 md:grid-cols-2">
            {TOOLS.map((tool) => (
              <li key={tool.to} className="border-b py-4">
                <h3>
                  <a className="text-ink touch-line" href={tool.to}>
                    {tool.label}
                  </a>
                </h3>
                <p className="mt-1 muted">{TOOL_PURPOSES[tool.to]}</p>
              </li>
            ))}
          </ul>
        </section>
        <section className="section">
          <div className="section-head">
            <h2>What changed lately</h2>
            <a href={paths.news()}>All news</a>
          </div>
          <ChangedLately changes={changes} />
        </section>
        <section className="section">
          <div className="section-head">
            <h2>Guides</h2>
            <a href={paths.blog()}>All articles</a>
          </div>
          <ArticleRows articles={articles.map((article) => ({ article, label: null }))} />
        </section>
        <section className="section grid gap-x-10 gap-y-6 md:grid-cols-2 [&_h2]:text-2 [&_p]:mt-2">
          <div>
            <h2>How we rate</h2>
            <p>
              Every card gets five sub-scores by a published rubric; the rating is their weighted average. Cents per
              point and perk values are our estimates, and every page says where we use them.
            </p>
            <p>
              <a className="touch-line" href={paths.about("how-we-rate")}>
                The rubric, with a scored example
              </a>
            </p>
          </div>
          <div>
            <h2>How we earn</h2>
            <p>{STATEMENTS.compensation} The code that ranks cards never receives a link or an issuer's name.</p>
            <p>
              <a className="touch-line" href={paths.about("affiliate-disclosure")}>
                Affiliate disclosure
              </a>
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
