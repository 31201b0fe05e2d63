/** The catalog as a flat table (RFC 4180): a line a card, the base and the best rates beside what decides about a card. */
import { SPEND_CATEGORIES, type SpendCategory } from "../../src/catalog/card.ts";
import { typicalCents } from "../../src/typical-cents.ts";
import type { CardAnswer } from "./card-answer-schema.ts";

type Cell = string | number | boolean | null | undefined;

/** Of rates that hold in the whole category, the best. */
const findRate = (card: CardAnswer, category: SpendCategory): number | undefined =>
  card.rewards
    .filter((reward) => reward.category === category && !reward.brands && !reward.subcategory && !reward.base)
    .map(({ multiplier }) => multiplier)
    .toSorted((left, right) => right - left)[0];

const COLUMNS: readonly (readonly [string, (card: CardAnswer) => Cell])[] = [
  ["slug", ({ slug }) => slug],
  ["name", ({ name }) => name],
  ["issuer", ({ issuer }) => issuer],
  ["issuingBank", ({ issuingBank }) => issuingBank],
  ["network", ({ network }) => network],
  ["type", ({ cardType }) => cardType],
  ["status", ({ status }) => status],
  ["categories", ({ categories }) => categories.join(" ")],
  ["rating", ({ rating }) => rating],
  ["annualFeeUsd", ({ annualFee }) => annualFee.ongoingUsd],
  ["firstYearFeeUsd", ({ annualFee }) => annualFee.firstYearUsd],
  ["foreignTransactionFeePercent", ({ foreignTransactionFeePercent }) => foreignTransactionFeePercent],
  ["creditScoreFloor", ({ creditScore }) => creditScore.floor],
  ["purchaseApr", ({ purchaseApr }) => purchaseApr],
  ["introApr", ({ introApr }) => introApr],
  ["rewardProgram", ({ rewardProgram }) => rewardProgram],
  ["centsPerPoint", (card) => Math.round(typicalCents(card as Parameters<typeof typicalCents>[0]) * 100) / 100],
  ["bonusState", ({ signUpBonus }) => signUpBonus.state],
  ["bonusPoints", ({ signUpBonus }) => signUpBonus.points],
  ["bonusUsd", ({ signUpBonus }) => signUpBonus.estimatedValueUsd],
  ["bonusMinSpendUsd", ({ signUpBonus }) => signUpBonus.minSpendUsd],
  ["bonusDays", ({ signUpBonus }) => signUpBonus.durationDays],
  ["baseRate", ({ rewards }) => rewards.find(({ base }) => base)?.multiplier],
  ...SPEND_CATEGORIES.filter((category) => category !== "other").map(
    (category) => [`${category}Rate`, (card: CardAnswer) => findRate(card, category)] as const,
  ),
  ["asOf", ({ asOf }) => asOf],
  ["confidence", ({ confidence }) => confidence],
  ["url", ({ url }) => url],
  ["image", ({ image }) => image],
];

/** A text that a spreadsheet would take for a formula is marked as text. */
function toCell(value: Cell): string {
  const plain = String(value ?? "");
  const text = typeof value === "string" && /^[=+\-@\t\r]/.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const toLine = (cells: readonly Cell[]) => `${cells.map(toCell).join(",")}\r\n`;

export function renderCardsCsv(cards: readonly CardAnswer[]): string {
  const lines = cards.map((card) => toLine(COLUMNS.map(([, read]) => read(card))));
  return toLine(COLUMNS.map(([name]) => name)) + lines.join("");
}
