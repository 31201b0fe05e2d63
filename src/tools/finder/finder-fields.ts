/** Where the parameters stand in the finder's form. */
import { SPEND_CATEGORIES } from "../../catalog/card.ts";
import { toFieldId } from "../../ui/field-id.ts";
import { PROFILE_PREFIXES } from "../profile/profile-parameters.ts";

export const FINDER_FORM_ID = "finder";

/** Parameters whose field has another id. */
const SHARED_FIELDS: Readonly<Record<string, string>> = { brand: "brands", preset: "period", skip: "use" };
const FOLDED: ReadonlySet<string> = new Set([
  ...SPEND_CATEGORIES,
  "foreign",
  "period",
  "preset",
  "value",
  "visit",
  "mobile",
  "rotating",
  "has",
]);

/** Whether a parameter's field stands in the fold of the spend. */
export const isFolded = (parameter: string): boolean =>
  FOLDED.has(parameter) || PROFILE_PREFIXES.some((prefix) => parameter.startsWith(prefix));

/** Id of the question or the field that a parameter stands in. */
export const toFinderFieldId = (parameter: string): string =>
  toFieldId(FINDER_FORM_ID, SHARED_FIELDS[parameter] ?? parameter);
