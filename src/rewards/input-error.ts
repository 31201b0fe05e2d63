/** One thing wrong with a request, beside the field it stands in. */
export interface InputError {
  readonly field: string;
  readonly message: string;
}
