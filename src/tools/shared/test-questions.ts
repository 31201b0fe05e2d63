/** For tests and the benchmark: questions of every kind that the parameters of the planner and of the analyzer allow, hostile ones among them. */
import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { createRandom, type Random } from "../../engine/value/test-cards.ts";
import type { ToolRecords } from "./tool-records.ts";

/** The planner's question that once took 110 seconds, and one about cards with choices of categories that took 45. */
export const KNOWN_QUESTIONS: readonly string[] = [
  "dining=800&groceries=900&gas=200&travel=500&other=2000&trips=4&travelers=2&type=any&score=740&months=24&apply=6&goal=capital-one-miles:50000:2027-06",
  "type=any&preset=household&months=24&people=2&own=us-bank-cash-plus,world-of-hyatt-business,citi-custom-cash,amex-business-gold,bank-of-america-customized-cash-rewards,bilt-obsidian,citi-strata,bilt-blue",
];

const AMOUNTS = [1, 10, 150, 600, 2_000, 20_000, 1_000_000];

/** What is booked on a bank's site is part of the travel that is asked for. */
const toAsked = (amount: string) =>
  amount.startsWith("travel_portal") ? [] : [amount.replace("travel_other", "travel")];

/** Of a visitor: what all tools ask. */
function makeProfile({ pick, chance, shuffle }: Random, slugs: readonly string[]): string[] {
  const own = shuffle(slugs).slice(0, pick([1, 3, 8, 40]));
  const spend = shuffle(SPEND_CATEGORIES.filter((category) => category !== "other")).slice(0, pick([1, 3, 6]));
  return [
    ...(chance(0.7)
      ? [`preset=${pick(PRESETS).slug}`]
      : spend.map((category) => `${category}=${pick(AMOUNTS)}`).flatMap(toAsked)),
    `other=${pick(AMOUNTS)}`,
    ...(chance(0.3) ? [`perks=${pick(["face", "none"])}`] : []),
    ...(chance(0.4) ? ["type=any"] : []),
    ...(chance(0.3) ? [`trips=${pick([0, 12, 365])}&travelers=${pick([1, 2, 20])}`] : []),
    ...(chance(0.3) ? [`maxFees=${pick([0, 95, 600])}`] : []),
    ...(chance(0.2) ? ["effort=0"] : []),
    ...(chance(0.4) ? [`own=${own.join()}`] : []),
  ];
}

export function makeQuestions({ rewards, plan, context }: ToolRecords, count: number, seed = 1) {
  const random = createRandom(seed);
  const { pick, chance, shuffle } = random;
  const slugs = rewards.cards.map(({ slug }) => slug);
  const year = Number(context.today.slice(0, 4));
  const makePlan = (): string => {
    const months = pick([12, 24]);
    const isForTwo = chance(0.5);
    const goal = `${pick(plan.goals).key}:${pick([5_000, 50_000, 200_000, 900_000])}`;
    return [
      ...makeProfile(random, slugs),
      `months=${months}`,
      `apply=${pick(months === 12 ? [0, 1, 2, 4] : [1, 3, 4, 6])}`,
      ...(isForTwo ? [`people=2&p2.apply=${pick([0, 1, 4])}`] : []),
      ...(isForTwo && chance(0.3)
        ? [
            `p2.own=${shuffle(slugs)
              .slice(0, pick([2, 30]))
              .join()}`,
          ]
        : []),
      ...(chance(0.5) ? [`goal=${goal}:${year + 1}-${pick(["02", "06", "09"])}`] : []),
    ].join("&");
  };
  const makeWallet = (): string => [...makeProfile(random, slugs), `maxCards=${pick([1, 3, 5])}`].join("&");
  const listFew = (at: number) => Array.from({ length: 6 }, (_, place) => slugs[(6 * at + place) % slugs.length]!);
  return Array.from({ length: count }, (_, at) => ({ plan: makePlan(), wallet: makeWallet(), few: listFew(at) }));
}
