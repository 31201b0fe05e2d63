/** The type that follows from a schema, so that none is written beside it. Data from files are never changed in place. */
import type * as v from "valibot";

type DeepReadonly<T> = T extends object ? { readonly [Key in keyof T]: DeepReadonly<T[Key]> } : T;

export type DataOf<Schema extends v.GenericSchema> = DeepReadonly<v.InferOutput<Schema>>;
