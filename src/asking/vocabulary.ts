/**
 * The closed lists that a value may come from: cards, brands, programs … An entry is found by its key, its name or an
 * alias; a card also by a part of exactly one name, so that people can type into plain text fields. Maps only: what a
 * visitor names is never looked up in a plain object.
 */
import { ALL_PARTS, categoryOfPart, type Part } from "../catalog/parts.ts";
import type { PlanCatalog } from "../engine/plan/plan-catalog.ts";
import { type Preset, PRESETS } from "../engine/value/presets.ts";
import type { FaultReason } from "../words/faults.ts";
import { PART_LABELS } from "../words/profile-labels.ts";

/** Something with a key for programs and a name for people. */
export interface Keyed {
  readonly key: string;
  readonly name: string;
}

/** What the tools' records say of all that can be named. */
export interface AskingRecords {
  readonly cards: readonly {
    readonly slug: string;
    readonly name: string;
    readonly perkIds: readonly string[];
    /** Of a card that others took the place of. */
    readonly replaced?: { readonly by: readonly string[] };
  }[];
  readonly brands: readonly {
    readonly name: string;
    readonly aliases: readonly string[];
    readonly part: Part | null;
    readonly kind: "airline" | "hotel" | "travel-agency" | "merchant";
  }[];
  /** Programs that transfer. */
  readonly programs: readonly Keyed[];
  /** Airlines', hotels' and other programs. */
  readonly morePrograms: readonly Keyed[];
  /** Programs whose points a trip may take. */
  readonly goals: PlanCatalog["goals"];
  /** Memberships and relationships that a card may ask for. */
  readonly requirements: readonly Keyed[];
  readonly presets: readonly Pick<Preset, "slug" | "name">[];
  /** `YYYY-MM`, the month of the build. */
  readonly today: string;
}

export type Found =
  | { readonly key: string }
  | { readonly reason: FaultReason; readonly names?: readonly string[] }
  /** Known once, and of no use now. */
  | { readonly lapsed: string };

export interface Vocabulary {
  /** What an entry is called in messages: `card`, `brand`. */
  readonly noun: string;
  readonly entries: readonly Keyed[];
  readonly find: (text: string) => Found;
  /** @returns the key itself where it is not known */
  readonly nameOf: (key: string) => string;
  /** The same entry twice in a list is a mistake. */
  readonly isOncePerList?: true;
}

export interface Vocabularies {
  readonly cards: Vocabulary;
  /** Brands that may have an amount. */
  readonly brands: Vocabulary;
  /** Brands that may be used, and `any`. */
  readonly brandsUsed: Vocabulary;
  /** Programs whose points can be given a value. */
  readonly programs: Vocabulary;
  readonly goals: Vocabulary;
  readonly requirements: Vocabulary;
  /** `card:perk`. */
  readonly perks: Vocabulary;
  readonly parts: Vocabulary;
  readonly presets: Vocabulary;
  /** `YYYY-MM`. */
  readonly today: string;
}
export type VocabularyName = Exclude<keyof Vocabularies, "today">;

export const vocabularyOf = ({ of }: { readonly of: VocabularyName | Vocabulary }, vocabularies: Vocabularies) =>
  typeof of === "string" ? vocabularies[of] : of;

/** More are not listed in a message. */
const MAX_NAMES = 3;

/** Lower case, letters and digits only, so that punctuation does not matter. */
const toPlain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim();

export const toSlug = (name: string): string => toPlain(name).replaceAll(" ", "-");

/** @param aliases further spellings by key */
export function createVocabulary(
  noun: string,
  entries: readonly Keyed[],
  aliases: readonly (readonly [spelling: string, key: string])[] = [],
): Vocabulary {
  const names = new Map(entries.map(({ key, name }) => [key, name]));
  const spellings = new Map(
    [...aliases, ...entries.map(({ key, name }) => [name, key] as const)].map(([spelling, key]) => [
      toPlain(spelling),
      key,
    ]),
  );
  for (const { key } of entries) spellings.set(toPlain(key), key);
  return {
    noun,
    entries,
    nameOf: (key) => names.get(key) ?? key,
    find(text) {
      const key = names.has(text) ? text : spellings.get(toPlain(text));
      return key === undefined ? { reason: "no-entry" } : { key };
    },
  };
}

