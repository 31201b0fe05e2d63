/** The calculator's question: its table, and what it knows besides. */
import type { Asked } from "../../asking/read.ts";
import { toFault } from "../../words/faults.ts";
import { completeProfile, type Question } from "../shared/tool.ts";
import { CALCULATOR, type CalculatorTable, MAX_CALCULATOR_CARDS } from "./calculator-asking.ts";

/** @param defaultSlugs the cards worked out where none is named; the browser's form always names them */
export const createCalculatorQuestion = (defaultSlugs: readonly string[]): Question<CalculatorTable> => ({
  table: CALCULATOR,
  unused: new Set(["closed", "accounts", "score", "must", "exclude", "maxCards", "maxFees", "effort"]),
  complete(asked, client): Asked<CalculatorTable> {
    const isSaid = asked.values.cards.length > 0 || Object.keys(asked.faults).some((path) => path.startsWith("cards"));
    const cards = isSaid ? asked.values.cards : defaultSlugs;
    const completed = completeProfile<CalculatorTable>({ ...asked, values: { ...asked.values, cards } }, client);
    if (isSaid || cards.length > 0) return completed;
    const fault = toFault("too-few-cards", { min: 1, max: MAX_CALCULATOR_CARDS });
    return { ...completed, faults: { ...completed.faults, cards: fault } };
  },
});
