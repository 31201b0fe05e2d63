/** For tests: four cards, and a year's spend on which the worth of any wallet of them is summed up by hand. */
import { makeBase, makeCard, makeEarn, makeLine } from "../value/test-cards.ts";

/** 5% of dining and 1% of the rest. */
const dining = makeCard("a-dining", { earns: [makeBase(1), makeEarn(5, { category: "dining" })] });
/** 3% of groceries and 1% of the rest. */
const food = makeCard("b-food", { earns: [makeBase(1), makeEarn(3, { category: "groceries" })] });
/** 2%. */
export const flat = makeCard("c-flat", { earns: [makeBase(2)] });
/** 4% for $250. */
export const dear = makeCard("d-dear", { fees: { firstYearUsd: 250, laterUsd: 250 }, earns: [makeBase(4)] });
export const CARDS = [dining, food, flat, dear];

/** $6,000 of dining, $6,000 of groceries and $12,000 of everything else a year. */
export const LINES = [makeLine("dining", 500), makeLine("groceries", 500), makeLine("other", 1_000)];
