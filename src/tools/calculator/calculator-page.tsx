/** `/rewards-compare`: the rewards calculator, what chosen cards are worth for a spend profile. */
import type { LoaderFunctionArgs } from "react-router";

import { listCards } from "../../catalog/queries.ts";
import { CalculatorResultView } from "./calculator-result-view.tsx";
import { CalculatorTool } from "./calculator-tool.tsx";
import { paths } from "../../paths.ts";
import { toPageStatus } from "../../problems.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { answerCalculator } from "./answer-calculator.ts";
import { parseCalculatorQuery } from "./calculator-query.ts";
import { hasErrors } from "../tool-query.ts";
import { CardNameList } from "../../ui/card-picker.tsx";
import { Island } from "../../islands/island.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { redirectToCanonical } from "../redirect-to-canonical.ts";
import { type ToolTexts, toToolCrumbs, toToolHead } from "../tool-head.ts";
import { BRAND_CATEGORIES, BRAND_NAMES, DEFAULT_SLUGS } from "../tool-catalog.ts";
import type { PageProps } from "../../pages/page-route.ts";

interface CalculatorData extends ReturnType<typeof answerCalculator> {
  readonly head: PageHead;
  readonly status: number;
}

const TOOL: ToolTexts = {
  label: "Rewards calculator",
  title: "Travel card rewards calculator | Waycard",
  description:
    "Calculate what up to ten travel cards earn on your own spend: rewards, perks and fees, in the first year and later, with every cap and bonus.",
  path: paths.calculator(),
  image: "calculator",
};
const CRUMBS = toToolCrumbs(TOOL);

/** @throws a redirect to the shortest address of the same result */
export function loadCalculatorPage({ request }: LoaderFunctionArgs): CalculatorData {
  const parameters = new URL(request.url).searchParams;
  const query = parseCalculatorQuery(parameters, listCards(), BRAND_CATEGORIES, DEFAULT_SLUGS);
  const answer = answerCalculator(query, listCards(), BRAND_CATEGORIES, DEFAULT_SLUGS);
  if (!hasErrors(answer.errors)) redirectToCanonical(request, paths.calculator(), answer.canonical);
  return {
    ...answer,
    head: toToolHead(TOOL, answer.canonical === "" && !hasErrors(answer.errors)),
    status: toPageStatus(answer.errors),
  };
}

export function CalculatorPage({ loaderData }: PageProps<typeof loadCalculatorPage>) {
  const { query, errors, canonical, result } = loaderData;
  const props = { query, errors, canonical, brandNames: BRAND_NAMES, defaultSlugs: DEFAULT_SLUGS };
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="Rewards calculator"
      lead="What the cards you have in mind would earn you on your own spend, with every rate, cap, fee and bonus counted."
    >
      <Island name="calculator" when="visible" props={props}>
        <CalculatorTool
          {...props}
          initial={
            result ? <CalculatorResultView result={result} /> : <p>Fix the highlighted fields to see your result.</p>
          }
        />
      </Island>
      <CardNameList cards={listCards()} />
      <section className="section prose">
        <h2>One card is rarely the best answer</h2>
        <p>
          This page covers the cards you choose. To find the best set of cards for you, with proof, use the{" "}
          <a href={paths.analyzer()}>RewardMax analyzer</a>; to see cards side by side in every detail,{" "}
          <a href={paths.compare()}>compare them</a>.
        </p>
      </section>
    </PageLayout>
  );
}
