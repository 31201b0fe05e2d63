/** Conditions about where a card's points can go: partners that only one of two cards reaches, a better ratio, plain cash. */
import { PROGRAMS, type TransferPartner } from "../../../catalog/program.ts";
import { joinNames } from "../../../words/format.ts";
import type { Condition, Side, Weighing } from "./pair-side.ts";

/** Partners that readers in the United States look for, in this order. */
const KNOWN_PARTNERS =
  /Hyatt|United|Delta|AAdvantage|Southwest|Alaska|Atmos|JetBlue|Aeroplan|Flying Blue|British Airways|Hilton|Marriott|IHG/;

function findProgram({ rewards }: Side) {
  const { transfersAlone, program } = rewards.points;
  return transfersAlone ? PROGRAMS.find(({ slug }) => slug === program) : undefined;
}

const isPlain = ({ ratio, confidence, needs }: TransferPartner) =>
  ratio === "1:1" && confidence !== "low" && needs === undefined;

/** Where this card's points can go one to one and the other's cannot. */
function listOwnPartners(own: Side, other: Side): string[] {
  const theirs = new Set(findProgram(other)?.partners.map(({ partner }) => partner));
  const names = (findProgram(own)?.partners ?? [])
    .filter((partner) => isPlain(partner) && !theirs.has(partner.partner) && KNOWN_PARTNERS.test(partner.partner))
    .map(({ partner }) => partner);
  const toRank = (name: string) => KNOWN_PARTNERS.source.split("|").findIndex((word) => name.includes(word));
  return names.toSorted((left, right) => toRank(left) - toRank(right));
}

/** A partner that takes this card's points at full ratio and the other card's, of the same program, at less. */
function findBetterRatio(own: Side, other: Side): TransferPartner | undefined {
  const program = findProgram(own);
  if (program === undefined || program !== findProgram(other)) return undefined;
  const isMeant = ({ exception }: TransferPartner, { card }: Side) =>
    exception !== undefined && /^1:1 with an? (.*)$/.exec(exception)?.[1] === card.name;
  return program.partners.find((partner) => isMeant(partner, own) && !isMeant(partner, other));
}

export function listPointConditions({ own, other, pick }: Weighing): Condition[] {
  const better = findBetterRatio(own, other);
  if (better) {
    const [bank, received] = better.ratio.split(":");
    return [
      {
        kind: "points",
        weight: 7,
        text: `you move points to ${better.partner}: all of them arrive, while ${bank} points of ${other.name} become ${received}`,
      },
    ];
  }
  const program = findProgram(own);
  const partners = listOwnPartners(own, other).slice(0, 3);
  const isElsewhere = findProgram(other) !== undefined;
  if (program && partners.length > 0) {
    const named = joinNames(partners);
    return [
      {
        kind: "points",
        weight: isElsewhere ? 6.2 : 6.6,
        text: isElsewhere
          ? pick("points-elsewhere", [
              `you would turn points into ${named}, one to one; ${other.name}'s don't go there`,
              `${named} ${partners.length > 1 ? "are programs" : "is a program"} you use: only ${own.name}'s points move there at full ratio`,
            ])
          : pick("points-alone", [
              `you would rather have points for flights and hotels than ${toReward(other)}: they become ${named}, one to one`,
              `you book with ${named} and would transfer points, which ${other.name} alone can't do`,
            ]),
      },
    ];
  }
  if (isCash(own) && !isCash(other) && (isElsewhere || other.rewards.points.kind === "brand")) {
    return [
      {
        kind: "points",
        weight: 5.5,
        text: pick("cash", [
          "you want plain cash back, with no award charts to study",
          "cash suits you better than points that have to be spent on travel",
        ]),
      },
    ];
  }
  return [];
}

const isCash = ({ card, rewards }: Side) => rewards.points.kind === "cash" || /cash/i.test(card.rewardProgram ?? "");

function toReward(side: Side): string {
  if (isCash(side)) return "cash back";
  const { brandOf } = side.rewards;
  return brandOf === null ? `points that ${side.name} alone can't move` : `points that only ${brandOf} takes`;
}
