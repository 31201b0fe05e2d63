/** Insurance side by side, on real cards: what is known, and when nobody wins. */
import { describe, expect, test } from "vitest";

import { listCards } from "../../catalog/queries.ts";
import { type CoverKind, findProtection } from "../../catalog/protection.ts";
import { card, listMarks, tell } from "../../../test/support/comparison-cards.ts";
import { listProtectionRows } from "./protection-rows.ts";

const find = (kind: CoverKind, isMeant: (cover: unknown) => boolean) =>
  listCards().find(({ slug }) => isMeant(findProtection(slug)?.covers[kind]))!;
const has = (cover: unknown): cover is object => typeof cover === "object";

describe("if something goes wrong", () => {
  test("a row stands for each coverage that one card has, and what is not known says so", () => {
    const known = find("rentalCar", has);
    const group = listProtectionRows([known, card({ slug: "nobody" })]);
    expect(tell(group, "cover-rental-car").texts[1]).toBe("Unknown");
    expect(listProtectionRows([card({ slug: "nobody" })]).rows).toEqual([]);
  });

  test("a card without a record says what its terms say of it", () => {
    const perk = { type: "cell_phone_protection", description: "Up to $600 a claim", lapsed: false };
    const group = listProtectionRows([card({ slug: "nobody", perks: [perk] as never }), card({ slug: "none" })]);
    expect(tell(group, "cover-cell-phone").texts).toEqual(["Up to $600 a claim", "Unknown"]);
    expect(listMarks(group, "cover-cell-phone")).toEqual([null, null]);
  });

  test("what is known wins over none, and nothing over what is unknown", () => {
    const phone = find("cellPhone", has);
    const none = find("cellPhone", (cover) => cover === false);
    expect(listMarks(listProtectionRows([none, phone]), "cover-cell-phone")).toEqual([null, "best"]);
    expect(listMarks(listProtectionRows([phone, card({ slug: "nobody" })]), "cover-cell-phone")).toEqual([null, null]);
    expect(listMarks(listProtectionRows([phone, phone]), "cover-cell-phone")).toEqual([null, null]);
  });
});
