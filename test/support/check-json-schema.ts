/**
 * JSON against a JSON Schema (2020-12), for the keywords that the API's
 * description uses. A keyword that is not known here throws, so that nothing
 * in a schema goes unchecked. Shares no code with the Worker.
 */
export type Schema = Readonly<Record<string, unknown>>;

const SILENT = new Set(["description", "default", "format"]);

/**
 * @param resolve the schema that a `$ref` names
 * @returns what is wrong, each with its place; nothing when the value fits
 */
export function checkJsonSchema(value: unknown, schema: Schema, resolve: (ref: string) => Schema, at = "$"): string[] {
  const inner = (part: unknown, next: unknown, place: string) => checkJsonSchema(part, next as Schema, resolve, place);
  const members =
    typeof value === "object" && value !== null && !Array.isArray(value) ? Object.entries(value) : undefined;
  const unless = (isRight: boolean, text: string) => (isRight ? [] : [`${at}: ${text}`]);

  return Object.entries(schema).flatMap(([keyword, rule]): string[] => {
    switch (keyword) {
      case "$ref":
        return inner(value, resolve(rule as string), at);
      case "type":
        return unless(isOfType(value, rule as string), `is no ${String(rule)}`);
      case "const":
        return unless(value === rule, `is not ${JSON.stringify(rule)}`);
      case "enum":
        return unless((rule as unknown[]).includes(value), `is none of ${JSON.stringify(rule)}`);
      case "anyOf": {
        const tries = (rule as Schema[]).map((option) => inner(value, option, at));
        return tries.some((errors) => errors.length === 0) ? [] : (tries[0] ?? []);
      }
      case "properties":
        return (members ?? []).flatMap(([name, part]) => {
          const known = (rule as Record<string, Schema>)[name];
          return known && part !== undefined ? inner(part, known, `${at}.${name}`) : [];
        });
      case "required":
        return (rule as string[]).flatMap((name) =>
          unless(members === undefined || Object.hasOwn(value as object, name), `lacks ${name}`),
        );
      case "additionalProperties": {
        const known = Object.keys(schema["properties"] ?? {});
        const others = (members ?? []).filter(([name]) => !known.includes(name));
        if (rule === false) return others.map(([name]) => `${at}: ${name} is not described`);
        return others.flatMap(([name, part]) => inner(part, rule, `${at}.${name}`));
      }
      case "propertyNames":
        return (members ?? []).flatMap(([name]) => inner(name, rule, `${at} (name)`));
      case "items":
        return Array.isArray(value) ? value.flatMap((item, index) => inner(item, rule, `${at}[${index}]`)) : [];
      case "minimum":
        return unless(typeof value !== "number" || value >= (rule as number), `is below ${String(rule)}`);
      case "exclusiveMinimum":
        return unless(typeof value !== "number" || value > (rule as number), `is not above ${String(rule)}`);
      case "maximum":
        return unless(typeof value !== "number" || value <= (rule as number), `is above ${String(rule)}`);
      case "minLength":
        return unless(typeof value !== "string" || value.length >= (rule as number), "is too short");
      case "maxLength":
        return unless(typeof value !== "string" || value.length <= (rule as number), "is too long");
      case "minItems":
        return unless(!Array.isArray(value) || value.length >= (rule as number), "has too few items");
      case "maxItems":
        return unless(!Array.isArray(value) || value.length <= (rule as number), "has too many items");
      case "maxProperties":
        return unless(members === undefined || members.length <= (rule as number), "has too many members");
      case "pattern":
        return unless(typeof value !== "string" || new RegExp(rule as string, "u").test(value), "has another form");
      default:
        if (!SILENT.has(keyword)) throw new Error(`Unknown keyword ${keyword} at ${at}`);
        return [];
    }
  });
}

function isOfType(value: unknown, type: string): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return typeof value === "object" && value !== null && !Array.isArray(value);
    case "integer":
      return Number.isInteger(value);
    case "string":
    case "number":
    case "boolean":
      return typeof value === type;
    default:
      throw new Error(`Unknown type ${type}`);
  }
}
