/** Some 300 questions, good and bad, to every tool and list. */
import type { Ask, Form, Question, Surface } from "./ask.ts";

const PLAIN = { spend: { dining: 500, groceries: 700, other: 900 }, trips: 3 } satisfies Ask;
const TRAVELER = {
  spend: { dining: 400, travel_other: 900, transit: 60, other: 500 },
  trips: 8,
  travelers: 2,
} as const;

/** A visitor in many ways: what every tool takes. */
const PROFILES: Readonly<Record<string, Ask>> = {
  nothing: {},
  household: { preset: "household" },
  student: { preset: "student" },
  family: { preset: "family" },
  "frequent flyer": { preset: "frequent-flyer" },
  "road warrior": { preset: "road-warrior" },
  "small business": { preset: "small-business" },
  "preset and more": { preset: "family", spend: { dining: 900 }, trips: 6 },
  "dining only": { spend: { dining: 500 } },
  "five amounts": { spend: { dining: 450, groceries: 600, gas: 150, travel_other: 300, other: 900 }, trips: 4 },
  "all amounts": {
    spend: {
      dining: 310,
      groceries: 420,
      gas: 130,
      transit: 45,
      travel_portal: 55,
      travel_other: 260,
      streaming: 35,
      other: 777,
    },
  },
  cents: { spend: { dining: 123.45, other: 0.99 } },
  "a lot": { spend: { dining: 4000, travel_other: 6000, other: 25000 }, trips: 40, travelers: 2 },
  little: { spend: { groceries: 90 } },
  parts: { spend: { other: 400 }, part: { flights: 300, hotels: 200, drugstores: 40, delivery: 60 }, trips: 5 },
  "parts inside": { spend: { travel_other: 600, dining: 300 }, part: { flights: 250, "portal-hotels": 100 }, trips: 4 },
  brands: { spend: { other: 500 }, brand: { Delta: 250, Marriott: 150 }, trips: 5 },
  "brand by another name": { spend: { other: 500 }, brand: { Amazon: 200, Uber: 60 } },
  shares: { spend: { travel_other: 600, other: 800 }, share: { flights: 70, hotels: 20 } },
  abroad: { ...TRAVELER, foreign: 25 },
  "trips for four": { ...PLAIN, trips: 6, travelers: 4, bags: 2, brands: ["United"] },
  "brands used": { ...TRAVELER, brands: ["Delta", "Hilton", "Hyatt"], bags: 1 },
  "any brand": { ...TRAVELER, brands: ["any"] },
  "cash back": { ...PLAIN, value: "cash" },
  portal: { ...TRAVELER, value: "portal" },
  transfers: { ...TRAVELER, value: "transfer" },
  "own cents": { ...PLAIN, cpp: { "membership-rewards": 1.4, "ultimate-rewards": 2 } },
  "no perks": { ...TRAVELER, perks: "none" },
  "perks at face value": { ...TRAVELER, perks: "face" },
  "perks named": {
    ...TRAVELER,
    use: [{ card: "amex-platinum", perk: "uber-cash" }],
    skip: [{ card: "chase-sapphire-reserve", perk: "travel-credit" }],
  },
  "lounge price": { ...TRAVELER, visit: 60 },
  "no rotating": { ...PLAIN, rotating: false, mobile: 80 },
  business: { ...PLAIN, type: "business" },
  "any type": { ...PLAIN, type: "any" },
  "low score": { ...PLAIN, score: 580 },
  "no score": { ...PLAIN, score: "none" },
  "has had": {
    ...PLAIN,
    opened: [{ card: "chase-freedom-flex", month: "2026-03" }],
    had: [{ card: "amex-gold" }, { card: "chase-sapphire-preferred", month: "2023-05" }],
  },
  memberships: { ...PLAIN, has: ["costco", "amazon-prime"] },
};

