/** Id of the field that a parameter stands in: names of brands hold spaces, commas and dots, ids must not. */
export function toFieldId(formId: string, parameter: string): string {
  return `${formId}-${parameter.replaceAll(/[^\w-]+/g, "-")}`;
}
