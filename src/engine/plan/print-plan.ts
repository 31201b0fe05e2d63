/** A plan month by month, with every dollar in its place: made again from the full kinds of spend, so that each figure is reachable as printed. */
import { findWindowEnd, listFees, type Plan, type Span } from "./plan.ts";
import type { PlanModel } from "./plan-model.ts";
import type {
  MonthPerk,
  MonthPlacement,
  PlannedBonus,
  PlannedEnding,
  PlannedMonth,
  OwnedCard,
  PlannedUnlock,
  PlannedOpening,
  PrintedPlan,
} from "./plan-answer.ts";
import { HOLD_MONTHS, startOf } from "./plan-settings.ts";
import { layOutPlan, type MonthPart, type PlanLayout, type PlanPromise } from "./lay-out-plan.ts";
import { type PlanPricer, sumEffort, toBonusUsd } from "./price-plan.ts";
import { chooseVariants, placeBlock } from "./split-months.ts";
import { judgeRules } from "./judge-plan.ts";

interface Placed extends MonthPlacement {
  readonly month: number;
  readonly span: Span;
  readonly matchUsd: number;
}

/** Every dollar of every month; equal placements of a month's two pieces are one. */
function listPlacements(layout: PlanLayout, { cells, cards }: PlanModel, pricer: PlanPricer): Placed[] {
  const sums = new Map<string, Placed>();
  for (const block of layout.blocks) {
    const placements = placeBlock(pricer.splitter, block);
    for (const { kind, part, share } of block.parts) {
      const { month, held } = layout.parts[part]!;
      for (const { state, cell, usd, rate, multiplier, pool, kind: of } of placements) {
        if (of !== kind) continue;
        const span = held[state]!;
        const { isMatched, goalUsd, variants } = layout.parts[part]!.states[state]!;
        const cents = variants[0]!.row.cpp;
        const paidUsd = usd * share;
        const points = paidUsd * (multiplier ?? 0);
        // What a point is worth for the trip is no money.
        const tripUsd = points * goalUsd;
        const matchUsd = isMatched ? (points * cents) / 100 : 0;
        const { category, part: place, brand, foreign } = cells[cell]!;
        const perk = pool?.isCredit ? pool.id : null;
        const limited = pool && !pool.isCredit ? pool.id : null;
        const key = [month, span.card, span.from, cell, multiplier, perk, limited, cents].join();
        const known = sums.get(key);
        sums.set(key, {
          month,
          span,
          ...whoseOf(span.card, cards),
          category,
          part: place,
          brand,
          foreign,
          multiplier,
          centsPerPoint: cents,
          perk,
          pool: limited,
          usd: paidUsd + (known?.usd ?? 0),
          valueUsd: paidUsd * rate - matchUsd - tripUsd + (known?.valueUsd ?? 0),
          matchUsd: matchUsd + (known?.matchUsd ?? 0),
        });
      }
    }
  }
  return [...sums.values()];
}

/** Of a group only the highest counts. */
function listPerks({ weight, states }: MonthPart, { cards }: PlanModel): MonthPerk[] {
  const best = new Map<string, MonthPerk>();
  const sure: MonthPerk[] = [];
  for (const { card, perks } of states) {
    for (const { id, group, usd } of perks) {
      const entry = { ...whoseOf(card, cards), perk: id, usd: usd * weight };
      if (group === null) sure.push(entry);
      else if (entry.usd > (best.get(group)?.usd ?? 0)) best.set(group, entry);
    }
  }
  return [...sure, ...best.values()];
}

function mergePerks(perks: readonly MonthPerk[]): MonthPerk[] {
  const sums = new Map<string, MonthPerk>();
  for (const perk of perks) {
    const key = `${perk.person}:${perk.card}:${perk.perk}`;
    sums.set(key, { ...perk, usd: perk.usd + (sums.get(key)?.usd ?? 0) });
  }
  return [...sums.values()];
}

const whoseOf = (card: number, cards: PlanModel["cards"]): OwnedCard => ({
  card: cards[card]!.card.slug,
  person: cards[card]!.person,
});

const sum = <Item>(items: readonly Item[], toUsd: (item: Item) => number) =>
  items.reduce((total, item) => total + toUsd(item), 0);

