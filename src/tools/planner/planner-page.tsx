/** `/planner`: which card when, for 12 or 24 months. */
import type { ReactNode } from "react";
import type { LoaderFunctionArgs } from "react-router";
import records from "virtual:tool-records";

import { listCards } from "../../catalog/queries.ts";
import { Island } from "../../ui/island.tsx";
import { LatePart } from "../../page/late-part.tsx";
import type { PageProps } from "../../page/page-route.ts";
import { paths } from "../../paths.ts";
import { SERVER_WORK } from "../../engine/plan/plan-settings.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { CardNameList } from "../../ui/card-picker.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { toProfileChoices } from "../profile/to-profile-choices.ts";
import { listTicks } from "../profile/list-perk-questions.ts";
import type { PerkQuestion } from "../profile/perk-questions.tsx";
import { type ToolTexts, toToolCrumbs } from "../shared/tool-head.ts";
import { ResultBar } from "../live/result-bar.tsx";
import { loadToolPage } from "../shared/load-tool-page.ts";
import { hasErrors } from "../../asking/tool-query.ts";
import type { FieldErrors } from "../../problems.ts";
import { AboutPlanner } from "./about-planner.tsx";
import { listHeldQuestions, makePlannerResult, type PlannerResult } from "./make-planner-result.ts";
import type { PlannerChoices } from "./planner-form.tsx";
import { parsePlannerQuery, type PlannerQuery, toPlannerQueryString } from "./planner-query.ts";
import { PlannerResultView } from "./planner-result-view.tsx";
import { PlannerTool, toPlannerBar } from "./planner-tool.tsx";
import { NoResult } from "../shared/no-result.tsx";
import { SPEND_KEY } from "../../ui/kept-keys.ts";

interface PlannerData {
  readonly query: PlannerQuery;
  readonly errors: FieldErrors;
  readonly canonical: string;
  readonly head: PageHead;
  readonly status: number;
  /** The result: up to a second of work, for which neither the form nor the page's head waits. */
  readonly lateParts: readonly (() => ReactNode)[];
}

const TOOL: ToolTexts = {
  label: "Planner",
  title: "Card planner: which card when | Waycard",
  description:
    "Which travel card to open in which month, how to reach each welcome bonus, and when to keep or close a card, by the issuers' rules.",
  path: paths.planner(),
  image: "planner",
};
const CRUMBS = toToolCrumbs(TOOL);

const CHOICES: PlannerChoices = { ...toProfileChoices(records), goals: records.plan.goals };

/** @throws a redirect to the shortest address of the same result */
export const loadPlannerPage = ({ request }: LoaderFunctionArgs): PlannerData =>
  loadToolPage(request, TOOL, {
    parse: (parameters) => parsePlannerQuery(parameters, records),
    toQueryString: (query) => toPlannerQueryString(query, records),
    answer: (query) => {
      const { errors } = query;
      const canonical = toPlannerQueryString(query, records);
      return { query, errors, canonical, lateParts: hasErrors(errors) ? [] : listLateParts(query, canonical) };
    },
  });

/** The plan is made when the first of them is rendered. */
function listLateParts(query: PlannerQuery, canonical: string): PlannerData["lateParts"] {
  let made: PlannerResult | undefined;
  const getResult = () => (made ??= makePlannerResult(query, records, SERVER_WORK));
  return [
    () => <ResultBar {...toPlannerBar(getResult())} />,
    () => <PlannerResultView result={getResult()} canonical={canonical} />,
  ];
}

/** Perks of the cards held, and those ticked where one of them is wrong, each once. */
function listAsked(query: PlannerQuery, errors: FieldErrors): PerkQuestion[] {
  const questions = [...listHeldQuestions(query, records), ...listTicks(query.visitor.profile.use, errors, records)];
  return [...new Map(questions.map((question) => [`${question.card}:${question.perk}`, question])).values()];
}

export function PlannerPage({ loaderData }: PageProps<typeof loadPlannerPage>) {
  const { query, errors, canonical, lateParts } = loaderData;
  const props = {
    query,
    errors,
    canonical,
    choices: CHOICES,
    ticks: listAsked(query, errors),
  };
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="Card planner"
      lead="Which card to open when: bonuses you can reach with what you spend anyway, by the issuers' rules, with every date."
    >
      <Island name="planner" when="intent" kept={SPEND_KEY} props={props}>
        <PlannerTool
          {...props}
          initialBar={lateParts.length > 0 ? <LatePart /> : undefined}
          initial={lateParts.length > 0 ? <LatePart /> : <NoResult what="plan" path={paths.planner()} />}
        />
      </Island>
      <CardNameList cards={listCards()} />
      <AboutPlanner />
    </PageLayout>
  );
}
