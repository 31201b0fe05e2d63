import { describe, expect, test } from "vitest";

import { toBuildKey } from "./build-key.ts";

const ORIGIN = "https://site.test";

describe("the key of a build", () => {
  test.each(["SITE_ORIGIN", "GTM_CONTAINER_ID", "GA4_MEASUREMENT_ID", "VISITOR_ANALYTICS_SRC"])(
    "changes with %s, which pages may show",
    (name) => {
      const before = toBuildKey({ SITE_ORIGIN: ORIGIN }, "b1");
      expect(toBuildKey({ SITE_ORIGIN: ORIGIN, [name]: "https://other.test" }, "b1")).not.toBe(before);
    },
  );

  test("changes with the build", () => {
    expect(toBuildKey({ SITE_ORIGIN: ORIGIN }, "b1")).not.toBe(toBuildKey({ SITE_ORIGIN: ORIGIN }, "b2"));
  });

  test("tells apart the same value in two variables", () => {
    expect(toBuildKey({ GTM_CONTAINER_ID: "X" }, "b1")).not.toBe(toBuildKey({ GA4_MEASUREMENT_ID: "X" }, "b1"));
  });

  test("is the same for the same variables, whether they come in one object or two, missing or empty", () => {
    const env = { SITE_ORIGIN: ORIGIN };
    const key = toBuildKey(env, "b1");
    expect([
      toBuildKey(env, "b1"),
      toBuildKey({ ...env }, "b1"),
      toBuildKey({ ...env, GTM_CONTAINER_ID: "" }, "b1"),
    ]).toEqual([key, key, key]);
  });

  test("does not change with what no page shows, and shows no secret", () => {
    const key = toBuildKey({ SITE_ORIGIN: ORIGIN, SUPABASE_SECRET_KEY: "secret", REQUEST_LOG: "off" }, "b1");
    expect(key).toBe(toBuildKey({ SITE_ORIGIN: ORIGIN }, "b1"));
    expect(key).toMatch(/^b1-[0-9a-f]{8}$/);
  });
});
