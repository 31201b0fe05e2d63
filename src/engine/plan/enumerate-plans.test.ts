/** Every plan of a small catalog, priced by plain arithmetic from the model's words: no code of the search is used. */
import { describe, expect, test } from "vitest";

import { createRandom } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { compilePlan } from "./plan-model.ts";
import { findSteadyYear } from "../wallet/steady-year.ts";
import { createPlanSearch } from "./search-plan.ts";
import { makePlainCase, makeTwoCase, type PlanCase } from "./test-plans.ts";

interface Held {
  readonly card: WalletCard;
  readonly person: number;
  readonly from: number;
  readonly to: number;
  /** Opened by the plan in `from`. */
  readonly isNew: boolean;
  readonly aims: boolean;
  readonly renewal: number;
}

/** All ways to have one card in the plan, as the spans in which products are held. */
function listWays(card: WalletCard, person: number, { rewards, catalog, profile, settings }: PlanCase): Held[][] {
  const { months } = settings;
  const own = person === 0 ? { owned: profile.owned, renews: settings.renews } : settings.second!;
  const end = (held: Held): Held[][] => {
    const renewals = Array.from({ length: months }, (_, month) => month).filter(
      (month) => month > held.from && month >= held.renewal && (month - held.renewal) % 12 === 0,
    );
    if (card.fees.laterUsd === 0) return [[held]];
    const lower = (catalog.changes[card.slug] ?? [])
      .map(({ to }) => rewards.cards.find(({ slug }) => slug === to)!)
      .filter((to) => to.fees.laterUsd < card.fees.laterUsd && !own.owned.includes(to.slug));
    return [
      [held],
      ...renewals.flatMap((to) => [
        [{ ...held, to }],
        ...lower.map((target) => [
          { ...held, to },
          { card: target, person, from: to, to: Infinity, isNew: false, aims: false, renewal: to },
        ]),
      ]),
    ];
  };
  if (own.owned.includes(card.slug)) {
    const renewal = own.renews[card.slug] ?? 0;
    return end({ card, person, from: -100, to: Infinity, isNew: false, aims: false, renewal });
  }
  const openings = Array.from({ length: months }, (_, from) => from).flatMap((from) =>
    [true, false].flatMap((aims) => end({ card, person, from, to: Infinity, isNew: true, aims, renewal: from + 12 })),
  );
  return [[], ...openings];
}

const isHeld = ({ from, to }: Held, month: number) => from <= month && month < to;

/** Rules by their words: [may open, may have the bonus, is doubtful]. */
function judge(opening: Held, plan: readonly Held[], { catalog, settings }: PlanCase): [boolean, boolean, boolean] {
  const at = opening.from;
  const { slug } = opening.card;
  const own = opening.person === 0 ? settings : settings.second!;
  const earlier = plan.filter(
    (held) => held.person === opening.person && held !== opening && held.from < at + (held.isNew ? 0 : 1),
  );
  const past = own.had.map(({ slug: had, month }) => ({ slug: had, month: month ?? -1 }));
  const slugs = [...earlier.map((held) => held.card.slug), ...past.map((had) => had.slug)];
  let [mayOpen, mayEarn, isDoubtful] = [true, true, false];
  for (const rule of catalog.rules) {
    if (!rule.cards.includes(slug)) continue;
    const opened = earlier.filter(({ isNew }) => isNew);
    let met = false;
    if (rule.form === "count") {
      const counted = [...opened.map(({ from }) => from), ...own.otherOpened];
      met = counted.filter((month) => at - month <= (rule.months ?? Infinity)).length >= rule.limit;
    } else if (rule.form === "pace") {
      met =
        opened.filter((held) => rule.cards.includes(held.card.slug) && at - held.from < rule.months).length >= rule.n;
    } else if (rule.form === "once") met = slugs.some((known) => rule.by[slug]!.includes(known));
    else if (rule.form === "while-holding") {
      met = earlier.some((held) => isHeld(held, at) && rule.by[slug]!.includes(held.card.slug));
    } else if (rule.form === "since") {
      const moments = [
        ...earlier.flatMap((held) => {
          // A card owned before the plan counts as last month's, but for its opening, which is not known.
          if (rule.what === "closed") return held.to <= at ? [[held.card.slug, held.to] as const] : [];
          const isOwned = held.from === -100;
          if (isOwned) return rule.what === "bonus" ? [[held.card.slug, -1] as const] : [];
          return [[held.card.slug, held.from] as const];
        }),
        ...past.map((had) => [had.slug, had.month] as const),
      ];
      met = moments.some(([known, month]) => rule.by[slug]!.includes(known) && at - month <= rule.months);
    }
    if (!met) continue;
    if (rule.confidence === "low") isDoubtful = true;
    else {
      mayEarn = false;
      if (rule.kind === "approval") mayOpen = false;
    }
  }
  return [mayOpen, mayEarn, isDoubtful];
}

