/** The analyzer's result as `/api/analyzer` answers it. Amounts are whole cents, but for those of the certificate. */
import * as v from "valibot";

import type { Flip, RunnerUp, WalletSummary } from "../../engine/wallet/answer.ts";
import { type Answer, count, roundUsd, slug, slugs, textOrNull, usd } from "../shared/answer-parts.ts";
import { capAnswers, planEntries, toCapAnswers, toPlanAnswer } from "../shared/plan-answer.ts";
import { profileAnswer, toProfileAnswer } from "../profile/profile-answer.ts";
import type { AnalyzerResult } from "./analyze.ts";

const card = v.strictObject({
  slug,
  choice: textOrNull,
  enabledBy: v.nullable(slug),
  centsPerPoint: v.number(),
  feeUsd: usd,
  rewardsUsd: usd,
  perksUsd: usd,
  bonusUsd: usd,
  marginalUsd: usd,
  reasons: v.array(
    v.strictObject({
      kind: v.picklist(["rewards", "perks", "bonus", "fee", "lifts"]),
      usd,
      text: v.string(),
    }),
  ),
});

const summary = { cards: slugs, netUsd: usd, objectiveUsd: usd, laterFeesUsd: usd };
const certificate = v.strictObject({
  objectiveUsd: usd,
  maxCards: count,
  must: slugs,
  eligible: slugs,
  cases: v.array(
    v.strictObject({
      in: slugs,
      out: slugs,
      prices: v.record(v.string(), v.number()),
      surpluses: v.record(slug, v.number()),
    }),
  ),
});

export const analyzerAnswer = v.strictObject({
  profile: profileAnswer,
  assumptions: v.array(v.string()),
  wallet: v.strictObject({
    cards: v.array(card),
    netUsd: usd,
    rewardsUsd: usd,
    perksUsd: usd,
    feesUsd: usd,
    bonusesUsd: usd,
    effortUsd: usd,
    withoutPerksUsd: usd,
    perksAtFaceValueUsd: usd,
  }),
  simple: v.strictObject({
    cards: slugs,
    netUsd: usd,
    laterFeesUsd: usd,
    lessUsd: usd,
    feesSavedUsd: usd,
    advised: v.boolean(),
  }),
  firstYear: v.nullable(
    v.strictObject({
      netUsd: usd,
      openings: v.array(v.strictObject({ card: slug, monthsFromNow: count })),
      optimal: v.boolean(),
    }),
  ),
  otherWay: v.nullable(v.strictObject({ value: v.picklist(["cash", "typical"]), cards: slugs, netUsd: usd })),
  ...planEntries,
  caps: capAnswers,
  flips: v.array(
    v.strictObject({
      what: v.string(),
      direction: v.picklist(["below", "above"]),
      from: v.number(),
      at: v.number(),
      to: slugs,
      sure: v.picklist(["exact", "step"]),
    }),
  ),
  regret: v.strictObject({ usd, isExact: v.boolean(), box: v.string(), to: slugs }),
  runnersUp: v.array(
    v.strictObject({ ...summary, lessUsd: usd, better: v.array(v.picklist(["fewer-cards", "lower-fees", "equal"])) }),
  ),
  runnersUpComplete: v.boolean(),
  frontier: v.array(v.strictObject({ maxCards: count, ...summary })),
  owned: v.array(
    v.strictObject({
      slug,
      verdict: v.picklist(["keep", "change", "cancel"]),
      deltaUsd: usd,
      changeTo: v.nullable(slug),
    }),
  ),
  leftOut: v.nullable(v.strictObject({ card: slug, name: v.string(), key: v.string(), addsUsd: usd })),
  gap: textOrNull,
  certificate: v.nullable(certificate),
  certificateNote: textOrNull,
  proof: v.strictObject({ optimal: v.boolean(), wallets: count, examined: count, operations: count, gapUsd: usd }),
});

export type AnalyzerAnswer = Answer<typeof analyzerAnswer>;

