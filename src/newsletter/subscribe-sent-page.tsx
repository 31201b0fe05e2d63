/** `/subscribe/sent`: what the form without a script leads to. The same for every address. */
import { SENT } from "./newsletter-texts.ts";
import { paths } from "../paths.ts";
import { crumbsTo, type PageHead } from "../seo/page-head.ts";
import { PageLayout } from "../ui/page-layout.tsx";

const CRUMBS = crumbsTo(["Subscribe", paths.subscribe()], [SENT.title, paths.subscribeSent()]);

export function loadSubscribeSentPage(): { readonly head: PageHead } {
  return {
    head: {
      title: "Check your inbox | Waycard",
      description: "We sent you an email with a link. Open it and click the button to confirm your subscription.",
      path: paths.subscribeSent(),
      image: "subscribe",
      isIndexed: false,
      crumbs: CRUMBS,
    },
  };
}

export function SubscribeSentPage() {
  return (
    <PageLayout crumbs={CRUMBS} title={SENT.title}>
      <div className="panel prose">
        <p>{SENT.text}</p>
        <p className="small muted">
          {SENT.hint} <a href={paths.subscribe()}>Back to the form</a>
        </p>
      </div>
    </PageLayout>
  );
}