function centsOf(held: Held, month: number, plan: readonly Held[], pooled: readonly string[]): number {
  const { points } = held.card;
  if (points.kind === "cash") return 1;
  const isEnabled = plan.some(
    (other) =>
      other !== held &&
      (other.person === held.person || pooled.includes(points.program)) &&
      points.enabledBy.includes(other.card.slug) &&
      Array.from({ length: 60 }, (_, at) => at).some((at) => at >= month && isHeld(other, at) && isHeld(held, at)),
  );
  return points.transfersAlone || isEnabled ? 1.5 : 1;
}

/**
 * Whether each card that is held ends as the best year of all of them says: of cards at hand and those that they may be
 * changed into, the set worth most in twelve equal months when a card with a fee is dearer by a quarter and $25. What
 * finds that year has its own referee.
 */
function endsByTheYear(plan: readonly Held[], { rewards, catalog, profile, settings }: PlanCase): boolean {
  const people = settings.second ? [0, 1] : [0];
  const toName = (slug: string, person: number) => (person === 0 ? slug : `${slug} 1`);
  const cards = people.flatMap((person) =>
    rewards.cards.map((card) => {
      const isPooled = people.length > 1 && catalog.pooled.includes(card.points.program);
      const whose = isPooled ? people : [person];
      const enabledBy = whose.flatMap((one) => card.points.enabledBy.map((slug) => toName(slug, one)));
      return { ...card, slug: toName(card.slug, person), points: { ...card.points, enabledBy } };
    }),
  );
  const accounts = plan.filter(({ isNew, from }) => isNew || from === -100);
  const ownedBy = [profile.owned, settings.second?.owned ?? []];
  const nameOf = ({ card, person }: Held) => toName(card.slug, person);
  const changes = accounts.map((held) => {
    const lower = (catalog.changes[held.card.slug] ?? []).filter(({ to }) => {
      const { laterUsd } = rewards.cards.find(({ slug }) => slug === to)!.fees;
      return laterUsd < held.card.fees.laterUsd && !ownedBy[held.person]!.includes(to);
    });
    return [nameOf(held), lower.map(({ to }) => toName(to, held.person))] as const;
  });
  const { verdicts } = findSteadyYear({
    catalog: { ...rewards, cards, changes: Object.fromEntries(changes) },
    profile,
    held: accounts.map(nameOf),
    opened: [],
  });
  return accounts.every((held) => {
    const { verdict, to } = verdicts.find(({ slug }) => slug === nameOf(held))!;
    const next = plan.find((other) => other.person === held.person && !other.isNew && other.from === held.to);
    const first = held.isNew ? held.from + 12 : held.renewal;
    if (first >= settings.months || held.card.fees.laterUsd === 0) return held.to === Infinity;
    // A limit on fees may force what the year does not.
    if (profile.maxAnnualFeesUsd !== null && held.to < Infinity) return true;
    if (verdict === "keep") return held.to === Infinity;
    return held.to === first && (verdict === "cancel" ? !next : next !== undefined && nameOf(next) === to);
  });
}