/** What is wrong with a visitor; every tool says it. */
const WRONG_PROFILES: Readonly<Record<string, Ask>> = {
  "amount is a word": { spend: { dining: "abc" } },
  "amount is negative": { spend: { dining: -5, other: 100 } },
  "amount too large": { spend: { dining: 5_000_000 } },
  "nothing above zero": { spend: { dining: 0 } },
  "unknown category": { spend: { dinning: 50, other: 100 } },
  "unknown part": { spend: { other: 100 }, part: { flight: 50 } },
  "unknown brand amount": { spend: { other: 100 }, brand: { Deltaa: 50 } },
  "unknown brand used": { ...PLAIN, brands: ["Deltaa"] },
  "too many brands": { ...PLAIN, brands: ["Delta", "United", "Hilton", "Hyatt", "IHG", "Marriott", "JetBlue"] },
  "unknown preset": { preset: "houshold" },
  "trips too many": { ...PLAIN, trips: 900 },
  "travelers none": { ...PLAIN, travelers: 0 },
  "foreign over 100": { ...PLAIN, foreign: 140 },
  "unknown program": { ...PLAIN, cpp: { "membership-reward": 2 } },
  "cents too many": { ...PLAIN, cpp: { "membership-rewards": 50 } },
  "unknown way": { ...PLAIN, value: "gold" },
  "unknown type": { ...PLAIN, type: "familiar" },
  "unknown score": { ...PLAIN, score: 651 },
  "unknown membership": { ...PLAIN, has: ["sams-club"] },
  "unknown perk": { ...PLAIN, use: [{ card: "amex-platinum", perk: "yacht" }] },
  "perk used and not": {
    ...PLAIN,
    use: [{ card: "amex-platinum", perk: "uber-cash" }],
    skip: [{ card: "amex-platinum", perk: "uber-cash" }],
  },
  "opened without a month": { ...PLAIN, opened: [{ card: "amex-gold" }] },
  "opened in the future": { ...PLAIN, opened: [{ card: "amex-gold", month: "2031-01" }] },
  "opened unknown card": { ...PLAIN, opened: [{ card: "amex-golden", month: "2026-03" }] },
  "several faults": { spend: { dining: "abc", gas: -1 }, trips: 900, value: "gold", unknown: { dinner: "50" } },
  "name of every object": { ...PLAIN, unknown: { constructor: "1" } },
  "share over 100": { spend: { travel_other: 500 }, share: { flights: 80, hotels: 40 } },
};

const PAIR = ["amex-gold", "chase-sapphire-preferred"];
const THREE = ["amex-platinum", "capital-one-venture-x", "chase-sapphire-reserve"];

