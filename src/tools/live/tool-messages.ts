/** What the page and the worker of the tools say to each other. Everything must survive structured cloning. */
/** By the name of a job: what it answers. Each tool adds its own (`declare module`), so that this room knows none of them. */
// oxlint-disable-next-line typescript/no-empty-interface typescript/no-empty-object-type -- filled by the tools
export interface ToolJobs {}

export interface ToolRequest {
  /** Every message that answers it carries its number. */
  readonly id: number;
  readonly job: keyof ToolJobs;
  /** Where the worker fetches the tools' records, once. */
  readonly recordsUrl: string;
  /** Where the cards' terms are, for the job that shows them. */
  readonly cardsUrl: string;
  /** The form's parameters as a query string. */
  readonly search: string;
  /** Cards to fall back on (calculator), the one card (card-number), the list (card-worths). */
  readonly slugs: readonly string[];
}

export type ToolMessage = { readonly id: number } & (
  | {
      readonly kind: "answer";
      readonly answer: ToolJobs[keyof ToolJobs];
      /** False: the same answer follows once more, with how sure it is. */
      readonly isWhole: boolean;
    }
  /** A first answer of a long job: a better one follows. */
  | { readonly kind: "first"; readonly answer: ToolJobs[keyof ToolJobs] }
  /** How much of the work is done, 0 to 1. */
  | { readonly kind: "progress"; readonly share: number }
  | { readonly kind: "failed" }
);
