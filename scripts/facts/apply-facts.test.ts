import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, describe, expect, test } from "vitest";

import { CARDS_DIRECTORY } from "../../build/load-catalog.ts";
import { catalogOn } from "../../src/catalog/catalog-on.ts";
import { parseCard } from "../../src/catalog/card-schema.ts";
import { applyFacts } from "./apply-facts.ts";

const SLUGS = ["amex-gold", "hsbc-premier-world-elite", "chase-sapphire-reserve"];

let directory = "";
beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "facts-"));
  for (const slug of SLUGS) cpSync(path.join(CARDS_DIRECTORY, `${slug}.json`), path.join(directory, `${slug}.json`));
});
afterEach(() => rmSync(directory, { recursive: true }));

const readAll = () => readdirSync(directory).map((file) => [file, readFileSync(path.join(directory, file), "utf8")]);
const read = (slug: string) =>
  parseCard(JSON.parse(readFileSync(path.join(directory, `${slug}.json`), "utf8")), `${slug}.json`);

const fee = (usd: number) => ({ ongoingUsd: usd, firstYearUsd: usd, text: `$${usd}` });
const toEntry = (change: object) => ({
  id: "t-1",
  slug: "amex-gold",
  kind: "annual_fee",
  field: "/annualFee",
  from: "$325",
  to: "$350",
  effective: "2026-10-01",
  source: { kind: "public page", address: "https://example.test/fee", date: "2026-10-05" },
  confidence: "high",
  changes: [{ op: "replace", path: "/annualFee", value: fee(350) }],
  ...change,
});

const REWARD = { id: "probe", multiplier: 2, category: "travel_other", notes: "Probe" };

function run(entries: readonly object[], isDryRun = false): string[] {
  const file = path.join(directory, "..", `${path.basename(directory)}.changes.json`);
  writeFileSync(file, JSON.stringify({ compiled: "2026-11-22", entries }, null, 2));
  try {
    return applyFacts(file, isDryRun, directory);
  } finally {
    rmSync(file);
  }
}

