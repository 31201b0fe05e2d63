/** One whole build for a later day, served: what the day decides is on the pages, in the API and in the data for tools. */
import path from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestHarness } from "wrangler";

import { computeBuildId } from "../../build/build-id.ts";
import { ScratchCopy } from "../support/scratch-copy.ts";
import { toVisibleText } from "../support/visible-text.ts";

const LATER = "2027-07-01";
const copy = new ScratchCopy();
let harness: ReturnType<typeof createTestHarness> | undefined;
let origin = "";

beforeAll(async () => {
  const { status, output } = copy.run("vite", ["build", "--logLevel=warn"], { BUILD_DATE: LATER });
  expect(status === 0 ? "" : output).toBe("");
  harness = createTestHarness({ workers: [{ configPath: path.join(copy.folder, "dist/waycard/wrangler.json") }] });
  origin = (await harness.listen()).url.origin;
});
afterAll(async () => {
  await harness?.close();
  copy.remove();
});

const get = async (address: string) => (await fetch(origin + address)).text();
const read = async (address: string) => toVisibleText(await get(address)).replaceAll(/\s+/g, " ");

describe(`the site built for ${LATER}`, () => {
  test("is another build than that of November 2026", () => {
    expect(copy.read("dist/build-id.txt").trim()).toBe(computeBuildId(LATER));
    expect(computeBuildId(LATER)).not.toBe(computeBuildId("2026-11-23"));
  });

  test("counts no offer that was last seen in October 2026, and says so on the review, the list and in the API", async () => {
    const slug = "citi-strata-premier";
    expect(await read(`/cards/${slug}`)).toContain(
      "Our source for this offer dates from October 2026, more than 90 days ago.",
    );
    expect(await read("/best-travel-credit-cards-2025")).toContain("Last seen October 2026");
    const card = JSON.parse(await get(`/api/cards/${slug}`)) as { signUpBonus: { state: string } };
    expect(card.signUpBonus.state).toBe("stale");
  });

  test("strikes a credit through that ended with 2026", async () => {
    const html = await get("/cards/chase-sapphire-reserve");
    expect(html).toMatch(/<s>\$250 once in 2026[^<]*<\/s>/);
    expect(await read("/cards/chase-sapphire-reserve")).toContain("(ended December 31, 2026)");
  });

  test("keeps every fee", async () => {
    for (const [slug, fee] of [
      ["amex-gold", "$325"],
      ["chase-sapphire-reserve", "$795"],
    ] as const) {
      expect(await read(`/cards/${slug}`)).toContain(fee);
    }
  });
});
