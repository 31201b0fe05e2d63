/** `/rewards`: the RewardMax analyzer, our pick for what a visitor says, and what would change it. */
import type { LoaderFunctionArgs } from "react-router";

import { listCards } from "../../catalog/queries.ts";
import type { PageProps } from "../../page/page-route.ts";
import { paths } from "../../paths.ts";
import { CardNameList } from "../../ui/card-name-list.tsx";
import { Island } from "../../ui/island.tsx";
import { SPEND_KEY } from "../../ui/kept-keys.ts";
import { PageLayout } from "../../ui/page-layout.tsx";
import { loadAskedPage, type ToolTexts, toToolProps } from "../shared/load-tool-page.ts";
import { NoResult } from "../shared/no-result.tsx";
import { toProfileQuery } from "../shared/tool.ts";
import { AboutAnalyzer } from "./about-analyzer.tsx";
import { AnalyzerResultView } from "./analyzer-result-view.tsx";
import { toPathWith } from "./analyzer-question.ts";
import { AnalyzerTool } from "./analyzer-tool.tsx";
import { ANALYZER_TOOL } from "./answer-analyzer.ts";
import { PickHeadline } from "./pick-headline.tsx";

const TOOL: ToolTexts = {
  label: "RewardMax analyzer",
  title: "RewardMax analyzer: which cards to use | Waycard",
  description:
    "Say what you spend and get the best set of travel cards for it, checked against every other set: which card to use where, and what would change the answer.",
  path: paths.analyzer(),
  image: "analyzer",
};

/** @throws a redirect to the shortest address of the same result */
export const loadAnalyzerPage = ({ request }: LoaderFunctionArgs) => loadAskedPage(request, TOOL, ANALYZER_TOOL);

export function AnalyzerPage({ loaderData }: PageProps<typeof loadAnalyzerPage>) {
  const { head, asked, result } = loaderData;
  const props = {
    ...toToolProps(asked, result?.questions),
    points: result?.points ?? [],
    netUsd: result?.pick.netUsd ?? null,
  };
  return (
    <PageLayout crumbs={head.crumbs} title="RewardMax analyzer">
      <Island name="analyzer" when="intent" kept={SPEND_KEY} props={props}>
        <AnalyzerTool
          {...props}
          initial={{
            answer: result ? <PickHeadline result={result} /> : <NoResult what="result" path={paths.analyzer()} />,
            rest: result && (
              <AnalyzerResultView
                result={result}
                planPath={paths.planner() + toProfileQuery(asked.values)}
                toPortalPath={(portal) => toPathWith(asked, { portal })}
              />
            ),
          }}
        />
      </Island>
      <CardNameList cards={listCards()} />
      <AboutAnalyzer />
    </PageLayout>
  );
}
