/**
 * The rewards model's own estimates as tables of a text: `<ModelTable of="footing"/>`.
 * They come from the values that the sums use, so a text cannot say another.
 */
import type { Card, SpendCategory } from "../../src/catalog/card.ts";
import {
  BUSINESS_SHARES,
  CATEGORY_OF_PART,
  PERSONAL_SHARES,
  type Part,
  type Shares,
} from "../../src/engine/value/parts.ts";
import { formatDate, formatNumber, lowerFirst, upperFirst } from "../../src/words/format.ts";
import { nameSource } from "../../src/words/source-names.ts";
import type { Source } from "../../src/catalog/provenance.ts";
import PUBLIC_SETS from "../../src/catalog/public-sets.json" with { type: "json" };
import { PERK_USES, type PerkUseKind } from "../../src/catalog/perk-use.ts";
import { PROGRAMS } from "../../src/catalog/program.ts";
import { SPEND_LABELS } from "../../src/words/labels.ts";
import { toCardPoints } from "../../src/engine/value/to-card-points.ts";
import { centsPerPoint } from "../../src/engine/value/points.ts";
import { PART_LABELS } from "../../src/words/profile-labels.ts";
import type { ModelTableName } from "../../src/content/blocks.ts";

/** Words, or cards, which are linked to their reviews. */
export type TableCell = string | readonly Card[];

export interface ModelTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly TableCell[])[];
  /** A long table that few look up opens from these words. */
  readonly fold?: string;
}

type Cards = ReadonlyMap<string, Card>;

const TABLES: Readonly<Record<ModelTableName, (cards: Cards) => ModelTable>> = {
  footing: toFootingTable,
  shares: toSharesTable,
  "perk-shares": toPerkSharesTable,
  sources: toSourcesTable,
};

export const makeModelTable = (name: ModelTableName, cards: Cards): ModelTable => TABLES[name](cards);

/** Each once, from the lowest: `1`, or `1 to 1.25`. */
function toRange(values: readonly number[], format: (value: number) => string): string {
  const low = Math.min(...values);
  const high = Math.max(...values);
  return low === high ? format(low) : `${formatNumber(low)} to ${format(high)}`;
}

/** What a point of each bank program is worth, of the cards that transfer by themselves, or of all where none does. */
function toFootingTable(cards: Cards): ModelTable {
  const rows = PROGRAMS.map(({ program, transferCpp, rewardProgramNames, cardsThatTransfer, asOf }) => {
    const own = [...cards.values()].filter(
      ({ slug, status, rewardProgram }) =>
        status === "open" &&
        rewardProgram !== null &&
        rewardProgramNames.includes(rewardProgram) &&
        (transferCpp === null || cardsThatTransfer.includes(slug)),
    );
    const points = own.map((card) => toCardPoints(card, PROGRAMS));
    const floors = points.map(({ floor }) => floor);
    const middles = points.map((known) => centsPerPoint(known, "typical", known.transfersAlone));
    return [
      program,
      toRange(floors, formatNumber),
      toRange(transferCpp === null ? floors : middles, formatNumber),
      transferCpp === null ? "–" : formatNumber(transferCpp),
      toMonth(asOf),
    ];
  });
  return { columns: ["Program", "Floor, cents", "Middle, cents", "Transfer, cents", "As of"], rows };
}

const MONTH = new Intl.DateTimeFormat("en-US", { month: "short", year: "numeric", timeZone: "UTC" });
/** May break before its year: five columns have no room to spare on phones. */
const toMonth = (day: string) => MONTH.format(new Date(day));

