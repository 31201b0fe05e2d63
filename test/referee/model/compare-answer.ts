/** Where an engine's answer differs from the definition, in words; nothing: they agree to the cent. */
import type { WalletSummary } from "../../../src/engine/wallet/answer.ts";
import type { Profile } from "../../../src/engine/value/profile.ts";
import type { RewardsCatalog } from "../../../src/engine/value/wallet-card.ts";
import { compareWallets, priceWallet, type PricedWallet, rankWallets } from "./brute-force.ts";
import type { Engine, EngineAnswer } from "./engine.ts";
import type { RefereeCase } from "./random-case.ts";
import { replayPlan } from "./replay-plan.ts";
import { resolveProfile } from "./resolve-profile.ts";
import { valueWallet } from "./value-wallet.ts";

const CENT = 0.01;
const RUNNER_UP_USD = 25;

const toDollars = (usd: number | undefined): string => usd?.toFixed(4) ?? "nothing";
const toName = (slugs: readonly string[]): string => `[${slugs.join(" ")}]`;
const isSame = (a: readonly string[], b: readonly string[]): boolean => toName(a.toSorted()) === toName(b.toSorted());

function sortLines({ lines }: Profile): string[] {
  return lines
    .filter(({ monthlyUsd }) => monthlyUsd > 1e-9)
    .map((line) =>
      JSON.stringify([line.category, line.part, line.brand, line.monthlyUsd.toFixed(6), line.foreignPercent]),
    )
    .toSorted();
}

function compareProfiles(ours: Profile, theirs: Profile): string[] {
  const lines = [sortLines(ours), sortLines(theirs)].map((all) => all.join(" "));
  const names = (Object.keys(ours) as (keyof Profile)[]).filter((name) => name !== "lines");
  const sorted = (value: Profile[keyof Profile]): string =>
    JSON.stringify(Array.isArray(value) ? value.map((one) => JSON.stringify(one)).toSorted() : value);
  return [
    ...(lines[0] === lines[1] ? [] : [`Lines are ${lines[0] ?? ""}; the engine has ${lines[1] ?? ""}.`]),
    ...names
      .filter((name) => sorted(ours[name]) !== sorted(theirs[name]))
      .map((name) => `${name} is ${sorted(ours[name])}; the engine has ${sorted(theirs[name])}.`),
  ];
}

function compareSummary(what: string, summary: WalletSummary, ranked: readonly PricedWallet[]): string[] {
  const ours = ranked.find(({ slugs }) => isSame(slugs, summary.cards));
  if (!ours) {
    return [`${what} ${toName(summary.cards)} is not allowed.`];
  }
  const isEqual =
    Math.abs(ours.scoreUsd - summary.scoreUsd) <= CENT &&
    Math.abs(ours.netUsd - summary.netUsd) <= CENT &&
    Math.abs(ours.laterFeesUsd - summary.laterFeesUsd) <= CENT;
  return isEqual
    ? []
    : [
        `${what} ${toName(summary.cards)} is worth ${toDollars(ours.netUsd)}, by its score ${toDollars(ours.scoreUsd)}; the engine has ${toDollars(summary.netUsd)} and ${toDollars(summary.scoreUsd)}.`,
      ];
}

