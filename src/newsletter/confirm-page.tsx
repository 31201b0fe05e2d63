/** `/subscribe/confirm`: where the emailed link leads. The Worker renders it outside the page cache. */
import type { LoaderFunctionArgs } from "react-router";

import { ConfirmPanel, type ConfirmPanelProps } from "./confirm-panel.tsx";
import { paths } from "../paths.ts";
import { crumbsTo, type PageHead } from "../seo/page-head.ts";
import { Breadcrumbs } from "../ui/breadcrumbs.tsx";
import { Island } from "../ui/island.tsx";
import { newsletterState } from "./newsletter-state.ts";
import type { PageProps } from "../page/page-route.ts";

const CRUMBS = crumbsTo(["Subscribe", paths.subscribe()], ["Confirm", paths.confirm()]);

interface ConfirmData {
  readonly head: PageHead;
  readonly panel: ConfirmPanelProps;
}

export function loadConfirmPage({ context }: LoaderFunctionArgs): ConfirmData {
  const state = context.get(newsletterState);
  const { kind: _kind, ...panel } = state?.kind === "confirm" ? state : { kind: "", outcome: "invalid" as const };
  return {
    head: {
      title: "Confirm your subscription | Waycard",
      description: "Confirm your Waycard newsletter subscription with one click.",
      path: paths.confirm(),
      image: "subscribe",
      isIndexed: false,
      crumbs: CRUMBS,
    },
    panel,
  };
}

export function ConfirmPage({ loaderData }: PageProps<typeof loadConfirmPage>) {
  const { panel } = loaderData;
  return (
    <div className="container page">
      <Breadcrumbs crumbs={CRUMBS} />
      <Island name="confirm" when="visible" props={{ ...panel }}>
        <ConfirmPanel {...panel} />
      </Island>
    </div>
  );
}
