/** A Vitest reporter: writes what happened in a run, whole, to the file that `TEST_RUN_FILE` names. */
import { writeFileSync } from "node:fs";

import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from "vitest/node";

import type { FileRun, SingleTest, TestRun } from "./test-run.ts";

const firstLine = ({ message }: { readonly message: string }) => message.split("\n")[0] ?? "";

export default class RecordRun implements Reporter {
  #expected: readonly TestSpecification[] = [];

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#expected = specifications;
  }

  onTestRunEnd(modules: readonly TestModule[], unhandledErrors: readonly SerializedError[]): void {
    const file = process.env["TEST_RUN_FILE"];
    if (!file) throw new Error("TEST_RUN_FILE must name the file to write.");
    const seen = new Set(modules.map(({ project, moduleId }) => `${project.name} ${moduleId}`));
    const neverRun = this.#expected.filter(({ project, moduleId }) => !seen.has(`${project.name} ${moduleId}`));
    const run: TestRun = {
      files: [
        ...modules.map(toFileRun),
        ...neverRun.map(({ project, moduleId }) => ({
          project: project.name,
          file: moduleId,
          state: "never run",
          errors: [],
          tests: [],
        })),
      ],
      unhandledErrors: unhandledErrors.map(firstLine),
    };
    writeFileSync(file, JSON.stringify(run));
  }
}

function toFileRun(module: TestModule): FileRun {
  const suites = [...module.children.allSuites()];
  return {
    project: module.project.name,
    file: module.relativeModuleId,
    state: module.state(),
    errors: [
      ...module.errors().map(firstLine),
      ...suites.flatMap((suite) => suite.errors().map((error) => `${suite.fullName}: ${firstLine(error)}`)),
    ],
    tests: [...module.children.allTests()].map(toSingleTest),
  };
}

function toSingleTest(test: TestCase): SingleTest {
  const { state, errors } = test.result();
  const [error] = errors ?? [];
  return {
    name: test.fullName,
    state,
    retries: test.diagnostic()?.retryCount ?? 0,
    error: error ? firstLine(error) : "",
  };
}
