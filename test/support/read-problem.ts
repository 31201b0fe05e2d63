import { expect } from "vitest";

export interface Problem {
  readonly type: string;
  readonly code: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly errors?: readonly {
    readonly field: string;
    readonly code: string;
    readonly message: string;
    readonly suggestion?: string;
  }[];
}

/** The problem (RFC 9457) that an answer must be, with this status and kept by nobody. */
export async function readProblem(response: Response, status: number): Promise<Problem> {
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toContain("application/problem+json");
  expect(response.headers.get("cache-control")).toBe("no-store");
  const problem = (await response.json()) as Problem;
  expect(problem.status).toBe(status);
  expect(problem.type).toBe(`/developers#error-${problem.code}`);
  expect(problem.detail).not.toBe("");
  return problem;
}
