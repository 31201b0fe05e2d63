import { spawnSync } from "node:child_process";

import { expect, test } from "vitest";

test.each([
  ["PORT", "abc", 8788],
  ["SUPABASE_PORT", "70000", 54_322],
])("npm start with %s=%s ends with one line that says what a port is", (name, value, example) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["scripts/start.ts"], {
    env: { ...process.env, [name]: value },
    encoding: "utf8",
  });
  expect(stderr).toBe(
    `${name}=${value} is not a port. Use a number from 1 to 65535, for example ${name}=${example}.\n`,
  );
  expect(stdout).toBe("");
  expect(status).toBe(1);
});
