/** Everything the tools compute with, from the catalog on the build's day: the maths' cards, and what a profile may name. */
import { findCoveredParts } from "../src/catalog/parts.ts";
import type { Card } from "../src/catalog/card.ts";
import { isReported, listRulesOf } from "../src/catalog/issuer-rule.ts";
import { CATEGORY_OF_PART } from "../src/engine/value/parts.ts";
import { PRESETS } from "../src/engine/value/presets.ts";
import { toRewardsCatalog } from "../src/engine/value/to-rewards-catalog.ts";
import type { RewardsCatalog } from "../src/engine/value/wallet-card.ts";
import { toPlanCatalog } from "../src/tools/planner/to-plan-catalog.ts";
import type { CardFacts, ToolRecords } from "../src/tools/shared/tool-records.ts";
import { toPastText } from "../src/words/card-offers.ts";
import { formatUsd } from "../src/words/format.ts";
import { toCountedText } from "../src/words/offer.ts";
import { readBuildDate } from "./build-date.ts";
import { loadCatalog, readCatalogFiles } from "./load-catalog.ts";
import { toPointUnit } from "../src/words/point-unit.ts";

/** Model: "Acceptance is not modeled". */
const NETWORKS_WITH_GAPS: ReadonlySet<string> = new Set(["American Express", "Discover"]);

let known: { readonly cards: ReadonlyMap<string, Card>; readonly records: ToolRecords } | undefined;

/** Made anew only when the catalog has changed. */
export function loadToolRecords(): ToolRecords {
  const cards = loadCatalog();
  if (known?.cards === cards) return known.records;
  const records = toToolRecords([...cards.values()]);
  known = { cards, records };
  return records;
}

/** @param buildDate the day that the cards are of */
export function toToolRecords(all: readonly Card[], buildDate: string = readBuildDate()): ToolRecords {
  const cards = all.filter(({ status }) => status !== "replaced");
  const files = readCatalogFiles();
  const programs = files["programs.json"].programs;
  const transferring = programs.flatMap(({ slug, program, transferCpp }) =>
    transferCpp === null ? [] : [{ key: slug, name: program, cents: transferCpp }],
  );
  const automatic = new Set(files["choices.json"].flatMap(({ slug, mode }) => (mode === "automatic" ? [slug] : [])));
  const requirements = new Map(
    cards.flatMap(({ requires }) => (requires ? [[requires.key, requires.name] as const] : [])),
  );
  const rewards = toRewardsCatalog(
    {
      cards,
      perkUse: files["perk-use.json"],
      brands: files["brands.json"],
      choices: files["choices.json"],
      programs,
      rules: files["issuer-rules.json"].rules,
      changes: files["product-changes.json"].edges,
      findCoveredParts,
    },
    (part) => CATEGORY_OF_PART[part],
  );
  return {
    rewards,
    plan: toPlanCatalog({
      cards,
      rules: files["issuer-rules.json"].rules,
      changes: files["product-changes.json"].edges,
      listRulesOf,
      isReported,
      programs,
    }),
    context: {
      // Also those that were replaced: whoever names one is asked what became of it.
      cards: all.map(({ slug, name, perks, replaced }) => ({
        slug,
        name,
        perkIds: perks.map(({ id }) => id),
        ...(replaced ? { replaced } : {}),
      })),
      brands: files["brands.json"].map(({ name, kind, aliases, part }) => ({ name, kind, aliases, part })),
      programs: transferring,
      morePrograms: listMorePrograms(cards, rewards, new Set(transferring.map(({ key }) => key))),
      requirements: [...requirements].map(([key, name]) => ({ key, name })),
      today: buildDate.slice(0, 7),
      day: buildDate,
      presets: PRESETS,
    },
    labels: Object.fromEntries(
      cards.map(({ slug, name, issuer, image, status, network, deposit, cashBack, rewardProgram }) => [
        slug,
        {
          slug,
          name,
          issuer,
          image,
          status,
          ...(cashBack ? { cashBack } : {}),
          ...(toPointUnit(rewardProgram) === "points" ? {} : { unit: toPointUnit(rewardProgram) }),
          ...(automatic.has(slug) ? { paysTopCategories: true } : {}),
          ...(NETWORKS_WITH_GAPS.has(network) ? { networkWithGaps: network } : {}),
          ...(deposit ? { depositUsd: deposit.leastUsd } : {}),
        },
      ]),
    ),
    facts: Object.fromEntries(cards.map((card) => [card.slug, toCardFacts(card)])),
    perks: Object.fromEntries(
      cards.map(({ slug, perks }) => [
        slug,
        Object.fromEntries(perks.map(({ id, type, description, valueUsd }) => [id, { type, description, valueUsd }])),
      ]),
    ),
  };
}

/** Programs of airlines, hotels and portals: what a point brings there depends on how it is used. */
function listMorePrograms(
  cards: readonly Card[],
  rewards: RewardsCatalog,
  known: ReadonlySet<string>,
): ToolRecords["context"]["morePrograms"] {
  const names = new Map(
    rewards.cards.flatMap(({ slug, points }): [string, string][] => {
      const name = cards.find((card) => card.slug === slug)?.rewardProgram;
      const isOpen = points.kind === "brand" || (points.kind === "bank" && points.portal !== null);
      return name && isOpen && points.program !== slug && !known.has(points.program) ? [[points.program, name]] : [];
    }),
  );
  return [...names].map(([key, name]) => ({ key, name })).toSorted((left, right) => (left.name < right.name ? -1 : 1));
}

function toCardFacts(card: Card): CardFacts {
  const { rating, issuingBank, introApr, purchaseApr, uncertainFields, applyLink, ratesAndFeesLink } = card;
  const past = toPastText(card);
  return {
    rating,
    issuingBank,
    introApr,
    purchaseApr,
    uncertainFields,
    applyLink,
    ratesAndFeesLink,
    offer: { ...toOffer(card), ...(past ? { past } : {}) },
  };
}

/** The terms that count today: the card's own, or a newer offer that a list saw. */
function toOffer(card: Card): Pick<Card["signUpBonus"], "description" | "asOf"> {
  const { description, asOf, counted } = card.signUpBonus;
  if (counted.basis !== "seen" || counted.lastSeen === null) return { description, asOf };
  const { spendUsd, days, lastSeen } = counted;
  const terms = `${toCountedText(card)} after ${formatUsd(spendUsd)} of purchases in the first ${days} days`;
  return { description: terms, asOf: lastSeen.slice(0, 7) };
}
