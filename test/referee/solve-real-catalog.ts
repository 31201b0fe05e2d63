/**
 * The search against a mixed integer program on the real catalog:
 * `node test/referee/solve-real-catalog.ts [COUNT] [SEED]`, 400 profiles of two
 * to five cards unless told otherwise. Our pick and
 * the most money take turns. The program is the same model written a second
 * time (`test-solve-by-highs.ts`). Exits with 1 on a disagreement.
 */
import { loadCatalog } from "../../build/load-catalog.ts";
import { solveByHighs } from "../../src/engine/wallet/test-solve-by-highs.ts";
import { makeProfiles } from "../../src/engine/wallet/test-profiles.ts";
import { surchargeFees } from "../../src/engine/wallet/fee-surcharge.ts";
import { compileSearch } from "../../src/engine/wallet/search-model.ts";
import { createWalletFinder } from "../../src/engine/wallet/wallet-finder.ts";
import { listEligibleCards } from "../../src/engine/value/eligible-cards.ts";
import { makeRewardsCatalog } from "../support/make-rewards-catalog.ts";
import { TEST_BUILD_DATE } from "../support/build-date.ts";

process.env["BUILD_DATE"] ??= TEST_BUILD_DATE;

const SAME_USD = 0.01;
const count = Number(process.argv[2] ?? 400);
const seed = Number(process.argv[3] ?? 1);

const catalog = makeRewardsCatalog([...loadCatalog().values()]);
let solved = 0;
let unsolved = 0;
const faults: string[] = [];
for (const [index, { name, profile: made }] of makeProfiles(catalog, count, 3, seed).entries()) {
  const profile = { ...made, maxCards: 2 + (index % 4) };
  const { cards } = listEligibleCards(catalog.cards, profile);
  const surcharges = index % 8 < 4;
  const plain = compileSearch(cards, profile);
  const [best] = createWalletFinder(surcharges ? surchargeFees(plain) : plain, profile).findBest().best;
  const highs = await solveByHighs(cards, profile, { surcharges });
  if (!highs.isOptimal) {
    unsolved += 1;
    continue;
  }
  solved += 1;
  if (Math.abs(best!.objectiveUsd - highs.objectiveUsd) <= SAME_USD) continue;
  const own = best!.members.map((card) => cards[card]!.slug).join(", ");
  faults.push(
    `${name}: search ${best!.objectiveUsd} (${own}), HiGHS ${highs.objectiveUsd} (${highs.slugs.join(", ")})`,
  );
}
console.log(`${solved} profiles solved by both, ${faults.length} disagreements, ${unsolved} beyond HiGHS's time.`);
for (const fault of faults) console.log(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
