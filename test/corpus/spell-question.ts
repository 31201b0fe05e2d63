/** A question in today's names: its addresses and its JSON body. Whoever renames a parameter renames it here. */
import { type CategoryKey, paths } from "../../src/paths.ts";
import type { Amount, Ask, Form, Person, Question, Surface } from "./ask.ts";

type Pair = readonly [name: string, value: string];
type Body = Readonly<Record<string, unknown>>;

const PAGES: Readonly<Record<Surface, (at: string) => string>> = {
  home: () => paths.analyzer(),
  analyzer: () => paths.analyzer(),
  calculator: () => paths.calculator(),
  compare: () => paths.compare(),
  finder: () => paths.finder(),
  planner: () => paths.planner(),
  cards: () => paths.cards(),
  list: (at) => paths.category(at as CategoryKey),
  search: () => paths.search(),
  pair: (at) => `${paths.compare()}/${at}`,
  review: paths.review,
};
const toApi = ({ on, at }: Question) =>
  on === "list" ? `/api/lists/${at}` : on === "review" ? `/api/cards/${at}` : `/api/${on}`;

export function toPath(question: Question, form: Form): string {
  const { on, at = "", ask } = question;
  if (form === "post") return toApi(question);
  const path = form === "page" ? PAGES[on](at) : toApi(question) + (form === "json" ? "" : `.${form}`);
  const query = new URLSearchParams(toPairs(ask, on, form).map(([name, value]) => [name, value])).toString();
  return query === "" ? path : `${path}?${query}`;
}

const prefixed = (prefix: string, amounts: Readonly<Record<string, unknown>> = {}): Pair[] =>
  Object.entries(amounts).map(([name, value]) => [prefix + name, String(value)]);
const joined = (name: string, values: readonly string[] | undefined): Pair[] =>
  values === undefined ? [] : [[name, values.join(",")]];
const one = (name: string, value: Amount | undefined): Pair[] => (value === undefined ? [] : [[name, String(value)]]);
const toColons = (...parts: readonly (Amount | undefined)[]) => parts.filter((part) => part !== undefined).join(":");

function toPersonPairs(person: Person, prefix: string): Pair[] {
  const dated = (list: Person["opened"]) => list?.map(({ card, month }) => toColons(card, month));
  return [
    ...joined(`${prefix}own`, person.own),
    ...joined(`${prefix}opened`, dated(person.opened)),
    ...joined(`${prefix}had`, dated(person.had)),
    ...joined(`${prefix}closed`, dated(person.closed)),
    ...joined(
      `${prefix}accounts`,
      person.accounts?.map(({ count, month }) => toColons(count, month)),
    ),
    ...joined(
      `${prefix}renews`,
      person.renews?.map(({ card, month }) => toColons(card, month)),
    ),
    ...one(`${prefix}apply`, person.apply),
  ];
}

/** Names of an address. */
export function toPairs(ask: Ask, on: Surface, form: Form): Pair[] {
  const isCardsApi = on === "cards" && form !== "page";
  return [
    ...one("preset", ask.preset),
    ...prefixed("", ask.spend),
    ...prefixed("part.", ask.part),
    ...prefixed("brand.", ask.brand),
    ...prefixed("share.", ask.share),
    ...one("foreign", ask.foreign),
    ...one("trips", ask.trips),
    ...one("travelers", ask.travelers),
    ...one("bags", ask.bags),
    ...joined("brands", ask.brands),
    ...joined("has", ask.has),
    ...one("value", ask.value),
    ...prefixed("cpp.", ask.cpp),
    ...one("perks", ask.perks),
    ...joined(
      "use",
      ask.use?.map(({ card, perk }) => toColons(card, perk)),
    ),
    ...joined(
      "skip",
      ask.skip?.map(({ card, perk }) => toColons(card, perk)),
    ),
    ...one("visit", ask.visit),
    ...one("rotating", ask.rotating === undefined ? undefined : ask.rotating ? "yes" : "no"),
    ...one("mobile", ask.mobile),
    ...one("type", ask.type),
    ...one("score", ask.score),
    ...toPersonPairs(ask, ""),
    ...one("max", ask.maxCards),
    ...one("fees", ask.maxFees),
    ...one("effort", ask.effort),
    ...joined("must", ask.must),
    ...joined("not", ask.exclude),
    ...joined("cards", ask.cards),
    ...one("differences", ask.differences ? "1" : undefined),
    ...one("matters", ask.matters),
    ...one("balance", ask.balance === undefined ? undefined : ask.balance ? "yes" : "no"),
    ...one(isCardsApi ? "maxFee" : "fee", ask.maxFee),
    ...one("months", ask.months),
    ...one("goal", ask.goal && toColons(ask.goal.program, ask.goal.points, ask.goal.month)),
    ...joined("points", ask.points && Object.entries(ask.points).map(([name, points]) => toColons(name, points))),
    ...joined(
      "once",
      ask.once?.map(({ month, usd, category }) => toColons(month, usd, category)),
    ),
    ...one("people", ask.people),
    ...toPersonPairs(ask.second ?? {}, "p2."),
    ...one("p2.score", ask.second?.score),
    ...joined("issuer", ask.issuer),
    ...joined("category", ask.category),
    ...joined("network", ask.network),
    ...joined("program", ask.program),
    ...one("status", ask.status),
    ...one("bonus", ask.bonus),
    ...one("minRating", ask.minRating),
    ...one("sort", ask.sort),
    ...(form === "csv" ? [] : joined("fields", ask.fields)),
    ...one("limit", ask.limit),
    ...one("cursor", ask.cursor),
    ...one("q", ask.q),
    ...one("kind", ask.kind),
    ...prefixed("", ask.unknown),
  ];
}

const given = (body: Body): Body => Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

function toPersonBody(person: Person): Body {
  const dated = (list: Person["opened"]) => list?.map(({ card, month }) => ({ slug: card, month: month ?? null }));
  return given({
    owned: person.own,
    opened: dated(person.opened),
    had: dated(person.had),
    closed: dated(person.closed),
    otherOpened: person.accounts,
    renewals: person.renews && Object.fromEntries(person.renews.map(({ card, month }) => [card, month])),
    applications: person.apply,
    score: person.score,
  });
}

/** Names of a JSON body. */
export function toBody({ ask }: Question): Body {
  return given({
    preset: ask.preset,
    spend: ask.spend,
    parts: ask.part,
    brands: ask.brand,
    shares: ask.share,
    foreignPercent: ask.foreign,
    trips: ask.trips,
    travelers: ask.travelers,
    bags: ask.bags,
    brandsUsed: ask.brands?.[0] === "any" ? "any" : ask.brands,
    has: ask.has,
    value: ask.value,
    cpp: ask.cpp,
    perks: ask.perks ?? (ask.use || ask.skip ? { use: ask.use ?? [], skip: ask.skip ?? [] } : undefined),
    visitUsd: ask.visit,
    rotating: ask.rotating,
    mobileWalletPercent: ask.mobile,
    type: ask.type,
    ...toPersonBody(ask),
    maxCards: ask.maxCards,
    maxAnnualFeesUsd: ask.maxFees,
    effortUsd: ask.effort,
    mustHave: ask.must,
    exclude: ask.exclude,
    cards: ask.cards,
    matters: ask.matters,
    balance: ask.balance,
    maxFeeUsd: ask.maxFee,
    months: ask.months,
    goal: ask.goal,
    balances: ask.points,
    once: ask.once,
    second: ask.second && toPersonBody(ask.second),
    ...ask.unknown,
  });
}
