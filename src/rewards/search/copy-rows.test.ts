/** A table made like another one, held to the table made anew. */
import { expect, test } from "vitest";

import { loadCatalog } from "../../../build/load-catalog.ts";
import { makeRewardsCatalog } from "../../tools/make-rewards-catalog.ts";
import { listEligibleCards } from "../value/eligible-cards.ts";
import { createRandom } from "../value/test-cards.ts";
import { createPremises } from "./flip-question.ts";
import { createPriceBound } from "./price-bound.ts";
import { createWalletPricer } from "./price-wallet.ts";
import { compileSearch, type SearchModel } from "./search-model.ts";
import { makeProfiles } from "./test-profiles.ts";
import { valueWallet } from "./value-wallet.ts";
import { listWhatIfs } from "./what-if.ts";

const CATALOG = makeRewardsCatalog([...loadCatalog().values()]);
const PROFILES = makeProfiles(CATALOG, 12, 3, 71);

const price = (model: SearchModel, members: readonly number[]) =>
  createWalletPricer(model, createPriceBound(model)).price(members, null, -Infinity);

test.each(PROFILES)("other premises price wallets alike with copied rows and without ($name)", ({ profile }) => {
  const { cards } = listEligibleCards(CATALOG.cards, profile);
  const { shuffle } = createRandom(5);
  const today = compileSearch(cards, profile, CATALOG.rules);
  const wallet = new Set(shuffle(cards.keys().toArray()).slice(0, 6));
  const held = cards.filter((_, card) => wallet.has(card));
  const plan = valueWallet(held.slice(0, 3), profile, CATALOG.rules);
  let copied = 0;
  for (const whatIf of listWhatIfs(held, plan, profile)) {
    const premisesAt = createPremises(today, whatIf);
    for (const value of [whatIf.most, (whatIf.from + whatIf.most) / 2]) {
      const { profile: other, visit, rowsOfBefore, like } = premisesAt(value);
      const quick = compileSearch(held, other, CATALOG.rules, { visit, rowsOfBefore, like });
      const anew = compileSearch(held, other, CATALOG.rules, { visit });
      for (const members of [
        [0, 1, 2],
        [1, 3, 5],
        [0, 2, 4],
      ]) {
        if (members.at(-1)! < held.length) expect(price(quick, members)).toBeCloseTo(price(anew, members), 6);
      }
      copied += quick.poolsOf.filter((pools) => today.poolsOf.includes(pools)).length;
    }
  }
  expect(copied).toBeGreaterThan(0);
});
