/** Workflows: who holds the key of the account, beside what code; that facts are built anew each week, and bad builds taken back. */
import { globSync, readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";
import { parse } from "yaml";

interface Step {
  readonly name?: string;
  readonly id?: string;
  readonly if?: string;
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
  readonly env?: Readonly<Record<string, string>>;
}
interface Job {
  readonly if?: string;
  readonly environment?: string;
  readonly permissions?: unknown;
  readonly env?: Readonly<Record<string, string>>;
  readonly steps: readonly Step[];
}
interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
}

const texts = new Map(globSync(".github/workflows/*.yml").map((file) => [file, readFileSync(file, "utf8")]));
const workflows = [...texts].map(([file, text]) => ({ file, ...(parse(text) as Workflow) }));
const jobs = workflows.flatMap(({ file, on, jobs }) =>
  Object.entries(jobs).map(([name, job]) => ({ at: `${file}: ${name}`, on, job })),
);
const steps = jobs.flatMap(({ at, job }) => job.steps.map((step) => ({ at, step })));
const namesSecret = (value: unknown) => /\bsecrets\b/.test(JSON.stringify(value ?? ""));
const deploy = workflows.find(({ file }) => file.endsWith("deploy.yml"));
const deploySteps = deploy?.jobs["deploy"]?.steps ?? [];

test("there are workflows to look at", () => {
  expect(workflows.map(({ file }) => file.replace(/.*[\\/]/, "")).toSorted()).toEqual([
    "ci.yml",
    "deploy.yml",
    "uptime.yml",
  ]);
  expect(steps.length).toBeGreaterThan(20);
});

test("every workflow may read the repository, and nothing else", () => {
  expect(workflows.filter(({ permissions }) => JSON.stringify(permissions) !== '{"contents":"read"}')).toEqual([]);
  expect(jobs.filter(({ job }) => job.permissions !== undefined)).toEqual([]);
});

test("every action is pinned by the digest of a commit, with its version beside it", () => {
  const used = [...texts].flatMap(([file, text]) =>
    [...text.matchAll(/^\s*(?:- )?uses: (.+)$/gm)].map(([, action = ""]) => ({ file, action })),
  );
  expect(used.length).toBe(steps.filter(({ step }) => step.uses).length);
  expect(used.filter(({ action }) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([]);
});

test("no checkout leaves the run's token behind, and no event's text gets into a shell", () => {
  const checkouts = steps.filter(({ step }) => step.uses?.startsWith("actions/checkout@"));
  expect(checkouts.length).toBeGreaterThan(3);
  expect(checkouts.filter(({ step }) => step.with?.["persist-credentials"] !== false)).toEqual([]);
  expect(steps.filter(({ step }) => step.run?.includes("${{"))).toEqual([]);
});

describe("the account's token", () => {
  test("is named by the two steps that deploy and roll back, and nowhere else", () => {
    expect(steps.filter(({ step }) => namesSecret(step)).map(({ step }) => step.name)).toEqual(["Deploy", "Roll back"]);
    const elsewhere = workflows.map(({ jobs, ...rest }) => [
      rest,
      Object.values(jobs).map(({ steps: _, ...job }) => job),
    ]);
    expect(elsewhere.filter(namesSecret)).toEqual([]);
    const texted = [...texts.values()].join("\n").match(/\$\{\{[^}]*\bsecrets\b[^}]*\}\}/g);
    expect(texted).toEqual(Array(2).fill("${{ secrets.CLOUDFLARE_API_TOKEN }}"));
  });

  test("belongs to an environment, and no pull request starts a job that has it", () => {
    const holders = jobs.filter(({ job }) => namesSecret(job));
    expect(holders.map(({ at }) => at)).toEqual([expect.stringContaining("deploy.yml: deploy")]);
    for (const { on, job } of holders) {
      expect(Object.keys(on).toSorted()).toEqual(["schedule", "workflow_dispatch", "workflow_run"]);
      expect(job.environment).toBeTruthy();
      expect(job.if).toContain("github.event.workflow_run.event == 'push'");
    }
    expect(workflows.filter(({ on }) => "pull_request_target" in on)).toEqual([]);
  });

  test("stands beside no install script, no shared cache, and no build", () => {
    const installs = deploySteps.filter(({ run }) => /npm (?:ci|install)/.test(run ?? ""));
    expect(installs.map(({ run }) => run)).toEqual(["npm ci --ignore-scripts"]);
    expect(deploySteps.filter(({ with: given }) => given?.["cache"] !== undefined)).toEqual([]);
    const names = deploySteps.map(({ name, run }) => name ?? run);
    expect(names.indexOf("npm run build")).toBeGreaterThan(-1);
    expect(names.indexOf("npm run build")).toBeLessThan(names.indexOf("Deploy"));
  });
});

describe("deploying", () => {
  test("happens to production once a week", () => {
    const schedule = (deploy?.on["schedule"] ?? []) as readonly { cron?: string }[];
    const [{ cron = "" } = {}, ...more] = schedule;
    expect(cron).toMatch(/^\d{1,2} \d{1,2} \* \* [0-6]$/);
    expect(more).toEqual([]);
    expect(deploy?.jobs["deploy"]?.if).toContain("github.event_name == 'schedule'");
    expect(deploy?.jobs["deploy"]?.environment).toContain("github.event_name == 'schedule' && 'production'");
  });

  test("is followed by the smoke test of that very build, and by the way back when it fails", () => {
    const names = deploySteps.map(({ name }) => name).filter(Boolean);
    expect(names).toEqual(["Deploy", "Smoke test", "Roll back"]);
    const [, smoke, back] = deploySteps.slice(-3);
    expect(smoke?.run).toBe('npm run smoke -- --env "$TARGET" --deployed');
    expect(back?.if).toBe(`failure() && steps.${smoke?.id}.outcome == 'failure'`);
    expect(back?.run).toContain("wrangler rollback");
  });
});
