/** Conditions from what the cards' terms say: fee, brand, choice, bonus, credit; with those about points and perks. */
import { BRANDS } from "../../../catalog/brand.ts";
import { formatMultiplier, formatNumber, formatPercent, formatUsd } from "../../../words/format.ts";
import { toZeroMonths } from "../../../words/apr.ts";
import { isUncertainFact } from "../uncertain-facts.ts";
import { lowerTerm } from "./lower-term.ts";
import type { Condition, Side, Weighing } from "./pair-side.ts";
import { listPerkConditions } from "./perk-conditions.ts";
import { listPointConditions } from "./point-conditions.ts";

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
        `you want one card at home and abroad, without the ${formatPercent(theirs)} that ${other.name} adds there`,
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
  const [mine, theirs] = [toZeroMonths(own.card.introApr), toZeroMonths(other.card.introApr)];
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
        `one kind of spending stands out in your budget: it earns ${formatMultiplier(chosen.multiplier)} on what is chosen, such as ${lowerTerm(chosen.options[0]?.label ?? "")}`,
        `${formatMultiplier(chosen.multiplier)} on a category of choice, for example ${lowerTerm(chosen.options[0]?.label ?? "")}, fits how you spend`,
      ]),
    },
  ];
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
