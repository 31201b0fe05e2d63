/** The body of a text on its page: HTML from the build, with the blocks that show cards drawn into its gaps. */
import type { ReactNode } from "react";

import { getCard } from "../catalog/queries.ts";
import { BarList } from "./bar-list.tsx";
import { CardComparison } from "./card-comparison.tsx";
import { CardTile } from "./card-tile.tsx";
import { renderMarkup } from "./render-markup.ts";
import type { ArticleBody, BodyBlock, BodyBlockName } from "../content/article-body.ts";
import type { ComparisonRowName } from "../content/blocks.ts";
import { formatCents } from "../words/format.ts";
import { typicalCents } from "../words/typical-cents.ts";

const splitList = (list = "") => list.split(",").map((entry) => entry.trim());
const toCards = (slugs: string | undefined) => splitList(slugs).map((slug) => getCard(slug));

const BLOCKS: Readonly<Record<BodyBlockName, (attributes: BodyBlock["attributes"]) => ReactNode>> = {
  CardFigure: ({ card = "" }) => <CardTile card={getCard(card)} />,
  ComparisonTable: ({ cards, rows, caption = "" }) => (
    <CardComparison cards={toCards(cards)} rows={splitList(rows) as ComparisonRowName[]} caption={caption} />
  ),
  CentsPerPointBars: ({ cards }) => (
    <figure className="figure">
      <BarList
        label="Cents per point"
        bars={toCards(cards)
          .map((card) => ({
            label: card.name,
            to: typicalCents(card),
            figure: formatCents(typicalCents(card)),
          }))
          .toSorted((left, right) => right.to - left.to)}
      />
      <figcaption>Our estimate of what a point is worth on each card by itself.</figcaption>
    </figure>
  ),
};

const drawPart = (part: string | BodyBlock, index: number): string =>
  typeof part === "string" ? part : renderMarkup(BLOCKS[part.name](part.attributes), `block-${index}-`);

interface ArticleTextProps {
  readonly body: ArticleBody;
  readonly as: "article" | "div";
  readonly className: string;
}

/**
 * The element with all of the text as its inner HTML. React cannot put HTML among siblings without an element
 * around it, and a box in a text may hold a block, so the HTML on either side of a gap need not be whole.
 */
export const ArticleText = ({ body, as: Element, className }: ArticleTextProps) => (
  <Element className={className} dangerouslySetInnerHTML={{ __html: body.map(drawPart).join("") }} />
);
