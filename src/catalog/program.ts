/** The transferable points programs: who may move points where, and what it takes. */
import programs from "./programs.json" with { type: "json" };
import type { Confidence, Source } from "./provenance.ts";

/** Whose points may be put together: nobody's but one's own, a household's, anybody's. */
export const POOLING_SCOPES = ["none", "household", "anyone"] as const;

export interface TransferPartner {
  readonly partner: string;
  readonly kind: "airline" | "hotel";
  /** Bank points to partner points, `5:4`. */
  readonly ratio: string;
  readonly since?: string;
  /** The ratio before `since`. */
  readonly before?: string;
  readonly fee?: string;
  readonly exception?: string;
  /** What `exception` or `needs` say, for the planner: the ratio for who holds one of these cards. */
  readonly withCards?: { readonly ratio: string; readonly cards: readonly string[] };
  /** What `fee` says, where the amounts are on record. */
  readonly feeUsd?: { readonly aPoint: number; readonly most: number };
  /** Days until the points arrive, where that is on record. */
  readonly days?: number;
  readonly needs?: string;
  readonly note?: string;
  readonly source?: Source;
  readonly confidence?: Confidence;
}

export interface Program {
  readonly slug: string;
  readonly program: string;
  readonly issuer: string;
  /** The `rewardProgram` of the cards that earn it. */
  readonly rewardProgramNames: readonly string[];
  /** Our estimate of a transferred point; null where nothing transfers. */
  readonly transferCpp: number | null;
  readonly partners: readonly TransferPartner[];
  /** Points are sent in multiples of this. */
  readonly transferStep: number;
  readonly removed?: readonly {
    readonly partner: string;
    readonly date: string;
    readonly confidence: Confidence;
    readonly source?: Source;
  }[];
  /** Cards that transfer by themselves at a worse ratio: it does not count as transferring. */
  readonly reducedRatio?: {
    readonly cards: readonly string[];
    readonly ratio: string;
    readonly confidence: Confidence;
    readonly source?: Source;
  };
  readonly cardsThatTransfer: readonly string[];
  readonly cardsThatNeedAnother: readonly {
    readonly slug: string;
    readonly needsAnyOf: readonly string[];
    readonly how?: string;
    readonly note?: string;
    /** Low: it does not count as enabling. */
    readonly confidence?: Confidence;
  }[];
  readonly neverTransfers: readonly string[];
  readonly pooling: (typeof POOLING_SCOPES)[number];
  readonly poolingText: string;
  readonly portalText?: string;
  readonly note?: string;
  readonly asOf: string;
  readonly source: Source;
  readonly confidence: Confidence;
}

export interface ProgramRename {
  readonly old: string;
  readonly new: string;
  readonly date: string;
  readonly ratio?: string;
}

export const PROGRAMS = programs.programs as readonly Program[];
export const PROGRAM_RENAMES = programs.renames as readonly ProgramRename[];
