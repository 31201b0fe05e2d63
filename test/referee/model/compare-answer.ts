/** Where an engine's answer differs from the definition, in words; nothing: they agree to the cent. */
import type { Certificate, WalletSummary } from "../../../src/engine/wallet/answer.ts";
import type { Profile } from "../../../src/engine/value/profile.ts";
import { compareWallets, type PricedWallet, rankWallets } from "./brute-force.ts";
import type { Engine, EngineAnswer } from "./engine.ts";
import type { RefereeCase } from "./random-case.ts";
import { READINGS } from "./readings.ts";
import { replayPlan } from "./replay-plan.ts";
import { resolveProfile } from "./resolve-profile.ts";
import { valueWallet } from "./value-wallet.ts";

const CENT = 0.01;
const RUNNER_UP_USD = 25;
const SIMPLE_USD = 50;

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
    Math.abs(ours.objectiveUsd - summary.objectiveUsd) <= CENT &&
    Math.abs(ours.netUsd - summary.netUsd) <= CENT &&
    Math.abs(ours.laterFeesUsd - summary.laterFeesUsd) <= CENT;
  return isEqual
    ? []
    : [
        `${what} ${toName(summary.cards)} is worth ${toDollars(ours.objectiveUsd)}; the engine has ${toDollars(summary.objectiveUsd)}.`,
      ];
}

function compareRunnersUp(answer: EngineAnswer, ranked: readonly PricedWallet[]): string[] {
  const listed = answer.runnersUp;
  const bestUsd = answer.wallet.objectiveUsd;
  const isListed = ({ slugs }: PricedWallet): boolean =>
    [...listed.map(({ cards }) => cards), answer.wallet.cards.map(({ slug }) => slug)].some((cards) =>
      isSame(cards, slugs),
    );
  const fromUsd = answer.runnersUpComplete
    ? bestUsd - RUNNER_UP_USD + CENT
    : Math.min(bestUsd, ...listed.map(({ objectiveUsd }) => objectiveUsd)) + CENT;
  return [
    ...listed.flatMap((one) => compareSummary("Runner-up", one, ranked)),
    ...listed
      .filter(
        ({ objectiveUsd, lessUsd }) =>
          lessUsd > RUNNER_UP_USD + CENT || Math.abs(bestUsd - objectiveUsd - lessUsd) > CENT,
      )
      .map(({ cards, lessUsd }) => `Runner-up ${toName(cards)} is ${toDollars(lessUsd)} less.`),
    ...ranked
      .filter((one) => one.objectiveUsd > fromUsd && !isListed(one))
      .map(({ slugs, objectiveUsd }) => `${toName(slugs)}, ${toDollars(objectiveUsd)}, is no runner-up.`),
    ...listed.flatMap(({ cards, better, laterFeesUsd }) => {
      const laterUsd = answer.wallet.cards.reduce((usd, { laterFeeUsd }) => usd + laterFeeUsd, 0);
      const fewer = cards.length < answer.wallet.cards.length;
      const cheaper = laterFeesUsd < laterUsd - CENT;
      const isTold = better.includes("fewer-cards") === fewer && better.includes("lower-fees") === cheaper;
      return isTold ? [] : [`Runner-up ${toName(cards)} is said to be better by ${better.join(", ") || "nothing"}.`];
    }),
  ];
}

function compareSimple({ simple }: EngineAnswer, ranked: readonly PricedWallet[]): string[] {
  if (!simple) {
    return [];
  }
  const bestUsd = ranked[0]?.objectiveUsd ?? 0;
  const theirs = ranked.find(({ slugs }) => isSame(slugs, simple.cards));
  const simpler = ranked.find(
    (one) =>
      theirs !== undefined &&
      (one.slugs.length > 0 || READINGS.simpleMayBeEmpty) &&
      one.objectiveUsd > bestUsd - SIMPLE_USD + CENT &&
      (one.slugs.length - theirs.slugs.length || one.laterFeesUsd - theirs.laterFeesUsd) < -CENT,
  );
  const isNear = theirs !== undefined && theirs.objectiveUsd >= bestUsd - SIMPLE_USD - CENT;
  return simpler || !isNear
    ? [`The simple answer ${toName(simple.cards)} is not the simplest: ${toName(simpler?.slugs ?? [])}.`]
    : compareSummary("The simple answer", simple, ranked);
}

