/** What the catalog says of a card's points, in the engine's form. Model: "Cents per point". */
import type { Card } from "../../catalog/card.ts";
import type { Program, TransferPartner } from "../../catalog/program.ts";
import type { CardPoints } from "./wallet-card.ts";

export interface ProgramRecord extends Pick<
  Program,
  "slug" | "rewardProgramNames" | "transferCpp" | "cardsThatTransfer" | "cardsThatNeedAnother" | "neverTransfers"
> {
  readonly partners: readonly Pick<TransferPartner, "partner" | "ratio">[];
}

/** Programs whose partners go by other names. */
export const PARTNER_NAMES: Readonly<Record<string, readonly string[]>> = {
  Avios: ["British Airways Club", "Iberia Club", "Aer Lingus AerClub", "Qatar Privilege Club"],
};

export const toProgramKey = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");

/** The lowest transfer value of the bank programs that reach this one 1:1. */
function capByBanks(name: string, programs: readonly ProgramRecord[]): number {
  const names = PARTNER_NAMES[name] ?? [name];
  const values = programs.flatMap(({ transferCpp, partners }) =>
    transferCpp !== null &&
    partners.some(({ partner, ratio }) => ratio === "1:1" && names.some((known) => partner.includes(known)))
      ? [transferCpp]
      : [],
  );
  return Math.min(Infinity, ...values);
}

export function toCardPoints(
  card: Pick<Card, "slug" | "brandOf" | "rewardProgram" | "redemption">,
  programs: readonly ProgramRecord[],
): CardPoints {
  const { slug, rewardProgram, redemption } = card;
  const { programCpp, cashBackCpp, amexTravelCpp, chaseTravelPortalCpp, capOneTravelCpp, travelStatementCreditCpp } =
    redemption;
  const portals = [amexTravelCpp, chaseTravelPortalCpp, capOneTravelCpp, travelStatementCreditCpp].filter(
    (cents) => cents !== undefined,
  );
  const cash = cashBackCpp ?? null;
  const portal = portals.length > 0 ? Math.max(...portals) : null;
  const floor = Math.max(cash ?? 0, portal ?? 0);

  if (card.brandOf !== undefined && rewardProgram !== null) {
    const transfer = Math.min(programCpp, capByBanks(rewardProgram, programs));
    const known = { cash, portal, transfer, transfersAlone: false, enabledBy: [] };
    return { program: toProgramKey(rewardProgram), kind: "brand", floor: floor || transfer, ...known };
  }
  for (const program of programs) {
    const link = program.cardsThatNeedAnother.find((entry) => entry.slug === slug && entry.confidence !== "low");
    const isOwn = rewardProgram !== null && program.rewardProgramNames.includes(rewardProgram);
    if (!link && !isOwn) continue;
    const known = { program: program.slug, floor, cash, portal };
    if (program.neverTransfers.includes(slug)) {
      return { ...known, kind: "bank", transfer: null, transfersAlone: false, enabledBy: [], program: slug };
    }
    const transfersAlone = program.cardsThatTransfer.includes(slug);
    const enabledBy = link?.needsAnyOf ?? [];
    return {
      ...known,
      kind: isOwn ? "bank" : "cash",
      transfer: transfersAlone || enabledBy.length > 0 ? program.transferCpp : null,
      transfersAlone,
      enabledBy,
    };
  }
  return {
    program: rewardProgram === null ? slug : toProgramKey(rewardProgram),
    kind: "bank",
    floor,
    cash,
    portal,
    transfer: null,
    transfersAlone: false,
    enabledBy: [],
  };
}