/** A plan on its way into print. */
interface Printing {
  readonly plan: Plan;
  readonly model: PlanModel;
  readonly pricer: PlanPricer;
  readonly layout: PlanLayout;
  readonly placed: readonly Placed[];
}

interface DatedBonus extends PlannedBonus {
  readonly month: number;
}

export function printPlan(plan: Plan, model: PlanModel, pricer: PlanPricer): PrintedPlan {
  const layout = layOutPlan(pricer, plan);
  if (!layout) throw new Error("a plan with a bonus that cannot come");
  const placed = listPlacements(layout, model, pricer);
  const printing: Printing = { plan, model, pricer, layout, placed };
  const { parts, spans } = layout;
  const bonusOf = findBonuses(printing);
  const months = listMonths(printing, bonusOf);
  const openings = listOpenings(printing, bonusOf);
  const isAfter = ({ month }: { readonly month: number }) => month >= model.settings.months;
  const perksAfterUsd =
    sum(placed.filter(isAfter), ({ valueUsd }) => valueUsd) +
    sum(parts.filter(isAfter), (part) => sum(listPerks(part, model), ({ usd }) => usd));
  const netUsd = (months.at(-1)?.runningUsd ?? 0) + perksAfterUsd;
  return {
    netUsd,
    objectiveUsd: netUsd - sumEffort(pricer, plan, spans),
    rewardsUsd: sum(months, ({ rewardsUsd }) => rewardsUsd),
    perksUsd: sum(months, ({ perksUsd }) => perksUsd) + perksAfterUsd,
    feesAfterUsd: sum(months, ({ fees }) => sum(fees, ({ usd, countedUsd }) => usd - countedUsd)),
    perksAfterUsd,
    bonusesUsd: sum(months, ({ bonusesUsd }) => bonusesUsd),
    usualUsd: sum(openings, ({ bonus }) => (bonus && bonus.offer.basis !== "read" ? bonus.usd : 0)),
    feesUsd: sum(months, ({ feesUsd }) => feesUsd),
    openings,
    unlocks: listUnlocks(printing),
    endings: listEndings(printing),
    months,
  };
}

/** The minimum of a bonus comes before that of a perk. */
function findBonusPromise({ model, layout }: Printing, span: Span): PlanPromise | undefined {
  const afterUsd = model.cards[span.card]!.levels[span.level]?.afterUsd ?? 0;
  return afterUsd > 0 ? layout.promises.find((entry) => entry.span === span) : undefined;
}

/** The month in which a minimum is reached. */
function findReached({ placed }: Printing, { span, from, months: length, usd: neededUsd }: PlanPromise): number {
  const window = Array.from({ length }, (_, at) => from + at);
  let spentUsd = 0;
  const reached = window.find((month) => {
    spentUsd += sum(placed, (entry) => (entry.span === span && entry.month === month ? entry.usd : 0));
    return spentUsd >= neededUsd - 1e-6;
  });
  return reached ?? window.at(-1)!;
}

function findBonuses(printing: Printing): ReadonlyMap<Span, DatedBonus> {
  const { model, layout, placed } = printing;
  const { cards, settings } = model;
  const bonusOf = new Map<Span, DatedBonus>();
  for (const span of layout.spans) {
    if (span.level < 0) continue;
    const { isMatch, levels } = cards[span.card]!;
    if (isMatch) {
      const usd = sum(
        placed.filter((entry) => entry.span === span),
        ({ matchUsd }) => matchUsd,
      );
      const month = Math.min(span.from + HOLD_MONTHS, settings.months - 1);
      bonusOf.set(span, { ...whoseOf(span.card, cards), usd, points: 0, isMatch, month });
      continue;
    }
    const promise = findBonusPromise(printing, span);
    const { points } = levels[span.level]!;
    const usd = toBonusUsd(model, span, layout.spans);
    const month = (promise ? findReached(printing, promise) : span.from) + 1;
    bonusOf.set(span, { ...whoseOf(span.card, cards), usd, points, isMatch, month });
  }
  return bonusOf;
}

