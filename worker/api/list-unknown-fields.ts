import type * as v from "valibot";

type ObjectSchema = v.StrictObjectSchema<v.ObjectEntries, v.ErrorMessage<v.StrictObjectIssue> | undefined>;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isStrict = (schema: unknown): schema is ObjectSchema => isObject(schema) && schema["type"] === "strict_object";

/**
 * All fields that a strict schema does not know, with their paths. valibot
 * reports only the first, and takes names such as `toString` for known ones.
 */
export function listUnknownFields(schema: ObjectSchema, value: unknown, path = ""): string[] {
  if (!isObject(value)) return [];
  return Object.keys(value).flatMap((key) => {
    // Names are shown, so they are kept short.
    const field = `${path}${key.slice(0, 40)}`;
    if (!Object.hasOwn(schema.entries, key)) return [field];
    const entry: unknown = schema.entries[key];
    return isStrict(entry) ? listUnknownFields(entry, value[key], `${field}.`) : [];
  });
}
