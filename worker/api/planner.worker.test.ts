import { describe, expect, inject, test } from "vitest";

import { TEST_BUILD_DATE } from "../../test/support/build-date.ts";
import { readProblem } from "../../test/support/read-problem.ts";

const site = inject("siteUrl");

interface Answer {
  readonly startDay: string;
  readonly profile: object;
  readonly assumptions: readonly string[];
  readonly plan: {
    readonly netUsd: number;
    readonly perksAfterUsd: number;
    readonly openings: readonly { readonly card: string; readonly month: string }[];
    readonly months: readonly { readonly runningUsd: number }[];
  };
  readonly owned: readonly { readonly card: string; readonly verdict: string }[];
  readonly proof: { readonly optimal: boolean };
}

const get = async (query: string) => (await (await fetch(`${site}/api/planner${query}`)).json()) as Answer;
const post = (body: object) =>
  fetch(`${site}/api/planner`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });

describe("/api/planner", () => {
  test("GET answers a proved plan of what is left of this month and twelve more, that adds up", async () => {
    const { startDay, plan, proof } = await get("?preset=household");
    expect(startDay).toBe(TEST_BUILD_DATE);
    expect(proof.optimal).toBe(true);
    expect(plan.months).toHaveLength(13);
    expect(plan.months.at(-1)!.runningUsd + plan.perksAfterUsd).toBeCloseTo(plan.netUsd, 2);
    expect(plan.openings[0]?.month).toBe("2026-11");
  });

  test("says that it needs to know what is spent: nobody is made up", async () => {
    for (const path of [
      "/api/planner",
      "/api/planner.csv",
      "/api/planner.ics",
      "/planner/plan.ics",
      "/planner/plan.csv",
    ]) {
      const { errors } = await readProblem(await fetch(site + path), 422);
      expect(errors, path).toMatchObject([{ field: "preset", code: "missing" }]);
    }
  });

  test("tells the profile as it was understood, and a ready-made one among what was assumed", async () => {
    const { profile, assumptions } = await get("?preset=student&own=amex-gold::3");
    expect(profile).toMatchObject({ preset: "student", own: [{ card: "amex-gold", opened: null, renews: 3 }] });
    expect(assumptions[0]).toContain('"Student"');
  });

  test("POST names the field that is wrong, of the person that it is about", async () => {
    const own = [{ card: "amex-gold", renews: 13 }];
    const problem = await readProblem(await post({ other: 500, own, people: 2, p2: { own } }), 422);
    expect(problem.errors?.map(({ field }) => field)).toEqual(["own.0.renews", "p2.own.0.renews"]);
  });
});

describe("the plan's files", () => {
  test.each([
    ["/planner/plan.ics", "text/calendar", "BEGIN:VCALENDAR\r\n"],
    ["/planner/plan.csv", "text/csv", "Date,Card,"],
  ])("%s is a download of the same plan", async (path, type, start) => {
    // Kept, the second time.
    await (await fetch(`${site}${path}?dining=500&apply=1`)).text();
    const response = await fetch(`${site}${path}?dining=500&apply=1`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain(type);
    expect(response.headers.get("content-disposition")).toContain("attachment");
    expect((await response.text()).startsWith(start)).toBe(true);
    expect((await fetch(`${site}${path}?dining=500&months=13`)).status).toBe(422);
    expect((await fetch(`${site}${path}?mnths=12`)).status).toBe(400);
  });
});
