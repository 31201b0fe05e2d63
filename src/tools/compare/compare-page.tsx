/** `/compare?cards=a,b,c` and `/compare/{a}-vs-{b}`: two to four cards side by side. */
import { AgeNote } from "../../ui/age-note.tsx";
import { type LoaderFunctionArgs, redirect } from "react-router";
import records from "virtual:tool-records";

import type { Card } from "../../catalog/card.ts";
import { findCard, getCard, listCards, nameShort } from "../../catalog/queries.ts";
import { ComparisonBody, Verdict } from "./compare-result.tsx";
import { CompareTool } from "./compare-tool.tsx";
import { paths } from "../../paths.ts";
import { toPageStatus } from "../../problems.ts";
import type { PageHead } from "../../seo/page-head.ts";
import { createCompareTool } from "./answer-compare.ts";
import { type AskedCompare, listOwnPairs } from "./compare-question.ts";
import { toCompareHeading } from "./compare-title.ts";
import { parsePair } from "../../catalog/parse-pair.ts";
import type { Comparison } from "./compare-cards.ts";
import { hasFaults } from "../../asking/read.ts";
import { toQueryString } from "../../asking/write.ts";
import { answerAsked, askSearch } from "../shared/tool.ts";
import { CardArt } from "../../ui/card-art.tsx";
import { SPEND_KEY } from "../../ui/kept-keys.ts";
import { CardNameList } from "../../ui/card-name-list.tsx";
import { Island } from "../../ui/island.tsx";
import { PageLayout } from "../../ui/page-layout.tsx";
import { toCompareHead } from "./compare-head.ts";
import {
  type ComparePair,
  isListedPair,
  listComparePairs,
  listPopularPairs,
  listRelatedPairs,
} from "../../page/compare-pairs.ts";
import { redirectToCanonical } from "../../page/redirect-to-canonical.ts";
import { toToolProps } from "../shared/load-tool-page.ts";
import { type ChooseIf, toChooseIf } from "./choose/choose-if.ts";
import { ChooseIfSection } from "./choose-if-section.tsx";
import { type PageProps, throwNotFound } from "../../page/page-route.ts";

interface CompareData {
  readonly head: PageHead;
  readonly status: number;
  readonly asked: AskedCompare;
  readonly result: Comparison | null;
  readonly operations: number;
  readonly cards: readonly Card[];
  readonly pairs: readonly ComparePair[];
  /** Of a pair that people search for, on its own page. */
  readonly advice: ChooseIf | null;
}

/** Of the popular pairs, beside an empty form. */
const FIRST_PAIRS = 4;
const COMPARE_TOOL = createCompareTool(listCards);

/** @throws a redirect to the shortest address of the same result */
function answerPage(request: Request, parameters: URLSearchParams, path: string, own: readonly string[]) {
  const asked = askSearch(COMPARE_TOOL, parameters, records);
  const rest = listOwnPairs(asked).filter(([name]) => !own.includes(name));
  if (!hasFaults(asked)) redirectToCanonical(request, path, toQueryString(rest));
  const { result, operations } = answerAsked(COMPARE_TOOL, asked, records);
  const isVariant = hasFaults(asked) || rest.some(([name]) => name !== "cards");
  const cards = asked.values.cards.map(getCard);
  return { asked, result, operations, isVariant, cards, status: toPageStatus(asked.faults) };
}

export function loadComparePage({ request }: LoaderFunctionArgs): CompareData {
  const { isVariant, ...data } = answerPage(request, new URL(request.url).searchParams, paths.compare(), []);
  const { cards } = data;
  return {
    ...data,
    head: toCompareHead({ cards, isPairPage: false, isVariant }),
    pairs: cards.length === 0 ? listPopularPairs() : listRelatedPairs(cards.map(({ slug }) => slug)),
    advice: null,
  };
}

/** @throws a 404 for anything but two different cards, a redirect to the pair's one spelling */
export function loadComparePairPage({ request, params }: LoaderFunctionArgs): CompareData {
  const pair = parsePair(params["pair"] ?? "", (slug) => findCard(slug) !== undefined);
  if (!pair) throwNotFound();
  const { search, searchParams } = new URL(request.url);
  const path = paths.comparePair(pair.first, pair.second);
  if (!pair.isCanonical) throw redirect(path + search, 301);
  searchParams.set("cards", `${pair.first},${pair.second}`);
  const { isVariant, ...data } = answerPage(request, searchParams, path, ["cards"]);
  return {
    ...data,
    head: toCompareHead({ cards: data.cards, isPairPage: true, isVariant }),
    pairs: listRelatedPairs([pair.first, pair.second]),
    advice: isListedPair(pair.first, pair.second) ? getAdvice(pair.first, pair.second) : null,
  };
}