/** The objective, or -Infinity for a plan that breaks a rule. */
function price(plan: readonly Held[], given: PlanCase): number {
  const { profile, settings, catalog } = given;
  const { months, firstMonthShare, gapMonths, applicationUsd, surchargesFees, discountAMonth } = settings;
  /** The fee, and what our pick takes off besides. */
  const dear = (feeUsd: number) => feeUsd + (surchargesFees && feeUsd > 0 ? 25 + feeUsd / 4 : 0);
  const openings = plan.filter(({ isNew }) => isNew).toSorted((left, right) => left.from - right.from);
  for (const [person, { applications }] of [settings, ...(settings.second ? [settings.second] : [])].entries()) {
    const ofPerson = openings.filter((held) => held.person === person);
    if (ofPerson.length > applications) return -Infinity;
    if (ofPerson.some((held, at) => at > 0 && held.from - ofPerson[at - 1]!.from < gapMonths)) return -Infinity;
  }
  let usd = 0;
  const fees = Array.from({ length: months }, () => 0);
  for (const held of plan) {
    const { firstYearUsd, laterUsd } = held.card.fees;
    if (held.isNew) fees[held.from]! += firstYearUsd;
    if (held.isNew) usd -= dear(firstYearUsd);
    for (let month = held.renewal; month < Math.min(months, held.to); month += 12) {
      fees[month]! += laterUsd;
      // Of a renewed year only the months inside count.
      const share = Math.min(12, months - month) / 12;
      usd -= share * (dear(laterUsd) + (laterUsd > 0 ? profile.effortUsd : 0));
    }
  }
  for (let month = 0; month < months; month += 1) {
    const year = fees.slice(month, month + 12).reduce((sum, fee) => sum + fee, 0);
    if (profile.maxAnnualFeesUsd !== null && year > profile.maxAnnualFeesUsd) return -Infinity;
  }

  const rateOf = (held: Held, category: string, month: number) => {
    const [base, dining] = held.card.earns;
    const multiplier =
      category === "dining" && dining ? Math.max(dining.multiplier, base!.multiplier) : base!.multiplier;
    return (multiplier * centsOf(held, month, plan, catalog.pooled)) / 100;
  };
  /** Pieces of months: dollars of a kind of spend, and who can take them. */
  const pieces = Array.from({ length: months }, (_, month) => {
    const held = plan.filter((one) => isHeld(one, month));
    const old = held.filter((one) => !(one.isNew && one.from === month));
    return profile.lines.flatMap(({ category, monthlyUsd }) => {
      const one = (who: readonly Held[], share: number) => ({ month, category, who, usd: monthlyUsd * share });
      return old.length === held.length ? [one(held, 1)] : [one(old, 1 - firstMonthShare), one(held, firstMonthShare)];
    });
  }).flat();
  const bestOf = ({ who, category, month }: (typeof pieces)[number]) =>
    Math.max(0, ...who.map((held) => rateOf(held, category, month)));
  for (const piece of pieces) usd += piece.usd * bestOf(piece);

  for (const held of openings) {
    const [mayOpen, mayEarn, isDoubtful] = judge(held, plan, given);
    if (!mayOpen || (held.aims && !mayEarn)) return -Infinity;
    usd -= profile.effortUsd + applicationUsd * (isDoubtful ? 2 : 1);
    if (!held.aims) continue;
    const [tier] = held.card.bonus.tiers;
    const window = Math.min(3, months - 1 - held.from);
    if (window < 1) return -Infinity;
    let missing = tier!.afterUsd;
    const losses = pieces
      .filter(({ month, who }) => who.includes(held) && month < held.from + window)
      .map((piece) => ({ usd: piece.usd, loss: bestOf(piece) - rateOf(held, piece.category, piece.month) }))
      .toSorted((left, right) => left.loss - right.loss);
    for (const { usd: room, loss } of losses) {
      const moved = Math.min(room, missing);
      usd -= moved * loss;
      missing -= moved;
    }
    if (missing > 1e-9) return -Infinity;
    const cents = centsOf(held, Math.min(held.from + 3, months - 1), plan, catalog.pooled);
    usd += (tier!.usd + (tier!.points * cents) / 100) * (1 - discountAMonth * held.from);
  }
  return usd;
}

function findBestByTrying(given: PlanCase): number {
  const people = given.settings.second ? [0, 1] : [0];
  const ways = people.flatMap((person) => given.rewards.cards.map((card) => listWays(card, person, given)));
  const most = given.settings.applications + (given.settings.second?.applications ?? 0);
  let best = -Infinity;
  const walk = (at: number, plan: readonly Held[]): void => {
    if (plan.filter(({ isNew }) => isNew).length > most) return;
    if (at < ways.length) for (const way of ways[at]!) walk(at + 1, [...plan, ...way]);
    else {
      const usd = price(plan, given);
      if (usd > best && endsByTheYear(plan, given)) best = usd;
    }
  };
  walk(0, []);
  return best;
}

function findBestBySearch({ rewards, catalog, profile, settings }: PlanCase) {
  const model = compilePlan({ rewards, catalog, profile, settings }, { isMerged: true });
  return createPlanSearch(model).search();
}

describe("the search finds the best of all plans", () => {
  test.each(Array.from({ length: 60 }, (_, seed) => seed))("8 months, case %i", (seed) => {
    const given = makePlainCase(createRandom(seed), 8);
    const { best, isProved } = findBestBySearch(given);
    expect(isProved).toBe(true);
    expect(Math.abs(best.objectiveUsd - findBestByTrying(given))).toBeLessThan(0.011);
  });

  test.each(Array.from({ length: 30 }, (_, seed) => 800 + seed))("two people, 6 months, case %i", (seed) => {
    const given = makeTwoCase(createRandom(seed));
    const { best, isProved } = findBestBySearch(given);
    expect(isProved).toBe(true);
    expect(Math.abs(best.objectiveUsd - findBestByTrying(given))).toBeLessThan(0.011);
  });

  test.each(Array.from({ length: 12 }, (_, seed) => 500 + seed))("15 months with renewals, case %i", (seed) => {
    const given = makePlainCase(createRandom(seed), 15);
    const { best, isProved } = findBestBySearch(given);
    expect(isProved).toBe(true);
    expect(Math.abs(best.objectiveUsd - findBestByTrying(given))).toBeLessThan(0.011);
  });
});
