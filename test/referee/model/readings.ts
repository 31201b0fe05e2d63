/**
 * Where the model can be read in two ways that both occur in the comparison: true
 * is the reading that promises less. READINGS.md gives the reasons, also for those
 * that were settled the other way (false). Turn one to see whether a difference is
 * nothing but this.
 */
export const READINGS = {
  /** A credit of an airline or hotel that is ticked without a line counts at most one portion a trip. */
  tickedTripCreditNeedsTrips: false,
  /** A certificate that is ticked without spend at its brand is worth nothing: a quarter of nothing. */
  certificateNeedsSpend: true,
  /** At face value a companion certificate still needs two travelers. */
  companionNeedsTwoAtFace: true,
  /** A card for clients that is owned or a must-have costs its yearly price unless the visitor has it. */
  relationshipHasPrice: true,
  /** Of the credits for one merchant one counts, even where a line could pay several. */
  merchantCreditsOnce: false,
  /** At face value own points of an airline or hotel count at their cents, not at stored dollars. */
  ownPointsAtFaceByCents: true,
  /** Two cards for members of one club cost one membership; the only one of these that promises more. */
  membershipOncePerWallet: false,
};