const ANALYZER: Readonly<Record<string, Ask>> = {
  "one card": { ...PLAIN, maxCards: 1 },
  "two cards": { ...PLAIN, maxCards: 2 },
  "five cards": { ...TRAVELER, maxCards: 5 },
  "owns two": { ...PLAIN, own: ["amex-gold", "citi-double-cash"] },
  "must have": { ...PLAIN, must: ["world-of-hyatt"] },
  "left out": { ...PLAIN, exclude: ["amex-gold", "citi-custom-cash"] },
  "no fees": { ...PLAIN, maxFees: 0 },
  "some fees": { ...TRAVELER, maxFees: 300 },
  "no effort": { ...PLAIN, effort: 0 },
  "much effort": { ...TRAVELER, effort: 200, maxCards: 5 },
  everything: {
    ...TRAVELER,
    maxCards: 4,
    own: ["amex-green"],
    must: ["amex-platinum"],
    exclude: ["bilt-blue"],
    maxFees: 2000,
    effort: 10,
  },
  "wrong: seven cards": { ...PLAIN, maxCards: 7 },
  "wrong: fees": { ...PLAIN, maxFees: "lots" },
  "wrong: must and not": { ...PLAIN, must: ["amex-gold"], exclude: ["amex-gold"] },
  "wrong: unknown card": { ...PLAIN, own: ["amex-golden"] },
  "wrong: half a name": { ...PLAIN, own: ["Sapphire"] },
};
const CALCULATOR: Readonly<Record<string, Ask>> = {
  pair: { ...PLAIN, cards: PAIR },
  three: { ...TRAVELER, cards: THREE },
  "one owned": { ...PLAIN, cards: ["amex-gold"], own: ["amex-gold"] },
  "hotel cards": { ...TRAVELER, cards: ["world-of-hyatt", "hilton-honors-aspire", "marriott-bonvoy-bevy"] },
  rotating: { ...PLAIN, cards: ["chase-freedom-flex", "discover-it-cash-back"] },
  "a business": { ...PLAIN, type: "business", cards: ["amex-business-gold", "chase-ink-business-cash"] },
  "wrong: unknown card": { ...PLAIN, cards: ["amex-golden"] },
  "wrong: half a name": { ...PLAIN, cards: ["Delta"] },
  "wrong: too many": {
    ...PLAIN,
    cards: [
      "amex-gold",
      "amex-green",
      "amex-platinum",
      "bilt-blue",
      "citi-strata",
      "chase-aeroplan",
      "chase-freedom-flex",
    ],
  },
};
const COMPARE: Readonly<Record<string, Ask>> = {
  pair: { cards: PAIR },
  three: { cards: THREE },
  four: { cards: ["delta-skymiles-gold", "delta-skymiles-platinum", "delta-skymiles-reserve", "delta-skymiles-blue"] },
  "differences only": { cards: PAIR, differences: true },
  "with a spend": { ...TRAVELER, cards: THREE },
  "zero APR": { cards: ["citi-strata", "wells-fargo-active-cash"] },
  closed: { cards: ["us-bank-altitude-reserve", "chase-sapphire-reserve"] },
  "wrong: none": {},
  "wrong: one": { cards: ["amex-gold"] },
  "wrong: the same twice": { cards: ["amex-gold", "amex-gold"] },
  "wrong: unknown": { cards: ["amex-gold", "amex-golden"] },
  "wrong: too many": { cards: ["amex-gold", "amex-green", "amex-platinum", "bilt-blue", "citi-strata"] },
};
const FINDER: Readonly<Record<string, Ask>> = {
  ...Object.fromEntries(["value", "perks", "bonus", "simple"].map((matters) => [`matters ${matters}`, { matters }])),
  ...Object.fromEntries([0, 100, 250, 500].map((maxFee) => [`fee ${maxFee}`, { maxFee, trips: 5 }])),
  ...Object.fromEntries(["student", "business", "any"].map((type) => [`for ${type}`, { type }])),
  "carries a balance": { balance: true },
  "simple with points": { matters: "simple", value: "transfer" },
  "own spend": { ...PLAIN, matters: "perks", maxFee: 100 },
  "flies Delta": { trips: 9, brands: ["Delta"], matters: "perks" },
  "stays with Hyatt": { trips: 6, brands: ["Hyatt"], spend: { travel_other: 800, other: 400 } },
  "new to credit": { score: "none", maxFee: 0 },
  "wrong: matters": { matters: "luck" },
  "wrong: fee": { maxFee: 120 },
  "wrong: holder": { type: "pirate" },
};
const PLANNER: Readonly<Record<string, Ask>> = {
  nothing: {},
  "no opening": { ...PLAIN, apply: 0 },
  "one opening": { ...PLAIN, apply: 1 },
  "two openings": { ...TRAVELER, apply: 2 },
  "two years": { ...PLAIN, months: 24, apply: 1 },
  "owns a card": { ...PLAIN, apply: 1, own: ["amex-gold"], renews: [{ card: "amex-gold", month: 3 }] },
  "with a history": {
    ...PLAIN,
    apply: 1,
    own: ["chase-freedom-flex"],
    opened: [{ card: "chase-freedom-flex", month: "2026-03" }],
    had: [{ card: "chase-sapphire-preferred", month: "2023-05" }],
    closed: [{ card: "amex-green", month: "2025-08" }],
    accounts: [{ count: 2, month: "2026-01" }],
  },
  "one large bill": { ...PLAIN, apply: 1, once: [{ month: "2027-02", usd: 3000, category: "other" }] },
  "no fees": { ...PLAIN, apply: 1, maxFees: 0 },
  "left out": { ...PLAIN, apply: 1, exclude: ["chase-sapphire-preferred"] },
  trip: { ...TRAVELER, apply: 1, goal: { program: "world-of-hyatt", points: 60_000, month: "2027-08" } },
  "trip with points": {
    ...TRAVELER,
    apply: 1,
    goal: { program: "world-of-hyatt", points: 90_000, month: "2027-09" },
    points: { "ultimate-rewards": 30_000 },
  },
  couple: { ...PLAIN, apply: 1, people: 2, second: { apply: 1 } },
  "couple with cards": {
    ...PLAIN,
    apply: 1,
    own: ["citi-double-cash"],
    people: 2,
    second: { apply: 0, own: ["amex-gold"], score: 740 },
  },
  business: { preset: "small-business", apply: 1 },
  "low score": { ...PLAIN, apply: 1, score: 580 },
  "wrong: months": { ...PLAIN, months: 18 },
  "wrong: openings": { ...PLAIN, apply: 12 },
  "wrong: goal": { ...PLAIN, goal: { program: "hyat", points: 10, month: "2027-08" } },
  "wrong: goal's month": { ...PLAIN, goal: { program: "world-of-hyatt", points: 60_000, month: "2029-08" } },
  "wrong: goal's points": { ...PLAIN, goal: { program: "world-of-hyatt", points: "many", month: "2027-08" } },
  "wrong: balance": { ...PLAIN, points: { "ultimate-rewards": "some" } },
  "wrong: second row": {
    ...PLAIN,
    accounts: [
      { count: 1, month: "2026-03" },
      { count: 2, month: "March" },
    ],
  },
  "wrong: renewal": { ...PLAIN, own: ["amex-gold"], renews: [{ card: "amex-gold", month: 13 }] },
  "wrong: once": { ...PLAIN, once: [{ month: "2027-02", usd: 3000, category: "boats" }] },
  "wrong: once in the past": { ...PLAIN, once: [{ month: "2025-02", usd: 3000, category: "other" }] },
  "wrong: owned and left out": { ...PLAIN, own: ["amex-gold"], exclude: ["amex-gold"] },
  "wrong: closed and owned": { ...PLAIN, own: ["amex-gold"], closed: [{ card: "amex-gold", month: "2031-01" }] },
  "wrong: second's card": { ...PLAIN, people: 2, second: { own: ["amex-golden"] } },
};

