/**
 * Every piece of `src/ui` in each of its states, on one page. In development it
 * answers at `/ui-examples`; the browser tests render it as their data. It is
 * not part of the site that is deployed.
 */
import type { ReactNode } from "react";

import { getCard } from "../catalogue/queries.ts";
import type { ArticleMeta } from "../content/front-matter.ts";
import type { PageHead } from "../seo/page-head.ts";
import { ArticleTile } from "../ui/article-tile.tsx";
import { Badge } from "../ui/badge.tsx";
import { BarChart } from "../ui/bar-chart.tsx";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { CardComparison } from "../ui/card-comparison.tsx";
import { CardTile } from "../ui/card-tile.tsx";
import { DisclosureNote } from "../ui/disclosure-note.tsx";
import { ApplyLink, RatesAndFeesLink } from "../ui/issuer-links.tsx";
import { LineChart } from "../ui/line-chart.tsx";
import { NewsletterForm } from "../ui/newsletter-form.tsx";
import { PageLayout } from "../ui/page-layout.tsx";
import { Pagination } from "../ui/pagination.tsx";
import { QuestionList } from "../ui/question-list.tsx";
import { Rating } from "../ui/rating.tsx";
import { SearchForm } from "../ui/search-form.tsx";
import { SelectField } from "../ui/select-field.tsx";
import { TextField } from "../ui/text-field.tsx";
import { ValueBars } from "../ui/value-bars.tsx";

export function loadExamplesPage(): { readonly head: PageHead } {
  return {
    head: {
      title: "Examples of every piece | Waycard",
      description:
        "All pieces of the design system with their states, for development and tests. Not part of the site.",
      path: "/ui-examples",
      image: "home",
      isIndexed: false,
      jsonLd: () => [],
    },
  };
}

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

const CHOICES = [
  ["a", "First choice"],
  ["b", "Second choice"],
] as const;

/** Name and markup of each example. */
const EXAMPLES: readonly (readonly [string, () => ReactNode])[] = [
  [
    "Buttons",
    () => (
      <p className="row">
        <a className="btn btn-primary" href="#main">
          Primary link
        </a>
        <button className="btn btn-secondary" type="button">
          Secondary
        </button>
        <button className="btn btn-quiet" type="button">
          Quiet
        </button>
        <button className="btn btn-primary" type="button" disabled>
          Disabled
        </button>
        <button className="btn btn-primary" type="button" aria-busy="true">
          Working out …
        </button>
      </p>
    ),
  ],
  [
    "Fields",
    () => (
      <div className="field-grid">
        <TextField id="example-text" name="text" label="Text" value="Amex" />
        <TextField id="example-hint" name="hint" label="With a hint" value="" hint="In whole dollars." isMoney />
        <TextField
          id="example-error"
          name="error"
          label="With an error"
          value="-5"
          error="Write an amount of 0 or more."
          isMoney
        />
        <SelectField id="example-select" name="select" label="Choice" value="a" options={CHOICES} />
        <SelectField
          id="example-select-error"
          name="wrong"
          label="Wrong choice"
          value="a"
          options={CHOICES}
          error="This choice does not exist; choose one of the list."
        />
      </div>
    ),
  ],
  ["Search form, at rest", () => <SearchForm id="example-search" />],
  [
    "Search form, with an error",
    () => (
      <SearchForm
        id="example-search-error"
        label="Find a card, with an error"
        query="x"
        error="A query has at most 100 characters."
      />
    ),
  ],
  ["Newsletter form", () => <NewsletterForm id="example-newsletter" source="example" />],
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
    "Table",
    () => (
      <CardComparison
        cards={[getCard("amex-gold"), getCard("marriott-bonvoy-boundless"), getCard("bilt-mastercard")]}
        rows={["fee", "bonus", "dining", "groceries", "cpp"]}
        caption="Three cards; on a narrow screen each row is a block"
      />
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
    "Tabs as links",
    () => (
      <ul className="tabs">
        <li>
          <a href="#main" aria-current="page">
            All
          </a>
        </li>
        <li>
          <a href="#main">earning</a>
        </li>
      </ul>
    ),
  ],
  ["Pagination", () => <Pagination page={2} pageCount={4} toPath={(page) => `#page-${page}`} />],
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
  [
    "Disclosures",
    () => (
      <QuestionList
        questions={[
          { q: "Does the card pay for its fee?", a: "With this spend, yes." },
          { q: "And abroad?", a: "It has no foreign transaction fee." },
        ]}
      />
    ),
  ],
  [
    "Bars",
    () => (
      <figure className="figure">
        <BarChart
          title="Cap use"
          bars={[
            { label: "Groceries", value: 4_000, limit: 6_000, text: "$4,000 of $6,000" },
            { label: "Dining", value: 6_000, limit: 6_000, text: "$6,000 of $6,000, full", tone: 2 },
          ]}
        />
        <figcaption>Bars with and without a limit.</figcaption>
      </figure>
    ),
  ],
  [
    "Value bars",
    () => (
      <figure className="figure">
        <ValueBars parts={{ netUsd: -45, rewardsUsd: 250, perksUsd: 200, feesUsd: 495, bonusesUsd: 0 }} />
        <figcaption>A card that costs more than it brings.</figcaption>
      </figure>
    ),
  ],
  [
    "Line",
    () => (
      <figure className="figure">
        <LineChart
          label="Value by spend"
          points={[0, 1, 2, 3].map((step) => ({ monthlyUsd: step * 1_000, valueUsd: 40 + step * 60 }))}
          level={{ usd: 95, text: "Fee $95" }}
          mark={{ monthlyUsd: 917, valueUsd: 95, text: "$917 a month" }}
        />
        <figcaption>A break-even line.</figcaption>
      </figure>
    ),
  ],
];

export function ExamplesPage() {
  return (
    <PageLayout
      kicker="Design system"
      title="Every piece, in every state"
      lead="For development and tests; not part of the site."
    >
      {EXAMPLES.map(([name, render]) => (
        <section className="section" key={name}>
          <h2>{name}</h2>
          {render()}
        </section>
      ))}
    </PageLayout>
  );
}
