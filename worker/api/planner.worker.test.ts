import { describe, expect, inject, test } from "vitest";

import { TEST_BUILD_DATE } from "../../test/support/build-date.ts";
import { readProblem } from "../../test/support/read-problem.ts";

const site = inject("siteUrl");

interface Answer {
  readonly startDay: string;
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
    const { startDay, plan, proof } = await get("");
    expect(startDay).toBe(TEST_BUILD_DATE);
    expect(proof.optimal).toBe(true);
    expect(plan.months).toHaveLength(13);
    expect(plan.months.at(-1)!.runningUsd + plan.perksAfterUsd).toBeCloseTo(plan.netUsd, 2);
    expect(plan.openings[0]?.month).toBe("2026-11");
  });

  test("POST takes the same as JSON", async () => {
    const response = await post({
      spend: { dining: 500, other: 800 },
      months: 12,
      applications: 1,
      owned: ["amex-gold"],
      renewals: { "amex-gold": 2 },
      closed: [{ slug: "amex-green", month: "2026-01" }],
      otherOpened: [{ count: 2, month: "2026-10" }],
      once: [{ month: "2026-12", usd: 900, category: "other" }],
    });
    expect(response.status).toBe(200);
    const query =
      "?dining=500&other=800&apply=1&own=amex-gold&renews=amex-gold:02&closed=amex-green:2026-01&accounts=2:2026-10&once=2026-12:900:other";
    expect(await response.json()).toEqual(await get(query));
  });

  test("POST names the field that is wrong", async () => {
    const problem = await readProblem(await post({ spend: { other: 500 }, renewals: { "amex-gold": 13 } }), 422);
    expect(problem.errors?.map(({ field }) => field)).toEqual(["renewals"]);
  });
});

describe("the plan's files", () => {
  test.each([
    ["/planner/plan.ics", "text/calendar", "BEGIN:VCALENDAR\r\n"],
    ["/planner/plan.csv", "text/csv", "Date,Card,"],
  ])("%s is a download of the same plan", async (path, type, start) => {
    // Kept, the second time.
    await (await fetch(`${site}${path}?apply=1`)).text();
    const response = await fetch(`${site}${path}?apply=1`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toContain(type);
    expect(response.headers.get("content-disposition")).toContain("attachment");
    expect((await response.text()).startsWith(start)).toBe(true);
    expect((await fetch(`${site}${path}?months=13`)).status).toBe(422);
    expect((await fetch(`${site}${path}?mnths=12`)).status).toBe(400);
  });
});
