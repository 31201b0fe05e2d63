/** `/unsubscribe`: ends the newsletter with one press. The Worker renders it outside the page cache. */
import type { LoaderFunctionArgs } from "react-router";

import { EndForm, EndOwnSubscription } from "./end-own-subscription.tsx";
import { paths } from "../paths.ts";
import { crumbsTo, type PageHead } from "../seo/page-head.ts";
import { FailureNote } from "../ui/failure-note.tsx";
import { Island } from "../ui/island.tsx";
import { NewsletterForm } from "./newsletter-form.tsx";
import { PageLayout } from "../ui/page-layout.tsx";
import { newsletterState, type UnsubscribeState } from "./newsletter-state.ts";
import type { PageProps } from "../page/page-route.ts";

const CRUMBS = crumbsTo(["Unsubscribe", paths.unsubscribe()]);

interface UnsubscribeData {
  readonly head: PageHead;
  readonly state: UnsubscribeState;
}

const TITLES: Readonly<Record<UnsubscribeState["outcome"], string>> = {
  ask: "Unsubscribe",
  unavailable: "Unsubscribe",
  ended: "You're unsubscribed",
  unknown: "This link is incomplete",
};

export function loadUnsubscribePage({ context }: LoaderFunctionArgs): UnsubscribeData {
  const state = context.get(newsletterState);
  return {
    head: {
      title: "Unsubscribe | Waycard",
      description: "Unsubscribe from the Waycard newsletter with one click. No link handy? We'll email you one.",
      path: paths.unsubscribe(),
      image: "subscribe",
      isIndexed: false,
      crumbs: CRUMBS,
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
        <FailureNote>That didn't work. Your link is still good; try the button again in a minute.</FailureNote>
      ) : (
        <p>Click once to stop all emails.</p>
      )}
      <EndForm token={token} />
    </div>
  );
}

function Ended() {
  return (
    <div className="panel prose">
      <p>We won't email you again. There's nothing else to do.</p>
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
        {isLinkBroken && <p>The link doesn't match a subscription. Part of it may have been cut off.</p>}
        <p>
          Every email has an unsubscribe link. Can't find one? We'll email you a link: it signs you in, and from there
          you can unsubscribe.
        </p>
      </div>
      <section className="section panel measure newsletter">
        <h2 className="panel-title">Email me a link</h2>
        <NewsletterForm
          id="unsubscribe-email"
          source="unsubscribe"
          label="Email me a link"
          promise="The link works once and expires in one hour."
        />
      </section>
    </>
  );
}
