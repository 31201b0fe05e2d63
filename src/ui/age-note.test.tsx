import { expect, test } from "vitest";

import { readMarkup } from "../../test/support/read-markup.ts";
import { isOldCard } from "../words/facts.ts";
import { listCards } from "../catalog/queries.ts";
import { AgeNote } from "./age-note.tsx";

const old = listCards().filter(isOldCard);
const fresh = listCards().filter((card) => !isOldCard(card));
const read = (cards: typeof old) => readMarkup(<AgeNote cards={cards} />);

test("says which cards have facts older than a year, by name only where that tells more than their number", () => {
  expect(read(old.slice(0, 1))).toContain(`some facts about ${old[0]!.shortName} are more than a year old`);
  expect(read([old[0]!, fresh[0]!])).toContain(`some facts about ${old[0]!.shortName} are`);
  expect(read([old[0]!, old[1]!, fresh[0]!])).toContain(
    `some facts about ${old[0]!.shortName} and ${old[1]!.shortName} are`,
  );
  expect(read(old.slice(0, 2))).toContain("some facts about both cards are");
  expect(read(old.slice(0, 4))).toContain("some facts about all 4 cards are");
  expect(read(old.slice(0, 9))).toContain("some facts about all 9 cards are");
  expect(read(listCards() as typeof old)).toContain(
    `some facts about ${old.length} of the ${listCards().length} cards are`,
  );
  expect(read(fresh.slice(0, 2))).not.toContain("more than a year old");
});