const SORTS = ["slug", "rating", "name", "fee", "value"];
const CARDS: Readonly<Record<string, Ask>> = {
  all: {},
  personal: { type: "personal" },
  "of an issuer": { issuer: ["Chase"] },
  "of a list": { category: ["hotel"] },
  cheap: { maxFee: 95, sort: "value" },
  visa: { network: ["Visa"], bonus: "open" },
  score: { score: 670 },
  "nothing found": { issuer: ["Chase"], network: ["American Express"] },
  ...Object.fromEntries(SORTS.slice(1).map((sort) => [`by ${sort}`, { sort }])),
  "wrong: sort": { sort: "luck" },
  "wrong: fee": { maxFee: "free" },
  "wrong: issuer": { issuer: ["Chaise"] },
};
const CARDS_API: Readonly<Record<string, Ask>> = {
  "a few fields": { fields: ["name", "rating", "annualFee"], maxFee: 100 },
  "two issuers": { issuer: ["Chase", "Citi"], fields: ["name", "issuer"] },
  program: { program: ["membership-rewards"], fields: ["name"] },
  closed: { status: "closed", fields: ["name"] },
  "rated well": { minRating: 9, fields: ["rating"], sort: "rating" },
  "first page": { limit: 5, fields: ["name"] },
  "second page": { limit: 5, cursor: "amex-blue-business-cash", fields: ["name"] },
  "wrong: field": { fields: ["bogus"] },
  "wrong: unknown name": { unknown: { isuer: "Chase" } },
  "wrong: rating": { minRating: 11 },
  "wrong: cursor": { limit: 5, cursor: "amex-golden" },
};

const LISTS = [
  "travel",
  "luxury",
  "airline",
  "hotel",
  "no-annual-fee",
  "business",
  "zero-apr-balance-transfer",
  "lounge-access",
  "beginners",
];

const PAIRS = [
  "amex-gold-vs-chase-sapphire-preferred",
  "amex-platinum-vs-capital-one-venture-x",
  "amex-platinum-vs-chase-sapphire-reserve",
  "chase-freedom-flex-vs-discover-it-cash-back",
  "delta-skymiles-gold-vs-united-explorer",
  "chase-ink-business-cash-vs-chase-ink-business-unlimited",
  "citi-strata-vs-wells-fargo-active-cash",
  "chase-sapphire-preferred-vs-amex-gold",
  "amex-gold-vs-amex-golden",
];
const REVIEWS = [
  "amex-gold",
  "bank-of-america-unlimited-cash-rewards",
  "chase-ink-business-preferred",
  "discover-it-cash-back",
  "marriott-bonvoy-brilliant",
  "us-bank-altitude-reserve",
  "world-of-hyatt",
  "amex-golden",
];

