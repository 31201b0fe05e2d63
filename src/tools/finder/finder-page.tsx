/** `/card-finder`: seven questions, three cards, and the reasons for each. */
import type { LoaderFunctionArgs } from "react-router";

import { listCards } from "../../catalog/queries.ts";
import { Island } from "../../ui/island.tsx";
import type { PageProps } from "../../page/page-route.ts";
import { paths } from "../../paths.ts";
import { AgeNote } from "../../ui/age-note.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { CardNameList } from "../../ui/card-name-list.tsx";
import { loadAskedPage, type ToolTexts, toToolProps } from "../shared/load-tool-page.ts";
import { NoResult } from "../shared/no-result.tsx";
import { FINDER_TOOL } from "./answer-finder.ts";
import { FinderResultView } from "./finder-result-view.tsx";
import { FinderRule } from "./finder-rule.tsx";
import { FinderTool } from "./finder-tool.tsx";
import { SPEND_KEY } from "../../ui/kept-keys.ts";

const TOOL: ToolTexts = {
  label: "Card finder",
  title: "Personalized travel card finder | Waycard",
  description:
    "Seven questions, three travel cards: why each one fits, why not the next, and what to check first. No account, no credit check, no sponsored order.",
  path: paths.finder(),
  image: "finder",
};

/** @throws a redirect to the shortest address of the same result */
export const loadFinderPage = ({ request }: LoaderFunctionArgs) => loadAskedPage(request, TOOL, FINDER_TOOL);

export function FinderPage({ loaderData }: PageProps<typeof loadFinderPage>) {
  const { head, asked, result } = loaderData;
  const props = toToolProps(asked, result?.questions);
  return (
    <PageLayout
      crumbs={head.crumbs}
      title="Personalized card finder"
      lead="Answer seven questions to see three cards, with the reasons in dollars. No account, no credit check."
    >
      <Island name="finder" when="intent" kept={SPEND_KEY} props={props}>
        <FinderTool
          {...props}
          initial={result ? <FinderResultView result={result} /> : <NoResult what="result" path={paths.finder()} />}
        />
      </Island>
      <p className="small muted mt-6">
        <AgeNote cards={listCards()} /> Only the issuer decides whether you're approved.
      </p>
      <FinderRule />
      {Object.keys(props.names).length > 0 && <CardNameList cards={listCards()} />}
    </PageLayout>
  );
}
