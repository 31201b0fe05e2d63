/** What the calculator says of an answer: real ones, with single figures put in the place of what the catalog gives today. */
import records from "virtual:tool-records";
import { describe, expect, test } from "vitest";

import { readMarkup } from "../../../test/support/read-markup.ts";
import { answerCalculator } from "./answer-calculator.ts";
import type { CalculatorResult } from "./calculate-rewards.ts";
import type { HeldCards } from "./held-cards.ts";
import { parseCalculatorQuery } from "./calculator-query.ts";
import { CalculatorAnswer, CalculatorRest } from "./calculator-result-view.tsx";

function getResult(query: string): CalculatorResult {
  const { result, errors } = answerCalculator(
    parseCalculatorQuery(new URLSearchParams(query), records, []),
    records,
    [],
  );
  if (!result) throw new Error(JSON.stringify(errors));
  return result;
}
const two = getResult("cards=amex-blue-cash-preferred,citi-double-cash&groceries=700&dining=300&other=500&trips=0");
const one = getResult("cards=amex-blue-cash-preferred&groceries=700&dining=300&other=500&trips=1");
const BLUE = records.labels["amex-blue-cash-preferred"]!.name;
const DOUBLE = records.labels["citi-double-cash"]!.name;
const read = (result: CalculatorResult) =>
  readMarkup(
    <>
      <CalculatorAnswer result={result} />
      <CalculatorRest result={result} />
    </>,
  );
const withLater = (held: HeldCards, later: Partial<HeldCards["later"]>): HeldCards => ({
  ...held,
  later: { ...held.later, ...later },
});

describe("two cards", () => {
  test("are judged in a sentence, with dollars of later years and of the first", () => {
    expect(read(two)).toContain(two.verdict.text);
    const verdict = { text: "Keep both.", why: "One is less.", saving: "$300 less in fees." };
    expect(read({ ...two, verdict })).toContain("Keep both. One is less. $300 less in fees.");
    expect(read(two)).toContain("$505 in each later year, after all fees");
    expect(read(two)).toContain("Rewards $600 Annual fees −$95 You come out ahead by $505");
    const best = {
      ...two.best,
      withoutPerksUsd: 401,
      faceValueUsd: 1_402,
      firstYear: { ...two.best.firstYear, netUsd: 750, bonusesUsd: 250 },
    };
    const shown = read({ ...two, best });
    expect(shown).toContain("In the first year $750 $250 of it welcome bonuses");
    expect(shown).toContain("Without any perks $401 in a later year");
    expect(shown).toContain("With all perks at face value $1,402 what issuers advertise");
    const none = { ...best, firstYear: { ...best.firstYear, bonusesUsd: 0 } };
    expect(read({ ...two, best: none })).toContain("In the first year $750 no welcome bonus counted");
  });

  test("stand side by side, the best first, with what each brings and costs", () => {
    expect(read(two)).toContain("Side by side Each card alone is used for everything;");
    const text = read(two).slice(read(two).indexOf("Side by side"));
    const at = ["Both together", BLUE, DOUBLE].map((name) => text.indexOf(name));
    expect(at).toEqual(at.toSorted((left, right) => left - right));
    expect(at[0]).toBeGreaterThan(-1);
    expect(read(two)).toMatch(/Both together (?:\$[^F]* at face value )?\$600 \$0 −\$95 \$505/);
  });

  test("say under their names what they make without perks and with all of them, where that differs", () => {
    const [first, ...rest] = two.cards;
    const held = { ...first!, withoutPerksUsd: 385, faceValueUsd: 500 };
    expect(read({ ...two, cards: [held, ...rest] })).toContain(`${BLUE} $385 without perks, $500 at face value $480`);
    expect(read({ ...two, cards: [{ ...held, faceValueUsd: 385 }, ...rest] })).not.toContain("$385 without perks");
    const together = { ...two.together!, slugs: ["a", "b", "c"] };
    expect(read({ ...two, together })).toContain("All 3 together");
  });

  test("have one plan together: which card for which spend, what to do, limits and the first year", () => {
    const text = read(two);
    const part = text.slice(text.indexOf("All of them together: which card for which spending"));
    expect(part).toContain(`${BLUE}: A point counts at 1 cent.`);
    expect(part).toContain(`${BLUE}: 6x on groceries, then 1x`);
    expect(part).toMatch(
      /The first year: \$[\d,]+ rewards, \$0 perks, \$[\d,]+ welcome bonuses, less \$\d+ in fees, make (?:at most )?\$/,
    );
  });

  test("bring at most the sum of their bonuses, which may need the same dollars at the same time", () => {
    const firstYearOf = (...bonuses: readonly number[]) => {
      const { firstYear } = two.together!;
      const cards = firstYear.cards.map((card, at) => ({ ...card, bonusUsd: bonuses[at] ?? 0 }));
      return read({ ...two, together: { ...two.together!, firstYear: { ...firstYear, cards } } });
    };
    expect(firstYearOf(200, 300)).toMatch(/The first year: [^.]* fees, make at most \$/);
    expect(firstYearOf(200, 0)).toMatch(/The first year: [^.]* fees, make \$/);
  });
});

describe("one card", () => {
  test("is used for everything, and its first year is told in the singular", () => {
    const text = read(one);
    expect(text).toMatch(/The first year: .* welcome bonus, less \$\d+ in fees, make/);
    expect(text).not.toContain("All of them together");
    expect(text).toContain("What it earns where");
  });

  test("keeps its figures where it isn't worth having", () => {
    const [card] = one.cards;
    const nothing: HeldCards = { ...withLater(card!, { cards: [], netUsd: 0 }), slugs: [] };
    const text = read({ ...one, cards: [withLater(card!, { netUsd: -20 })], best: nothing });
    expect(text).toContain("−$20 in each later year, after all fees");
    expect(read({ ...two, best: nothing })).not.toContain("in each later year, after all fees");
  });

  test("without a card in its plan has no part of its own", () => {
    const [card] = one.cards;
    expect(read({ ...one, cards: [withLater(card!, { cards: [] })] })).not.toContain("What it earns where");
  });
});

test("a first year that moves spend to earn a bonus shows its own plan", () => {
  const { together } = two;
  const same = { ...together!, firstYear: { ...together!.firstYear, allocation: together!.later.allocation } };
  expect(read({ ...two, together: same })).not.toContain("Which card for which spending in the first year");
  const [first, ...rest] = same.later.allocation;
  const moved = {
    ...same,
    firstYear: { ...same.firstYear, allocation: [{ ...first!, annualUsd: first!.annualUsd + 1 }, ...rest] },
  };
  expect(read({ ...two, together: moved })).toContain("Which card for which spending in the first year");
  const fewer = { ...same, firstYear: { ...same.firstYear, allocation: rest } };
  expect(read({ ...two, together: fewer })).toContain("Which card for which spending in the first year");
});
