/** `/card-finder`: seven questions, three cards, and the reasons for each. */
import type { LoaderFunctionArgs } from "react-router";

import records from "virtual:tool-records";

import { listCards } from "../../catalog/queries.ts";
import { Island } from "../../ui/island.tsx";
import type { PageProps } from "../../page/page-route.ts";
import { paths } from "../../paths.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { AgeNote } from "../../ui/age-note.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { toProfileChoices } from "../profile/to-profile-choices.ts";
import { type ToolTexts, toToolCrumbs } from "../shared/tool-head.ts";
import { loadToolPage } from "../shared/load-tool-page.ts";
import { answerFinder } from "./answer-finder.ts";
import { parseFinderQuery, toFinderQueryString } from "./finder-query.ts";
import { FinderResultView } from "./finder-result-view.tsx";
import { FinderRule } from "./finder-rule.tsx";
import { FinderTool, toFinderBar } from "./finder-tool.tsx";
import { NoResult } from "../shared/no-result.tsx";

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

const CHOICES = toProfileChoices(records);

/** @throws a redirect to the shortest address of the same result */
export const loadFinderPage = ({ request }: LoaderFunctionArgs): FinderData =>
  loadToolPage(request, TOOL, {
    parse: (parameters) => parseFinderQuery(parameters, records),
    toQueryString: (query) => toFinderQueryString(query, records),
    answer: (query) => answerFinder(query, records),
  });

export function FinderPage({ loaderData }: PageProps<typeof loadFinderPage>) {
  const { query, result } = loaderData;
  const bar = result && toFinderBar(result);
  const props = { query, choices: CHOICES, questions: result?.questions ?? [], bar };
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="Personalized card finder"
      lead="Seven questions, at most three cards, and the reasons for each in dollars. No account, no credit check; the answers stay in the address."
    >
      <p className="small muted">
        <AgeNote cards={listCards()} /> Only the issuer decides on an application.
      </p>
      <Island name="finder" when="idle" props={props}>
        <FinderTool
          {...props}
          initial={result ? <FinderResultView result={result} /> : <NoResult what="result" path={paths.finder()} />}
        />
      </Island>
      <FinderRule />
    </PageLayout>
  );
}
