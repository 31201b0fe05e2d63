/** Conditions about perks that only one of two cards has, each told in the words of its own terms. */
import type { Perk } from "../../../catalog/card.ts";
import { findPerkUse } from "../../../catalog/perk-use.ts";
import { formatUsd } from "../../../words/format.ts";
import { isUncertainFact } from "../uncertain-facts.ts";
import { lowerTerm } from "./lower-term.ts";
import type { Condition, Side, Weighing } from "./pair-side.ts";

/** The most telling first. */
const DECIDING: readonly (readonly [type: string, leads: readonly string[]])[] = [
  ["lounge_access", ["you want to wait in lounges", "airport lounges matter to you"]],
  ["anniversary_free_night", ["a night a year has a place in your plans", "you would spend its free night well"]],
  ["companion_certificate", ["somebody travels with you", "two of you fly together at least once a year"]],
  ["free_night_certificate", ["you would earn and use its free night", "its free night is within your reach"]],
  ["free_checked_bag", ["you check bags", "bags come along when you fly"]],
  ["anniversary_bonus_points", ["you keep a card for years", "you would use what comes each anniversary"]],
  ["travel_credit", ["its travel credit pays for what you book anyway", "you would use its travel credit"]],
  ["fourth_night_free", ["you stay four nights on points", "longer award stays are what you book"]],
  ["elite_status", ["status would change your trips", "you would enjoy its status"]],
  ["award_discount", ["you book awards with the airline", "you pay for flights with miles"]],
  ["points_rebate", ["you redeem often", "you spend your points every year"]],
  ["primary_rental_coverage", ["you rent cars", "rental cars are part of your trips"]],
  ["cell_phone_protection", ["you would pay the phone bill with it", "a broken phone worries you"]],
  ["travel_insurance", ["you want trips insured", "insurance on trips matters to you"]],
  ["elite_progress", ["you work toward status", "status is what you collect for"]],
  ["elite_night_credits", ["you count nights toward status", "status nights matter to you"]],
  ["seat_selection", ["a better seat is worth something to you", "you care where you sit"]],
  ["hotel_credit", ["its hotel credit is for places you would book", "you would use its hotel credit"]],
  ["dining_credit", ["its dining credit is for places you go to", "you would use its dining credit"]],
  ["airline_credit", ["its airline credit is for flights you take anyway", "you would use its airline credit"]],
  ["lounge_discount", ["you visit clubs now and then", "a club is worth paying for at times"]],
  ["inflight_discount", ["you buy food on board", "you shop for snacks and drinks in the air"]],
  ["hotel_discount", ["you book the group's hotels for cash", "you pay for most of your nights"]],
  ["upgrade_list", ["an upgrade is worth hoping for", "you would stand on the list for upgrades"]],
  ["priority_boarding", ["you like to board early", "space for a carry-on matters to you"]],
  ["employee_cards", ["several people in the firm need a card", "employees would carry it, too"]],
];

/** Told by trips or by bags as well: one of both is enough. */
const KINDS: Readonly<Record<string, string>> = { lounge_access: "lounges", free_checked_bag: "bags" };

const listValid = ({ card }: Side, type: string): Perk[] =>
  card.perks.filter((perk) => perk.type === type && !perk.lapsed);

export function listPerkConditions(weighing: Weighing): Condition[] {
  const { own, other, pick } = weighing;
  if (isUncertainFact(own.card, "perks", "perks")) return [];
  return DECIDING.flatMap(([type, leads], rank): Condition[] => {
    const [perk] = listValid(own, type);
    if (!perk || listValid(other, type).length > 0) return [];
    const needsUsd = findPerkUse(own.card.slug, perk.id)?.needs?.spendUsd;
    const condition =
      needsUsd && !perk.description.includes("$") ? ` (after ${formatUsd(needsUsd)} of spend a year)` : "";
    return [
      {
        kind: KINDS[type] ?? `perk-${rank < 5 ? type : "other"}`,
        weight: 6.4 - rank * 0.12,
        text: `${pick(type, leads)}: ${lowerTerm(perk.description)}${condition}`,
      },
    ];
  });
}
