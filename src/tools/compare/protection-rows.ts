/** What cards pay when something goes wrong, side by side. What no source tells is said as unknown and wins nothing. */
import type { Card } from "../../catalog/card.ts";
import { type CoverKind, findProtection, type Protection } from "../../catalog/protection.ts";
import { joinNames, lowerFirst, upperFirst } from "../../words/format.ts";
import { COVER_KINDS, COVER_LABELS, PERKS_OF_COVER, toCoverText } from "../../words/protection.ts";
import { type ComparisonGroup, toRow } from "./comparison-row.ts";
import type { Mark } from "./mark-winners.ts";

/** These perks have a row among the protections, and none among the perks. */
export const PROTECTION_PERKS: ReadonlySet<string> = new Set(Object.values(PERKS_OF_COVER).flat());

const TRAVEL_COVERS: readonly CoverKind[] = ["tripDelay", "tripCancellation", "baggageDelay", "lostLuggage"];

/** `Trip delay and lost luggage coverage`; null for a card without any. Their limits have rows of their own. */
export function toTravelCoverText({ slug }: Pick<Card, "slug">): string | null {
  const covers = findProtection(slug)?.covers ?? {};
  const kinds = TRAVEL_COVERS.filter((kind) => covers[kind]).map((kind) => lowerFirst(COVER_LABELS[kind]));
  return kinds.length === 0 ? null : `${upperFirst(joinNames(kinds))} coverage`;
}

/** Whether no source tells of some of it: such a card does not lack it. */
export const isTravelCoverUnknown = ({ slug }: Pick<Card, "slug">): boolean =>
  TRAVEL_COVERS.some((kind) => findProtection(slug)?.covers[kind] === undefined);

type Cover = Protection["covers"][CoverKind];

/** The fewer the better; of all other figures the more. */
const LESS: ReadonlySet<string> = new Set(["hours", "deductibleUsd"]);

/** 1: the one pays more in all that is known of both; 0: as much. Null: the limits can't be weighed against each other. */
export function compareCovers(one: Cover, other: Cover): number | null {
  if (one === undefined || other === undefined) return null;
  if (one === false || other === false) return Number(one !== false) - Number(other !== false);
  const [mine, theirs] = [one, other].map((cover) => new Map(Object.entries(cover as object)));
  let sign = 0;
  for (const key of new Set([...mine!.keys(), ...theirs!.keys()])) {
    const [left, right] = [mine!.get(key) as unknown, theirs!.get(key) as unknown];
    if (left === right) continue;
    let step: number;
    if (typeof left === "number" && typeof right === "number")
      step = Math.sign(left - right) * (LESS.has(key) ? -1 : 1);
    else if (key === "kind" && left !== undefined && right !== undefined) step = left === "primary" ? 1 : -1;
    else return null;
    if (sign !== 0 && step !== sign) return null;
    sign = step;
  }
  return sign;
}

/** A card wins that is better than each of the others in all that is known of it. */
const markCovers = (covers: readonly Cover[]): Mark[] =>
  covers.map((own, at) =>
    covers.every((other, index) => index === at || compareCovers(own, other) === 1) ? "best" : null,
  );

export function listProtectionRows(cards: readonly Card[]): ComparisonGroup {
  const protections = cards.map(({ slug }) => findProtection(slug)?.covers ?? {});
  const toText = (kind: CoverKind, at: number): string | null => {
    const perk = cards[at]!.perks.find(({ type, lapsed }) => PERKS_OF_COVER[kind]?.includes(type) && !lapsed);
    return toCoverText(kind, protections[at]!) ?? perk?.description ?? null;
  };
  return {
    key: "protection",
    title: "If something goes wrong",
    note: "Insurance you get when you pay with the card. None of it is counted in dollars. Unknown means that our sources don't say.",
    rows: COVER_KINDS.filter((kind) => cards.some((_, at) => toText(kind, at) !== null)).map((kind) =>
      toRow(
        {
          key: `cover-${kind.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
          label: COVER_LABELS[kind],
          judge: () => markCovers(protections.map((covers) => covers[kind])),
        },
        cards.map((_, at) => ({ text: toText(kind, at) ?? "Unknown" })),
      ),
    ),
  };
}