export function toAnalyzerAnswer({
  profile: used,
  analysis,
  assumptions,
  firstYear,
  otherWay,
  gap,
  caps,
}: AnalyzerResult): AnalyzerAnswer {
  const { wallet, proof } = analysis;
  return {
    profile: toProfileAnswer(used),
    assumptions,
    wallet: {
      cards: analysis.cards.map(({ slug: name, choices, enabledBy, centsPerPoint, reasons, ...worth }) => ({
        slug: name,
        choice: choices.length > 0 ? choices.join(", ") : null,
        enabledBy,
        centsPerPoint,
        feeUsd: roundUsd(worth.feeUsd),
        rewardsUsd: roundUsd(worth.rewardsUsd),
        perksUsd: roundUsd(worth.perksUsd),
        bonusUsd: roundUsd(worth.bonusUsd),
        marginalUsd: roundUsd(worth.marginalUsd),
        reasons: reasons.map((reason) => ({ kind: reason.kind, usd: roundUsd(reason.usd), text: reason.text })),
      })),
      netUsd: roundUsd(wallet.netUsd),
      rewardsUsd: roundUsd(wallet.rewardsUsd),
      perksUsd: roundUsd(wallet.perksUsd),
      feesUsd: roundUsd(wallet.feesUsd),
      bonusesUsd: roundUsd(wallet.bonusesUsd),
      effortUsd: roundUsd(wallet.effortUsd),
      withoutPerksUsd: roundUsd(analysis.withoutPerksUsd),
      perksAtFaceValueUsd: roundUsd(analysis.perksAtFaceValueUsd),
    },
    simple: {
      cards: analysis.simple.cards,
      netUsd: roundUsd(analysis.simple.netUsd),
      laterFeesUsd: roundUsd(analysis.simple.laterFeesUsd),
      lessUsd: roundUsd(analysis.simple.lessUsd),
      feesSavedUsd: roundUsd(analysis.simple.feesSavedUsd),
      advised: analysis.simple.isAdvised,
    },
    firstYear: firstYear && {
      netUsd: roundUsd(firstYear.netUsd),
      openings: firstYear.opened.map(({ card: opened, month }) => ({ card: opened, monthsFromNow: month })),
      optimal: firstYear.isProved,
    },
    otherWay: otherWay && { ...otherWay, netUsd: roundUsd(otherWay.netUsd) },
    ...toPlanAnswer(wallet),
    caps: toCapAnswers(caps),
    flips: analysis.flips.map(toFlipAnswer),
    regret: { ...analysis.regret, usd: roundUsd(analysis.regret.usd) },
    runnersUp: analysis.runnersUp.map(toRunnerUpAnswer),
    runnersUpComplete: analysis.runnersUpComplete,
    frontier: analysis.frontier.map((step) => ({ maxCards: step.maxCards, ...toSummaryAnswer(step) })),
    owned: analysis.owned.map((verdict) => ({ ...verdict, deltaUsd: roundUsd(verdict.deltaUsd) })),
    leftOut: analysis.leftOut && { ...analysis.leftOut, addsUsd: roundUsd(analysis.leftOut.addsUsd) },
    gap,
    certificate: analysis.certificate,
    certificateNote: analysis.certificateNote,
    proof: { ...proof, gapUsd: roundUsd(proof.gapUsd) },
  };
}

/** Cents per point need more digits than dollars. */
const roundFlip = (what: string, value: number) =>
  what.startsWith("cpp.") ? Math.round(value * 1000) / 1000 : roundUsd(value);

const toFlipAnswer = ({ what, direction, from, at, to, sure }: Flip) => ({
  what,
  direction,
  from: roundFlip(what, from),
  at: roundFlip(what, at),
  to,
  sure,
});

const toSummaryAnswer = ({ cards, netUsd, objectiveUsd, laterFeesUsd }: WalletSummary) => ({
  cards,
  netUsd: roundUsd(netUsd),
  objectiveUsd: roundUsd(objectiveUsd),
  laterFeesUsd: roundUsd(laterFeesUsd),
});

const toRunnerUpAnswer = (other: RunnerUp) => ({
  ...toSummaryAnswer(other),
  lessUsd: roundUsd(other.lessUsd),
  better: other.better,
});
