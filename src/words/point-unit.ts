/** What a program calls the points that it pays. Browser-safe. */

const MILES = /mile|aadvantage|skywards|flying.blue|skypass/i;

/** One of them: `point`, `mile`, `Avios`. */
export const toOneUnit = (program: string | null): string => {
  const unit = toPointUnit(program);
  return unit === "Avios" ? unit : unit.slice(0, -1);
};

/**
 * @param program its name (`Delta SkyMiles`) or key (`delta-skymiles`)
 * @example toPointUnit("United MileagePlus") is "miles"
 */
export const toPointUnit = (program: string | null): string =>
  program !== null && MILES.test(program) ? "miles" : /^avios$/i.test(program ?? "") ? "Avios" : "points";

/** A name that says it: `Capital One Miles`, `Delta SkyMiles`; `Miles&Smiles` does not. */
const SAYS_UNIT = /(?<!s)miles$|points$|avios$/i;

/** @example nameUnit("Ultimate Rewards") is "Ultimate Rewards points", nameUnit("Capital One Miles") is itself */
export const nameUnit = (program: string): string =>
  SAYS_UNIT.test(program) ? program : `${program} ${toPointUnit(program)}`;
