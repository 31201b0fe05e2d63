import { loadCatalog } from "./build/load-catalog.ts";
import { surchargeFees } from "./src/engine/wallet/fee-surcharge.ts";
import { compileSearch } from "./src/engine/wallet/search-model.ts";
import { createWalletFinder } from "./src/engine/wallet/wallet-finder.ts";
import { makeProfiles } from "./src/engine/wallet/test-profiles.ts";
import { listEligibleCards } from "./src/engine/value/eligible-cards.ts";
import { makeRewardsCatalog } from "./src/tools/shared/make-rewards-catalog.ts";
process.env["BUILD_DATE"] ??= "2026-11-26";
const catalog = makeRewardsCatalog([...loadCatalog().values()]);
const ms: [number, string][] = [];
for (const [at, { name, profile }] of makeProfiles(catalog, 2000, 5).entries()) {
  const { cards } = listEligibleCards(catalog.cards, profile);
  const before = process.cpuUsage();
  const ok = createWalletFinder(surchargeFees(compileSearch(cards, profile, catalog.rules)), profile).findAll(31, 25).isProved;
  const { user, system } = process.cpuUsage(before);
  if (at >= 20) ms.push([(user + system) / 1000, name + (ok ? "" : " UNPROVED")]);
}
ms.sort((a, b) => a[0] - b[0]);
console.log("median", ms[ms.length >> 1]![0], "p99", ms[Math.floor(ms.length * 0.99)]![0], "max", ms.slice(-4));
