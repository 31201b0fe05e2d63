/** What an address of the API asks, read by its table; what is wrong with it is answered together. */
import type { Table } from "../../src/asking/parameter.ts";
import { type Asked, type Faults, findUnknown, readAddress } from "../../src/asking/read.ts";
import { PLAIN_VOCABULARIES, type Vocabularies } from "../../src/asking/vocabulary.ts";
import { renderInputProblem, toShownName } from "../http/problem.ts";

/** Undefined when nothing is wrong. */
export const renderFaults = (detail: string, faults: Faults): Response | undefined =>
  renderInputProblem(
    detail,
    Object.entries(faults).map(([path, fault]) => ({ field: toShownName(path), ...fault })),
  );

const IN_ADDRESS = "Invalid query parameters.";

/** @param check what else may be wrong with what was read */
export function readParameters<T extends Table>(
  table: T,
  url: string,
  vocabularies: Vocabularies = PLAIN_VOCABULARIES,
  check: (asked: Asked<T>) => Asked<T> = (asked) => asked,
): Asked<T> | Response {
  const { searchParams } = new URL(url);
  const asked = check(readAddress(table, searchParams, vocabularies, "values"));
  return renderFaults(IN_ADDRESS, { ...findUnknown(table, searchParams), ...asked.faults }) ?? asked;
}

/** Of an address without parameters. */
export function refuseParameters(url: string): Response | undefined {
  const read = readParameters({}, url);
  return read instanceof Response ? read : undefined;
}