/** The advice does not depend on what the visitor enters: an isolate works it out once for each listed pair. */
const ADVICE = new Map<string, ChooseIf>();

function getAdvice(first: string, second: string): ChooseIf {
  const path = paths.comparePair(first, second);
  const known = ADVICE.get(path) ?? toChooseIf([getCard(first), getCard(second)], records);
  ADVICE.set(path, known);
  return known;
}

export function ComparePage({ loaderData }: PageProps<typeof loadComparePage>) {
  const { head, asked, result, cards, pairs, advice } = loaderData;
  const props = toToolProps(asked, result?.questions);
  return (
    <PageLayout crumbs={head.crumbs} title={toCompareHeading(cards)} lead={toLead(cards)}>
      <Island name="compare" when="intent" kept={SPEND_KEY} props={props}>
        <CompareTool
          {...props}
          initial={{
            answer: result ? <Verdict comparison={result} /> : <Start pairs={pairs.slice(0, FIRST_PAIRS)} />,
            advice: advice && <ChooseIfSection advice={advice} />,
            body: result && <ComparisonBody comparison={result} isDifferencesOnly={asked.values.differences} />,
          }}
        />
      </Island>
      <p className="small muted max-w-measure">
        <AgeNote cards={cards.length > 0 ? cards : listCards()} />
      </p>
      <CardNameList cards={listCards()} />
      <Pairs pairs={result ? pairs : pairs.slice(FIRST_PAIRS)} count={cards.length} />
    </PageLayout>
  );
}

/** Beside the empty form: what others compare, one click away. */
const Start = ({ pairs }: Pick<PairsProps, "pairs">) => (
  <>
    <p className="mb-4">Choose at least two cards, or one of these pairs.</p>
    <PairTiles pairs={pairs} />
  </>
);

const PairTiles = ({ pairs }: Pick<PairsProps, "pairs">) => (
  <ul className="tiles-wide">
    {pairs.map((pair) => (
      <li
        className="tile grid! grid-cols-[6.5rem_minmax(0,1fr)] gap-4 items-center font-600 leading-[1.35]"
        key={pair.path}
      >
        <div className="[&>*]:w-18! [&>*+*]:mt--7.5 [&>*+*]:ml-8">
          <CardArt card={getCard(pair.first)} width={72} />
          <CardArt card={getCard(pair.second)} width={72} />
        </div>
        <a className="stretched" href={pair.path}>
          {`${nameShort(pair.first)} vs ${nameShort(pair.second)}`}
        </a>
      </li>
    ))}
  </ul>
);

interface PairsProps {
  readonly pairs: readonly ComparePair[];
  /** Cards that are chosen. */
  readonly count: number;
}

function Pairs({ pairs, count }: PairsProps) {
  if (pairs.length === 0 && count > 0) return null;
  return (
    <section className="section no-print">
      <h2>{count === 0 ? "Often compared" : count === 1 ? "Against what?" : "More comparisons"}</h2>
      <PairTiles pairs={pairs} />
      {count === 0 && <AllPairs />}
    </section>
  );
}

/** Every pair that has a page of its own, for people who know what they look for. */
function AllPairs() {
  return (
    <details className="disclosure mt-4 max-w-none!">
      <summary>All {listComparePairs().length} comparisons</summary>
      <ul className="columns-[20rem] max-w-none! [&>li]:break-inside-avoid [&>li]:pb-2 [&>li]:leading-[1.4]">
        {listComparePairs()
          .toSorted((left, right) => (left.label < right.label ? -1 : 1))
          .map(({ path, label }) => (
            <li key={path}>
              <a href={path}>{label}</a>
            </li>
          ))}
      </ul>
    </details>
  );
}

function toLead(cards: readonly Card[]): string | undefined {
  if (cards.length === 0) {
    return "Put two to four cards side by side: every fee, rate, cap and perk, the winner of each row, and which card is worth the most for your spending.";
  }
  if (cards.length === 1) return "One card is chosen. Add a second one, and up to four, to see them side by side.";
  return undefined;
}
