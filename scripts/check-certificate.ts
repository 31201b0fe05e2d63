/**
 * Checks the proof in an analyzer's answer (JSON, on stdin or in a file) without
 * the engine's code: the cases cover every allowed wallet, none allows a better
 * one than the answer's, and that wallet is worth what the answer says.
 */
import { readFileSync } from "node:fs";

type Numbers = Record<string, number>;
type Case = Record<"in" | "out", string[]> & Record<"prices" | "surpluses", Numbers>;
type Proof = Record<"objectiveUsd" | "maxCards", number> & Record<"must" | "eligible", string[]> & { cases: Case[] };
type Wallet = Record<"netUsd" | "effortUsd", number> & { cards: { feeUsd: number; bonusUsd: number }[] };
type Row = { perk: string | null; valueUsd: number };
type Answer = { wallet: Wallet; allocation: Row[]; perks: { usd: number }[]; certificate: Proof | null };

/** What is wrong with an answer in JSON; nothing when its proof holds. */
export function checkCertificate(json: string): string[] {
  const answer = JSON.parse(json) as Answer;
  if (!answer.certificate) return ["The answer has no certificate."];
  const { objectiveUsd, maxCards, must, eligible, cases } = answer.certificate;
  const { netUsd, effortUsd, cards } = answer.wallet;
  const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
  const faults: string[] = [];

  // 1. Value: the printed plan adds up to the objective; every figure may be rounded to a cent.
  const earned = answer.allocation.filter(({ perk }) => perk === null).map(({ valueUsd }) => valueUsd);
  const terms = [...earned, ...answer.perks.map(({ usd }) => usd), ...cards.map((card) => card.bonusUsd - card.feeUsd)];
  if (Math.abs(sum(terms) - netUsd) > 0.01 * (terms.length + 1)) faults.push(`The plan adds up to ${sum(terms)}.`);
  if (Math.abs(netUsd - effortUsd - objectiveUsd) > 0.02) faults.push("Net less effort is not the objective.");

  // 2. Bounds: the cards neither in nor out of a case may fill the room that is left.
  for (const [index, { in: held, out, prices, surpluses }] of cases.entries()) {
    const rest = Object.keys(surpluses).filter((slug) => !held.includes(slug) && !out.includes(slug));
    const gains = rest.map((slug) => Math.max(0, surpluses[slug] ?? 0)).toSorted((left, right) => right - left);
    const fixed = sum(Object.values(prices)) + sum(held.map((slug) => surpluses[slug] ?? Number.NaN));
    const boundUsd = fixed + sum(gains.slice(0, maxCards - held.length));
    if (!(boundUsd <= objectiveUsd + 0.005)) faults.push(`Case ${index} allows ${boundUsd}.`);
  }

  // 3. Cover: deciding one card after the other, every wallet ends in a case.
  function isCovered(held: string[], out: string[], open: Case[]): boolean {
    const isFull = held.length === maxCards;
    const left = open.filter((one) => !one.in.some((slug) => out.includes(slug) || (isFull && !held.includes(slug))));
    const able = left.filter((one) => !one.out.some((slug) => held.includes(slug)));
    const isMet = (one: Case) => one.in.every((slug) => held.includes(slug));
    if (able.some((one) => isMet(one) && (isFull || one.out.every((slug) => out.includes(slug))))) return true;
    const next = able.flatMap((one) => [...one.in, ...one.out]).find((slug) => ![...held, ...out].includes(slug));
    if (isFull || next === undefined || !eligible.includes(next)) return false;
    return isCovered([...held, next], out, able) && isCovered(held, [...out, next], able);
  }
  if (!isCovered(must, [], cases)) faults.push("Some wallet is in no case.");
  return faults;
}

if (import.meta.main) {
  const faults = checkCertificate(readFileSync(process.argv[2] ?? 0, "utf8"));
  console.log(faults.join("\n") || "Checked: the cases cover every wallet, and none is worth more.");
  process.exitCode = faults.length > 0 ? 1 : 0;
}
