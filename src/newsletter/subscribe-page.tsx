/** `/subscribe`: what one gets, how often, one field, and a sample. */
import type { LoaderFunctionArgs } from "react-router";

import { getCard, listCards } from "../catalog/queries.ts";
import { formatUsd } from "../words/format.ts";
import { toOfferMark } from "../words/offer.ts";
import { paths } from "../paths.ts";
import { crumbsTo, type PageHead } from "../seo/page-head.ts";
import { NewsletterForm } from "./newsletter-form.tsx";
import { PageLayout } from "../ui/page-layout.tsx";
import { newsletterState } from "./newsletter-state.ts";
import type { PageProps } from "../page/page-route.ts";
import { typicalCents } from "../words/typical-cents.ts";

const CRUMBS = crumbsTo(["Subscribe", paths.subscribe()]);

interface SubscribeData {
  readonly head: PageHead;
  /** What a form sent without a script got wrong. */
  readonly value: string;
  readonly error: string;
}

export function loadSubscribePage({ context }: LoaderFunctionArgs): SubscribeData {
  const state = context.get(newsletterState);
  const { value, error } = state?.kind === "subscribe" ? state : { value: "", error: "" };
  return {
    value,
    error,
    head: {
      title: "Subscribe to the newsletter | Waycard",
      description:
        "One email a month: what changed in travel card fees, bonuses and rates, in numbers. Confirm by email; unsubscribe with one click.",
      path: paths.subscribe(),
      image: "subscribe",
      isIndexed: true,
      crumbs: CRUMBS,
    },
  };
}

export function SubscribePage({ loaderData }: PageProps<typeof loadSubscribePage>) {
  const { value, error } = loaderData;
  const preferred = getCard("chase-sapphire-preferred");
  const free = listCards().filter((card) => card.annualFee.ongoingUsd === 0).length;
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="One email a month, in numbers"
      lead="What changed in fees, bonuses and rates, what it means in dollars, and one question worked out."
    >
      <div className="split lg:gap-x-16">
        <section className="grid gap-8">
          <div className="panel newsletter">
            <NewsletterForm id="subscribe-email" source="subscribe" value={value} error={error} />
          </div>
          <div className="prose">
            <h2>What you agree to</h2>
            <p>
              We send one email a month to the address you confirm, and nothing else. We keep the address, when you
              confirmed it and where you signed up. Every email has a one-click unsubscribe link. Once you unsubscribe,
              we keep your address only so that we don't write to it again, and delete it if you ask. Confirming also
              signs you in on this browser. The only difference you'll see is Unsubscribe in the menu.
            </p>
          </div>
        </section>
        <section>
          <h2>A sample issue</h2>
          <div className="panel prose section-more">
            <h3>The month in numbers</h3>
            <p>
              <a href={paths.review(preferred.slug)}>{preferred.name}</a>: {preferred.signUpBonus.description}.{" "}
              {preferred.signUpBonus.state === "open" ? (
                <>
                  At {formatUsd(((preferred.signUpBonus.points ?? 0) * typicalCents(preferred)) / 100)} by our estimate,
                  the bonus covers many years of the card's {formatUsd(preferred.annualFee.ongoingUsd)} fee, if you
                  spend{" "}
                  {formatUsd(
                    ((preferred.signUpBonus.minSpendUsd ?? 0) * 30) / (preferred.signUpBonus.durationDays ?? 90),
                  )}{" "}
                  a month anyway. If you don't, it is worth nothing to you.
                </>
              ) : (
                `This offer ${toOfferMark(preferred) ?? "is not open"}: check the issuer's page before you apply.`
              )}
            </p>
            <h3>Worked out: is a fee worth it at all?</h3>
            <p>
              Of the {listCards().length} cards we review, {free} have no annual fee. A card with a fee has to beat the
              best of those for <em>your</em> spending; the <a href={paths.analyzer()}>analyzer</a> shows whether it
              does, and by how much.
            </p>
          </div>
        </section>
      </div>
    </PageLayout>
  );
}
