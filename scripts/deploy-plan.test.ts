import { experimental_readRawConfig as readRawConfig } from "wrangler";
import { describe, expect, test } from "vitest";

import { parseCommandLine, UsageError } from "./command-line.ts";
import { DEPLOY_OPTIONS, listFaults, type Settings, toDeployOptions, toDeploySettings } from "./deploy-plan.ts";

const shipped = readRawConfig({ config: "wrangler.toml" }).rawConfig as Settings;
const MAILBOX = "hello@cards.test";

const LIMITS = "CLIENT_LIMIT, MAILBOX_LIMIT, WORK_LIMIT";

const choose = ({ ratelimits = [] }: Pick<Settings, "ratelimits"> = {}) =>
  ratelimits.map((limit) => ({ ...limit, namespace_id: `7${limit.namespace_id.padStart(2, "0")}` }));

/** As an operator would have it. */
function settle(changes: Partial<Settings> = {}): Settings {
  const vars = { ...shipped.vars, SITE_ORIGIN: "https://cards.test" };
  const staging = {
    ...shipped.env?.["staging"],
    vars: { SITE_ORIGIN: "https://staging.cards.test" },
    ratelimits: choose(shipped.env?.["staging"]),
  };
  return { ...shipped, vars, ratelimits: choose(shipped), env: { staging }, ...changes };
}
function parse(...given: readonly string[]) {
  const parsed = parseCommandLine({ about: "", options: DEPLOY_OPTIONS }, given);
  if (!parsed) throw new Error("These arguments ask for help.");
  return toDeployOptions(parsed.values);
}

describe("deploying is refused", () => {
  test("to each environment, as the project comes", () => {
    expect(listFaults(shipped, parse())).toEqual([
      "SITE_ORIGIN in wrangler.toml is still the project's placeholder",
      "contactEmail in src/site.ts is still the project's placeholder",
      `namespace_id of ${LIMITS} in wrangler.toml is still the project's placeholder`,
    ]);
    expect(listFaults(shipped, parse("--env", "staging"), MAILBOX)).toEqual([
      "SITE_ORIGIN in wrangler.toml (env.staging) is still the project's placeholder",
      `namespace_id of ${LIMITS} in wrangler.toml (env.staging) is still the project's placeholder`,
    ]);
  });

  test("for an origin that is none, and an environment that is not there", () => {
    const vars = { SITE_ORIGIN: "https://cards.test/" };
    expect(listFaults(settle({ vars }), parse(), MAILBOX)).toEqual([expect.stringContaining("is no origin")]);
    expect(listFaults(settle(), parse("--env=testing"), MAILBOX)).toEqual([
      "wrangler.toml has no environment testing; there are production, staging",
    ]);
  });

  test("when two limits share a namespace, and so a count", () => {
    const [first, second] = shipped.ratelimits ?? [];
    const shared = [first, second].map((limit) => ({ name: limit?.name ?? "", namespace_id: "700" }));
    expect(listFaults(settle({ ratelimits: shared }), parse(), MAILBOX)).toEqual([
      "namespace_id 700 in wrangler.toml is used by CLIENT_LIMIT of production and MAILBOX_LIMIT of production",
    ]);
    const env = { staging: { vars: { SITE_ORIGIN: "https://staging.cards.test" }, ratelimits: choose(shipped) } };
    expect(listFaults(settle({ env }), parse(), MAILBOX)).toHaveLength(3);
  });
});

test("once the values are an operator's own, nothing stands against any environment", () => {
  expect(listFaults(settle(), parse(), MAILBOX)).toEqual([]);
  expect(listFaults(settle(), parse("--env=staging"), MAILBOX)).toEqual([]);
});

test("arguments say where to and how; one that is misspelled does not end in production", () => {
  expect(parse("--env", "staging", "--dry-run", "--without-queues", "--preview=idea")).toEqual({
    environment: "staging",
    hasQueues: false,
    preview: "idea",
    isDryRun: true,
  });
  const production = { environment: undefined, hasQueues: true, preview: undefined, isDryRun: false };
  expect(parse()).toEqual(production);
  expect(parse("--env=production")).toEqual(production);
  for (const wrong of [["--enviroment=staging"], ["staging"], ["--env"]])
    expect(() => parse(...wrong)).toThrow(UsageError);
});

describe("what wrangler gets", () => {
  const toText = (hasQueues: boolean) => JSON.stringify(toDeploySettings(settle(), { hasQueues }));

  test("has the queues of every environment, or none of any, where an account has no queues", () => {
    expect(toText(true)).toContain('"waycard-newsletter"');
    expect(toText(true)).toContain('"waycard-staging-newsletter"');
    expect(toText(false)).not.toContain("newsletter");
    // The sweep stays: with a database and without a queue it is what repeats.
    expect(toText(false)).toContain('"crons"');
  });

  test("staging has the limits and retries that production has, or it would show something else", () => {
    const toNumbers = (settings: object | undefined) =>
      JSON.stringify(settings, (key, value: unknown) =>
        ["namespace_id", "queue", "dead_letter_queue"].includes(key) ? undefined : value,
      );
    const { ratelimits, queues, env } = shipped;
    expect(toNumbers({ ratelimits: env?.["staging"]?.ratelimits, queues: env?.["staging"]?.queues })).toBe(
      toNumbers({ ratelimits, queues }),
    );
  });

  test("staging shares no queue or namespace with production", () => {
    const listNames = (settings: object) =>
      [...JSON.stringify(settings).matchAll(/"(queue|dead_letter_queue|namespace_id)":"([^"]+)"/g)].map(
        ([, kind = "", name = ""]) => (kind === "namespace_id" ? `namespace ${name}` : `queue ${name}`),
      );
    const production = new Set(listNames({ ...shipped, env: {} }));
    expect(production.size).toBeGreaterThan(4);
    expect(listNames(shipped.env?.["staging"] ?? {}).filter((name) => production.has(name))).toEqual([]);
  });
});
