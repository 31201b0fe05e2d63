/** What `/developers` shows: one entry a resource, with all its forms, and the profile once (build/to-api-reference.ts). */

export interface ApiField {
  readonly name: string;
  readonly type: string;
  readonly description: string;
}
export interface ApiCall {
  readonly id: string;
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly description: string;
  /** A command that works as it stands. */
  readonly request: string | null;
  /** Of the example, shortened; null where it is not shown. */
  readonly response: string | null;
}
export interface ApiResource {
  readonly id: string;
  readonly purpose: string;
  readonly calls: readonly ApiCall[];
  /** Beside the profile's. */
  readonly fields: readonly ApiField[];
  readonly takesProfile: boolean;
  readonly statuses: readonly number[];
}
export interface ApiGroup {
  readonly name: string;
  readonly text: string;
  readonly resources: readonly ApiResource[];
}
export interface ApiReferencePage {
  readonly groups: readonly ApiGroup[];
  readonly profile: readonly { readonly name: string; readonly fields: readonly ApiField[] }[];
}

/** Stands for the site's own in what was asked at build time, when nobody knows where the site will be. */
export const EXAMPLE_ORIGIN = "https://origin.invalid";

export interface Schema {
  readonly type?: string;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly ({ readonly $ref: string } & Schema)[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly additionalProperties?: Schema | false;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly description?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly default?: unknown;
}

/** Choices up to so many are written out. */
const MAX_CHOICES = 12;

/** @example toTypeText({ type: "array", items: { type: "string" } }) is "list of string" */
export function toTypeText({ type, items, anyOf, enum: choices, const: only, additionalProperties }: Schema): string {
  if (anyOf) return [...new Set(anyOf.filter((option) => option.type !== "null").map(toTypeText))].join(" or ");
  if (type === "array") return `list of ${toTypeText(items ?? {})}`;
  const names = choices?.filter((choice) => choice !== null) ?? [];
  if (names.length > 0 && names.length <= MAX_CHOICES) return names.map(String).join(" | ");
  if (type === "object" && additionalProperties) return `map of ${toTypeText(additionalProperties)}`;
  if (only !== undefined) return JSON.stringify(only).replaceAll('"', "");
  return type ?? typeof names[0];
}
