/** The trip goal `world-of-hyatt:200000:2027-06`, and the points that are there already. */
import type { Fault } from "../../problems.ts";
import type { TripGoal } from "../../engine/plan/plan-settings.ts";
import { countMonthsAgo, MONTH, type Parsed, toMonth } from "../profile/parse-named-lists.ts";
import type { Keyed } from "../shared/profile-context.ts";

export const MAX_POINTS = 10_000_000;

function parsePoints(text: string): number | null {
  const points = Number(text.replaceAll(/[\s,]/g, ""));
  return /^[\d\s,]+$/.test(text) && points <= MAX_POINTS ? points : null;
}

/** By its key, or by a part of exactly one name. */
function findProgram(text: string, programs: readonly Keyed[]): Keyed | Fault {
  const plain = text.trim().toLowerCase();
  const exact = programs.find(({ key, name }) => key === plain || name.toLowerCase() === plain);
  if (exact) return exact;
  const near = plain.length < 3 ? [] : programs.filter(({ name }) => name.toLowerCase().includes(plain));
  if (near.length === 1 && near[0]) return near[0];
  const names = near.slice(0, 3).map(({ name }) => name);
  const message =
    names.length > 0
      ? `Several programs match “${text}”: ${names.join(", ")}.`
      : plain === ""
        ? "Choose a program."
        : `We don't know the program “${text}”.`;
  return { code: "unknown-value", message };
}

export function parseGoal(
  text: string,
  programs: readonly Keyed[],
  today: string,
  months: number,
): Parsed<TripGoal | null> {
  const none = (fault: Fault): Parsed<TripGoal | null> => ({ value: null, error: fault });
  if (text === "") return { value: null };
  const [name = "", amount = "", month = ""] = text.split(":").map((part) => part.trim());
  const program = findProgram(name, programs);
  if ("message" in program) return none(program);
  const points = parsePoints(amount);
  if (points === null || points === 0) {
    return none({ code: "out-of-range", message: "Enter how many points the trip takes, up to 10 million." });
  }
  if (!MONTH.test(month)) {
    const message = `Choose the month by which you need the points, such as ${toMonth(-8, today)}.`;
    return none({ code: month === "" ? "missing" : "unknown-value", message });
  }
  const at = -countMonthsAgo(month, today);
  if (at < 1 || at >= months) {
    const more = months === 12 && at >= months && at < 24 ? " Plan for 24 months." : "";
    return none({
      code: "out-of-range",
      message: `${month} is not after this month and within the plan's ${months} months.${more}`,
    });
  }
  return { value: { program: program.key, points, month: at } };
}

export const toGoalText = ({ program, points, month }: TripGoal, today: string): string =>
  `${program}:${points}:${toMonth(-month, today)}`;

/** `ultimate-rewards:60000`. */
export function parseBalances(
  entries: readonly string[],
  programs: readonly Keyed[],
): Parsed<Readonly<Record<string, number>>> {
  const balances: Record<string, number> = {};
  for (const entry of entries) {
    const at = entry.lastIndexOf(":");
    const program = findProgram(entry.slice(0, Math.max(0, at)), programs);
    if ("message" in program) return { value: balances, error: program };
    const points = parsePoints(entry.slice(at + 1));
    if (points === null) {
      const message = `Enter your ${program.name} points as a number, such as 60000.`;
      return { value: balances, error: { code: "out-of-range", message } };
    }
    if (points > 0) balances[program.key] = points;
  }
  return { value: balances };
}
