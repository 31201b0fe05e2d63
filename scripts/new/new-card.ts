/**
 * `npm run new -- card SLUG "NAME" --issuer ISSUER --network NETWORK [--business]`: the two files of a card. What follows
 * from the name is filled in; every fact is left blank, and `npm run check:content` names the blanks.
 */
import { readBuildDate } from "../../build/build-date.ts";
import { SUB_SCORES } from "../../src/catalog/card.ts";
import { defineSubcommand, UsageError } from "../command-line.ts";
import { toJson } from "../facts/write-records.ts";
import { type NewFiles, requireSlug, writeAndTell } from "./write-new-files.ts";

interface NewCard {
  readonly slug: string;
  readonly name: string;
  readonly issuer: string;
  readonly network: string;
  readonly isBusiness: boolean;
}

/** What only a public source can say. */
const BLANK = null;

/** @throws UsageError when the slug is none */
export function makeNewCard(
  { slug, name, issuer, network, isBusiness }: NewCard,
  today: string = readBuildDate(),
): NewFiles {
  requireSlug(slug);
  const provenance = { asOf: today.slice(0, 7), source: { kind: BLANK }, confidence: BLANK };
  const groups = ["annualFee", "signUpBonus", "rewards", "perks", "apr", "redemption", "foreignFee", "creditScore"];
  const card = {
    $schema: "../card.schema.json",
    slug,
    name,
    shortName: BLANK,
    issuer,
    issuingBank: issuer,
    network,
    cardType: isBusiness ? "Business" : "Personal",
    status: "open",
    image: `/${slug}.svg`,
    reviewLink: `/cards/${slug}`,
    applyLink: null,
    ratesAndFeesLink: null,
    categories: [],
    rating: BLANK,
    subScores: Object.fromEntries(SUB_SCORES.map((score) => [score, BLANK])),
    annualFee: { ongoingUsd: BLANK, firstYearUsd: BLANK, text: BLANK },
    purchaseApr: null,
    introApr: null,
    foreignTransactionFeePercent: BLANK,
    creditScore: { text: null, floor: BLANK, isEstimated: true },
    rewardProgram: null,
    rewards: [{ id: "base", multiplier: BLANK, category: "other", base: true, notes: BLANK }],
    redemption: { programCpp: BLANK },
    uncertainFields: [],
    history: [],
    signUpBonus: {
      kind: BLANK,
      points: null,
      description: BLANK,
      minSpendUsd: null,
      durationDays: null,
      estimatedValueUsd: null,
    },
    perks: [],
    provenance: Object.fromEntries(groups.map((group) => [group, provenance])),
  };
  return {
    files: {
      [`src/catalog/cards/${slug}.json`]: `${toJson(card)}\n`,
      [`src/content/reviews/${slug}.mdx`]: renderReview(today),
    },
    steps: [
      "Fill in the card's facts, each group with its public source. `npm run check:content` names what is blank or wrong; docs/content.md and the editor's completion say what a field takes.",
      'Write the review (docs/content.md, "Reviews"): 350 to 700 words under your own headings.',
      "`npm run make -- art` draws the card.",
      "`npm test -- test/contracts` holds it to the rules of the house.",
    ],
  };
}

const renderReview = (today: string) => `---
description: ""
published: ${today}
updated: ${today}
verdict: ""
bestFor: ""
skipIf: ""
scores:
${SUB_SCORES.map((score) => `  ${score}: ""`).join("\n")}
pros: []
cons: []
questions: []
---
`;

export const card = defineSubcommand({
  usage: 'SLUG "NAME" --issuer ISSUER --network "American Express|Discover|Mastercard|Visa" [--business]',
  about: "Writes the files of a card and its review, with every fact left blank.",
  options: {
    issuer: { type: "string" },
    network: { type: "string" },
    business: { type: "boolean", default: false },
  },
  positionals: [2, 2],
  run({ values: { issuer, network, business }, positionals: [slug = "", name = ""] }) {
    if (issuer === undefined || network === undefined) throw new UsageError("Give --issuer and --network.");
    writeAndTell(makeNewCard({ slug, name, issuer, network, isBusiness: business }));
  },
});
