import { describe, expect, it } from "vitest";

import { loadCatalog } from "../load-catalog.ts";
import { getContrastRatio, getHexLuminance } from "./color.ts";
import { mixInks, TONES } from "./palettes.ts";

const issuers = [...new Set([...loadCatalog().values()].map(({ issuer }) => issuer)), "An issuer of tomorrow"];

describe("mixInks", () => {
  it.each(issuers)("keeps 4.5:1 between words and every ink that may lie behind them: %s", (issuer) => {
    for (const tone of TONES) {
      const inks = mixInks(issuer, tone);
      for (const name of ["ground", "groundEnd", "soft", "line", "strong"] as const) {
        const ratio = getContrastRatio(getHexLuminance(inks.text), getHexLuminance(inks[name]));
        expect(ratio, `${tone} ${name}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it.each(["Platinum", "Gold", "Black", "Reserve", "Red", "Green", "Blue"])("keeps it for a card called %s", (name) => {
    for (const tone of TONES) {
      const inks = mixInks("American Express", tone, name);
      for (const key of ["ground", "groundEnd", "soft", "line", "strong"] as const) {
        const ratio = getContrastRatio(getHexLuminance(inks.text), getHexLuminance(inks[key]));
        expect(ratio, `${tone} ${key}`).toBeGreaterThanOrEqual(4.5);
      }
    }
  });

  it("gives every issuer a palette of its own", () => {
    expect(new Set(issuers.map((issuer) => mixInks(issuer, "deep").ground)).size).toBe(issuers.length);
  });
});
