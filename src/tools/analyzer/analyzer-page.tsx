/** `/rewards`: the RewardMax analyzer, the best wallet for a spend profile with its proof. */
import type { LoaderFunctionArgs } from "react-router";
import records from "virtual:tool-records";

import { listCards } from "../../catalog/queries.ts";
import { AnalyzerResultView } from "./analyzer-result-view.tsx";
import { AnalyzerTool, toAnalyzerBar } from "./analyzer-tool.tsx";
import { paths } from "../../paths.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { parseAnalyzerQuery, toAnalyzerQueryString } from "./analyzer-query.ts";
import { answerAnalyzer } from "./answer-analyzer.ts";
import { listTicks } from "../profile/list-perk-questions.ts";
import { toProfileChoices } from "../profile/to-profile-choices.ts";
import { loadToolPage } from "../shared/load-tool-page.ts";
import { CardNameList } from "../../ui/card-picker.tsx";
import { Island } from "../../ui/island.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { AboutAnalyzer } from "./about-analyzer.tsx";
import { toPlanPath } from "../shared/to-plan-path.ts";
import { type ToolTexts, toToolCrumbs } from "../shared/tool-head.ts";
import type { PageProps } from "../../page/page-route.ts";
import { NoResult } from "../shared/no-result.tsx";
import { SPEND_KEY } from "../../ui/kept-keys.ts";

interface AnalyzerData extends ReturnType<typeof answerAnalyzer> {
  readonly head: PageHead;
  readonly status: number;
}

const TOOL: ToolTexts = {
  label: "RewardMax analyzer",
  title: "RewardMax analyzer: your best card wallet | Waycard",
  description:
    "Enter what you spend and get the set of travel cards worth the most to you, proven best across every wallet, with which card to use where.",
  path: paths.analyzer(),
  image: "analyzer",
};
const CRUMBS = toToolCrumbs(TOOL);

const CHOICES = toProfileChoices(records);

/** @throws a redirect to the shortest address of the same result */
export const loadAnalyzerPage = ({ request }: LoaderFunctionArgs): AnalyzerData =>
  loadToolPage(request, TOOL, {
    parse: (parameters) => parseAnalyzerQuery(parameters, records),
    toQueryString: (query) => toAnalyzerQueryString(query, records),
    // The certificate is for the API: no page shows it.
    answer: (query) => answerAnalyzer(query, records),
  });

export function AnalyzerPage({ loaderData }: PageProps<typeof loadAnalyzerPage>) {
  const { query, errors, canonical, result } = loaderData;
  const bar = result && toAnalyzerBar(result);
  const props = {
    query,
    errors,
    canonical,
    choices: CHOICES,
    questions: result?.questions ?? listTicks(query.visitor.profile.use, errors, records),
    points: result?.points ?? [],
    bar,
  };
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="RewardMax analyzer"
      lead="Which cards together are worth the most for what you spend? We check every possible wallet and prove the answer is the best by these estimates."
    >
      <Island name="analyzer" when="intent" kept={SPEND_KEY} props={props}>
        <AnalyzerTool
          {...props}
          initial={
            result ? (
              <AnalyzerResultView
                result={result}
                planPath={toPlanPath(query.visitor.profile, query.limits, records.context)}
              />
            ) : (
              <NoResult what="result" path={paths.analyzer()} />
            )
          }
        />
      </Island>
      <CardNameList cards={listCards()} />
      <AboutAnalyzer />
    </PageLayout>
  );
}
