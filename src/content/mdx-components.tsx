/** What texts may use besides figures; the names are checked at build time (`blocks.ts`). */
import type { MDXComponents } from "mdx/types";
import type { ReactNode } from "react";

import { getCard } from "../catalogue/queries.ts";
import { paths } from "../paths.ts";
import { BarChart } from "../ui/bar-chart.tsx";
import { CardTile } from "../ui/card-tile.tsx";
import { CardComparison } from "../ui/card-comparison.tsx";
import type { ComparisonRowName, ToolName } from "./blocks.ts";
import { formatCents } from "./format.ts";

interface Children {
  readonly children?: ReactNode;
}

const toCards = (slugs: string) => slugs.split(",").map((slug) => getCard(slug.trim()));

const TOOL_PATHS: Readonly<Record<ToolName, string>> = {
  rewards: paths.rewards(),
  "rewards-compare": paths.rewardsCompare(),
  compare: paths.compare(),
  "card-finder": paths.cardFinder(),
};

export const MDX_COMPONENTS: MDXComponents = {
  CardFigure: ({ card }: { readonly card: string }) => <CardTile card={getCard(card)} />,
  ComparisonTable: ({
    cards,
    rows,
    caption,
  }: {
    readonly cards: string;
    readonly rows: string;
    readonly caption: string;
  }) => (
    <CardComparison
      cards={toCards(cards)}
      rows={rows.split(",").map((row) => row.trim() as ComparisonRowName)}
      caption={caption}
    />
  ),
  CentsPerPointBars: ({ cards }: { readonly cards: string }) => (
    <figure className="figure">
      <BarChart
        title="Cents per point"
        bars={toCards(cards).map((card) => ({
          label: card.name,
          value: card.redemption.programCpp,
          text: formatCents(card.redemption.programCpp),
        }))}
      />
      <figcaption>Cents per point by the usual way of each program; our estimates.</figcaption>
    </figure>
  ),
  Callout: ({ title, children }: Children & { readonly title: string }) => (
    <div className="callout">
      <p className="callout-title">{title}</p>
      {children}
    </div>
  ),
  WorkedExample: ({ title, children }: Children & { readonly title: string }) => (
    <div className="worked-example">
      <p className="kicker">Worked example</p>
      <p className="callout-title">{title}</p>
      {children}
    </div>
  ),
  Term: ({ name, children }: Children & { readonly name: string }) => <a href={paths.glossaryTerm(name)}>{children}</a>,
  ToolLink: ({ to, children }: Children & { readonly to: ToolName }) => <a href={TOOL_PATHS[to]}>{children}</a>,
  table: ({ children, "aria-label": label }: Children & { readonly "aria-label"?: string }) => (
    <section className="table-region" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  ),
};
