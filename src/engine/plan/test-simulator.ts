/**
 * For tests: somebody who does month by month what the printed plan says, keeps
 * to the terms of the cards, and counts the dollars. Knows nothing of the search.
 */
import type { Profile } from "../value/profile.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import type { MonthPlacement, OwnedCard, PrintedPlan, TripAnswer } from "./plan-answer.ts";
import type { PlanTransfer } from "./plan-catalog.ts";
import type { PlanSettings } from "./plan-settings.ts";

const CENT = 0.005;
const sum = <Item>(items: readonly Item[], toUsd: (item: Item) => number) =>
  items.reduce((total, item) => total + toUsd(item), 0);

const toUsd = ({ usd }: { readonly usd: number }) => usd;
const toKey = ({ card, person }: OwnedCard) => `${card}:${person}`;

/** A trip as the answer has it, and which of the catalog's transfers lead to it. */
export interface TripMove {
  readonly trip: TripAnswer;
  readonly links: readonly PlanTransfer[];
}

/**
 * @param move the trip that the plan says it reaches
 * @param pooled programs whose points two people may put together
 * @returns the dollars of the plan, and everything that nobody could have done as printed
 */
export function simulatePlan(
  plan: PrintedPlan,
  known: readonly WalletCard[],
  profile: Profile,
  settings: PlanSettings,
  pooled: readonly string[],
  move?: TripMove,
): { readonly usd: number; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const check = (isRight: boolean, what: string) => {
    if (!isRight) faults.push(what);
  };
  const cardOf = (slug: string) => known.find((card) => card.slug === slug)!;
  const openedIn = new Map(plan.openings.map((opening) => [toKey(opening), opening.month]));
  const ownedBy = [profile.owned, settings.second?.owned ?? []];
  /** [first, after the last] month of every card. */
  const heldIn = (whose: OwnedCard): readonly [number, number] => {
    const { card, person } = whose;
    const changed = plan.endings.find((ending) => ending.to === card && ending.person === person);
    const before = ownedBy[person]!.includes(card) ? -Infinity : (changed?.month ?? Infinity);
    const from = openedIn.get(toKey(whose)) ?? before;
    return [from, plan.endings.find((ending) => toKey(ending) === toKey(whose))?.month ?? Infinity];
  };
  const isHeld = (whose: OwnedCard, month: number) => heldIn(whose)[0] <= month && month < heldIn(whose)[1];
  /** Opened or owned, and every other account that was changed into the card. */
  const countAccounts = (whose: OwnedCard, month: number) => {
    const isOwn = openedIn.has(toKey(whose)) || ownedBy[whose.person]!.includes(whose.card);
    const changed = plan.endings.filter(
      ({ to, person, month: since }) => to === whose.card && person === whose.person && since <= month,
    );
    return changed.length + (isOwn ? 1 : 0);
  };
  const everHeld = [...new Map(plan.months.flatMap(({ held }) => held.map((one) => [toKey(one), one]))).values()];

  /** What a point of the card may be worth in this month. */
  const mostCents = (whose: OwnedCard, { points }: WalletCard, month: number): number => {
    const { floor, transfer, portal, cash, kind, transfersAlone, enabledBy } = points;
    const given = profile.cpp[points.program];
    const isEnabled = everHeld.some((other) => {
      const until = Math.min(heldIn(other)[1], heldIn(whose)[1]);
      const isWithin = other.person === whose.person || pooled.includes(points.program);
      return isWithin && enabledBy.includes(other.card) && Math.max(month, heldIn(other)[0]) < until;
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
  const spentOn = (whose: OwnedCard, from: number, to: number) => {
    const inTime = plan.months.filter(({ month }) => month >= from && month < to);
    const own = inTime.flatMap(({ spend }) => spend.filter((entry) => toKey(entry) === toKey(whose)));
    return sum(own, toUsd);
  };

  const { restOfMonth, firstMonthShare, months: lastMonth } = settings;
  /** Of a month what is still to come. */
  const lengthOf = (month: number) => (month === 0 ? restOfMonth : 1);
  /** Of a month what a card is there, that comes ten days after it is applied for. */
  function isThereFor(opened: number, month: number): number {
    const late = 1 - firstMonthShare;
    if (month === opened) return Math.max(0, lengthOf(month) - late);
    return opened === 0 && month === 1 ? 1 - Math.max(0, late - restOfMonth) : lengthOf(month);
  }
  /** Of a fee what counts: the first one whole, of any other a twelfth for each month that is left. */
  function toCounted({ usd: dueUsd, ...whose }: OwnedCard & { readonly usd: number }, month: number): number {
    const left = lastMonth - 1 + restOfMonth - (month === 0 ? 0 : restOfMonth + month - 1);
    return openedIn.get(toKey(whose)) === month ? dueUsd : (dueUsd * Math.min(12, left)) / 12;
  }

  let usd = plan.perksAfterUsd;
  const afterUsd = sum(
    plan.openings.filter(({ month }) => month + 12 > lastMonth),
    (opening) => {
      const card = cardOf(opening.card);
      // Bags are not capped by a face value.
      const bagsUsd = profile.bags * profile.travelers * 2 * profile.trips * 45;
      const mostOf = ({ kind, faceUsd, points }: WalletCard["perks"][number]) =>
        Math.max(faceUsd ?? 0, ((points ?? 0) * mostCents(opening, card, 0)) / 100, kind === "service" ? bagsUsd : 0);
      return sum(card.perks, (perk) => 2 * mostOf(perk));
    },
  );
  check(plan.perksAfterUsd <= afterUsd + CENT, "more perks after the plan than there are");
  const credited = new Map<string, number>();
  for (const { month, spend, perks, bonuses, fees } of plan.months) {
    for (const [line, ofLine] of Map.groupBy(spend, toLine)) {
      const onceUsd = sum(settings.once, (once) => (once.month === month ? once.usd : 0));
      const mostUsd = monthlyOf(ofLine[0]!) * lengthOf(month) + onceUsd;
      check(sum(ofLine, toUsd) <= mostUsd + CENT, `${month}: more than there is on ${line}`);
      for (const [card, ofCard] of Map.groupBy(ofLine, toKey)) {
        const share = isThereFor(openedIn.get(card) ?? -1, month) / lengthOf(month);
        check(sum(ofCard, toUsd) <= mostUsd * share + CENT, `${month}: ${card} comes too late for ${line}`);
      }
    }
    for (const entry of spend) {
      const card = cardOf(entry.card);
      check(isHeld(entry, month), `${month}: ${entry.card} is not held`);
      if (entry.perk !== null) {
        const key = `${entry.card}:${entry.person}:${entry.perk}`;
        credited.set(key, (credited.get(key) ?? 0) + entry.usd);
        const perk = card.perks.find(({ id }) => id === entry.perk)!;
        const isCoupon = perk.points === undefined && (perk.kind === "credit" || perk.kind === "certificate");
        usd += entry.usd * (isCoupon ? perk.share : 1);
      } else {
        const isWorth = entry.centsPerPoint <= mostCents(entry, card, month) + 1e-9;
        check(isWorth, `${month}: ${entry.card} points count too much`);
        const rates = [...card.earns, ...card.choices].flatMap(({ multiplier, afterCap }) => [multiplier, afterCap]);
        check(rates.includes(entry.multiplier!), `${month}: ${entry.card} earns no ${entry.multiplier}`);
        usd += (entry.usd * entry.multiplier! * entry.centsPerPoint) / 100;
      }
      if (entry.foreign) usd -= (entry.usd * card.foreignFeePercent) / 100;
    }
    const limited = spend.filter(({ pool }) => pool !== null);
    for (const [pool, inPool] of Map.groupBy(limited, (entry) => `${toKey(entry)} ${entry.pool}`)) {
      const { card: slug, pool: id } = inPool[0]!;
      const { earns, choices } = cardOf(slug);
      const caps = [...earns, ...choices].flatMap(({ cap }) => (cap?.pool === id ? [cap.limitUsd] : []));
      // Another account that was changed into the card has a limit of its own.
      const accounts = countAccounts(inPool[0]!, month);
      const mostUsd = caps.length === 0 ? Infinity : (Math.max(...caps) / 12) * accounts;
      check(sum(inPool, toUsd) <= mostUsd + CENT, `${month}: above the limit of ${pool}`);
    }
    for (const perk of perks) check(isHeld(perk, month), `${month}: a perk of ${perk.card}, which is not held`);
    for (const used of [...perks, ...spend.filter(({ perk }) => perk !== null)]) {
      const { needs } = cardOf(used.card).perks.find(({ id }) => id === used.perk)!;
      const isEarned = spentOn(used, month - 21, month) >= (needs?.spendUsd ?? 0) - CENT;
      check(isEarned, `${month}: ${used.perk} of ${used.card} is not earned by spend`);
    }
    for (const bonus of bonuses) {
      const from = openedIn.get(toKey(bonus))!;
      const opening = plan.openings.find((entry) => toKey(entry) === toKey(bonus))!;
      const { tiers } = cardOf(bonus.card).bonus;
      if (!bonus.isMatch) {
        const reached = tiers.filter(({ afterUsd }) => afterUsd <= opening.bonus!.afterUsd);
        const neededUsd = Math.max(0, ...reached.map(({ afterUsd }) => afterUsd));
        const isSplit = from === 0 && restOfMonth < 1;
        const windowEnd = from + Math.max(...tiers.map(({ months }) => months)) + (isSplit ? 1 : 0);
        const isReached = spentOn(bonus, from, Math.min(month, windowEnd)) >= neededUsd - CENT;
        check(isReached, `${bonus.card}: the minimum is missed`);
        check(month > from, `${bonus.card}: its bonus comes too early`);
      }
    }
    usd += sum([...perks, ...bonuses], toUsd) - sum(fees, (fee) => toCounted(fee, month));
    for (const whose of everHeld.filter((one) => openedIn.has(toKey(one)) && isHeld(one, month))) {
      const { firstYearUsd, laterUsd } = cardOf(whose.card).fees;
      const age = month - openedIn.get(toKey(whose))!;
      const dueUsd = age === 0 ? firstYearUsd : age % 12 === 0 ? laterUsd : 0;
      const paid = fees.filter((fee) => toKey(fee) === toKey(whose));
      check(sum(paid, toUsd) >= dueUsd - CENT, `${month}: the fee of ${whose.card} is not paid`);
    }
  }
  for (const [key, usedUsd] of credited) {
    const [slug = "", , id] = key.split(":");
    const { faceUsd, points, resets } = cardOf(slug).perks.find((perk) => perk.id === id)!;
    // A period that is only begun counts whole.
    const years = Math.ceil(settings.months / 12) + (resets === "card-year" ? 0 : 1);
    check(points !== undefined || usedUsd <= (faceUsd ?? 0) * years + CENT, `${key}: more than its face value`);
  }
  if (move) checkMove(move);
  return { usd, faults };

  /** In the trip's month somebody holds a card that sends the points at the ratio used, and the points are there. */
  function checkMove({ trip, links }: TripMove): void {
    for (const { program, isTransfer, points, arrivingPoints } of trip.sources) {
      if (!isTransfer) continue;
      const link = links.find(({ from, to }) => from === program && to === trip.program);
      const open = [
        ...openedIn.keys(),
        ...ownedBy.flatMap((own, person) => own.map((card) => `${card}:${person}`)),
        ...everHeld.map(toKey),
      ]
        .map((key) => ({ card: key.split(":")[0]!, person: Number(key.split(":")[1]) }))
        .filter((whose) => isHeld(whose, trip.month));
      const canSend = open.some(
        ({ card }) => cardOf(card).points.program === program && cardOf(card).points.transfersAlone,
      );
      const isBetter = open.some(({ card }) => link?.better?.cards.includes(card));
      check(canSend, `${program}: no card sends points in month ${trip.month}`);
      const rate = isBetter ? link!.better!.rate : (link?.rate ?? 0);
      check(arrivingPoints <= points * rate + 1, `${program}: arrives at a better rate than ${rate}`);
    }
    const own = (program: string) =>
      sum(
        trip.sources.filter((source) => source.program === program),
        ({ points }) => points,
      );
    for (const program of new Set(trip.sources.map((source) => source.program))) {
      const inTime = plan.months.filter(({ month }) => month < trip.month);
      const isOf = ({ card }: { readonly card: string }) => cardOf(card).points.program === program;
      const spent = sum(
        inTime.flatMap(({ spend }) => spend.filter(isOf)),
        (entry) => entry.usd * (entry.multiplier ?? 0),
      );
      const bonus = sum(
        inTime.flatMap(({ bonuses }) => bonuses.filter(isOf)),
        ({ points }) => points,
      );
      const there = spent + bonus + (settings.balances[program] ?? 0);
      check(own(program) <= there + 1, `${program}: ${own(program)} points of ${Math.round(there)}`);
    }
  }
}
