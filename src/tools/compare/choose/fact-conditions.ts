/** Conditions from what the cards' terms say: fee, program, brand, perks that only one has, bonus, credit. */
import { BRANDS } from "../../../catalog/brand.ts";
import { PROGRAMS, type TransferPartner } from "../../../catalog/program.ts";
import type { Perk } from "../../../catalog/card.ts";
import { formatMultiplier, formatNumber, formatPercent, formatUsd, joinNames } from "../../../format.ts";
import { findPerkUse } from "../../../catalog/perk-use.ts";
import { parseIntroApr } from "../../apr.ts";
import { isUncertainFact } from "../uncertain-facts.ts";
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

function listPointConditions({ own, other, pick }: Weighing): Condition[] {
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

function listBrandConditions({ own, other, pick }: Weighing): Condition[] {
  const brand = own.rewards.brandOf;
  if (brand === null || brand === other.rewards.brandOf) return [];
  const kind = BRANDS.find(({ name }) => name === brand)?.kind;
  const isPartner = other.rewards.brandOf !== null;
  const verb = kind === "hotel" ? "stay with" : kind === "airline" ? "fly" : "book with";
  return [
    {
      kind: "brand",
      weight: 10,
      text: isPartner
        ? pick("brand", [
            `you ${verb} ${brand} more than ${other.rewards.brandOf}`,
            `${brand} is the one you ${verb.replace(" with", " with most")}${kind === "airline" ? " most" : ""}`,
          ])
        : pick("brand", [
            `you ${verb} ${brand} often enough for a card of its own`,
            `${brand} is where half of your ${kind === "hotel" ? "hotel nights go" : kind === "airline" ? "flights are" : "bookings are"}, as we count here`,
          ]),
    },
  ];
}

/** Less is no reason. */
const TELLING_FEE_USD = 20;

function listFeeConditions({ own, other, pick }: Weighing): Condition[] {
  const [mine, theirs] = [own.card.annualFee.ongoingUsd, other.card.annualFee.ongoingUsd];
  if (theirs - mine < TELLING_FEE_USD) return [];
  return [
    {
      kind: "fee",
      weight: mine === 0 ? 5.8 : 4.5 + Math.min(1, (theirs - mine) / 500),
      text:
        mine === 0
          ? pick("no-fee", [
              `an annual fee is out of the question; ${other.name}'s is ${formatUsd(theirs)}`,
              `you don't want to earn back ${formatUsd(theirs)} before a card starts to pay`,
              `you would keep the card for years without thinking about it: it costs nothing, ${other.name} ${formatUsd(theirs)} a year`,
            ])
          : pick("fee", [
              `${formatUsd(mine)} a year is what you want to pay, and not ${formatUsd(theirs)}`,
              `the ${formatUsd(theirs - mine)} a year between the two fees would go to better use elsewhere`,
              `you would rather pay ${formatUsd(mine)} a year than ${formatUsd(theirs)}`,
            ]),
    },
  ];
}

function listAbroadConditions({ own, other, pick }: Weighing): Condition[] {
  const [mine, theirs] = [own.card.foreignTransactionFeePercent, other.card.foreignTransactionFeePercent];
  if (mine >= theirs || isUncertainFact(own.card, "foreignFee", "foreignTransactionFeePercent")) return [];
  if (isUncertainFact(other.card, "foreignFee", "foreignTransactionFeePercent")) return [];
  return [
    {
      kind: "abroad",
      weight: 5.6,
      text: pick("abroad", [
        `you pay abroad: no fee is added there, while ${other.name} adds ${formatPercent(theirs)}`,
        `it goes along on trips abroad, where ${other.name} costs ${formatPercent(theirs)} on top of each purchase`,
      ]),
    },
  ];
}

function listCreditScoreConditions({ own, other }: Weighing): Condition[] {
  if (!own.card.creditScore.newToCredit || other.card.creditScore.newToCredit) return [];
  return [{ kind: "history", weight: 9.5, text: "you have no credit history yet: it is meant for people who start" }];
}

function listAprConditions({ own, other, pick }: Weighing): Condition[] {
  if ([own, other].some(({ card }) => isUncertainFact(card, "apr", "introApr"))) return [];
  const [mine, theirs] = [parseIntroApr(own.card.introApr), parseIntroApr(other.card.introApr)];
  const more = (key: "purchaseMonths" | "transferMonths") => mine[key] > theirs[key];
  const against = (months: number) => (months === 0 ? "none at all" : `${months}`);
  if (more("purchaseMonths")) {
    return [
      {
        kind: "apr",
        weight: 4.4,
        text: pick("apr", [
          `a large purchase has to be paid off over time: 0% for ${mine.purchaseMonths} months, against ${against(theirs.purchaseMonths)}`,
          `you need ${mine.purchaseMonths} months without interest on purchases; ${other.name} gives ${against(theirs.purchaseMonths)}`,
        ]),
      },
    ];
  }
  if (!more("transferMonths")) return [];
  return [
    {
      kind: "apr",
      weight: 4.4,
      text: `you have a balance to move from another card: 0% for ${mine.transferMonths} months, against ${against(theirs.transferMonths)}`,
    },
  ];
}

/** Only an offer that counts today is named. */
function listBonusConditions({ own, other, profile, pick }: Weighing): Condition[] {
  const { kind, state, points, minSpendUsd, durationDays, estimatedValueUsd } = own.card.signUpBonus;
  if (state !== "open" || kind !== "fixed" || !minSpendUsd || !durationDays) return [];
  const theirs = other.card.signUpBonus;
  // "As high as" promises nothing, but it is an offer.
  const isVague = theirs.state === "open" && theirs.kind === "up-to";
  if (theirs.state === "open" && !isVague) return [];
  if (isUncertainFact(own.card, "signUpBonus", "signUpBonus")) return [];
  const months = Math.round(durationDays / 30);
  const amount = points === null ? formatUsd(estimatedValueUsd ?? 0) : `${formatNumber(points)} points`;
  const spentUsd = profile.lines.reduce((sum, { monthlyUsd }) => sum + monthlyUsd, 0) * months;
  return [
    {
      kind: "bonus",
      weight: spentUsd >= minSpendUsd ? 6 : 4,
      text: pick("bonus", [
        `the first year decides: ${amount} after ${formatUsd(minSpendUsd)} in ${months} months, while no offer of ${other.name} counts today`,
        ...(isVague
          ? []
          : [
              `you can put ${formatUsd(minSpendUsd)} on it within ${months} months: that brings its ${amount}, the only current offer of the two`,
            ]),
      ]),
    },
  ];
}

function listNeedConditions({ own, pick }: Weighing): Condition[] {
  const { requires } = own.card;
  if (!requires) return [];
  const price = requires.usdPerYear ? ` (${formatUsd(requires.usdPerYear)} a year)` : "";
  return [
    {
      kind: "needs",
      weight: 11,
      text:
        requires.kind === "membership"
          ? pick("needs", [
              `you pay for ${requires.name}${price} in any case: the card isn't to be had without it`,
              `${requires.name}${price} is yours already, because the card asks for it`,
            ])
          : `${requires.name} applies to you: nobody else gets the card`,
    },
  ];
}

function listChoiceConditions({ own, other, pick }: Weighing): Condition[] {
  const find = ({ rewards }: Side, mode: string) => rewards.choices.find((choice) => choice.mode === mode);
  const rotating = find(own, "rotating");
  if (rotating && !find(other, "rotating")) {
    const rate = formatMultiplier(rotating.multiplier);
    return [
      {
        kind: "choice",
        weight: 7.5,
        text: pick("rotating", [
          `you will activate a new category each quarter, which earns ${rate} up to its limit`,
          `a calendar of ${rate} categories, switched on every quarter, is no trouble to you`,
        ]),
      },
    ];
  }
  const chosen = find(own, "chosen");
  if (!chosen || find(other, "chosen")) return [];
  return [
    {
      kind: "choice",
      weight: 7,
      text: pick("chosen", [
        `one kind of spending stands out in your budget: it earns ${formatMultiplier(chosen.multiplier)} on what is chosen, such as ${lowerFirst(chosen.options[0]?.label ?? "")}`,
        `${formatMultiplier(chosen.multiplier)} on a category of choice, for example ${lowerFirst(chosen.options[0]?.label ?? "")}, fits how you spend`,
      ]),
    },
  ];
}

/**
 * Perks that decide, the most telling first; each is told in the words of its own terms.
 */
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

const lowerFirst = (text: string) =>
  /^[A-Z](?=[a-z ])/.test(text) &&
  !/^(?:First,|Aeroplan|Centurion|Priority Pass|Capital|Admirals|Delta|United|Hilton|Marriott|Silver|Gold|Platinum|Diamond|World|Atmos|Southwest|Southwest's|American|Alaska|Hyatt|Global|Companion Pass|Sky|Zone|National|Hertz|Avis|Apple|Uber|Lyft|Discoverist|Explorist|Main|Wyndham|Choice|IHG|Chase|JetBlue|Mosaic|Elite|Emirates|Star|Status|Caesars)/.test(
    text,
  )
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text;

const listValid = ({ card }: Side, type: string): Perk[] =>
  card.perks.filter((perk) => perk.type === type && !perk.lapsed);

function listPerkConditions(weighing: Weighing): Condition[] {
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
        text: `${pick(type, leads)}: ${lowerFirst(perk.description)}${condition}`,
      },
    ];
  });
}

