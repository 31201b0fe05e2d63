import type { ToolRecords } from "../shared/tool-records.ts";
import type { ProfileChoices } from "./profile-field.tsx";

export interface DatedChoices extends ProfileChoices {
  /** Month of the build, `YYYY-MM`. */
  readonly today: string;
}

/** What the fields of a profile offer, from the records. */
export function toProfileChoices({
  context: { brands, programs, requirements, today },
}: Pick<ToolRecords, "context">): DatedChoices {
  return {
    travelBrands: brands.flatMap(({ name, kind }) => (kind === "merchant" ? [] : [name])),
    brandNames: brands.map(({ name }) => name),
    programs: programs.map(({ key, name, cents }) => ({ key, name, cents })),
    requirements,
    today,
  };
}
