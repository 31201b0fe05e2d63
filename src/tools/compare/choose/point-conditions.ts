/** Conditions about where a card's points can go: partners that only one of two cards reaches, a better ratio, plain cash. */
import { PROGRAMS, type TransferPartner } from "../../../catalog/program.ts";
import { toPointUnit } from "../../../words/point-unit.ts";
import WORDS from "./choose-words.json" with { type: "json" };
import type { Condition, Side, Weighing } from "./pair-side.ts";

function findProgram({ rewards }: Side) {
  const { transfersAlone, program } = rewards.points;
  return transfersAlone ? PROGRAMS.find(({ slug }) => slug === program) : undefined;
}

const toEither = (names: readonly string[]) =>
  [names.slice(0, -1).join(", "), ...names.slice(-1)].filter((part) => part !== "").join(" or ");

const isPlain = ({ ratio, confidence, needs }: TransferPartner) =>
  ratio === "1:1" && confidence !== "low" && needs === undefined;
/** Of the partners that readers in the United States look for. */
const toRank = ({ partner }: TransferPartner) => WORDS.partners.findIndex((word) => partner.includes(word));

/** Where this card's points can go one to one and the other's cannot: nor are they the partner's own. */
function listOwnPartners(own: Side, other: Side): string[] {
  const theirs = new Set(findProgram(other)?.partners.map(({ partner }) => partner));
  const { rewardProgram } = other.card;
  const isOwnProgram = ({ partner }: TransferPartner) => rewardProgram !== null && partner.startsWith(rewardProgram);
  return (findProgram(own)?.partners ?? [])
    .filter(
      (partner) => isPlain(partner) && !theirs.has(partner.partner) && !isOwnProgram(partner) && toRank(partner) >= 0,
    )
    .toSorted((left, right) => toRank(left) - toRank(right))
    .map(({ partner }) => partner);
}

/** A partner that takes this card's points at full ratio and the other card's, of the same program, at less. */
function findBetterRatio(own: Side, other: Side): TransferPartner | undefined {
  const program = findProgram(own);
  if (program === undefined || program !== findProgram(other)) return undefined;
  const isMeant = ({ withCards }: TransferPartner, { card }: Side) =>
    withCards?.ratio === "1:1" && withCards.cards.includes(card.slug);
  return program.partners.find((partner) => isMeant(partner, own) && !isMeant(partner, other));
}

const isCash = ({ card, rewards }: Side) => rewards.points.kind === "cash" || /cash/i.test(card.rewardProgram ?? "");

export function listPointConditions({ own, other }: Weighing): Condition[] {
  const tell = (weight: number, text: string) => [{ kind: "points", weight, text }];
  const better = findBetterRatio(own, other);
  if (better) {
    const [bank, received] = better.ratio.split(":");
    return tell(
      7,
      `you transfer points to ${better.partner}: they go one to one, while ${bank} points from ${other.name} become ${received}`,
    );
  }
  const partners = toEither(listOwnPartners(own, other).slice(0, 3));
  const [mine, theirs] = [own, other].map(({ card }) => toPointUnit(card.rewardProgram));
  const isElsewhere = findProgram(other) !== undefined;
  if (partners !== "") {
    return isElsewhere
      ? tell(6.2, `you would transfer ${mine} one to one to ${partners}; ${other.name}'s ${theirs} don't go there`)
      : tell(6.6, `you would transfer ${mine} one to one to ${partners}; with ${other.name} alone, you can't`);
  }
  return isCash(own) && !isCash(other) && (isElsewhere || other.rewards.points.kind === "brand")
    ? tell(5.5, `you want plain cash back instead of ${other.name}'s ${theirs}`)
    : [];
}
