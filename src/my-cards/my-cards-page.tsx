/** `/my-cards`: the same page for everyone; the cards on it are this browser's own. */
import { Island } from "../ui/island.tsx";
import { paths } from "../paths.ts";
import { crumbsTo, type PageHead } from "../seo/page-head.ts";
import { PageLayout } from "../ui/page-layout.tsx";
import { MyCards } from "./my-cards.tsx";

const CRUMBS = crumbsTo(["My cards", paths.myCards()]);

export function loadMyCardsPage(): { readonly head: PageHead } {
  return {
    head: {
      title: "My cards: fees, credits and what changed | Waycard",
      description:
        "Your cards, kept in this browser only: credits to use this month, the next fee and whether to keep the card, and which card to pay with.",
      path: paths.myCards(),
      image: "cards",
      isIndexed: false,
      crumbs: CRUMBS,
    },
  };
}

export function MyCardsPage() {
  return (
    <PageLayout crumbs={CRUMBS} title="My cards" lead="Your cards are kept in this browser only.">
      <div className="min-h-80">
        <Island name="my-cards" when="load" props={{}}>
          <MyCards />
        </Island>
      </div>
    </PageLayout>
  );
}
