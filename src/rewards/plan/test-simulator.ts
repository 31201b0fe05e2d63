/**
 * For tests: somebody who does month by month what the printed plan says, keeps
 * to the terms of the cards, and counts the dollars. Knows nothing of the search.
 */
import type { Profile } from "../value/profile.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { MonthPlacement, PrintedPlan } from "./plan-answer.ts";
import type { PlanSettings } from "./plan-settings.ts";

const CENT = 0.005;
const sum = <Item>(items: readonly Item[], toUsd: (item: Item) => number) =>
  items.reduce((total, item) => total + toUsd(item), 0);

/** @returns the dollars of the plan, and everything that somebody could not have done as printed */
export function simulatePlan(
  plan: PrintedPlan,
  known: readonly WalletCard[],
  profile: Profile,
  settings: PlanSettings,
): { readonly usd: number; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) faults.push(what);
  };
  const cardOf = (slug: string) => known.find((card) => card.slug === slug)!;
  const openedIn = new Map(plan.openings.map(({ card, month }) => [card, month]));
  /** [first, after the last] month of every card. */
  const heldIn = (slug: string): readonly [number, number] => {
    const changed = plan.endings.find(({ to }) => to === slug);
    const from = openedIn.get(slug) ?? (profile.owned.includes(slug) ? -Infinity : (changed?.month ?? Infinity));
    return [from, plan.endings.find(({ card }) => card === slug)?.month ?? Infinity];
  };
  const isHeld = (slug: string, month: number) => heldIn(slug)[0] <= month && month < heldIn(slug)[1];
  const slugs = [...new Set(plan.months.flatMap(({ held }) => held))];

  /** What a point of the card may be worth in this month. */
  const mostCents = ({ slug, points }: WalletCard, month: number): number => {
    const { floor, transfer, portal, cash, kind, transfersAlone, enabledBy } = points;
    const given = profile.cpp[points.program];
    const isEnabled = slugs.some((other) => {
      const until = Math.min(heldIn(other)[1], heldIn(slug)[1]);
      return enabledBy.includes(other) && Math.max(month, heldIn(other)[0]) < until;
    });
    if (given !== undefined) return Math.max(given, floor);
    if (profile.value === "cash") return cash ?? 0;
    if (profile.value === "portal") return portal ?? floor;
    if (kind === "brand") return transfer ?? floor;
    if (!transfersAlone && !isEnabled) return floor;
    return Math.max(floor, profile.value === "transfer" ? (transfer ?? floor) : ((transfer ?? floor) + floor) / 2);
  };

  const monthlyOf = ({ category, part, brand, foreign }: MonthPlacement) =>
    sum(
      profile.lines.filter((line) => line.category === category && line.part === part && line.brand === brand),
      (line) => (line.monthlyUsd * (foreign ? line.foreignPercent : 100 - line.foreignPercent)) / 100,
    );
  const toLine = ({ category, part, brand, foreign }: MonthPlacement) => [category, part, brand, foreign].join();
  const spentOn = (card: string, from: number, to: number) => {
    const inTime = plan.months.filter(({ month }) => month >= from && month < to);
    return sum(
      inTime.flatMap(({ spend }) => spend.filter((entry) => entry.card === card)),
      (entry) => entry.usd,
    );
  };

  let usd = 0;
  const credited = new Map<string, number>();
  for (const { month, spend, perks, bonuses, fees } of plan.months) {
    for (const [line, ofLine] of Map.groupBy(spend, toLine)) {
      const mostUsd = monthlyOf(ofLine[0]!) + sum(settings.once, (once) => (once.month === month ? once.usd : 0));
      check(sum(ofLine, (entry) => entry.usd) <= mostUsd + CENT, `${month}: more than there is on ${line}`);
      for (const [card, ofCard] of Map.groupBy(ofLine, (entry) => entry.card)) {
        const share = openedIn.get(card) === month ? settings.firstMonthShare : 1;
        check(
          sum(ofCard, (entry) => entry.usd) <= mostUsd * share + CENT,
          `${month}: ${card} comes too late for ${line}`,
        );
      }
    }
    for (const entry of spend) {
      const card = cardOf(entry.card);
      check(isHeld(entry.card, month), `${month}: ${entry.card} is not held`);
      if (entry.perk !== null) {
        const key = `${entry.card}:${entry.perk}`;
        credited.set(key, (credited.get(key) ?? 0) + entry.usd);
        const perk = card.perks.find(({ id }) => id === entry.perk)!;
        const isCoupon = perk.points === undefined && (perk.kind === "credit" || perk.kind === "certificate");
        usd += entry.usd * (isCoupon ? perk.share : 1);
      } else {
        check(entry.centsPerPoint <= mostCents(card, month) + 1e-9, `${month}: ${entry.card} points count too much`);
        const rates = [...card.earns, ...card.choices].flatMap(({ multiplier, afterCap }) => [multiplier, afterCap]);
        check(rates.includes(entry.multiplier!), `${month}: ${entry.card} earns no ${entry.multiplier}`);
        usd += (entry.usd * entry.multiplier! * entry.centsPerPoint) / 100;
      }
      if (entry.foreign) usd -= (entry.usd * card.foreignFeePercent) / 100;
    }
    for (const [pool, inPool] of Map.groupBy(
      spend.filter((entry) => entry.pool !== null),
      ({ card, pool }) => `${card} ${pool}`,
    )) {
      const { card: slug, pool: id } = inPool[0]!;
      const caps = [...cardOf(slug).earns, ...cardOf(slug).choices].flatMap(({ cap }) =>
        cap?.pool === id ? [cap.limitUsd] : [],
      );
      const inMonth = sum(inPool, (entry) => entry.usd);
      check(caps.length === 0 || inMonth <= Math.max(...caps) / 12 + CENT, `${month}: above the limit of ${pool}`);
    }
    for (const { card, usd: perkUsd } of perks) {
      check(isHeld(card, month), `${month}: a perk of ${card}, which is not held`);
      usd += perkUsd;
    }
    for (const bonus of bonuses) {
      const from = openedIn.get(bonus.card)!;
      const opening = plan.openings.find(({ card }) => card === bonus.card)!;
      const { tiers } = cardOf(bonus.card).bonus;
      if (!bonus.isMatch) {
        const neededUsd = Math.max(
          0,
          ...tiers.filter(({ afterUsd }) => afterUsd <= opening.bonus!.afterUsd).map(({ afterUsd }) => afterUsd),
        );
        const windowEnd = from + Math.max(...tiers.map(({ months }) => months));
        check(
          spentOn(bonus.card, from, Math.min(month, windowEnd)) >= neededUsd - CENT,
          `${bonus.card}: the minimum is missed`,
        );
        check(month > from, `${bonus.card}: its bonus comes too early`);
      }
      usd += bonus.usd;
    }
    for (const fee of fees) usd -= fee.usd;
    for (const slug of slugs.filter((known) => openedIn.has(known) && isHeld(known, month))) {
      const { firstYearUsd, laterUsd } = cardOf(slug).fees;
      const age = month - openedIn.get(slug)!;
      const dueUsd = age === 0 ? firstYearUsd : age % 12 === 0 ? laterUsd : 0;
      const paid = fees.filter((fee) => fee.card === slug);
      check(sum(paid, (fee) => fee.usd) >= dueUsd - CENT, `${month}: the fee of ${slug} is not paid`);
    }
  }
  for (const [key, usedUsd] of credited) {
    const [slug = "", id] = key.split(":");
    const { faceUsd, points, resets } = cardOf(slug).perks.find((perk) => perk.id === id)!;
    // A period that is only begun counts whole.
    const years = Math.ceil(settings.months / 12) + (resets === "card-year" ? 0 : 1);
    check(points !== undefined || usedUsd <= (faceUsd ?? 0) * years + CENT, `${key}: more than its face value`);
  }
  return { usd, faults };
}