/** An entry by a part of exactly one name, too. */
function findsByPart(
  vocabulary: Vocabulary,
  reasons: { readonly none: FaultReason; readonly several: FaultReason },
): Vocabulary {
  const texts = vocabulary.entries.map(({ key, name }) => ({ key, name, plain: toPlain(`${name} ${key}`) }));
  return {
    ...vocabulary,
    find(text) {
      const exact = vocabulary.find(text);
      if ("key" in exact) return exact;
      const plain = toPlain(text);
      const words = plain.split(" ");
      const near = plain.length < 3 ? [] : texts.filter((entry) => words.every((word) => entry.plain.includes(word)));
      if (near.length === 1 && near[0]) return { key: near[0].key };
      if (near.length === 0) return { reason: reasons.none };
      const names = near.slice(0, MAX_NAMES).map(({ name }) => name);
      return { reason: reasons.several, names: near.length > MAX_NAMES ? [...names, "…"] : names };
    },
  };
}

/** Whoever names a card that was replaced holds one of its successors, and only they know which. */
function asksSuccessor(vocabulary: Vocabulary, cards: AskingRecords["cards"]): Vocabulary {
  const successors = new Map(cards.flatMap(({ slug, replaced }) => (replaced ? [[slug, replaced.by] as const] : [])));
  return {
    ...vocabulary,
    isOncePerList: true,
    find(text) {
      const found = vocabulary.find(text);
      const by = "key" in found ? successors.get(found.key) : undefined;
      return by ? { reason: "replaced-card", names: by.map(vocabulary.nameOf) } : found;
    },
  };
}

/** A perk that its card no longer has is left out with a word: links outlive perks. */
function createPerks(cards: AskingRecords["cards"]): Vocabulary {
  const names = new Map(cards.map(({ slug, name }) => [slug, name]));
  const entries = cards.flatMap(({ slug, name, perkIds }) =>
    perkIds.map((perk) => ({ key: `${slug}:${perk}`, name: `${perk.replaceAll("-", " ")} of ${name}` })),
  );
  const vocabulary = createVocabulary("perk", entries);
  return {
    ...vocabulary,
    find(text) {
      const found = vocabulary.find(text);
      if ("key" in found) return found;
      const [, slug = "", perk = ""] = /^([^:]*):([^:]+)$/.exec(text) ?? [];
      const card = names.get(slug);
      if (card === undefined || perk === "") return { reason: "no-perk" };
      return { lapsed: `${card} no longer has the perk "${perk}"; it is ignored.` };
    },
  };
}

export function createVocabularies(records: AskingRecords): Vocabularies {
  const { cards, brands, programs, morePrograms, goals, requirements, presets, today } = records;
  const toKeyed = (chosen: AskingRecords["brands"]) => chosen.map(({ name }) => ({ key: toSlug(name), name }));
  const aliases = brands.flatMap(({ name, aliases: spellings }) =>
    spellings.map((spelling) => [spelling, toSlug(name)] as const),
  );
  return {
    cards: asksSuccessor(
      findsByPart(
        createVocabulary(
          "card",
          cards.map(({ slug, name }) => ({ key: slug, name })),
        ),
        {
          none: "no-card",
          several: "several-cards",
        },
      ),
      cards,
    ),
    brands: createVocabulary("brand", toKeyed(brands), aliases),
    brandsUsed: createVocabulary("brand", [...toKeyed(brands), { key: "any", name: "Any airline or hotel" }], aliases),
    programs: createVocabulary(
      "program",
      [...programs, ...morePrograms].map(({ key, name }) => ({ key, name })),
    ),
    goals: findsByPart(
      createVocabulary(
        "program",
        goals.map(({ key, name }) => ({ key, name })),
      ),
      {
        none: "no-entry",
        several: "several-entries",
      },
    ),
    requirements: createVocabulary("membership", requirements),
    perks: createPerks(cards),
    parts: createVocabulary(
      "part",
      // What is booked on a bank's travel site is said as a part of travel.
      ALL_PARTS.filter((part) => categoryOfPart(part) !== "travel_portal").map((part) => ({
        key: part,
        name: PART_LABELS[part],
      })),
    ),
    presets: createVocabulary(
      "profile",
      presets.map(({ slug, name }) => ({ key: slug, name })),
    ),
    today,
  };
}

/** Of tables that name no card, brand or program. */
export const PLAIN_VOCABULARIES = createVocabularies({
  cards: [],
  brands: [],
  programs: [],
  morePrograms: [],
  goals: [],
  requirements: [],
  presets: PRESETS,
  today: "",
});
