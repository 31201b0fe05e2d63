/** `npm run deploy` as far as it goes without an account: what it refuses, and what wrangler would upload. */
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { afterAll, beforeAll, describe, expect, test } from "vitest";

import { ScratchCopy } from "../support/scratch-copy.ts";

const copy = new ScratchCopy();
afterAll(() => copy.remove());

const deploy = (...given: readonly string[]) => copy.runScript("scripts/deploy.ts", ["--dry-run", ...given]);

test("as the project comes, it is refused, and the message names what to set", () => {
  const { status, output } = deploy();
  expect(status).toBe(1);
  expect(output).toContain("SITE_ORIGIN in wrangler.toml is still the project's placeholder");
  expect(output).toContain("contactEmail in src/site.ts is still the project's placeholder");
  expect(output).toContain("namespace_id of CLIENT_LIMIT, MAILBOX_LIMIT, WORK_LIMIT in wrangler.toml is still");
});

describe("with an origin, a mailbox and namespaces of one's own", () => {
  beforeAll(() => {
    // Nobody listens there: a first deployment.
    copy.edit("wrangler.toml", "https://waycard.example", "http://127.0.0.1:1");
    copy.edit("wrangler.toml", "https://staging.waycard.example", "http://127.0.0.1:2");
    for (const id of ["1", "2", "3", "11", "12", "13"])
      copy.edit("wrangler.toml", `namespace_id = "${id}"`, `namespace_id = "70${id}"`);
    copy.edit("src/site.ts", "hello@waycard.example", "hello@cards.test");
  });

  test("production goes with queues and the list of its files; texts name the mailbox", () => {
    const { status, output } = deploy();
    expect(output).toContain("taken for a first deployment");
    expect(output).toContain("env.NEWSLETTER_QUEUE (waycard-newsletter)");
    expect(status).toBe(0);
    const read = (file: string) => readFileSync(path.join(copy.folder, "dist/deploy/client", file), "utf8");
    expect(
      Object.keys((JSON.parse(read("builds.json")) as { builds: { files: object }[] }).builds[0]?.files ?? {}).length,
    ).toBeGreaterThan(20);
    const modules = globSync("dist/waycard/**/*.js", { cwd: copy.folder }).map((file) => copy.read(file));
    // A comparison of whole modules would be printed whole.
    expect(modules.some((code) => code.includes("hello@cards.test"))).toBe(true);
    expect(modules.some((code) => code.includes("hello@waycard.example"))).toBe(false);
  });

  test("without queues, wrangler finds none to ask the account for", () => {
    const { status, output } = deploy("--without-queues");
    expect(output).not.toContain("NEWSLETTER_QUEUE");
    expect(output).toContain("env.WORK_LIMIT");
    expect(status).toBe(0);
  });

  test("staging has an origin and queues of its own; so has a preview of it", () => {
    for (const more of [[], ["--preview=pr-1"]]) {
      const { status, output } = deploy("--env", "staging", ...more);
      expect(output).toContain("http://127.0.0.1:2");
      expect(output).toContain("waycard-staging-newsletter");
      expect(status).toBe(0);
    }
  });
});
