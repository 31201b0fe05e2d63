/** `/unsubscribe`: ends the newsletter with one press. The Worker renders it outside the page cache. */
import type { LoaderFunctionArgs } from "react-router";

import { EndForm, EndOwnSubscription } from "./end-own-subscription.tsx";
import { paths } from "../paths.ts";
import { type PageHead, toBreadcrumbJsonLd } from "../seo/page-head.ts";
import { FailureNote } from "../ui/failure-note.tsx";
import { Island } from "../islands/island.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { PageLayout } from "../ui/page-layout.tsx";
import { newsletterState, type UnsubscribeState } from "./newsletter-state.ts";
import type { PageProps } from "../pages/page-route.ts";

const CRUMBS = [
  { label: "Home", to: paths.home() },
  { label: "Unsubscribe", to: paths.unsubscribe() },
];

interface UnsubscribeData {
  readonly head: PageHead;
  readonly state: UnsubscribeState;
}

const TITLES: Readonly<Record<UnsubscribeState["outcome"], string>> = {
  ask: "End the newsletter",
  unavailable: "End the newsletter",
  ended: "The newsletter has ended",
  unknown: "This link is not complete",
};

export function loadUnsubscribePage({ context }: LoaderFunctionArgs): UnsubscribeData {
  const state = context.get(newsletterState);
  return {
    head: {
      title: "End the newsletter | Waycard",
      description:
        "One press ends the Waycard newsletter for your address. Without a link at hand, this page says how to get one.",
      path: paths.unsubscribe(),
      image: "subscribe",
      isIndexed: false,
      jsonLd: (origin) => [toBreadcrumbJsonLd(origin, CRUMBS)],
    },
    state: state?.kind === "unsubscribe" ? state : { kind: "unsubscribe", outcome: "ask", token: "" },
  };
}

export function UnsubscribePage({ loaderData }: PageProps<typeof loadUnsubscribePage>) {
  const { state } = loaderData;
  return (
    <PageLayout crumbs={CRUMBS} title={TITLES[state.outcome]}>
      {state.outcome === "ended" && <Ended />}
      {state.outcome !== "ended" && state.token !== "" && <Ask {...state} />}
      {state.outcome !== "ended" && state.token === "" && <WithoutLink isLinkBroken={state.outcome === "unknown"} />}
    </PageLayout>
  );
}

function Ask({ outcome, token }: UnsubscribeState) {
  return (
    <div className="panel prose">
      {outcome === "unavailable" ? (
        <FailureNote>That did not work just now. Your link stays good; press the button again in a minute.</FailureNote>
      ) : (
        <p>One press, and no further letter is sent to your address.</p>
      )}
      <EndForm token={token} />
    </div>
  );
}

function Ended() {
  return (
    <div className="panel prose">
      <p>No further letter is sent to your address. There is nothing else to do.</p>
      <p>
        If that was a mistake, you can <a href={paths.subscribe()}>subscribe again</a>.
      </p>
    </div>
  );
}

function WithoutLink({ isLinkBroken }: { readonly isLinkBroken: boolean }) {
  return (
    <>
      <Island name="end-own-subscription" when="visible" props={{}}>
        <EndOwnSubscription />
      </Island>
      <div className="prose">
        {isLinkBroken && <p>It does not belong to a subscription. It may have been cut off on the way.</p>}
        <p>
          Every letter carries a link that ends it with one press. Is no letter at hand? Then have a link sent to your
          address: it signs you in, and the page it leads to ends the newsletter.
        </p>
      </div>
      <section className="section panel measure newsletter">
        <h2 className="panel-title">Have a link sent</h2>
        <NewsletterForm
          id="unsubscribe-email"
          source="unsubscribe"
          label="Send me a link"
          promise="The link works once, for one hour."
        />
      </section>
    </>
  );
}
