/** The analyzer's sentences: what each card does, and what would change the answer. */
import type { SpendCategory } from "../../catalog/card.ts";
import { CATEGORY_OF_PART, type Part } from "../../engine/value/parts.ts";
import type { CardDoes } from "../../engine/wallet/answer.ts";
import type { AnalyzerAnswer } from "./analyzer-answer.ts";
import { formatCents, formatUsd, joinNames } from "../../words/format.ts";
import { SPEND_LABELS } from "../../words/labels.ts";
import { toOneUnit } from "../../words/point-unit.ts";
import { PART_LABELS } from "../../words/profile-labels.ts";
import type { ToolRecords } from "../shared/tool-records.ts";

const MOST_NAMED = 3;

const toTitle = (key: string) =>
  key.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => ` ${letter.toUpperCase()}`).trim();

/** What a perk is, without its terms. */
const toFirstClause = (description: string) => description.split("; ", 1)[0] ?? description;

/** A category or part as it stands in a sentence; a brand keeps its name. */
function toSpendName(key: string): string {
  const label = (SPEND_LABELS[key as SpendCategory] ?? PART_LABELS[key as Part]) as string | undefined;
  return label?.toLowerCase() ?? key;
}

function joinFew(names: readonly string[]): string {
  const shown = names.length > MOST_NAMED ? names.slice(0, MOST_NAMED - 1) : names;
  return joinNames(shown.length < names.length ? [...shown, `${names.length - shown.length} more`] : shown);
}

/** @example "on dining, groceries and streaming" */
export function toDoesWords({ kind, on }: CardDoes, card: string, { labels, perks }: ToolRecords): string {
  switch (kind) {
    case "rewards":
      return `on ${joinFew(on.map(toSpendName))}`;
    case "perks":
      return joinFew(on.map((perk) => toFirstClause(perks[card]?.[perk]?.description ?? perk)));
    case "lifts":
      return `by letting you transfer the rewards from ${joinFew(on.map((slug) => labels[slug]?.name ?? slug))}`;
  }
}

/** To about two digits: a change is known to a few percent. */
function roundUsd(usd: number): number {
  const step = usd < 20 ? 1 : usd < 100 ? 5 : usd < 1_000 ? 10 : 50;
  return Math.round(usd / step) * step;
}

type Change = AnalyzerAnswer["changes"][number];

/** @example "you spend less than about $240 a month on dining" */
export function toChangeWords(
  { name: what, direction, at }: Change,
  { labels, perks, context }: ToolRecords,
  /** Said beside their category's own amount: the change is of both. */
  parts: Readonly<Record<string, number>> = {},
): string {
  const [kind = "", name = "", perk = ""] = /^([a-z]+)(?:\.([^.]*)(?:\.(.*))?)?$/.exec(what)?.slice(1) ?? [];
  const than = `${direction === "below" ? "less" : "more"} than about`;
  switch (kind) {
    case "cpp": {
      const program = context.programs.find(({ key }) => key === name)?.name ?? labels[name]?.name ?? toTitle(name);
      const one = toOneUnit(program);
      const each = `${one === "Avios" ? "an" : "a"} ${one}`;
      return `you value ${program} at ${than} ${formatCents(Math.round(at * 100) / 100)} ${each}`;
    }
    case "perk": {
      const text = toFirstClause(perks[name]?.[perk]?.description ?? perk);
      return `you value "${text}" on ${labels[name]?.name ?? name} at ${than} ${formatUsd(roundUsd(at))} a year`;
    }
    case "portal":
      return `you book ${formatUsd(at)} of trips a year on the issuer's travel site`;
    case "spend": {
      const isParted = Object.keys(parts).some((part) => CATEGORY_OF_PART[part as Part] === name);
      return `you spend ${than} ${formatUsd(roundUsd(at))} a month on ${toSpendName(name)}${isParted ? " (including its parts)" : ""}`;
    }
    default:
      return `you spend ${than} ${formatUsd(roundUsd(at))} a month at ${what.slice("brand.".length)}`;
  }
}
