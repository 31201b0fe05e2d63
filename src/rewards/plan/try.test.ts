import records from "virtual:tool-records";
import { test } from "vitest";
import { resolveProfile } from "../value/resolve-profile.ts";
import { PRESETS } from "../value/presets.ts";
import { compilePlan } from "./plan-model.ts";
import { createPlanSearch } from "./search-plan.ts";
import { PLAN_DEFAULTS } from "./plan-settings.ts";
test("try", () => {
  for (const preset of PRESETS) for (const months of [12, 24]) {
    const { profile } = resolveProfile({ preset: preset.slug, ...(process.env["PB"] ? { brandsUsed: "any" } : {}) } as never, records.rewards.brands);
    const t0 = performance.now();
    const model = compilePlan(records.rewards, records.plan, profile, { ...PLAN_DEFAULTS, months, startsIn: 10, applications: months / 6, maxSteps: Number(process.env["STEPS"] ?? 40000) });
    const { search } = createPlanSearch(model);
    const out = search();
    console.log(preset.slug, months, "cells", model.cells.length, "cands", model.cards.filter((c) => c.isCandidate).length, "steps", out.steps, out.isProved, "gap", (out.boundUsd - out.best.objectiveUsd).toFixed(2), "obj", out.best.objectiveUsd.toFixed(2), "net", out.best.netUsd.toFixed(2), (performance.now() - t0).toFixed(0) + "ms",
      out.best.plan.map((h) => `${model.cards[h.card]!.card.slug}@${h.opened} L${h.level} ${h.ending.kind}`).join("; "));
  }
});
