/** Which test files a run of `npm run mutants` counts: of a room, and of two kinds, those that are quick and those that are not. */

/** They compare with another solver or replay whole answers, which takes seconds a change. */
const COMPARISONS = [
  "src/engine/plan/enumerate-plans.test.ts",
  "src/engine/plan/metamorphic-plans.test.ts",
  "src/engine/plan/simulate-plan.test.ts",
  "src/engine/plan/solve-plans.test.ts",
  "src/engine/search/analyze-wallet.test.ts",
  "src/engine/search/enumerate-flips.test.ts",
  "src/engine/search/metamorphic.test.ts",
  "src/engine/search/solve-wallets.test.ts",
  "src/tools/analyzer/sane-wallets.test.ts",
  "src/tools/planner/make-planner-result.test.ts",
  "test/referee/model/compare.test.ts",
  "test/referee/model/linear-program.test.ts",
];
const ALWAYS = ["test/contracts/pinned-values.test.ts"];

export interface TestChoice {
  /** Folders; none: all. */
  readonly folders: readonly string[];
  /** These files alone. */
  readonly files?: readonly string[];
  /** `quick`: without the comparisons. `slow`: nothing else. */
  readonly speed: "all" | "quick" | "slow";
}

export const listComparisons = ({ folders }: Pick<TestChoice, "folders">): string[] =>
  COMPARISONS.filter((file) => folders.length === 0 || folders.some((folder) => file.startsWith(`${folder}/`)));

/** @param everything patterns of all unit tests */
export function listTests(
  choice: TestChoice,
  everything: readonly string[],
): { readonly include: readonly string[]; readonly exclude: readonly string[] } {
  const { folders, files, speed } = choice;
  if (speed === "slow") return { include: listComparisons(choice), exclude: [] };
  const ofRoom = folders.length > 0 ? folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`) : everything;
  return { include: [...(files ?? ofRoom), ...ALWAYS], exclude: speed === "quick" ? COMPARISONS : [] };
}
