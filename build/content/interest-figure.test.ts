import { expect, test } from "vitest";

import { interestText, repayDebt } from "./interest-figure.ts";

test("a debt that is paid at once bears a month of interest", () => {
  expect(repayDebt(1_200, 12, 1_212)).toEqual({ months: 1, interestUsd: 12 });
});

test("interest is taken on what is still owed", () => {
  // 1,000 at 1% a month: 10, then 1% of 510 = 5.10, then of 15.10.
  const { months, interestUsd } = repayDebt(1_000, 12, 500);
  expect(months).toBe(3);
  expect(interestUsd).toBeCloseTo(10 + 5.1 + 0.151, 6);
});

test("more a month costs less, and the difference can be shown", () => {
  const debt = { owed: "3000", percent: "24" };
  expect(interestText({ ...debt, pay: "100" })).toBe("$1,627");
  expect(interestText({ ...debt, pay: "100", as: "months" })).toBe("47");
  expect(interestText({ ...debt, pay: "200" })).toBe("$602");
  expect(interestText({ ...debt, pay: "100", against: "200" })).toBe("$1,025");
});

test.each([
  { owed: "3000", percent: "24", pay: "60" },
  { owed: "3000", percent: "24" },
])("a debt that is never repaid is refused: %j", (attributes) => {
  expect(() => interestText(attributes)).toThrow(/not repaid|pay={}/);
});
