/** `/planner`: which card when, for 12 or 24 months. */
import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import records from "virtual:tool-records";

import { hasFaults } from "../../asking/read.ts";
import { listCards } from "../../catalog/queries.ts";
import { LatePart } from "../../page/late-part.tsx";
import type { PageProps } from "../../page/page-route.ts";
import { paths } from "../../paths.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { CardNameList } from "../../ui/card-name-list.tsx";
import { Island } from "../../ui/island.tsx";
import { SPEND_KEY } from "../../ui/kept-keys.ts";
import { PageLayout } from "../../ui/page-layout.tsx";
import { ResultBar } from "../live/result-bar.tsx";
import { loadAskedPage, type ToolTexts, toToolProps } from "../shared/load-tool-page.ts";
import { NoResult } from "../shared/no-result.tsx";
import { toCanonical } from "../shared/tool.ts";
import { AboutPlanner } from "./about-planner.tsx";
import { PLANNER_TOOL } from "./answer-planner.ts";
import { listHeldPoints, listHeldQuestions, type PlannerResult } from "./make-planner-result.ts";
import { type AskedPlanner, PLANNER_QUESTION } from "./planner-question.ts";
import { PlannerHeadline, PlannerResultView } from "./planner-result-view.tsx";
import { PlannerTool, toPlannerBar } from "./planner-tool.tsx";

interface PlannerData {
  readonly asked: AskedPlanner;
  readonly head: PageHead;
  readonly status: number;
  /** The result: up to a second of work, for which neither the page's head nor the answer's place waits. */
  readonly lateParts: readonly (() => ReactNode)[];
}

const TOOL: ToolTexts = {
  label: "Planner",
  title: "Card planner: which card when | Waycard",
  description:
    "Which travel card to open in which month, how to reach each welcome bonus, and when to keep or cancel a card, under the issuers' rules.",
  path: paths.planner(),
  image: "planner",
};

/** @throws a redirect to the shortest address of the same result */
export function loadPlannerPage({ request }: LoaderFunctionArgs): PlannerData {
  const { asked, head, status } = loadAskedPage(request, TOOL, { ...PLANNER_QUESTION, answer: () => null });
  return { asked, head, status, lateParts: hasFaults(asked) ? [] : listLateParts(asked) };
}

/** The plan is made when the first of them is rendered. */
function listLateParts(asked: AskedPlanner): PlannerData["lateParts"] {
  const canonical = toCanonical(PLANNER_QUESTION, asked);
  let made: PlannerResult | undefined;
  const getResult = () => (made ??= PLANNER_TOOL.answer(asked, records));
  return [
    () => <PlannerHeadline result={getResult()} />,
    () => <ResultBar {...toPlannerBar(getResult())} />,
    () => <PlannerResultView result={getResult()} canonical={canonical} />,
  ];
}

export function PlannerPage({ loaderData }: PageProps<typeof loadPlannerPage>) {
  const { head, asked, lateParts } = loaderData;
  const shared = toToolProps(asked, listHeldQuestions(asked.values, records));
  const props = {
    ...shared,
    choices: { ...shared.choices, goals: records.plan.goals },
    points: listHeldPoints(asked.values, records),
  };
  const late = lateParts.length > 0 && <LatePart />;
  return (
    <PageLayout crumbs={head.crumbs} title="Card planner">
      <Island name="planner" when="intent" kept={SPEND_KEY} props={props}>
        <PlannerTool
          {...props}
          initial={{
            answer: late || <NoResult what="plan" path={paths.planner()} />,
            bar: late || null,
            rest: late || null,
          }}
        />
      </Island>
      <CardNameList cards={listCards()} />
      <AboutPlanner />
    </PageLayout>
  );
}
