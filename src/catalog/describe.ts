import * as v from "valibot";

/**
 * The same schema with its words for the API's description, and an example where it is a plain value.
 * @example describe(usd, "Net per year.", 512.4)
 */
export const describe = <Schema extends v.GenericSchema>(
  schema: Schema,
  description: string,
  example?: v.InferInput<Schema>,
): Schema =>
  (example === undefined
    ? v.pipe(schema, v.description(description))
    : v.pipe(schema, v.description(description), v.examples([example]))) as unknown as Schema;
