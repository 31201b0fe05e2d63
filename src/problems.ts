/**
 * Every kind of failure, once: its status is the same in the API and on the
 * tools' pages, and `/developers#error-{code}` explains it. 400: the request
 * cannot be read. 422: it can be read, but what it asks for is not possible.
 */
export const PROBLEMS = {
  "invalid-body": { status: 400, title: "Invalid body", meaning: "The body is not a JSON object in UTF-8." },
  "invalid-type": { status: 400, title: "Wrong type", meaning: "A field of the body has the wrong JSON type." },
  "invalid-number": { status: 400, title: "Not a number", meaning: "A value is not a number in the expected format." },
  "unknown-parameter": {
    status: 400,
    title: "Unknown parameter",
    meaning: "No parameter or field has this name. `suggestion` holds the nearest one.",
  },
  "repeated-parameter": {
    status: 400,
    title: "Repeated parameter",
    meaning: "A parameter that takes one value is given more than once.",
  },
  "too-many-parameters": {
    status: 400,
    title: "Too many parameters",
    meaning: "A URL may have at most 250 parameters.",
  },
  "invalid-link": {
    status: 400,
    title: "Invalid link",
    meaning: "A link from an email has expired or was already used.",
  },
  unauthenticated: { status: 401, title: "Authentication required", meaning: "The request needs a signed-in session." },
  "cross-site": { status: 403, title: "Forbidden", meaning: "Only this site's own pages may send this request." },
  "not-found": { status: 404, title: "Not found", meaning: "Nothing exists at this URL. `nearest` may suggest cards." },
  "method-not-allowed": {
    status: 405,
    title: "Method not allowed",
    meaning: "The `Allow` header lists the methods that this endpoint supports.",
  },
  "content-too-large": { status: 413, title: "Content too large", meaning: "The body is over the size limit." },
  "uri-too-long": { status: 414, title: "URI too long", meaning: "A URL may have at most 8,192 characters." },
  "unsupported-media-type": {
    status: 415,
    title: "Unsupported media type",
    meaning: "The endpoint does not accept the body's Content-Type.",
  },
  missing: { status: 422, title: "Missing value", meaning: "A required value is missing." },
  "out-of-range": {
    status: 422,
    title: "Out of range",
    meaning: "A number is below its minimum or above its maximum.",
  },
  "too-long": { status: 422, title: "Too long", meaning: "A text value is longer than its maximum length." },
  "too-many": { status: 422, title: "Too many values", meaning: "A list has more values than allowed." },
  "unknown-value": { status: 422, title: "Unknown value", meaning: "A value is not one of the choices." },
  "unknown-card": { status: 422, title: "Unknown card", meaning: "No card has this slug or name." },
  "ambiguous-card": { status: 422, title: "Ambiguous card", meaning: "Several cards match a name." },
  duplicate: { status: 422, title: "Duplicate value", meaning: "A list names the same card twice." },
  contradiction: { status: 422, title: "Contradiction", meaning: "Two parts of the request contradict each other." },
  "invalid-email": { status: 422, title: "Invalid email address", meaning: "The text is not a single email address." },
  "rate-limited": {
    status: 429,
    title: "Too many requests",
    meaning: "Wait for the number of seconds in `Retry-After`.",
  },
  "headers-too-large": {
    status: 431,
    title: "Request header fields too large",
    meaning: "The headers may have at most 32,768 characters in total.",
  },
  "internal-error": {
    status: 500,
    title: "Internal server error",
    meaning: "The error is ours and has been logged under `reference`.",
  },
  unavailable: { status: 503, title: "Service unavailable", meaning: "A service that we depend on is not responding." },
} as const satisfies Readonly<Record<string, { status: number; title: string; meaning: string }>>;

export type ProblemCode = keyof typeof PROBLEMS;

/** What is wrong with one field. */
export interface Fault {
  readonly code: ProblemCode;
  readonly message: string;
}

/** What is wrong, by the name of the parameter; the form shows it beside the field. */
export type FieldErrors = Readonly<Record<string, Fault>>;
export const hasErrors = (errors: FieldErrors): boolean => Object.keys(errors).length > 0;

/**
 * The code that stands for several: what cannot be read goes before what is not possible.
 * @returns undefined when there is none
 */
export function pickCode(faults: readonly Pick<Fault, "code">[]): ProblemCode | undefined {
  return (faults.find(({ code }) => PROBLEMS[code].status === 400) ?? faults[0])?.code;
}

/** The status of a page whose form has these faults; 200 without any. */
export function toPageStatus(errors: Readonly<Record<string, Fault>>): number {
  const code = pickCode(Object.values(errors));
  return code === undefined ? 200 : PROBLEMS[code].status;
}