describe("applying a file of changes", () => {
  test("changes the figure, its source and month, and writes the history", () => {
    const lines = run([toEntry({})]);
    expect(lines[0]).toBe("t-1 amex-gold /annualFee: $325 -> $350 (2026-10-01, high; changed)");
    const card = read("amex-gold");
    expect(card.annualFee).toEqual(fee(350));
    expect(card.provenance.annualFee).toMatchObject({ asOf: "2026-10", confidence: "high" });
    expect(card.history.at(-1)).toMatchObject({ id: "t-1", from: "$325", to: "$350", applied: true });
  });

  test("writes nothing on a second run, and nothing at all on a dry one", () => {
    run([toEntry({})], true);
    expect(read("amex-gold").annualFee.ongoingUsd).toBe(325);
    run([toEntry({})]);
    const before = readAll();
    expect(run([toEntry({})]).at(-1)).toContain("0 new entries for 0 cards");
    expect(readAll()).toEqual(before);
  });

  test("tells an unsure change in the history and leaves the figure", () => {
    run([toEntry({ confidence: "low" })]);
    const card = read("amex-gold");
    expect(card.annualFee.ongoingUsd).toBe(325);
    expect(card.history.at(-1)).toMatchObject({ id: "t-1", confidence: "low", applied: false });
  });

  test("keeps the figures of a card that has fixed ones", () => {
    run([toEntry({ slug: "hsbc-premier-world-elite" })]);
    const card = read("hsbc-premier-world-elite");
    expect(card.annualFee.ongoingUsd).toBe(495);
    expect(card.history.at(-1)).toMatchObject({ applied: false });
  });

  test("keeps a change for a later day until that day", () => {
    run([toEntry({ effective: "2027-02" })]);
    const record = read("amex-gold");
    expect(record.annualFee.ongoingUsd).toBe(325);
    expect(catalogOn([record], "2027-01-31")[0]?.annualFee.ongoingUsd).toBe(325);
    expect(catalogOn([record], "2027-02-01")[0]?.annualFee.ongoingUsd).toBe(350);
  });

  test("makes facts younger that were read again and still hold, and tells nobody of a change", () => {
    const confirmed = { kind: "confirmed", from: null, to: null };
    const before = read("amex-gold");
    const [perk] = before.perks;
    run([
      toEntry({ ...confirmed, changes: [{ op: "confirm", path: "/annualFee" }] }),
      toEntry({ ...confirmed, id: "t-2", field: "/rewards", changes: [{ op: "confirm", path: "/rewards" }] }),
      toEntry({ ...confirmed, id: "t-3", field: "/perks", changes: [{ op: "confirm", path: `/perks/${perk!.id}` }] }),
    ]);
    const card = read("amex-gold");
    expect(card.annualFee.ongoingUsd).toBe(325);
    expect(card.provenance.annualFee).toMatchObject({ asOf: "2026-10", source: { kind: "public page" } });
    expect(card.provenance.rewards.asOf).toBe("2026-10");
    expect(card.rewards.some((reward) => "asOf" in reward)).toBe(false);
    expect(card.provenance.perks.asOf).not.toBe("2026-10");
    expect(card.perks[0]).toEqual({
      ...perk,
      asOf: "2026-10",
      source: expect.anything() as unknown,
      confidence: "high",
    });
    expect(card.readings).toEqual([...before.readings, "t-1", "t-2", "t-3"]);
    expect(card.history).toEqual(before.history);
    const all = readAll();
    expect(run([toEntry({ ...confirmed, changes: [{ op: "confirm", path: "/annualFee" }] })]).at(-1)).toContain(
      "0 new",
    );
    expect(readAll()).toEqual(all);
  });

  test("marks a figure that sources disagree on, and leaves it", () => {
    const before = read("amex-gold");
    const doubt = { kind: "doubted", field: "/foreignTransactionFeePercent", from: null, to: null };
    run([toEntry({ ...doubt, changes: [{ op: "doubt", path: "/foreignTransactionFeePercent" }] })]);
    const card = read("amex-gold");
    expect(card.uncertainFields).toContain("foreignTransactionFeePercent");
    expect({ ...card, uncertainFields: [], readings: [] }).toEqual({ ...before, uncertainFields: [], readings: [] });
  });

  test("writes what fits into a line in one, and leaves out what an entry does not have", () => {
    const perk = { id: "probe", type: "status", description: "Probe status", valueUsd: null, frequency: null };
    run([toEntry({ changes: [{ op: "add", path: "/perks", value: perk }] })]);
    const file = readFileSync(path.join(directory, "amex-gold.json"), "utf8");
    expect(file).toContain('  "annualFee": { "ongoingUsd": 325, "firstYearUsd": 325, "text": "$325" },\n');
    expect(file).not.toMatch(/"(?:brands|cap|valueUsd)": null/);
    expect(read("amex-gold").perks.at(-1)).toMatchObject(perk);
  });

  test("counts a date known to the year as come when the file was put together in it", () => {
    run([toEntry({ effective: "2026" })]);
    expect(read("amex-gold").annualFee.ongoingUsd).toBe(350);
  });

  test("makes the later of two changes stand, in whatever order the file has them", () => {
    run([
      toEntry({ id: "t-2", effective: "2026-11", changes: [{ op: "replace", path: "/annualFee", value: fee(400) }] }),
      toEntry({ id: "t-1", effective: "2026-10" }),
    ]);
    expect(read("amex-gold").annualFee.ongoingUsd).toBe(400);
  });

  test("settles a field that could not be confirmed, when its new source is sure", () => {
    const slug = "chase-sapphire-reserve";
    const mark = () => read(slug).uncertainFields.includes("purchaseApr");
    expect(mark()).toBe(true);
    const apr = [{ op: "replace", path: "/purchaseApr", value: { percents: [20, 29] } }];
    run([toEntry({ slug, field: "/purchaseApr", changes: apr, confidence: "medium" })]);
    expect(mark()).toBe(true);
    run([toEntry({ id: "t-2", slug, field: "/purchaseApr", changes: apr })]);
    expect(mark()).toBe(false);
  });

  test.each([
    ["an unknown card", { slug: "nobody" }, 'no card has the slug "nobody"'],
    ["an unknown field", { changes: [{ op: "replace", path: "/anualFee", value: 1 }] }, "/anualFee: no such field"],
    ["an unknown perk", { changes: [{ op: "remove", path: "/perks/gone" }] }, "no entry has the id gone"],
    ["an impossible value", { changes: [{ op: "replace", path: "/annualFee", value: fee(-5) }] }, "found -5"],
    [
      "an impossible value, later",
      { effective: "2027-05", changes: [{ op: "replace", path: "/annualFee", value: 5 }] },
      "annualFee",
    ],
    [
      "an unknown brand",
      { changes: [{ op: "add", path: "/rewards", value: { ...REWARD, brands: ["Nobody Air"] } }] },
      'rewards.probe.brands: expected a name in brands.json, found "Nobody Air"',
    ],
    [
      "a confirmation of no group",
      { kind: "confirmed", changes: [{ op: "confirm", path: "/name" }] },
      "no group of facts, rate or perk",
    ],
    ["a doubt of no figure", { kind: "doubted", changes: [{ op: "doubt", path: "/name" }] }, "name is none of "],
    [
      "a reading among changes",
      { changes: [{ op: "confirm", path: "/annualFee" }] },
      "confirm or doubt in a reading, and nowhere else",
    ],
    ["a word that is none of its list", { confidence: "sure" }, "expected one of high, medium, low"],
  ])("refuses %s with its line, and applies nothing of the file", (_what, change, fault) => {
    const before = readAll();
    const good = toEntry({ id: "t-0", slug: "chase-sapphire-reserve" });
    const call = () => run([good, toEntry(change)]);
    expect(call).toThrow(fault);
    expect(call).toThrow(/json:31: t-1: /);
    expect(readAll()).toEqual(before);
  });

  test("names every entry with a fault, each with its line", () => {
    const call = () => run([toEntry({ confidence: "sure" }), toEntry({ id: "t-2", effective: "soon" })]);
    expect(call).toThrow(/json:5: t-1: confidence: expected one of high, medium, low, found "sure"$/m);
    expect(call).toThrow(/json:31: t-2: effective: expected a date/m);
  });

  test("says what is still to be written elsewhere for a new perk with a price", () => {
    const value = { id: "probe", type: "travel_credit", description: "Probe", valueUsd: 50, frequency: "annual" };
    const lines = run([toEntry({ changes: [{ op: "add", path: "/perks", value }] })]);
    expect(lines.at(-1)).toBe(
      "src/catalog/perk-use.json: amex-gold.probe: expected how the priced perk is used, found nothing",
    );
  });

  test.each([
    ["is missing", undefined, "cannot be read (ENOENT)"],
    ["is not JSON", "{", "not JSON: "],
  ])("says so, without a stack, of a file that %s", (_what, text, fault) => {
    const file = path.join(directory, "..", `${path.basename(directory)}.changes.json`);
    if (text !== undefined) writeFileSync(file, text);
    try {
      applyFacts(file, false, directory);
      expect.unreachable();
    } catch (error) {
      expect(String((error as Error).stack)).toMatch(`${file}: ${fault}`);
      expect(String((error as Error).stack).split("\n")).toHaveLength(1);
    } finally {
      rmSync(file, { force: true });
    }
  });
});
