/** `/rewards-compare`: the rewards calculator, what chosen cards are worth for a visitor's spend and habits. */
import type { LoaderFunctionArgs } from "react-router";
import records from "virtual:tool-records";

import { listCards } from "../../catalog/queries.ts";
import { Island } from "../../ui/island.tsx";
import type { PageProps } from "../../page/page-route.ts";
import { paths } from "../../paths.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { CardNameList } from "../../ui/card-picker.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { listTicks } from "../profile/list-perk-questions.ts";
import { toProfileChoices } from "../profile/to-profile-choices.ts";
import { type ToolTexts, toToolCrumbs } from "../shared/tool-head.ts";
import { loadToolPage } from "../shared/load-tool-page.ts";
import { answerCalculator } from "./answer-calculator.ts";
import { MAX_CALCULATOR_CARDS, parseCalculatorQuery, toCalculatorQueryString } from "./calculator-query.ts";
import { CalculatorAnswer, CalculatorRest } from "./calculator-result-view.tsx";
import { CalculatorTool } from "./calculator-tool.tsx";
import { DEFAULT_SLUGS } from "../shared/tool-catalog.ts";
import { NoResult } from "../shared/no-result.tsx";
import { SPEND_KEY } from "../../ui/kept-keys.ts";

interface CalculatorData extends ReturnType<typeof answerCalculator> {
  readonly head: PageHead;
  readonly status: number;
}

const TOOL: ToolTexts = {
  label: "Rewards calculator",
  title: "Travel card rewards calculator | Waycard",
  description:
    "Calculate what travel cards earn on your own spend: rewards, the perks you would use and fees, in the first year and later, with every cap and bonus.",
  path: paths.calculator(),
  image: "calculator",
};
const CRUMBS = toToolCrumbs(TOOL);
const CHOICES = toProfileChoices(records);
const toPointChoice = ({ key, name, cents }: (typeof CHOICES)["programs"][number]) => ({ key, name, counted: [cents] });

/** @throws a redirect to the shortest address of the same result */
export const loadCalculatorPage = ({ request }: LoaderFunctionArgs): CalculatorData =>
  loadToolPage(request, TOOL, {
    parse: (parameters) => parseCalculatorQuery(parameters, records, DEFAULT_SLUGS),
    toQueryString: (query) => toCalculatorQueryString(query, records, DEFAULT_SLUGS),
    answer: (query) => answerCalculator(query, records, DEFAULT_SLUGS),
  });

export function CalculatorPage({ loaderData }: PageProps<typeof loadCalculatorPage>) {
  const { query, errors, canonical, result } = loaderData;
  const props = {
    query,
    errors,
    canonical,
    choices: CHOICES,
    defaultSlugs: DEFAULT_SLUGS,
    questions: result?.questions ?? listTicks(query.visitor.profile.use, errors, records),
    counted: result?.counted ?? [],
    // Without a result, a wrong number of cents must still have its field.
    points: result?.points ?? CHOICES.programs.filter(({ key }) => errors[`cpp.${key}`]).map(toPointChoice),
  };
  return (
    <PageLayout
      crumbs={CRUMBS}
      title="Rewards calculator"
      lead={`What up to ${MAX_CALCULATOR_CARDS} cards that you have in mind would earn you on your own spend, and which of them are worth keeping.`}
    >
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
          Each card is worked out as if you put all your spend on it, and all of them together as if you paid with the
          best card everywhere. Caps, fees abroad and the spend that a perk or bonus asks for are counted. What a point
          is worth and how much of a perk you would use are estimates, and you can change both;{" "}
          <a href={paths.about("how-we-rate")}>How we rate</a> says where ours come from. Of an airline or a hotel group
          whose card you choose we assume that you use it.
        </p>
        <p>
          This page covers the cards you choose. To find the best set of cards for you, with proof, use the{" "}
          <a href={paths.analyzer()}>RewardMax analyzer</a>; to see cards side by side in every detail,{" "}
          <a href={paths.compare()}>compare them</a>.
        </p>
      </section>
    </PageLayout>
  );
}
