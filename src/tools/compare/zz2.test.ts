import { test, expect } from "vitest";
import { REAL_CARDS } from "../../rewards/real-cards.ts";
import { compareCards } from "./compare-cards.ts";
import { listLeadStretches } from "./worth.ts";
import { listCrossovers } from "../../rewards/break-even.ts";
import { DEFAULT_LINES } from "../../rewards/spend-presets.ts";
test("same as engine", () => {
  const o={lines: DEFAULT_LINES};
  for (let i = 0; i < 300; i++) { const a=REAL_CARDS[(i*7)%112]!, b=REAL_CARDS[(i*11+5)%112]!; if(a===b)continue;
    const x=listCrossovers(a,b,o).map(c=>[c.monthlyUsd,c.aheadAbove]); const y=listLeadStretches([a,b],o).slice(1).map(c=>[c.fromMonthlyUsd,c.slugs[0]]);
    if (JSON.stringify(x)!==JSON.stringify(y)) console.log(a.slug,b.slug,x,listLeadStretches([a,b],o)); }
});
