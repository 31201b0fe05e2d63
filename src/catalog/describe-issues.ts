/** Errors of a data file as an editor can use them: file, field, what is expected, what was found. */
import * as v from "valibot";

const MAX_FOUND = 60;

/** A value as it stands in the file, cut short; `nothing` for a field that is missing. */
export function showValue(value: unknown): string {
  if (value === undefined) return "nothing";
  const json = JSON.stringify(value);
  return json.length > MAX_FOUND ? `${json.slice(0, MAX_FOUND)}…` : json;
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue) ?? "(the whole file)";
  const key = issue.path?.at(-1);
  if (issue.type === "strict_object" && issue.expected === "never") return `${field}: no such field`;
  // A missing key is reported with the key's name for what is expected: the rule of its value says more.
  const isMissing = issue.type === "strict_object" && key !== undefined;
  // A rule that several fields share is checked on the whole and names one of them.
  const found = key === undefined || issue.type !== "check" ? issue.input : key.value;
  const form = isMissing ? "the field" : issue.message.replace(/^Invalid [^:]*: /, "").replace(/^Expected /, "");
  const expected = form.replace(/ but received .*$/, "");
  return `${field}: expected ${expected}, found ${isMissing ? "nothing" : showValue(found)}`;
}

/** A data file that does not hold what it should; its message is for the editor, its stack for nobody. */
export class DataFileError extends Error {
  override readonly name = "DataFileError";

  /** @param file left out of the lines where it is empty: they name theirs */
  constructor(file: string, faults: readonly string[]) {
    super(faults.map((fault) => (file === "" ? fault : `${file}: ${fault}`)).join("\n"));
    this.stack = this.message;
  }
}

/** @throws DataFileError for what is not JSON */
export function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) throw new DataFileError(file, [`not JSON: ${error.message}`]);
    throw error;
  }
}

/**
 * Unknown JSON to what the schema gives.
 * @throws DataFileError with one line for each fault
 */
export function parseDataFile<const TSchema extends v.GenericSchema>(
  schema: TSchema,
  input: unknown,
  file: string,
): v.InferOutput<TSchema> {
  const result = v.safeParse(schema, input);
  if (result.success) return result.output;
  throw new DataFileError(file, result.issues.map(describeIssue));
}
