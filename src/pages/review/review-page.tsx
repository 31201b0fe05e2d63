/** `/cards/{slug}`: everything there is to say of one card, in the order in which a decision needs it. */
import type { LoaderFunctionArgs } from "react-router";

import type { Card } from "../../catalog/card.ts";
import { earnsNothing } from "../../catalog/earns-nothing.ts";
import { findCard } from "../../catalog/queries.ts";
import { findReview, loadBody } from "../../content/content-index.ts";
import { describeMonths } from "../../words/facts.ts";
import { formatDate } from "../../words/format.ts";
import { KeepButtons } from "../../ui/keep-buttons.tsx";
import { ArticleText } from "../../ui/article-text.tsx";
import { toReviewHead } from "../../seo/review-head.ts";
import { SITE } from "../../site.ts";
import { Breadcrumbs } from "../../ui/breadcrumbs.tsx";
import { DisclosureNote } from "../../ui/disclosure-note.tsx";
import { QuestionSection } from "../../ui/question-list.tsx";
import { ActionBar } from "./action-bar.tsx";
import { Alternatives } from "./alternatives.tsx";
import { AtAGlance } from "./at-a-glance.tsx";
import { EarningSection } from "./earning-section.tsx";
import { FeeSection } from "./fee-section.tsx";
import { PerksSection } from "./perks-section.tsx";
import { ProsAndCons } from "./pros-and-cons.tsx";
import { ProtectionSection } from "./protection-section.tsx";
import { Provenance } from "./provenance.tsx";
import { ReadMore } from "./read-more.tsx";
import { RedeemingSection } from "./redeeming-section.tsx";
import { ReplacedReview, type ReviewData } from "./replaced-review.tsx";
import { ReviewHero } from "./review-hero.tsx";
import { ReviewSummary } from "./review-summary.tsx";
import { WelcomeBonus } from "./welcome-bonus.tsx";
import { WhatHasChanged } from "./what-has-changed.tsx";
import { YourNumber } from "./your-number.tsx";
import { type PageProps, throwNotFound } from "../../page/page-route.ts";

/** @throws a 404 Response for an unknown card */
export async function loadReviewPage({ params }: LoaderFunctionArgs): Promise<ReviewData> {
  const card = findCard(params["slug"] ?? "");
  if (!card) throwNotFound();
  const review = findReview(card.slug);
  const body = await loadBody("reviews", card.slug);
  // A card may come before its review: a contract test names each one that still has none.
  if (!review || !body) throwNotFound();
  return { head: toReviewHead(card, review), card, review, body };
}

const SECTIONS = [
  ["review", "The review"],
  ["pros-and-cons", "Pros and cons"],
  ["glance", "At a glance"],
  ["your-number", "Your number"],
  ["bonus", "Welcome bonus"],
  ["earning", "Earning"],
  ["redeeming", "Redeeming"],
  ["perks", "Perks"],
  ["fee", "The fee"],
  ["alternatives", "Alternatives"],
  ["questions", "Questions"],
] as const;

function JumpLinks({ card }: { readonly card: Card }) {
  const isThere: Readonly<Record<string, boolean>> = {
    perks: card.perks.length > 0,
    redeeming: !earnsNothing(card),
  };
  const sections = SECTIONS.filter(([id]) => isThere[id] ?? true);
  return (
    <nav className="jump-links mt-5 border-y bg-paper print:hidden" aria-label="On this page">
      <ul className="flex overflow-x-auto">
        {sections.map(([id, label]) => (
          <li key={id}>
            <a
              className="block px-3 py-3 small leading-[1.4] whitespace-nowrap text-ink decoration-none rounded-sm hover:underline focus-visible:[outline-offset:-3px]"
              href={`#${id}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ReviewPage({ loaderData }: PageProps<typeof loadReviewPage>) {
  const { head, card, review, body } = loaderData;
  if (card.replaced) return <ReplacedReview {...loaderData} replaced={card.replaced} />;
  return (
    <div className="container page lt-md:pb-0!">
      <Breadcrumbs crumbs={head.crumbs} />
      <DisclosureNote />
      <ReviewHero card={card} review={review} />
      <p className="small muted">
        By the {SITE.byline}. Facts {describeMonths([card])}; text updated{" "}
        <time dateTime={review.updated}>{formatDate(review.updated)}</time>.
      </p>
      <div className="mt-3">
        <KeepButtons card={card} />
      </div>
      <div>
        <JumpLinks card={card} />
        <div className="with-aside mt-7">
          <aside className="sticky-aside review-aside" aria-label="Summary">
            <ReviewSummary card={card} review={review} />
          </aside>
          <div className="min-w-0 [&>.section:first-child]:mt-0">
            <section className="section" id="review">
              <h2>The review</h2>
              <ArticleText as="div" className="prose" body={body} />
            </section>
            <ProsAndCons review={review} />
            <AtAGlance card={card} />
            <YourNumber card={card} />
            <WelcomeBonus card={card} />
            <EarningSection card={card} />
            <RedeemingSection card={card} />
            <PerksSection card={card} />
            <ProtectionSection card={card} />
            <FeeSection card={card} />
            <Alternatives card={card} review={review} />
            <ReadMore card={card} />
            <QuestionSection questions={review.questions} />
            <WhatHasChanged card={card} />
            <Provenance card={card} />
          </div>
        </div>
        <ActionBar card={card} />
      </div>
    </div>
  );
}
