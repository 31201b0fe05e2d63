/** For tests: the bound of one card's rows, at $1,200 of dining and $12,000 of everything else a year. */
import type { Profile } from "../value/profile.ts";
import { makeBase, makeCard, makeEarn, makeLine, makeProfile } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { addUse, createPriceBound, findSurplus } from "./price-bound.ts";
import { compileSearch } from "./search-model.ts";

const LINES = [makeLine("dining", 100), makeLine("other", 1_000)];

export function boundOf(card: Partial<WalletCard>, profile: Partial<Profile> = {}, lines: Profile["lines"] = LINES) {
  // A second card parts the lines, whatever the first treats alike.
  const other = makeCard("z", { earns: [makeBase(1), makeEarn(9, { category: "dining" })] });
  const model = compileSearch([makeCard("a", card), other], makeProfile(lines, { effortUsd: 0, ...profile }));
  const bound = createPriceBound(model);
  const rows = model.rowsOf[0]!.at(-1)!;
  return {
    model,
    bound,
    surplus: (...prices: number[]) => findSurplus(bound, rows, Float64Array.from(prices)),
    use: (...prices: number[]) => {
      const use = new Float64Array(model.lineCount);
      addUse(bound, rows, Float64Array.from(prices), use);
      return [...use].map((share) => Math.round(share * 1e6) / 1e6);
    },
  };
}
