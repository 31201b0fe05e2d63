/** The calculator's question: its table, and what it knows besides. */
import { toProfilePairs } from "../../asking/preset.ts";
import type { Asked } from "../../asking/read.ts";
import { toQueryString } from "../../asking/write.ts";
import { PRESETS } from "../../engine/value/presets.ts";
import { toFault } from "../../words/faults.ts";
import { completeProfile, type Question } from "../shared/tool.ts";
import { CALCULATOR, type CalculatorTable, MAX_CALCULATOR_CARDS } from "./calculator-asking.ts";

export type AskedCalculator = Asked<CalculatorTable>;

/** @param defaultSlugs the cards worked out where none is named; the browser's form always names them */
export const createCalculatorQuestion = (defaultSlugs: readonly string[]): Question<CalculatorTable> => ({
  table: CALCULATOR,
  unused: new Set(["closed", "accounts", "score", "must", "exclude", "maxCards", "maxFees", "effort"]),
  complete(asked, client): AskedCalculator {
    const isSaid = asked.values.cards.length > 0 || Object.keys(asked.faults).some((path) => path.startsWith("cards"));
    const cards = isSaid ? asked.values.cards : defaultSlugs;
    const completed = completeProfile<CalculatorTable>({ ...asked, values: { ...asked.values, cards } }, client);
    if (isSaid || cards.length > 0) return completed;
    const fault = toFault("too-few-cards", { min: 1, max: MAX_CALCULATOR_CARDS });
    return { ...completed, faults: { ...completed.faults, cards: fault } };
  },
});

/** All that is said, the cards too: what the page shows where nothing is said stands in its links. */
export const toCalculatorQuery = ({ values }: AskedCalculator): string =>
  toQueryString(toProfilePairs(CALCULATOR, values, PRESETS));
