/** For tests: the question about one value, with a proposed wallet of one card; $200 of dining and $800 of the rest a month. */
import { startWork } from "../work-budget.ts";
import type { Profile } from "../value/profile.ts";
import { makeLine, makeProfile } from "../value/test-cards.ts";
import type { WalletCard } from "../value/wallet-card.ts";
import { createFlipQuestion, type FlipSearch } from "./flip-question.ts";
import { valueWallet } from "./value-wallet.ts";
import { createWalletFinder } from "./wallet-finder.ts";
import { listWhatIfs } from "./what-if.ts";

/** @param pool cards that are known as wallets */
export function askFlip(
  own: string,
  cards: readonly WalletCard[],
  what: string,
  pool: readonly string[] = [],
  { lines = [makeLine("dining", 200), makeLine("other", 800)], ...more }: Partial<Profile> = {},
) {
  const profile = makeProfile(lines, { maxCards: 1, ...more });
  const finder = createWalletFinder(cards, profile, []);
  const { prices } = finder.findAll(1, 0);
  const valueAlone = (slug: string) =>
    valueWallet(
      cards.filter((card) => card.slug === slug),
      profile,
    );
  const plan = valueAlone(own);
  const todayUsd = plan.objectiveUsd;
  const search: FlipSearch = {
    cards,
    rules: [],
    wallet: [own],
    todayUsd,
    pool: pool.map((slug) => ({ slugs: [slug], behindUsd: todayUsd - valueAlone(slug).objectiveUsd })),
    model: finder.model,
    prices,
    work: startWork(),
  };
  const whatIf = listWhatIfs(cards, plan, profile).find((one) => one.what === what)!;
  return { search, whatIf, ...createFlipQuestion(search, whatIf) };
}
