/** The body of a text on its page. */
import { createElement, Fragment, type ReactNode } from "react";

import { getCard } from "../catalog/queries.ts";
import { BarChart } from "./bar-chart.tsx";
import { CardComparison } from "./card-comparison.tsx";
import { CardTile } from "./card-tile.tsx";
import { ReadyMarkup } from "./ready-markup.ts";
import type { ArticleBody, BodyBlock, BodyBlockName } from "../articles/article-body.ts";
import type { ComparisonRowName } from "../articles/blocks.ts";
import { formatCents } from "../format.ts";

const splitList = (list = "") => list.split(",").map((entry) => entry.trim());
const toCards = (slugs: string | undefined) => splitList(slugs).map((slug) => getCard(slug));

const BLOCKS: Readonly<Record<BodyBlockName, (attributes: BodyBlock["attributes"]) => ReactNode>> = {
  CardFigure: ({ card = "" }) => <CardTile card={getCard(card)} />,
  ComparisonTable: ({ cards, rows, caption = "" }) => (
    <CardComparison cards={toCards(cards)} rows={splitList(rows) as ComparisonRowName[]} caption={caption} />
  ),
  CentsPerPointBars: ({ cards }) => (
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
};

function drawPart(part: string | BodyBlock): ReactNode {
  return typeof part === "string" ? <ReadyMarkup html={part} /> : BLOCKS[part.name](part.attributes);
}

export const ArticleText = ({ body }: { readonly body: ArticleBody }) =>
  createElement(Fragment, null, ...body.map(drawPart));
