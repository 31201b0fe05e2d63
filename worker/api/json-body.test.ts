import { describe, expect, test } from "vitest";

import { toBodyPath, toParameters } from "./json-body.ts";
import { ANALYZER_FIELDS } from "./tool-fields.ts";

describe("a JSON body as parameters", () => {
  test("has the page's names, and amounts without an exponent", () => {
    const { parameters, errors } = toParameters(
      {
        spend: { dining: 400 / 12, other: Infinity },
        brands: { Marriott: 5 },
        maxCards: 2,
        owned: ["amex-gold", "amex-platinum"],
        maxAnnualFeesUsd: null,
      },
      ANALYZER_FIELDS,
    );
    expect(errors).toEqual([]);
    expect(parameters.toString()).toBe(
      "dining=33.33&other=1000000000000000&brand.Marriott=5&max=2&own=amex-gold&own=amex-platinum",
    );
  });

  test("rounds amounts, never counts", () => {
    const { parameters } = toParameters({ maxCards: 2.001, foreignPercent: 7.555 }, ANALYZER_FIELDS);
    expect(parameters.toString()).toBe("max=2.001&foreign=7.56");
  });

  test("an empty spend is no spend, not the default", () => {
    expect(toParameters({ spend: {} }, ANALYZER_FIELDS).parameters.toString()).toBe("dining=0");
    expect(toParameters({}, ANALYZER_FIELDS).parameters.toString()).toBe("");
  });

  test.each([
    [{ spend: { dining: "500" } }, "spend.dining", "invalid-type"],
    [{ spend: [] }, "spend", "invalid-type"],
    [{ spend: null }, "spend", "invalid-type"],
    [{ spend: { max: 1 } }, "spend.max", "unknown-parameter"],
    [{ spend: { dinning: 1 } }, "spend.dinning", "unknown-parameter"],
    [{ owned: "amex-gold" }, "owned", "invalid-type"],
    [{ owned: [5] }, "owned", "invalid-type"],
    [{ max: 1 }, "max", "unknown-parameter"],
    [{ preset: "" }, "preset", "unknown-value"],
    [{ value: " cash" }, "value", "unknown-value"],
    [{ perks: "1" }, "perks", "unknown-value"],
    [{ owned: ["amex-gold", " "] }, "owned", "unknown-value"],
    [{ score: "" }, "score", "unknown-value"],
    [{ opened: [""] }, "opened", "unknown-value"],
    [JSON.parse('{"__proto__":1}'), "__proto__", "unknown-parameter"],
    [{ toString: 1 }, "toString", "unknown-parameter"],
    [{ ["x".repeat(90)]: 1 }, "x".repeat(40), "unknown-parameter"],
  ])("%j is refused at %s: %s", (body, field, code) => {
    expect(toParameters(body as Record<string, unknown>, ANALYZER_FIELDS).errors).toMatchObject([{ field, code }]);
  });

  test("suggests the nearest name", () => {
    expect(toParameters({ spend: { dinning: 1 } }, ANALYZER_FIELDS).errors[0]?.suggestion).toBe("spend.dining");
    expect(toParameters({ mustHaves: [] }, ANALYZER_FIELDS).errors[0]?.suggestion).toBe("mustHave");
  });
});

describe("a parameter's path in the body", () => {
  test.each([
    ["dining", "spend.dining"],
    ["brand.Marriott", "brands.Marriott"],
    ["brand", "brands"],
    ["max", "maxCards"],
    ["fees", "maxAnnualFeesUsd"],
    ["foreign", "foreignPercent"],
  ])("%s is %s", (parameter, path) => {
    expect(toBodyPath(parameter, ANALYZER_FIELDS)).toBe(path);
  });
});
