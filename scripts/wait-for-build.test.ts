import { expect, test } from "vitest";

import { type BuildName, waitForBuild } from "./wait-for-build.ts";

const OLD = { build: "aaaaaaaaaaaa", builtOn: "2026-11-16" };
const NEW = { build: "aaaaaaaaaaaa", builtOn: "2026-11-23" };

async function wait(answers: readonly (BuildName | undefined)[]) {
  let [asked, pauses] = [0, 0];
  const fault = await waitForBuild(NEW, {
    readHealth: async () => answers[Math.min(asked++, answers.length - 1)],
    pause: async () => (pauses += 1),
  });
  return { fault, asked, pauses };
}

test("the smoke test waits until the site answers with the build that was deployed, even one of the same pages", async () => {
  expect(await wait([undefined, OLD, OLD, NEW])).toEqual({ fault: undefined, asked: 4, pauses: 3 });
});

test("a deployment that never arrives is a fault that names what answers instead", async () => {
  const { fault, pauses } = await wait([OLD]);
  expect(fault).toBe("answers with build aaaaaaaaaaaa of 2026-11-16, not with build aaaaaaaaaaaa of 2026-11-23");
  expect(pauses).toBe(23);
  expect((await wait([undefined])).fault).toContain("no health check");
});