function toSharesTable(): ModelTable {
  const byCategory = (shares: Shares) => Map.groupBy(Object.keys(shares) as Part[], (part) => CATEGORY_OF_PART[part]);
  const toRow = (shares: Shares, category: SpendCategory, parts: readonly Part[], whose: string): string[] => {
    const named = parts.map((part) => `${lowerFirst(PART_LABELS[part])} ${shares[part]}%`);
    const rest = 100 - parts.reduce((sum, part) => sum + shares[part]!, 0);
    const unnamed = category === CATEGORY_OF_PART.rent ? "rent 0%, " : "";
    return [
      SPEND_LABELS[category] + whose,
      [...named, ...(rest > 0 ? [`${unnamed}the rest ${rest}%`] : [])].join(", "),
    ];
  };
  const ofFirms = byCategory(BUSINESS_SHARES);
  const rows = [...byCategory(PERSONAL_SHARES)].flatMap(([category, parts]) => {
    const rowsOf = (whoseHousehold: string, whoseFirm: string) => [
      toRow(PERSONAL_SHARES, category, parts, whoseHousehold),
      toRow(BUSINESS_SHARES, category, ofFirms.get(category) ?? [], whoseFirm),
    ];
    const [household, firm] = rowsOf("", "");
    return household![1] === firm![1] ? [household!] : rowsOf(", for a household", ", for a business");
  });
  return { columns: ["Spending on", "Divided into"], rows };
}

const KIND_LABELS: Readonly<Partial<Record<PerkUseKind, string>>> = {
  points: "Points every anniversary",
  "cash-like": "A credit on a whole category",
  portal: "A credit in the issuer's own portal",
  credit: "A credit at named stores, chains or airlines",
  access: "Lounges (of the face value; visits are priced by the trip)",
  certificate: "A free night or companion ticket",
  "once-in-years": "Global Entry, TSA PreCheck",
  service: "Checked bags (of the face value; bags are priced by the trip)",
  status: "Status",
};

/** Per kind the realized shares of its perks: the lowest, the one that stands in the middle, the highest. */
function toPerkSharesTable(): ModelTable {
  const uses = Object.values(PERK_USES).flatMap((perks) => Object.values(perks));
  const shares = Map.groupBy(uses, ({ kind }) => kind);
  const percent = (share: number) => `${formatNumber(share * 100)}%`;
  const rows = Object.entries(KIND_LABELS).flatMap(([kind, label]) => {
    const sorted = (shares.get(kind as PerkUseKind) ?? [])
      .map(({ share }) => share)
      .toSorted((left, right) => left - right);
    if (sorted.length === 0) return [];
    return [[label, percent(sorted[0]!), percent(sorted[Math.floor(sorted.length / 2)]!), percent(sorted.at(-1)!)]];
  });
  return { columns: ["Perk", "Least", "Middle", "Most"], rows };
}

/** Where the facts come from: each source by name, the most used first, with its license and how fresh its facts are. */
function toSourcesTable(cards: Cards): ModelTable {
  const used = [...cards.values()].flatMap(({ provenance, rewards, perks }) => [
    ...Object.values(provenance),
    ...[...rewards, ...perks].flatMap((fact) => fact.provenance ?? []),
  ]);
  const rows = [...Map.groupBy(used, ({ source }) => toKeeper(source))]
    .toSorted(([, left], [, right]) => right.length - left.length)
    .map(([name, facts]) => {
      const months = facts.map(({ asOf }) => asOf).toSorted();
      const license = PUBLIC_SETS.find((set) => set.name === name)?.license;
      const [first, last] = [formatDate(months[0] ?? ""), formatDate(months.at(-1) ?? "")];
      return [
        // A project's name keeps its own case.
        name.includes("(") ? name : upperFirst(name),
        license ?? (name.includes("(") ? "None stated; facts only" : "–"),
        formatNumber(facts.length),
        first === last ? first : `${first} to ${last}`,
      ];
    });
  return {
    columns: ["Source", "License", "Groups of facts", "Dates"],
    rows,
    fold: `The ${rows.length} main sources, the most used first`,
  };
}

/** Who read the page, where a list did; the issuers' own pages and other sites are one row each. */
function toKeeper(source: Source): string {
  const [name = ""] = nameSource(source).split(/, read from |; /);
  if (name.endsWith(" page")) return "issuers' own pages, each cited by its address";
  return /^[\w-]+(\.[\w-]+)+$/.test(name) ? "news and guides from other sites" : name;
}
