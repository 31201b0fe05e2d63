/** The transferable points programs: who may move points where, and what it takes. */
import type { DataOf } from "./data-of.ts";
import type { programsSchema } from "./program-schema.ts";
import programs from "./programs.json" with { type: "json" };

type Programs = DataOf<typeof programsSchema>;
export type Program = Programs["programs"][number];
export type TransferPartner = Program["partners"][number];
export type ProgramRename = Programs["renames"][number];

export const PROGRAMS = programs.programs as readonly Program[];
export const PROGRAM_RENAMES = programs.renames as readonly ProgramRename[];
