/** The generators: what they write is right but for what only a person can know, and nothing is written over. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import * as v from "valibot";
import { afterAll, describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";

import { articleSchema, reviewSchema } from "../../src/content/front-matter.ts";
import { cardSchema } from "../../src/catalog/card-schema.ts";
import { UsageError } from "../command-line.ts";
import { makeNewCard } from "./new-card.ts";
import { makeNewText } from "./new-text.ts";
import { makeNewTool } from "./new-tool.ts";
import { writeNewFiles } from "./write-new-files.ts";

const TODAY = "2026-11-22";
const CARD = { slug: "probe-card", name: "Probe Card", issuer: "Citi", network: "Mastercard", isBusiness: false };

const readFrontMatter = (text = "") => parseYaml(text.split("---\n")[1] ?? "") as unknown;
const listFaults = (schema: v.GenericSchema, input: unknown) =>
  (v.safeParse(schema, input).issues ?? []).map((issue) => v.getDotPath(issue) ?? "");

describe("a new card", () => {
  const { files } = makeNewCard(CARD, TODAY);
  const card = JSON.parse(files["src/catalog/cards/probe-card.json"] ?? "") as Record<string, unknown>;

  test("lacks its facts, and nothing else is wrong with it", () => {
    const faults = listFaults(cardSchema, card).filter((field) => !field.startsWith("provenance."));
    expect(faults).toEqual([
      "shortName",
      "categories",
      "rating",
      "subScores.earning",
      "subScores.perks",
      "subScores.cost",
      "subScores.redemption",
      "subScores.ease",
      "annualFee.ongoingUsd",
      "annualFee.firstYearUsd",
      "annualFee.text",
      "foreignTransactionFeePercent",
      "creditScore.floor",
      "rewards.0.multiplier",
      "rewards.0.notes",
      "redemption.programCpp",
      "signUpBonus.kind",
      "signUpBonus.description",
    ]);
  });

  test("is a card once they are filled in", () => {
    const source = { asOf: "2026-11", source: { kind: "public page" }, confidence: "high" };
    const filled = {
      ...card,
      shortName: "Probe",
      categories: ["travel"],
      rating: 8,
      subScores: { earning: 8, perks: 8, cost: 8, redemption: 8, ease: 8 },
      annualFee: { ongoingUsd: 0, firstYearUsd: 0, text: "$0" },
      foreignTransactionFeePercent: 0,
      creditScore: { text: null, floor: 670, isEstimated: true },
      rewards: (card["rewards"] as object[]).map((reward) => ({ ...reward, multiplier: 1, notes: "All purchases" })),
      redemption: { programCpp: 1 },
      signUpBonus: { ...(card["signUpBonus"] as object), kind: "none", description: "No welcome bonus" },
      provenance: Object.fromEntries(Object.keys(card["provenance"] as object).map((group) => [group, source])),
    };
    expect(listFaults(cardSchema, filled)).toEqual([]);
  });

  test("has a review with every field of one", () => {
    const faults = listFaults(reviewSchema, readFrontMatter(files["src/content/reviews/probe-card.mdx"]));
    expect([...new Set(faults.map((field) => field.split(".")[0]))]).toEqual(
      expect.arrayContaining(["description", "verdict", "scores", "pros", "cons", "questions"]),
    );
    expect(faults).not.toContain("published");
    expect(faults).not.toContain("");
  });
});

test("a new text lacks what is to be written, and nothing else", () => {
  const text = makeNewText({ kind: "guides", slug: "probe-guide", title: 'A "quoted" title' }, TODAY).files[
    "src/content/guides/probe-guide.mdx"
  ];
  const data = readFrontMatter(text);
  expect([...new Set(listFaults(articleSchema, data))]).toEqual(["description", "summary"]);
  expect(data).toMatchObject({ title: 'A "quoted" title', published: TODAY });
});

test("a new tool is whole in its folder, and its steps name what it exports", () => {
  const { files, steps } = makeNewTool({ name: "trip-cost", label: "Trip cost" });
  expect(Object.keys(files)).toEqual([
    "src/tools/trip-cost/trip-cost-asking.ts",
    "src/tools/trip-cost/answer-trip-cost.ts",
    "src/tools/trip-cost/answer-trip-cost.test.ts",
    "src/tools/trip-cost/trip-cost-page.tsx",
  ]);
  for (const name of ["loadTripCostPage", "TripCostPage", "TRIP_COST"]) {
    expect(steps.join("\n")).toContain(name);
    expect(Object.values(files).join("\n")).toMatch(new RegExp(`export (?:function|const) ${name}\\b`));
  }
});

test("every file that a new tool imports is there, or comes with it", () => {
  const { files } = makeNewTool({ name: "trip-cost", label: "Trip cost" });
  const imported = Object.entries(files).flatMap(([file, text]) =>
    [...text.matchAll(/ from "(\.[^"]+)"/g)].map(([, name = ""]) => path.posix.join(path.posix.dirname(file), name)),
  );
  expect(imported.length).toBeGreaterThan(15);
  expect(imported.filter((file) => !(file in files) && !existsSync(file))).toEqual([]);
});

test.each([
  ["a card's slug with spaces", () => makeNewCard({ ...CARD, slug: "Probe Card" })],
  ["a text of no kind", () => makeNewText({ kind: "poems", slug: "probe", title: "Title" })],
  ["a tool's name with a capital", () => makeNewTool({ name: "Probe", label: "Probe" })],
])("%s is refused", (_, make) => {
  expect(make).toThrow(UsageError);
});

describe("writing", () => {
  const root = mkdtempSync(path.join(tmpdir(), "waycard-new-"));
  afterAll(() => rmSync(root, { recursive: true }));

  test("never writes over a file, and then writes none", () => {
    const made = makeNewCard(CARD, TODAY);
    writeNewFiles(root, makeNewText({ kind: "news", slug: "first", title: "First" }, TODAY));
    const there = path.join(root, "src/content/news/first.mdx");
    writeFileSync(there, "mine");
    expect(() =>
      writeNewFiles(root, { files: { "src/content/news/first.mdx": "", "new.txt": "" }, steps: [] }),
    ).toThrow("Already there, and left as it is: src/content/news/first.mdx");
    expect(readFileSync(there, "utf8")).toBe("mine");
    expect(existsSync(path.join(root, "new.txt"))).toBe(false);
    writeNewFiles(root, made);
    expect(() => writeNewFiles(root, made)).toThrow("Already there");
  });
});