function compareRunnersUp(answer: EngineAnswer, ranked: readonly PricedWallet[], pick: PricedWallet): string[] {
  const listed = answer.runnersUp;
  const isListed = ({ slugs }: PricedWallet): boolean =>
    [...listed.map(({ cards }) => cards), pick.slugs].some((cards) => isSame(cards, slugs));
  const leastUsd = (ranked[0]?.scoreUsd ?? 0) - RUNNER_UP_USD;
  const fromUsd = answer.runnersUpComplete
    ? leastUsd + CENT
    : Math.min(pick.scoreUsd, ...listed.map(({ scoreUsd }) => scoreUsd)) + CENT;
  return [
    ...listed.flatMap((one) => compareSummary("Runner-up", one, ranked)),
    ...listed
      .filter(({ scoreUsd }) => scoreUsd < leastUsd - CENT)
      .map(({ cards, scoreUsd }) => `Runner-up ${toName(cards)} is far behind: ${toDollars(scoreUsd)}.`),
    ...ranked
      .filter((one) => one.slugs.length > 0 && one.scoreUsd > fromUsd && !isListed(one))
      .map(({ slugs, scoreUsd }) => `${toName(slugs)}, ${toDollars(scoreUsd)}, is no runner-up.`),
    ...listed.flatMap(({ cards, better, laterFeesUsd }) => {
      const fewer = cards.length < pick.slugs.length;
      const cheaper = laterFeesUsd < pick.laterFeesUsd - CENT;
      const isTold = better.includes("fewer-cards") === fewer && better.includes("lower-fees") === cheaper;
      return isTold ? [] : [`Runner-up ${toName(cards)} is said to be better by ${better.join(", ") || "nothing"}.`];
    }),
  ];
}

/** What stands beside the pick: the wallet worth most, and the best without a fee; told only where it is another one. */
function compareBeside(
  { most, withoutFees }: EngineAnswer,
  ranked: readonly PricedWallet[],
  pick: PricedWallet,
): string[] {
  const byWorth = ranked.toSorted((a, b) => b.objectiveUsd - a.objectiveUsd);
  // By the pick's measure: a deposit must bring something without a fee, too.
  const free = ranked.filter(({ slugs, laterFeesUsd, firstFeesUsd }) => {
    return slugs.length > 0 && Math.max(laterFeesUsd, firstFeesUsd) === 0;
  });
  const check = (what: string, told: WalletSummary | null, of: "objectiveUsd" | "scoreUsd"): string[] => {
    const [best] = of === "scoreUsd" ? free : byWorth;
    const named = told ? ranked.find(({ slugs }) => isSame(slugs, told.cards)) : pick;
    const usd = named?.[of] ?? 0;
    return best && usd < best[of] - CENT && !(told === null && best[of] <= 0)
      ? [`${what} is ${toName(best.slugs)}, ${toDollars(best[of])}; the engine has ${toDollars(usd)}.`]
      : [];
  };
  return [
    ...check("The most money", most, "objectiveUsd"),
    ...(withoutFees || pick.laterFeesUsd > 0 ? check("The best without a fee", withoutFees, "scoreUsd") : []),
  ];
}

/** The best set, in a year, of the cards held, those of the pick, and lower cards that held ones outside of it become. */
function compareOwned(
  { owned }: EngineAnswer,
  catalog: RewardsCatalog,
  asked: Profile,
  pick: readonly string[],
): string[] {
  const held = asked.owned.filter((slug) => catalog.cards.some((card) => card.slug === slug));
  const atHand = [...new Set([...held, ...pick])];
  const lower = [...new Set(held.flatMap((slug) => catalog.changes[slug] ?? []))].filter(
    (slug) => !atHand.includes(slug),
  );
  const all = [...atHand, ...lower];
  const profile = { ...asked, owned: all, mustHave: [], exclude: [], maxAnnualFeesUsd: null };
  const canBecome = ([first, ...others]: readonly string[], gone: readonly string[]): boolean =>
    first === undefined ||
    gone.some(
      (slug) =>
        (catalog.changes[slug] ?? []).includes(first) &&
        canBecome(
          others,
          gone.filter((one) => one !== slug),
        ),
    );
  const scoreOf = (slugs: readonly string[]): number => priceWallet(slugs, profile, catalog).scoreUsd;
  const sets = Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_slug, at) => (bits >> at) % 2 === 1));
  const allowed = sets.filter((set) =>
    canBecome(
      set.filter((slug) => lower.includes(slug)),
      held.filter((slug) => !set.includes(slug)),
    ),
  );
  const scores = new Map(allowed.map((set) => [set, scoreOf(set)]));
  const bestUsd = Math.max(...scores.values());
  const best = allowed.filter((set) => scores.get(set)! > bestUsd - CENT);
  return owned.flatMap(({ slug, verdict, feeUsd }) => {
    const isSure = new Set(best.map((set) => set.includes(slug))).size === 1;
    const isKept = feeUsd === 0 || best[0]!.includes(slug);
    if (!isSure || (verdict === "keep") === isKept || feeUsd === 0) {
      return [];
    }
    return [`${slug} is ${isKept ? "" : "not "}to be kept; the engine says ${verdict}.`];
  });
}

