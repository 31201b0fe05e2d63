/** Rates that a holder chooses, or that rotate, as the catalog's records say them. Model: "Choice cards". */
import { PERIODS_A_YEAR, type SpendCategory } from "../../catalog/card.ts";
import type { ChoiceRecord, OptionRecord } from "./catalog-records.ts";
import type { Part } from "./parts.ts";
import type { CardChoice, EarnEntry } from "./wallet-card.ts";

function toCovers({ parts, categories }: OptionRecord, categoryOf: (part: Part) => SpendCategory) {
  return [
    ...categories.map((category) => ({ category, parts: null })),
    ...parts.map((part) => ({ category: categoryOf(part), parts: [part] })),
  ];
}

/** @returns what is chosen, and rates that hold always, whatever is chosen */
export function toCardChoices(
  choices: readonly ChoiceRecord[],
  earns: readonly EarnEntry[],
  categoryOf: (part: Part) => SpendCategory,
): { choices: CardChoice[]; always: EarnEntry[] } {
  const always: EarnEntry[] = [];
  const converted = choices.map((choice): CardChoice => {
    const { rewardId, rate, capUsd, period, estimate, options } = choice;
    for (const option of choice.always ?? []) {
      for (const coverage of toCovers(option, categoryOf)) {
        always.push({
          id: `${rewardId}-${option.id}`,
          multiplier: rate,
          ...coverage,
          brands: null,
          base: false,
          foreignOnly: false,
          cap: null,
          afterCap: 0,
        });
      }
    }
    const mode = choice.mode === "rotating" || choice.mode === "mobile-wallet" ? choice.mode : "chosen";
    const limitUsd = estimate?.maxUsdAYear ?? (capUsd ? capUsd * PERIODS_A_YEAR[period ?? "year"] : null);
    const sharing = earns.find((entry) => !entry.base && entry.cap && choice.sharedWith?.includes(entry.category));
    return {
      id: rewardId,
      mode,
      choices: choice.choices ?? options.length,
      multiplier: rate,
      afterCap: choice.after,
      cap: limitUsd === null ? null : { limitUsd, pool: sharing?.cap?.pool ?? rewardId },
      options: options.map((option) => ({
        id: option.id,
        label: option.label,
        covers: toCovers(option, categoryOf),
      })),
    };
  });
  return { choices: converted, always };
}
