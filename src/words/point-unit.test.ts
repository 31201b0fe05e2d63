import { expect, test } from "vitest";

import { toProgramKey } from "../engine/value/to-card-points.ts";
import { listCards } from "../catalog/queries.ts";
import { nameUnit, toPointUnit } from "./point-unit.ts";

const programs = [...new Set(listCards().flatMap(({ rewardProgram }) => rewardProgram ?? []))].toSorted();

test("each program's points are called what the program calls them, by its name as by its key", () => {
  expect(programs.filter((name) => toPointUnit(name) !== "points")).toEqual([
    "AAdvantage",
    "Avios",
    "Capital One Miles",
    "Delta SkyMiles",
    "Discover Miles",
    "Emirates Skywards",
    "Flying Blue",
    "Korean Air SKYPASS",
    "Miles & More",
    "United MileagePlus",
  ]);
  expect(programs.filter((name) => toPointUnit(toProgramKey(name)) !== toPointUnit(name))).toEqual([]);
});

test("a bonus is told in the unit of its card's program", () => {
  const wrong = listCards().filter(({ signUpBonus: { description, points }, rewardProgram }) => {
    const said = /\d,\d{3} (?:bonus )?(points|miles|Avios)\b/.exec(description)?.[1];
    return points !== null && said !== undefined && said !== toPointUnit(rewardProgram);
  });
  expect(wrong.map(({ slug, signUpBonus }) => `${slug}: ${signUpBonus.description}`)).toEqual([]);
});

test("a program's name that says its unit is not followed by it", () => {
  const names = [
    "Ultimate Rewards",
    "Capital One Miles",
    "Delta SkyMiles",
    "AAdvantage",
    "Turkish Miles&Smiles",
    "Avios",
  ];
  expect(names.map(nameUnit)).toEqual([
    "Ultimate Rewards points",
    "Capital One Miles",
    "Delta SkyMiles",
    "AAdvantage miles",
    "Turkish Miles&Smiles miles",
    "Avios",
  ]);
});
