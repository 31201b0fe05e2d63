import { describe, expect, test } from "vitest";

import { compileBody, listGuideFaults } from "../../test/support/compile-text.ts";

describe("a table of the rewards model's estimates", () => {
  const read = async (of: string) => {
    const [html] = await compileBody(`<ModelTable of="${of}"/>`);
    return typeof html === "string" ? html : "";
  };

  test("gives every bank program its floor, middle and transfer value", async () => {
    const html = await read("footing");
    expect(html).toContain("<td>Ultimate Rewards</td>");
    expect(html.replaceAll(/<[^>]+>/g, "|").replaceAll(/\|+/g, "|")).toContain("|Ultimate Rewards|1|1.3|1.6|");
  });

  test("divides a category into parts that make a hundred", async () => {
    const html = await read("shares");
    const rows = [...html.matchAll(/<td[^>]*>([^<]*%[^<]*)<\/td>/g)].map(([, cell]) => cell!);
    expect(rows.length).toBeGreaterThan(4);
    for (const row of rows) {
      const sum = [...row.matchAll(/(\d+)%/g)].reduce((total, [, percent]) => total + Number(percent), 0);
      expect(sum, row).toBe(100);
    }
  });

  test("names a share for every kind of perk that has one", async () => {
    expect(await read("perk-shares")).toMatch(/named stores.*10%.*50%.*90%/);
  });

  test("is refused by another name", async () => {
    expect(await listGuideFaults('<ModelTable of="luck"/>')).toEqual([expect.stringContaining('"luck" is not one of')]);
  });
});
