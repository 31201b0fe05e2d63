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

/** @throws Error for a kind that has no translation here */
export function toJsonSchema(schema: unknown): JsonSchema {
  if (!isPart(schema)) throw new Error("Not a valibot schema");
  const pipe = schema["pipe"];
  if (Array.isArray(pipe)) {
    const [base, ...actions] = pipe as readonly Part[];
    return actions.reduce<JsonSchema>((json, action) => ({ ...json, ...toLimits(action) }), toJsonSchema(base));
  }
  switch (schema.type) {
    case "string":
    case "number":
    case "boolean":
      return { type: schema.type };
    case "picklist":
      return { type: "string", enum: schema["options"] };
    case "array":
      return { type: "array", items: toJsonSchema(schema["item"]) };
    case "record":
      return {
        type: "object",
        propertyNames: toJsonSchema(schema["key"]),
        additionalProperties: toJsonSchema(schema["value"]),
      };
    case "nullable":
      return { anyOf: [toJsonSchema(schema["wrapped"]), { type: "null" }] };
    case "optional": {
      const value = schema["default"];
      return { ...toJsonSchema(schema["wrapped"]), ...(value === undefined ? {} : { default: value }) };
    }
    case "object":
    case "strict_object":
      return toObject(schema);
    default:
      throw new Error(`No JSON Schema for valibot's ${schema.type}`);
  }
}

/** The entries of an object schema, by name. */
export function toEntries(
  schema: unknown,
): Readonly<Record<string, { readonly json: JsonSchema; readonly isRequired: boolean }>> {
  if (!isPart(schema)) throw new Error("Not a valibot schema");
  const entries = schema["entries"] as Readonly<Record<string, Part>>;
  return Object.fromEntries(
    Object.entries(entries).map(([name, entry]) => [
      name,
      { json: toJsonSchema(entry), isRequired: entry.type !== "optional" },
    ]),
  );
}

function toObject(schema: Part): JsonSchema {
  const entries = Object.entries(toEntries(schema));
  return {
    type: "object",
    properties: Object.fromEntries(entries.map(([name, { json }]) => [name, json])),
    required: entries.filter(([, { isRequired }]) => isRequired).map(([name]) => name),
    ...(schema.type === "strict_object" ? { additionalProperties: false } : {}),
  };
}

function toLimits({ type, requirement }: Part): JsonSchema {
  switch (type) {
    case "min_value":
      return { minimum: requirement };
    case "max_value":
      return { maximum: requirement };
    case "integer":
      return { type: "integer" };
    case "min_length":
      return { minLength: requirement };
    case "max_length":
      // valibot has one name for texts and lists; JSON Schema has two, and ignores the one that does not fit.
      return { maxLength: requirement, maxItems: requirement };
    case "regex":
      return { pattern: (requirement as RegExp).source };
    case "finite":
    case "check":
    case "transform":
      return {};
    default:
      throw new Error(`No JSON Schema for valibot's ${type}`);
  }
}
