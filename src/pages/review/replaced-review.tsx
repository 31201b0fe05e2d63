/** A card that nobody holds any more: what became of it and what holders got. No rating, no dollars, no pairs. */
import { Fragment } from "react";

import type { Card } from "../../catalog/card.ts";
import { getCard } from "../../catalog/queries.ts";
import type { ArticleBody } from "../../content/article-body.ts";
import type { ReviewMeta } from "../../content/front-matter.ts";
import { paths } from "../../paths.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { ArticleText } from "../../ui/article-text.tsx";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { CardArt } from "../../ui/card-art.tsx";
import { KeepButtons } from "../../ui/keep-buttons.tsx";
import { QuestionSection } from "../../ui/question-list.tsx";
import { formatDate } from "../../words/format.ts";
import { Provenance } from "./provenance.tsx";
import { WhatHasChanged } from "./what-has-changed.tsx";

export interface ReviewData {
  readonly head: PageHead;
  readonly card: Card;
  readonly review: ReviewMeta;
  readonly body: ArticleBody;
}

interface ReplacedReviewProps extends ReviewData {
  readonly replaced: NonNullable<Card["replaced"]>;
}

export function ReplacedReview({ head, card, replaced, review, body }: ReplacedReviewProps) {
  const successors = replaced.by.map(getCard);
  return (
    <div className="container page">
      <Breadcrumbs crumbs={head.crumbs} />
      <header className="grid gap-x-10 gap-y-5 md:grid-cols-[minmax(0,1fr)_16rem] mt-5 mb-5 items-start print:block">
        <div className="grid gap-3.5">
          <p className="kicker">
            {card.issuer} · replaced on <time dateTime={replaced.on}>{formatDate(replaced.on)}</time>
          </p>
          <h1>{card.name}</h1>
          <KeepButtons card={card} />
          <p className="text-1 leading-[1.5] max-w-[46em]">{review.verdict}</p>
          <p>
            {successors.length > 1 ? "Accounts became one of these cards: " : "Accounts became this card: "}
            {successors.map(({ slug, name }, index) => (
              <Fragment key={slug}>
                {index > 0 && ", "}
                <a href={paths.review(slug)}>{name}</a>
              </Fragment>
            ))}
            .
          </p>
        </div>
        <div className="max-w-80 lt-md:max-w-60">
          <CardArt card={card} width={320} isMain isDecorative={false} />
        </div>
      </header>
      <section className="section" id="review">
        <h2>What it was</h2>
        <ArticleText as="div" className="prose" body={body} />
      </section>
      <QuestionSection questions={review.questions} />
      <WhatHasChanged card={card} />
      <Provenance card={card} />
    </div>
  );
}
