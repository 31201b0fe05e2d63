/** `/planner`: which card when, for 12 or 24 months. */
import type { LoaderFunctionArgs } from "react-router";
import records from "virtual:tool-records";

import { listCards } from "../../catalog/queries.ts";
import { Island } from "../../islands/island.tsx";
import type { PageProps } from "../../pages/page-route.ts";
import { paths } from "../../paths.ts";
import { toServerWork } from "../../rewards/plan/plan-settings.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { CardNameList } from "../../ui/card-picker.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { type ToolTexts, toToolCrumbs } from "../tool-head.ts";
import { loadToolPage } from "../load-tool-page.ts";
import { AboutPlanner } from "./about-planner.tsx";
import { answerPlanner } from "./make-planner-result.ts";
import type { PlannerChoices } from "./planner-form.tsx";
import { parsePlannerQuery, toPlannerQueryString } from "./planner-query.ts";
import { PlannerResultView } from "./planner-result-view.tsx";
import { PlannerTool } from "./planner-tool.tsx";

interface PlannerData extends ReturnType<typeof answerPlanner> {
  readonly head: PageHead;
  readonly status: number;
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

const { brands, programs, requirements, today } = records.context;
const CHOICES: PlannerChoices = {
  travelBrands: brands.flatMap(({ name, kind }) => (kind === "merchant" ? [] : [name])),
  brandNames: brands.map(({ name }) => name),
  programs: programs.map(({ key, name, cents }) => ({ key, name, cents })),
  requirements,
  today,
  goals: records.plan.goals,
};

/** @throws a redirect to the shortest address of the same result */
export const loadPlannerPage = ({ request }: LoaderFunctionArgs): PlannerData =>
  loadToolPage(request, TOOL, {
    parse: (parameters) => parsePlannerQuery(parameters, records),
    toQueryString: (query) => toPlannerQueryString(query, records),
    answer: (query) => answerPlanner(query, records, toServerWork),
  });

export function PlannerPage({ loaderData }: PageProps<typeof loadPlannerPage>) {
  const { query, errors, canonical, result } = loaderData;
  const isPartial = result !== null && !result.plan.proof.optimal;
  const props = { query, errors, canonical, choices: CHOICES, isPartial };
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="Card planner"
      lead="Which card to open when: bonuses you can reach with what you spend anyway, by the issuers' rules, with every date."
    >
      <Island name="planner" when="visible" props={props}>
        <PlannerTool
          {...props}
          initial={
            result ? (
              <PlannerResultView result={result} canonical={canonical} />
            ) : (
              <p>Fix the highlighted fields to see your plan.</p>
            )
          }
        />
      </Island>
      <CardNameList cards={listCards()} />
      <AboutPlanner />
    </PageLayout>
  );
}