function comparePick({ pick }: EngineAnswer, ranked: readonly PricedWallet[], named: PricedWallet): string[] {
  const [best] = ranked;
  const complaints: string[] = [];
  if (Math.abs(named.objectiveUsd - pick.objectiveUsd) > CENT) {
    complaints.push(
      `${toName(named.slugs)} is worth ${toDollars(named.objectiveUsd)}; the engine has ${toDollars(pick.objectiveUsd)}.`,
    );
  }
  const single = ranked.find(({ slugs, netUsd }) => slugs.length === 1 && netUsd > CENT);
  const wanted = best!.slugs.length === 0 && single ? single : best!;
  const isOutranked = compareWallets(wanted, named) < 0 && !isSame(wanted.slugs, named.slugs);
  const isTied = Math.abs(wanted.scoreUsd - named.scoreUsd) < 1e-6;
  if (wanted.scoreUsd > named.scoreUsd + CENT || (isOutranked && isTied)) {
    complaints.push(
      `${toName(wanted.slugs)}, ${toDollars(wanted.scoreUsd)}, comes before ${toName(named.slugs)}, ${toDollars(named.scoreUsd)}.`,
    );
  }
  return complaints;
}

export function compareAnswer(engine: Engine, { catalog, input }: RefereeCase): string[] {
  const profile = engine.resolve(input, catalog);
  const complaints = compareProfiles(resolveProfile(input, catalog.brands), profile);
  const answer = engine.findBestWallet(catalog, input);
  const upTo = Math.max(profile.maxCards, ...(answer?.frontier ?? []).map(({ maxCards }) => maxCards));
  // From here on with the engine's profile, so that one difference is told once.
  const all = rankWallets(catalog, profile, upTo);
  const ranked = all.filter(({ slugs }) => slugs.length <= profile.maxCards);
  if (!answer || ranked.length === 0) {
    const isAgreed = !answer && ranked.length === 0;
    return isAgreed
      ? complaints
      : [
          ...complaints,
          `${String(ranked.length)} wallets are allowed; the engine ${answer ? "names one" : "refuses"}.`,
        ];
  }
  const slugs = answer.pick.cards.map(({ slug }) => slug);
  const named = ranked.find((one) => isSame(one.slugs, slugs));
  if (!named) {
    return [...complaints, `Our pick is ${toName(ranked[0]!.slugs)}; the engine's ${toName(slugs)} is not allowed.`];
  }
  const others = [
    ["none", answer.withoutPerksUsd],
    ["face", answer.perksAtFaceValueUsd],
  ] as const;
  return [
    ...complaints,
    ...comparePick(answer, ranked, named),
    ...replayPlan(answer.pick, profile, catalog),
    ...compareBeside(answer, ranked, named),
    ...compareRunnersUp(answer, ranked, named),
    ...answer.frontier.flatMap((step) => {
      const best = all.find(({ slugs }) => slugs.length <= step.maxCards);
      const gap = (best?.scoreUsd ?? 0) - step.scoreUsd;
      const told = compareSummary(`Up to ${String(step.maxCards)} cards:`, step, all);
      return Math.abs(gap) > CENT
        ? [...told, `Up to ${String(step.maxCards)} cards ${toName(best?.slugs ?? [])} is better by ${toDollars(gap)}.`]
        : told;
    }),
    ...compareOwned(answer, catalog, profile, slugs),
    ...others.flatMap(([perks, theirs]) => {
      const ours = valueWallet(slugs, { ...profile, perks }, catalog).netUsd;
      return Math.abs(ours - theirs) <= CENT
        ? []
        : [`With perks=${perks} the wallet nets ${toDollars(ours)}; the engine has ${toDollars(theirs)}.`];
    }),
  ];
}
