/** What the tools compute with; made by the build, the same for the server's pages, the API and the browser's worker. */
import type { Card, Perk, SignUpBonus } from "../../catalog/card.ts";
import type { PlanCatalog } from "../../engine/plan/plan-catalog.ts";
import type { RewardsCatalog } from "../../engine/value/wallet-card.ts";
import type { Keyed, ProfileBrand, ProfileContext } from "./profile-context.ts";

export interface RecordedBrand extends ProfileBrand {
  readonly kind: "airline" | "hotel" | "travel-agency" | "merchant";
}

/** How a result names a card. */
export type CardLabel = Pick<Card, "slug" | "name" | "issuer" | "image" | "status" | "cashBack"> & {
  /** Nobody chooses its categories: each statement pays those with most spend. */
  readonly paysTopCategories?: boolean;
  /** Its network, where fewer stores take it than the others. */
  readonly networkWithGaps?: string;
  /** What its program calls its points, where it is another name. */
  readonly unit?: string;
  /** The least that a secured card keeps as a deposit. */
  readonly depositUsd?: number;
};
export type CardLabels = Readonly<Record<string, CardLabel>>;

/** What a card costs and where it is offered, as far as a result says it. No ranking may see its links. */
export type CardFacts = Pick<
  Card,
  "rating" | "issuingBank" | "introApr" | "purchaseApr" | "uncertainFields" | "applyLink" | "ratesAndFeesLink"
> & {
  readonly offer: Pick<SignUpBonus, "description" | "asOf"> & {
    /** What it usually pays and the best it paid, in words; absent where the lists saw fewer than two offers. */
    readonly past?: string;
  };
};

export interface ToolRecords {
  readonly rewards: RewardsCatalog;
  /** What the planner knows besides. */
  readonly plan: PlanCatalog;
  readonly context: Omit<ProfileContext, "brands" | "programs" | "morePrograms"> & {
    /** The day of the build, `YYYY-MM-DD`: `today` is its month. */
    readonly day: string;
    readonly morePrograms: readonly Keyed[];
    readonly brands: readonly RecordedBrand[];
    readonly programs: readonly { readonly key: string; readonly name: string; readonly cents: number }[];
  };
  /** By slug. */
  readonly labels: CardLabels;
  /** By slug. */
  readonly facts: Readonly<Record<string, CardFacts>>;
  /** By slug and perk id. */
  readonly perks: Readonly<Record<string, Readonly<Record<string, Pick<Perk, "type" | "description" | "valueUsd">>>>>;
}