const toQuestions = (
  on: Surface,
  asks: Readonly<Record<string, Ask>>,
  forms: readonly Form[],
  more: Ask = {},
): Question[] =>
  Object.entries(asks).map(([name, ask]) => ({ id: `${on}: ${name}`, on, ask: { ...more, ...ask }, forms }));
const every = <Item>(items: readonly Item[], step: number, from = 0) =>
  items.filter((_, index) => index % step === from);
const pick = (asks: Readonly<Record<string, Ask>>, step: number, from: number) =>
  Object.fromEntries(every(Object.entries(asks), step, from));

const WHOLE = ["page", "json", "post", "csv"] as const;

export const QUESTIONS: readonly Question[] = [
  ...toQuestions(
    "home",
    {
      "as it is": {},
      "much travel": { spend: { travel_other: 2000, other: 100 } },
      little: { spend: { dining: 50, groceries: 50, gas: 0, travel_other: 0, other: 0 } },
    },
    ["page"],
  ),
  ...toQuestions("analyzer", { ...PROFILES, ...ANALYZER }, WHOLE),
  ...toQuestions("analyzer", WRONG_PROFILES, WHOLE),
  ...toQuestions("calculator", PROFILES, ["page", "json"], { cards: PAIR }),
  ...toQuestions(
    "calculator",
    { ...CALCULATOR, "wrong profile": { ...WRONG_PROFILES["several faults"], cards: PAIR } },
    WHOLE,
  ),
  ...toQuestions("calculator", pick(WRONG_PROFILES, 3, 0), ["page", "json", "post"], { cards: PAIR }),
  ...toQuestions("compare", COMPARE, WHOLE),
  ...toQuestions("compare", pick(PROFILES, 2, 0), ["page", "json"], { cards: THREE }),
  ...toQuestions("compare", pick(WRONG_PROFILES, 3, 1), ["page", "json", "post"], { cards: PAIR }),
  ...toQuestions("finder", FINDER, WHOLE),
  ...toQuestions("finder", PROFILES, ["page", "json"]),
  ...toQuestions("finder", pick(WRONG_PROFILES, 3, 2), ["page", "json", "post"]),
  ...toQuestions("planner", PLANNER, ["page", "json", "post"]),
  ...toQuestions("planner", pick(PROFILES, 5, 1), ["json", "csv", "ics"], { apply: 1 }).map((question) => ({
    ...question,
    id: `${question.id}, one opening`,
  })),
  ...toQuestions("planner", pick(WRONG_PROFILES, 3, 1), ["page", "json", "post"]),
  ...toQuestions("cards", CARDS, ["page"]),
  ...toQuestions("cards", CARDS_API, ["json", "csv"]).map((question) => ({ ...question, id: `${question.id} (API)` })),
  ...LISTS.map((at): Question => ({ id: `list: ${at}`, on: "list", at, ask: {}, forms: ["page", "json"] })),
  ...toQuestions(
    "list",
    {
      "household's dollars": { preset: "family" },
      "own trips": { trips: 8, travelers: 2 },
      "by fee": { sort: "fee" },
      "wrong: preset": { preset: "famly" },
    },
    ["page"],
  ).map((question) => ({ ...question, at: "airline" })),
  ...PAIRS.map((at): Question => ({ id: `pair: ${at}`, on: "pair", at, ask: {}, forms: ["page"] })),
  ...REVIEWS.map((at): Question => ({ id: `review: ${at}`, on: "review", at, ask: {}, forms: ["page", "json"] })),
  ...toQuestions(
    "search",
    {
      sapphire: { q: "sapphire" },
      "a slip": { q: "saphire reserv" },
      pages: { q: "lounge", kind: "pages" },
      all: { q: "hyatt", kind: "all", limit: 2 },
      "wrong: kind": { q: "hyatt", kind: "any" },
    },
    ["json"],
  ),
];
