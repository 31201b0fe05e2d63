/**
 * A proof that anybody can check: cases that together cover every allowed
 * wallet, each with prices and surpluses such that no wallet of the case is
 * worth more than the proposed one (`price-bound.ts`). A case says which cards
 * are in and which are out; `scripts/check-certificate.ts` reads it.
 */
import type { Certificate, CertificateCase } from "./answer.ts";
import { type BoundPrices, createLiftBound } from "./lift-prices.ts";
import { findNodeRows } from "./node-rows.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import type { SearchModel } from "./search-model.ts";
import { tightenPrices } from "./tighten-prices.ts";
import type { RankedWallet } from "./wallet-order.ts";

export const MAX_CASES = 200;
const ROUNDS = { root: 150, inner: 50 };
/** Printed digits: any prices are valid, and surpluses are rounded up. */
const DIGITS = 1e4;
/** Below half a cent nothing is better. */
const SLACK_USD = 0.004;

/** A name for each line, by its number: a line may hold several kinds of spend that every card treats alike. */
function nameLines({ visit, lineCount, spendLineCount }: SearchModel): string[] {
  return Array.from({ length: lineCount }, (_, line) =>
    line < spendLineCount
      ? `line ${line + 1} of ${visit.cells.length} kinds of spend`
      : `once per wallet ${line - spendLineCount + 1}`,
  );
}

/** Null: more than `MAX_CASES` cases. */
export function certifyWallet(
  model: SearchModel,
  wallet: RankedWallet,
  maxCards: number,
  must: readonly number[],
  free: readonly number[],
): Certificate | null {
  const bound = createPriceBound(model);
  const pricer = createWalletPricer(model, bound);
  const { cards, effortUsd, laterFeeUsd, firstFeeUsd, feeLimitUsd, lineCount } = model;
  const noPrices = { lines: new Float64Array(lineCount), lifts: new Float64Array(cards.length) };
  const names = nameLines(model);
  const cases: CertificateCase[] = [];
  const limitUsd = wallet.objectiveUsd + SLACK_USD;
  const toSlugs = (members: readonly number[]) => members.map((card) => cards[card]!.slug);
  const sumFees = (members: readonly number[], fees: Float64Array) =>
    members.reduce((sum, card) => sum + fees[card]!, 0);

  /** Whether there is room for more. */
  function add(one: CertificateCase): boolean {
    cases.push(one);
    return cases.length <= MAX_CASES;
  }

  /** A case of one wallet is its own value. */
  function settle(members: readonly number[], out: readonly number[]): boolean {
    const fees = Math.max(sumFees(members, laterFeeUsd), sumFees(members, firstFeeUsd));
    const isAllowed = fees <= feeLimitUsd + 1e-9;
    const usd = isAllowed ? pricer.price(members, null, -Infinity) : 0;
    const value = Math.ceil(Math.max(0, usd) * DIGITS) / DIGITS;
    return add({
      in: toSlugs(members),
      out: toSlugs(out),
      prices: { [isAllowed ? "the wallet itself" : "over the fee limit"]: value },
      surpluses: Object.fromEntries(toSlugs(members).map((slug) => [slug, 0])),
    });
  }

  function visit(members: readonly number[], out: readonly number[], start: BoundPrices): boolean {
    const feesLeftUsd = feeLimitUsd - sumFees(members, laterFeeUsd);
    const room = maxCards - members.length;
    const candidates = free.filter((card) => !members.includes(card) && !out.includes(card));
    if (room === 0 || candidates.length === 0 || feesLeftUsd < -1e-9) {
      return settle(members, room === 0 ? [] : out);
    }
    const { rowsOf, lifters, lifts } = findNodeRows(model, members, candidates, room);
    const node = { members, candidates, room, rowsOf, lifts, feeUsd: laterFeeUsd, feesLeftUsd: Infinity, effortUsd };
    const rounds = cases.length === 0 && members.length === must.length ? ROUNDS.root : ROUNDS.inner;
    const tight = tightenPrices(bound, node, start, rounds, wallet.objectiveUsd, (usd) => usd <= limitUsd - 0.001);

    const round = (some: Float64Array) => some.map((price) => Math.round(price * DIGITS) / DIGITS);
    const prices = round(tight.prices.lines);
    const { setPrices, surplus } = createLiftBound(bound, node, cards.length);
    setPrices({ lines: prices, lifts: round(tight.prices.lifts) });
    const surplusOf = (card: number) => Math.ceil(surplus(card) * DIGITS - 1e-6) / DIGITS;
    const surpluses = new Map([...members, ...candidates].map((card) => [card, surplusOf(card)]));
    const top = candidates
      .filter((card) => surpluses.get(card)! > 0)
      .toSorted((left, right) => surpluses.get(right)! - surpluses.get(left)!);
    let usd = effortUsd;
    for (const price of prices) usd += price;
    for (const card of [...members, ...top.slice(0, room)]) usd += surpluses.get(card)!;
    if (usd <= limitUsd) {
      const shown = [...surpluses].filter(([card, surplus]) => members.includes(card) || surplus > 0);
      return add({
        in: toSlugs(members),
        out: toSlugs(out),
        prices: {
          ...(effortUsd > 0 ? { "effort of the first card": effortUsd } : {}),
          ...Object.fromEntries(
            Array.from({ length: lineCount }, (_, line) => [names[line]!, prices[line]!] as const).filter(
              ([, price]) => price > 0,
            ),
          ),
        },
        surpluses: Object.fromEntries(shown.map(([card, surplus]) => [cards[card]!.slug, surplus])),
      });
    }
    const card = top.find((candidate) => lifters.has(candidate)) ?? top[0] ?? candidates[0]!;
    return visit([...members, card], out, tight.prices) && visit(members, [...out, card], tight.prices);
  }

  if (!visit([...must], [], noPrices)) return null;
  return {
    objectiveUsd: wallet.objectiveUsd,
    maxCards,
    must: toSlugs(must),
    eligible: toSlugs([...must, ...free]),
    cases,
  };
}