function listMonths({ model, layout, placed }: Printing, bonusOf: ReadonlyMap<Span, DatedBonus>): PlannedMonth[] {
  const { cards, settings } = model;
  const { parts, spans } = layout;
  let runningUsd = 0;
  return Array.from({ length: settings.months }, (_, month): PlannedMonth => {
    const ofMonth = parts.filter((part) => part.month === month);
    const spend = placed.filter((entry) => entry.month === month);
    const perks = mergePerks(ofMonth.flatMap((part) => listPerks(part, model)));
    const bonuses = [...bonusOf.values()].filter((bonus) => bonus.month === month);
    const fees = spans.flatMap((span) =>
      listFees(span, model)
        .filter((fee) => fee.month === month && fee.usd > 0)
        .map(({ usd, share }) => ({ ...whoseOf(span.card, cards), usd, countedUsd: usd * share })),
    );
    const rewardsUsd = sum(spend, ({ perk, valueUsd }) => (perk === null ? valueUsd : 0));
    const perksUsd = sum(spend, ({ perk, valueUsd }) => (perk === null ? 0 : valueUsd)) + sum(perks, ({ usd }) => usd);
    const bonusesUsd = sum(bonuses, ({ usd }) => usd);
    const feesUsd = sum(fees, ({ countedUsd }) => countedUsd);
    const netUsd = rewardsUsd + perksUsd + bonusesUsd - feesUsd;
    runningUsd += netUsd;
    return {
      month,
      held: [...new Set(ofMonth.flatMap(({ held }) => held.map(({ card }) => card)))].map((card) =>
        whoseOf(card, cards),
      ),
      spend: spend.map(({ span: _span, month: _month, matchUsd: _match, ...entry }) => entry),
      perks,
      bonuses: bonuses.map(({ month: _month, ...bonus }) => bonus),
      fees,
      rewardsUsd,
      perksUsd,
      bonusesUsd,
      feesUsd,
      netUsd,
      runningUsd,
    };
  });
}

function listOpenings(printing: Printing, bonusOf: ReadonlyMap<Span, DatedBonus>): PlannedOpening[] {
  const { plan, model, layout, placed, pricer } = printing;
  const { cards, settings } = model;
  return layout.spans
    .filter(({ isNew }) => isNew)
    .toSorted((left, right) => left.from - right.from)
    .map((span): PlannedOpening => {
      const { firstFeeUsd, laterFeeUsd, card } = cards[span.card]!;
      const bonus = bonusOf.get(span);
      const promise = findBonusPromise(printing, span);
      const part = layout.parts.find(({ held }) => held.includes(span))!;
      const chosen = chooseVariants(pricer.splitter, part.states).chosen[part.held.indexOf(span)]!;
      const inWindow = placed.filter(
        (entry) => entry.span === span && promise && entry.month < promise.from + promise.months,
      );
      return {
        ...whoseOf(span.card, cards),
        month: span.from,
        bonus: bonus
          ? {
              usd: bonus.usd,
              points: bonus.points,
              isMatch: bonus.isMatch,
              month: bonus.month,
              afterUsd: promise?.usd ?? 0,
              offer: card.bonus.past ?? { basis: "read", lastSeen: null },
              windowMonths: promise ? findWindowEnd(promise, settings) - startOf(span.from, settings) : 0,
              spendUsd: sum(inWindow, ({ usd }) => usd),
            }
          : null,
        firstFeeUsd,
        laterFeeUsd,
        choices: chosen.row.choices,
        warnings: judgeRules(pricer.judge, plan, span.card, span.from).warnings.map(({ text }) => text),
      };
    });
}

function listEndings({ plan, model: { cards } }: Printing): PlannedEnding[] {
  return plan
    .flatMap(({ card, ending }): PlannedEnding[] => {
      if (ending.kind === "keep") return [];
      const about = { ...whoseOf(card, cards), month: ending.month };
      const { laterFeeUsd } = cards[card]!;
      if (ending.kind === "close") return [{ ...about, to: null, savesUsd: laterFeeUsd }];
      const lower = cards[ending.to]!;
      return [{ ...about, to: lower.card.slug, savesUsd: laterFeeUsd - lower.laterFeeUsd }];
    })
    .toSorted((left, right) => left.month - right.month);
}

function listUnlocks({ layout, model: { cards } }: Printing): PlannedUnlock[] {
  return layout.spans.flatMap(({ card, unlock }): PlannedUnlock[] =>
    unlock
      ? [{ ...whoseOf(card, cards), usd: cards[card]!.unlocks[unlock.at]!, month: unlock.from, months: unlock.months }]
      : [],
  );
}