/** Cases cover every wallet, and in each of its cases a wallet is worth no more than prices and surpluses. */
function checkCertificate({ cases }: Certificate, ranked: readonly PricedWallet[]): string[] {
  return ranked.flatMap(({ slugs, objectiveUsd }) => {
    const own = cases.filter(
      (one) => one.in.every((slug) => slugs.includes(slug)) && !one.out.some((slug) => slugs.includes(slug)),
    );
    const over = own.find(({ prices, surpluses }) => {
      const pricesUsd = Object.values(prices).reduce((usd, price) => usd + price, 0);
      return objectiveUsd > slugs.reduce((usd, slug) => usd + (surpluses[slug] ?? 0), pricesUsd) + CENT;
    });
    return own.length === 0 || over
      ? [`The certificate does not bound ${toName(slugs)}, ${toDollars(objectiveUsd)}.`]
      : [];
  });
}

function compareOwned({ owned }: EngineAnswer, ranked: readonly PricedWallet[]): string[] {
  return (owned ?? []).flatMap(({ slug, deltaUsd }) => {
    const bestOf = (held: boolean): number | undefined =>
      ranked.find(({ slugs }) => slugs.includes(slug) === held)?.objectiveUsd;
    const [held, left] = [bestOf(true), bestOf(false)];
    return held === undefined || left === undefined || Math.abs(held - left - deltaUsd) <= CENT
      ? []
      : [`${slug} brings ${toDollars(held - left)}; the engine has ${toDollars(deltaUsd)}.`];
  });
}

function compareWallet(answer: EngineAnswer, ranked: readonly PricedWallet[]): string[] {
  const slugs = answer.wallet.cards.map(({ slug }) => slug);
  const [best] = ranked;
  const named = ranked.find((one) => isSame(one.slugs, slugs));
  if (!best || !named) {
    return [`The best wallet is ${toName(best?.slugs ?? [])}; the engine's ${toName(slugs)} is not allowed.`];
  }
  const isOutranked = compareWallets(best, named) < 0 && !isSame(best.slugs, slugs);
  const isTied = Math.abs(best.objectiveUsd - named.objectiveUsd) < 1e-6;
  const complaints: string[] = [];
  if (Math.abs(named.objectiveUsd - answer.wallet.objectiveUsd) > CENT) {
    complaints.push(
      `${toName(slugs)} is worth ${toDollars(named.objectiveUsd)}; the engine has ${toDollars(answer.wallet.objectiveUsd)}.`,
    );
  }
  if (best.objectiveUsd > named.objectiveUsd + CENT || (isOutranked && isTied)) {
    complaints.push(
      `${toName(best.slugs)}, ${toDollars(best.objectiveUsd)}, comes before ${toName(slugs)}, ${toDollars(named.objectiveUsd)}.`,
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
  const slugs = answer.wallet.cards.map(({ slug }) => slug);
  const others = [
    ["none", answer.withoutPerksUsd],
    ["face", answer.perksAtFaceValueUsd],
  ] as const;
  return [
    ...complaints,
    ...compareWallet(answer, ranked),
    ...replayPlan(answer.wallet, profile, catalog),
    ...compareRunnersUp(answer, ranked),
    ...answer.frontier.flatMap((step) => {
      const best = all.find(({ slugs }) => slugs.length <= step.maxCards);
      const gap = (best?.objectiveUsd ?? 0) - step.objectiveUsd;
      const told = compareSummary(`Up to ${String(step.maxCards)} cards:`, step, all);
      return Math.abs(gap) > CENT
        ? [...told, `Up to ${String(step.maxCards)} cards ${toName(best?.slugs ?? [])} is better by ${toDollars(gap)}.`]
        : told;
    }),
    ...compareSimple(answer, ranked),
    ...(answer.certificate ? checkCertificate(answer.certificate, ranked) : []),
    ...compareOwned(answer, ranked),
    ...others.flatMap(([perks, theirs]) => {
      const ours = theirs === undefined ? undefined : valueWallet(slugs, { ...profile, perks }, catalog).netUsd;
      return ours === undefined || Math.abs(ours - (theirs ?? 0)) <= CENT
        ? []
        : [`With perks=${perks} the wallet nets ${toDollars(ours)}; the engine has ${toDollars(theirs)}.`];
    }),
  ];
}
