/** `/rewards-compare`: the rewards calculator, what chosen cards are worth for a visitor's spend and habits. */
import type { LoaderFunctionArgs } from "react-router";

import { listCards } from "../../catalog/queries.ts";
import { Island } from "../../ui/island.tsx";
import type { PageProps } from "../../page/page-route.ts";
import { paths } from "../../paths.ts";
import { CardNameList } from "../../ui/card-name-list.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { loadAskedPage, type ToolTexts, toToolProps } from "../shared/load-tool-page.ts";
import { createCalculatorTool } from "./answer-calculator.ts";
import { CalculatorAnswer, CalculatorRest } from "./calculator-result-view.tsx";
import { CalculatorTool } from "./calculator-tool.tsx";
import { DEFAULT_SLUGS } from "../shared/tool-catalog.ts";
import { NoResult } from "../shared/no-result.tsx";
import { SPEND_KEY } from "../../ui/kept-keys.ts";

const TOOL: ToolTexts = {
  label: "Rewards calculator",
  title: "Travel card rewards calculator | Waycard",
  description:
    "Calculate what travel cards earn on your own spending: rewards, the perks you would use and fees, in the first year and later, with every cap and bonus.",
  path: paths.calculator(),
  image: "calculator",
};
const CALCULATOR_TOOL = createCalculatorTool(DEFAULT_SLUGS);

/** @throws a redirect to the shortest address of the same result */
export const loadCalculatorPage = ({ request }: LoaderFunctionArgs) => loadAskedPage(request, TOOL, CALCULATOR_TOOL);

export function CalculatorPage({ loaderData }: PageProps<typeof loadCalculatorPage>) {
  const { head, asked, result } = loaderData;
  const props = {
    ...toToolProps(asked, result?.questions),
    counted: result?.counted ?? [],
    points: result?.points ?? [],
  };
  return (
    <PageLayout crumbs={head.crumbs} title="Rewards calculator">
      <Island name="calculator" when="intent" kept={SPEND_KEY} props={props}>
        <CalculatorTool
          {...props}
          initial={{
            answer: result && <CalculatorAnswer result={result} />,
            rest: result ? <CalculatorRest result={result} /> : <NoResult what="result" path={paths.calculator()} />,
          }}
        />
      </Island>
      <CardNameList cards={listCards()} />
      <section className="section prose">
        <h2>How we get these numbers</h2>
        <p>
          We calculate each card as if you put all your spending on it, and all of them together as if you always paid
          with the best one. We count caps, foreign fees and the spending that a perk or bonus requires. What a point is
          worth and how much of a perk you would use are estimates, and you can change both;{" "}
          <a href={paths.about("how-we-rate")}>How we rate</a> says where ours come from. If you choose an airline's or
          a hotel group's card, we assume you use that brand.
        </p>
        <p>
          This page covers the cards you choose. To find the best set of cards for you, use the{" "}
          <a href={paths.analyzer()}>RewardMax analyzer</a>; to see cards side by side in every detail,{" "}
          <a href={paths.compare()}>compare them</a>.
        </p>
      </section>
    </PageLayout>
  );
}