/** What is left where neither rates nor perks speak for a card. */
function listLastConditions({ own, other, gap, pick }: Weighing): Condition[] {
  const behindUsd = Math.round(-gap());
  const [mine, theirs] = [own.card, other.card];
  return [
    ...(behindUsd > 0
      ? [
          {
            kind: "price",
            weight: 1.6,
            text: pick("price", [
              `you like it better and can do without ${formatUsd(behindUsd)} a year: by that much it is behind for our reader`,
              `something that no figure shows draws you to it, at a price of ${formatUsd(behindUsd)} a year for our reader`,
            ]),
          },
        ]
      : []),
    ...(mine.network !== theirs.network
      ? [{ kind: "network", weight: 1.4, text: `you need a ${mine.network} and not another ${theirs.network}` }]
      : []),
    ...(mine.issuingBank !== theirs.issuingBank
      ? [
          {
            kind: "bank",
            weight: 1.2,
            text: pick("bank", [
              `you would rather deal with ${mine.issuingBank} than with ${theirs.issuingBank}`,
              `${mine.issuingBank} is your bank already`,
            ]),
          },
        ]
      : []),
  ];
}

export function listFactConditions(weighing: Weighing): Condition[] {
  return [
    listNeedConditions,
    listBrandConditions,
    listCreditScoreConditions,
    listChoiceConditions,
    listPointConditions,
    listPerkConditions,
    listBonusConditions,
    listAbroadConditions,
    listFeeConditions,
    listAprConditions,
    listLastConditions,
  ].flatMap((list) => list(weighing));
}
