import { test, expect } from "vitest";
import { REAL_CARDS } from "../../rewards/real-cards.ts";
import { toCompareTitle, toCompareDescription } from "./compare-title.ts";
import { compareCards } from "./compare-cards.ts";
import { DEFAULT_LINES } from "../../rewards/spend-presets.ts";
import { parseIntroApr } from "../apr.ts";
test("x", () => {
  let long: string[] = [], seen = new Map<string,string>(), dup: string[] = [], d: string[]=[];
  for (const a of REAL_CARDS) for (const b of REAL_CARDS) if (a.slug < b.slug) {
    const t = toCompareTitle([a,b]); if (t.length > 60) long.push(t);
    if (seen.has(t)) dup.push(t + " " + seen.get(t) + " / " + a.slug + " " + b.slug); seen.set(t, a.slug+" "+b.slug);
    const x = toCompareDescription([a,b]); if (x.length<70||x.length>160) d.push(x.length + x);
  }
  console.log(seen.size, long.length, long.slice(0,40), dup.length, dup.slice(0,20), d.length, d.slice(0,5));
  const ts = [];
  for (let i = 0; i < 400; i++) { const four = [0,1,2,3].map(k => REAL_CARDS[(i*7+k*29)%112]!); const t0=performance.now(); compareCards(four, {lines: DEFAULT_LINES}); ts.push(performance.now()-t0); }
  ts.sort((a,b)=>a-b); console.log("four cards ms median", ts[200], "p95", ts[380], "max", ts[399]);
  console.log([...new Set(REAL_CARDS.map(c=>c.introApr))].map(t=>[t, JSON.stringify(parseIntroApr(t))]));
  const c = compareCards(["amex-gold","chase-sapphire-preferred","capital-one-venture-x"].flatMap(s=>REAL_CARDS.find(c=>c.slug===s)??[]), {lines: DEFAULT_LINES});
  console.log(c.verdict, c.stretches, c.cards.map(c=>c.slug)); for (const g of c.groups) { console.log("##", g.title); for (const r of g.rows) console.log(r.label, "|", r.note, "|", r.isSame, r.cells.map(x=>`${x.text} (${x.note}) ${x.mark}`)); }
});
