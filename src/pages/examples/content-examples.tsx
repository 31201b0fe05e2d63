/** Words with a frame: tiles, facts, notes, marks. */
import { getCard } from "../../catalog/queries.ts";
import type { ArticleMeta } from "../../articles/front-matter.ts";
import { ArticleTile } from "../../ui/article-tile.tsx";
import { Badge } from "../../ui/badge.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CardArt } from "../../ui/card-art.tsx";
import { CardTile } from "../../ui/card-tile.tsx";
import { DisclosureNote } from "../../ui/disclosure-note.tsx";
import { ApplyLink, RatesAndFeesLink } from "../../ui/issuer-links.tsx";
import { Rating } from "../../ui/rating.tsx";
import type { Example } from "./example.ts";

const ARTICLE: ArticleMeta = {
  kind: "guides",
  slug: "how-spending-caps-work",
  title: "How spending caps work",
  description: "A description.",
  summary: "A bonus rate ends at its cap. Here is how to read one.",
  published: "2025-05-20",
  updated: "2025-05-20",
  topics: ["earning"],
  related: [],
  questions: [],
  words: 900,
  readingMinutes: 4,
  headings: [],
};

export const CONTENT_EXAMPLES: readonly Example[] = [
  [
    "Badges and ratings",
    () => (
      <p className="row">
        <Badge>once per wallet</Badge>
        <Badge tone="gain">+$139 a year</Badge>
        <Badge tone="cost">−$95 a year</Badge>
        <Rating rating={9.3} />
        <Rating rating={10} />
      </p>
    ),
  ],
  [
    "Tiles",
    () => (
      <div className="grid">
        <CardTile card={getCard("chase-sapphire-preferred")} />
        <CardTile
          card={getCard("bank-of-america-business-travel-rewards")}
          note={<span className="cost">−$43 a year</span>}
        />
        <ArticleTile article={ARTICLE} />
      </div>
    ),
  ],
  [
    "A top of a list",
    () => (
      <div className="grid tops">
        <article className="tile tile-row">
          <CardArt card={getCard("amex-gold")} width={112} />
          <div>
            <p className="kicker">Dining</p>
            <h3>
              <a href="#main">American Express Gold Card</a>
            </h3>
            <p className="tile-figure">
              <b>$1,064</b> <span className="small muted">a year</span>
            </p>
          </div>
        </article>
      </div>
    ),
  ],
  [
    "Facts: three, four, and many",
    () => (
      <div className="stack">
        <dl className="facts">{toFacts(["First year", "Later years", "Against no fee"])}</dl>
        <dl className="facts">{toFacts(["Points", "Worth", "It takes", "With your spend"])}</dl>
        <dl className="fact-rows fact-rows-two">{toFacts(["Annual fee", "Bonus", "Earns", "Network"])}</dl>
      </div>
    ),
  ],
  [
    "Callouts",
    () => (
      <>
        <div className="callout">
          <p className="callout-title">Check before you apply</p>
          <p>Issuer rules change.</p>
        </div>
        <div className="callout callout-info section-tight">
          <p className="callout-title">How sure we are</p>
          <p>Facts as of May 2025.</p>
        </div>
        <DisclosureNote />
      </>
    ),
  ],
  [
    "Worked example",
    () => (
      <div className="worked-example">
        <p className="kicker">Worked example</p>
        <p className="callout-title">A shared cap, month by month</p>
        <p>$500 a month of food and fuel fills it.</p>
      </div>
    ),
  ],
  [
    "Nothing found yet",
    () => (
      <div className="tool-empty">
        <h3>Your three cards will appear here</h3>
        <p>Change an answer, or send the form as it is.</p>
      </div>
    ),
  ],
  [
    "Issuer links",
    () => (
      <div className="stack">
        <ApplyLink card={getCard("amex-gold")} />
        <ApplyLink card={getCard("ritz-carlton-card")} />
        <p>
          <RatesAndFeesLink card={getCard("amex-gold")} />
        </p>
      </div>
    ),
  ],
  [
    "Breadcrumbs",
    () => (
      <Breadcrumbs
        crumbs={[
          { label: "Home", to: "/" },
          { label: "Cards", to: "/cards" },
          { label: "This card", to: "#main" },
        ]}
      />
    ),
  ],
];

function toFacts(names: readonly string[]) {
  return names.map((name) => (
    <div key={name}>
      <dt>{name}</dt>
      <dd className="num">$1,250</dd>
    </div>
  ));
}
