/** The OpenAPI document (worker/api/openapi.ts), as far as the build reads it for /developers. */

/** JSON Schema, draft 2020-12. */
export type ApiSchema = object;

export interface ApiParameter {
  readonly name: string;
  readonly in: "query" | "path";
  readonly required: boolean;
  readonly description: string;
  readonly style?: "deepObject";
  readonly explode?: true;
  readonly schema: ApiSchema;
  readonly example: unknown;
}
export interface ApiReference {
  readonly $ref: string;
}
type Content = Readonly<Record<string, { readonly schema: ApiSchema; readonly example?: unknown }>>;
export interface ApiResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, object>>;
  readonly content?: Content;
}
export interface ApiOperation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description: string;
  readonly parameters?: readonly (ApiParameter | ApiReference)[];
  readonly requestBody?: { readonly required: true; readonly content: Content };
  /** A call that works as it stands. */
  readonly "x-example"?: string;
  readonly responses: Readonly<Record<string, ApiResponse | ApiReference>>;
}
export interface ApiDocument {
  readonly openapi: string;
  readonly info: Readonly<Record<string, unknown>>;
  readonly externalDocs: object;
  readonly servers: readonly { readonly url: string }[];
  readonly security: readonly never[];
  readonly tags: readonly { readonly name: string; readonly description: string }[];
  readonly paths: Readonly<Record<string, Readonly<Partial<Record<"get" | "post", ApiOperation>>>>>;
  readonly components: {
    readonly parameters: Readonly<Record<string, ApiParameter>>;
    readonly headers: Readonly<Record<string, object>>;
    readonly responses: Readonly<Record<string, ApiResponse>>;
    readonly schemas: Readonly<Record<string, ApiSchema>>;
  };
}
