/** `/card-finder`: seven questions, three cards, and the reasons for each. */
import type { LoaderFunctionArgs } from "react-router";

import { CATALOG_AS_OF, listCards } from "../../catalog/queries.ts";
import { formatDate } from "../../format.ts";
import { FinderResultView } from "./finder-result-view.tsx";
import { FinderTool } from "./finder-tool.tsx";
import { paths } from "../../paths.ts";
import { toPageStatus } from "../../problems.ts";
import { listBrandCategories } from "../../rewards/spend-lines.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { answerFinder } from "./answer-finder.ts";
import { listFinderBrands, parseFinderQuery } from "./finder-query.ts";
import { hasErrors } from "../tool-query.ts";
import { Island } from "../../islands/island.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { FinderRule } from "./finder-rule.tsx";
import { redirectToCanonical } from "../redirect-to-canonical.ts";
import { type ToolTexts, toToolCrumbs, toToolHead } from "../tool-head.ts";
import type { PageProps } from "../../pages/page-route.ts";

interface FinderData extends Pick<ReturnType<typeof answerFinder>, "query" | "result"> {
  readonly head: PageHead;
  readonly status: number;
}

const TOOL: ToolTexts = {
  label: "Card finder",
  title: "Personalized travel card finder | Waycard",
  description:
    "Seven questions, three travel cards: why each one fits, why not the next, and what to check first. No account, no credit check, no sponsored order.",
  path: paths.finder(),
  image: "finder",
};
const CRUMBS = toToolCrumbs(TOOL);

const BRANDS = {
  brandNames: listFinderBrands(listCards()),
  spendBrandNames: [...listBrandCategories(listCards()).keys()],
};

/** @throws a redirect to the shortest address of the same result */
export function loadFinderPage({ request }: LoaderFunctionArgs): FinderData {
  const query = parseFinderQuery(new URL(request.url).searchParams, listCards());
  const { errors, canonical, result } = answerFinder(query, listCards());
  if (!hasErrors(errors)) redirectToCanonical(request, paths.finder(), canonical);
  return {
    query,
    result,
    head: toToolHead(TOOL, !query.isAsked),
    status: toPageStatus(errors),
  };
}

export function FinderPage({ loaderData }: PageProps<typeof loadFinderPage>) {
  const { query, result } = loaderData;
  const props = { query, ...BRANDS };
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="Personalized card finder"
      lead="Seven questions, at most three cards, and the reasons for each in dollars. No account, no credit check; the answers stay in the address."
    >
      <p className="small muted">
        Facts as of <time dateTime={CATALOG_AS_OF}>{formatDate(CATALOG_AS_OF)}</time>. These aren't approval decisions;
        only the issuer decides on an application.
      </p>
      <Island name="finder" when="idle" props={props}>
        <FinderTool
          {...props}
          initial={result ? <FinderResultView result={result} /> : <FinderEmpty isFaulty={hasErrors(query.errors)} />}
        />
      </Island>
      <FinderRule />
    </PageLayout>
  );
}

/** Stands where the result will come. */
function FinderEmpty({ isFaulty }: { readonly isFaulty: boolean }) {
  if (isFaulty) return <p className="tool-empty">Fix the highlighted answers to see your result.</p>;
  return (
    <div className="tool-empty stack">
      <h2>Your three cards will appear here</h2>
      <p>Change an answer, or submit the form as is. For each card you will see:</p>
      <ul>
        <li>why it was picked, in dollars a year</li>
        <li>why not the next one</li>
        <li>what to check before you apply</li>
      </ul>
    </div>
  );
}
