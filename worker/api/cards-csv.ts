/** The catalog as a flat table: a line a card, the base and the best rates beside what decides about a card. */
import { SPEND_CATEGORIES, type SpendCategory } from "../../src/catalog/card.ts";
import { typicalCents } from "../../src/words/typical-cents.ts";
import { type CsvCell, toCsv } from "../../src/tools/shared/csv.ts";
import type { CardAnswer } from "./card-answer-schema.ts";

/** Of rates that hold in the whole category, the best. */
const findRate = (card: CardAnswer, category: SpendCategory): number | undefined =>
  card.rewards
    .filter((reward) => reward.category === category && !reward.brands && !reward.subcategory && !reward.base)
    .map(({ multiplier }) => multiplier)
    .toSorted((left, right) => right - left)[0];

const COLUMNS: readonly (readonly [string, (card: CardAnswer) => CsvCell])[] = [
  ["slug", ({ slug }) => slug],
  ["name", ({ name }) => name],
  ["issuer", ({ issuer }) => issuer],
  ["issuingBank", ({ issuingBank }) => issuingBank],
  ["network", ({ network }) => network],
  ["type", ({ cardType }) => cardType],
  ["status", ({ status }) => status],
  ["categories", ({ categories }) => categories.join(" ")],
  ["rating", ({ rating }) => rating],
  ["worthUsd", ({ worth }) => worth.usd],
  ["annualFeeUsd", ({ annualFee }) => annualFee.ongoingUsd],
  ["firstYearFeeUsd", ({ annualFee }) => annualFee.firstYearUsd],
  ["foreignTransactionFeePercent", ({ foreignTransactionFeePercent }) => foreignTransactionFeePercent],
  ["creditScoreFloor", ({ creditScore }) => creditScore.floor],
  ["purchaseApr", ({ purchaseApr }) => purchaseApr],
  ["introApr", ({ introApr }) => introApr?.text],
  ["rewardProgram", ({ rewardProgram }) => rewardProgram],
  ["centsPerPoint", (card) => Math.round(typicalCents(card) * 100) / 100],
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

export const renderCardsCsv = (cards: readonly CardAnswer[]): string =>
  toCsv([COLUMNS.map(([name]) => name), ...cards.map((card) => COLUMNS.map(([, read]) => read(card)))]);
