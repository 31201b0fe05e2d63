import { test } from "vitest";
import { REAL_CARDS } from "../../rewards/real-cards.ts";
import { findCards } from "./find-cards.ts";
import { listFinderBrands, parseFinderQuery, toFinderQueryString } from "./finder-query.ts";
test("x", () => {
  const brands = listFinderBrands(REAL_CARDS); console.log(brands);
  for (const q of ["matters=value","matters=perks&trips=16","matters=bonus","matters=simple&fee=0","balance=yes","balance=yes&type=business","brand=Marriott&brand=Delta&trips=9","score=580","score=580&type=business", "type=business&brand=Hilton&trips=16", "matters=simple"]) {
    const { answers, errors } = parseFinderQuery(new URLSearchParams(q), brands);
    let t=performance.now(); const r = findCards(REAL_CARDS, answers); t=performance.now()-t;
    console.log("#### "+q, toFinderQueryString(answers), errors, r.matches, r.relaxations, t|0);
    for (const p of r.picks) console.log(p.card.name, "\n  +", p.reasons.why.join("\n  + "), "\n  not", p.next?.name, ":", p.reasons.whyNotNext, "\n  ?", p.reasons.check.join("\n  ? "));
  }
});
