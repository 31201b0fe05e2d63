import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import * as v from "valibot";
import { describe, expect, test } from "vitest";

import { cardFields } from "../src/catalog/dated-card-schema.ts";
import { type CatalogFiles, findBrokenLinks } from "../src/catalog/catalog-files.ts";
import { CARDS_WITHOUT_RULES, listRulesOf } from "../src/catalog/issuer-rule.ts";
import { parseDataFile } from "../src/catalog/describe-issues.ts";
import { perkUsesSchema } from "../src/catalog/perk-use-schema.ts";
import { programsSchema } from "../src/catalog/program-schema.ts";
import { CARDS_DIRECTORY, loadCatalog, readCardRecords, readCatalogFiles } from "./load-catalog.ts";

const records = readCardRecords();
const files = readCatalogFiles();

test("a card on the day of the build is what the API describes", () => {
  for (const card of loadCatalog().values()) expect(v.safeParse(cardFields, card).issues, card.slug).toBeUndefined();
});

describe("the data files beside the cards", () => {
  test("meet their rules and name only what exists", () => {
    expect(findBrokenLinks(files, records)).toEqual([]);
  });

  test("are held against the cards by whatever loads the catalog: a build, the check of contents, the pictures", () => {
    const directory = mkdtempSync(path.join(tmpdir(), "catalog-"));
    try {
      cpSync(path.join(CARDS_DIRECTORY, ".."), directory, { recursive: true });
      const { "amex-gold": _, ...others } = files["perk-use.json"];
      writeFileSync(path.join(directory, "perk-use.json"), JSON.stringify(others));
      expect(() => loadCatalog(directory)).toThrow(
        /^src\/catalog\/perk-use\.json: amex-gold\.[a-z0-9-]+: expected how the priced perk is used, found nothing$/m,
      );
    } finally {
      rmSync(directory, { recursive: true });
    }
  });

  test.each<[string, Partial<CatalogFiles>]>([
    [
      'src/catalog/product-changes.json: noneKnown: expected the slug of a card, found "nobody"',
      { "product-changes.json": { ...files["product-changes.json"], noneKnown: ["nobody"] } },
    ],
    ["expected how the priced perk is used, found nothing", { "perk-use.json": {} }],
    [
      'cards/marriott-bonvoy-bold.json: rewards.marriott.brands: expected a name in brands.json, found "Marriott"',
      { "brands.json": files["brands.json"].filter(({ name }) => name !== "Marriott") },
    ],
    [
      'choices.json: amex-business-gold.rewardId: expected the id of a reward of amex-business-gold, found "gone"',
      { "choices.json": files["choices.json"].map((choice) => ({ ...choice, rewardId: "gone" })) },
    ],
  ])("are refused when something they name is missing: %s", (fault, change) => {
    expect(findBrokenLinks({ ...files, ...change }, records).join("\n")).toContain(fault);
  });

  test("are refused with the field, what is expected and what was found", () => {
    const use = { kind: "credit", share: 1.5, reason: "x" };
    expect(() => parseDataFile(perkUsesSchema, { "amex-gold": { "uber-cash": use } }, "perk-use.json")).toThrow(
      "perk-use.json: amex-gold.uber-cash.share: expected a share from 0 to 1, found 1.5",
    );
    const [program] = files["programs.json"].programs;
    const partners = [{ partner: "X", kind: "airline", ratio: "one to one" }];
    expect(() =>
      parseDataFile(programsSchema, { programs: [{ ...program, partners }], renames: [] }, "programs.json"),
    ).toThrow('programs.0.partners.0.ratio: expected bank points to partner points, such as 5:4, found "one to one"');
  });

  test("name the cards of the seven transferable programs, and no card that earns another one", () => {
    expect(files["programs.json"].programs).toHaveLength(7);
    for (const { program, rewardProgramNames, cardsThatTransfer } of files["programs.json"].programs) {
      const strangers = cardsThatTransfer.filter(
        (slug) => !rewardProgramNames.includes(records.get(slug)?.rewardProgram ?? ""),
      );
      expect(strangers, program).toEqual([]);
    }
  });

  test("hold an application rule for every open card, or say that none is known", () => {
    const without = [...records.values()].filter(
      (card) => card.status === "open" && listRulesOf(card).length === 0 && !CARDS_WITHOUT_RULES.has(card.slug),
    );
    expect(without.map(({ slug }) => slug)).toEqual([]);
    for (const slug of CARDS_WITHOUT_RULES) expect(listRulesOf(records.get(slug)!), slug).toEqual([]);
  });
});
