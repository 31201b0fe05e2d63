import { toPathId } from "../../asking/field.tsx";
import { toPathLabel } from "../../asking/label.ts";
import type { Table } from "../../asking/parameter.ts";
import type { Faults } from "../../asking/read.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";

interface ToolFaultsProps {
  readonly id?: string;
  readonly form: string;
  readonly table: Table;
  readonly faults: Faults;
}

/** What is wrong with a question, each fault with a link to its field. */
export const ToolFaults = ({ form, table, faults, ...id }: ToolFaultsProps) => (
  <ErrorSummary
    {...id}
    errors={faults}
    toFieldId={(path) => toPathId(form, table, path)}
    toName={(path) => toPathLabel(table, path)}
  />
);
