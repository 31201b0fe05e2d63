/**
 * valibot schemas to JSON Schema (2020-12), for the kinds that the API's own
 * schemas use; any other kind is a bug and throws when the Worker is tested.
 */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** What all valibot schemas and actions have, seen from outside. */
interface Part {
  readonly kind: string;
  readonly type: string;
  readonly [member: string]: unknown;
}

const isPart = (value: unknown): value is Part => typeof value === "object" && value !== null && "type" in value;

/** Schemas that stand elsewhere in the document, with the reference to write instead. */
export type NamedSchemas = ReadonlyMap<unknown, string>;

/** @throws Error for a kind that has no translation here */
export function toJsonSchema(schema: unknown, named: NamedSchemas = new Map()): JsonSchema {
  const reference = named.get(schema);
  return reference === undefined ? describeSchema(schema, named) : { $ref: reference };
}

/** The schema itself, whatever its name; its parts may be references. */
export function describeSchema(schema: unknown, named: NamedSchemas): JsonSchema {
  if (!isPart(schema)) throw new Error("Not a valibot schema");
  const pipe = schema["pipe"];
  if (Array.isArray(pipe)) {
    const [base, ...actions] = pipe as readonly Part[];
    const json = toJsonSchema(base, named);
    return actions.reduce((limited, action) => ({ ...limited, ...toLimits(action, json["type"] === "array") }), json);
  }
  switch (schema.type) {
    case "string":
    case "number":
    case "boolean":
      return { type: schema.type };
    case "unknown":
      return {};
    case "literal":
      return { const: schema["literal"] };
    case "picklist":
      return { type: typeof (schema["options"] as readonly unknown[])[0], enum: schema["options"] };
    case "array":
      return { type: "array", items: toJsonSchema(schema["item"], named) };
    case "record":
      return {
        type: "object",
        propertyNames: toJsonSchema(schema["key"], named),
        additionalProperties: toJsonSchema(schema["value"], named),
      };
    case "nullable":
      return { anyOf: [toJsonSchema(schema["wrapped"], named), { type: "null" }] };
    case "optional": {
      const value = schema["default"];
      return { ...toJsonSchema(schema["wrapped"], named), ...(value === undefined ? {} : { default: value }) };
    }
    case "object":
    case "strict_object":
      return toObject(schema, named);
    default:
      throw new Error(`No JSON Schema for valibot's ${schema.type}`);
  }
}

/** The entries of an object schema, by name. */
export function toEntries(
  schema: unknown,
  named: NamedSchemas = new Map(),
): Readonly<Record<string, { readonly json: JsonSchema; readonly isRequired: boolean }>> {
  if (!isPart(schema)) throw new Error("Not a valibot schema");
  const entries = schema["entries"] as Readonly<Record<string, Part>>;
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      { json: toJsonSchema(entry, named), isRequired: entry.type !== "optional" },
    ]),
  );
}

function toObject(schema: Part, named: NamedSchemas): JsonSchema {
  const entries = Object.entries(toEntries(schema, named));
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, { json }]) => [name, json])),
    required: entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
    ...(schema.type === "strict_object" ? { additionalProperties: false } : {}),
  };
}

function toLimits({ type, requirement }: Part, isList: boolean): JsonSchema {
  switch (type) {
    case "min_value":
      return { minimum: requirement };
    case "gt_value":
      return { exclusiveMinimum: requirement };
    case "max_value":
      return { maximum: requirement };
    case "integer":
      return { type: "integer" };
    case "min_length":
      return isList ? { minItems: requirement } : { minLength: requirement };
    case "max_length":
      return isList ? { maxItems: requirement } : { maxLength: requirement };
    case "regex":
      return { pattern: (requirement as RegExp).source };
    case "starts_with":
      return { pattern: `^${String(requirement)}` };
    case "url":
      return { format: "uri" };
    case "iso_date":
      return { format: "date" };
    case "trim":
    case "finite":
    case "check":
    case "transform":
      return {};
    default:
      throw new Error(`No JSON Schema for valibot's ${type}`);
  }
}
