/** What `/cards` asks: its filters and its order. */
import { CARD_CATEGORIES } from "../../catalog/card.ts";
import { listIssuers, listNetworks } from "../../catalog/queries.ts";
import { amount, choice, type Values } from "../../asking/parameter.ts";
import { toListLabel } from "../../words/menu.ts";
import type { CARDS_PARAMETERS } from "./cards-parameters.ts";

const names = (list: readonly string[]) => list.map((name) => [name, name] as const);

export const CARDS_FILTER = {
  type: choice({
    label: "Type",
    // Households and businesses spend differently: their dollars never stand in one list.
    doc: "Personal or business cards.",
    choices: [
      ["personal", "Personal"],
      ["business", "Business"],
    ],
    default: "personal",
    example: "business",
  }),
  issuer: choice({
    label: "Issuer",
    doc: "Whose cards.",
    choices: names(listIssuers()),
    default: null,
    example: "Chase",
  }),
  category: choice({
    label: "Category",
    doc: "Lists the card is on.",
    choices: CARD_CATEGORIES.map((key) => [key, toListLabel(key)] as const),
    default: null,
    example: "lounge-access",
  }),
  maxFee: amount({
    label: "Fee up to",
    doc: "The highest annual fee, in dollars.",
    max: 99_999,
    default: null,
    example: "95",
  }),
  bonus: choice({
    label: "Welcome bonus",
    doc: "An offer that counts today; reach: one that a typical household's spending reaches, too.",
    choices: [
      ["open", "Open now"],
      ["reach", "Open and within reach"],
    ],
    default: null,
    example: "open",
  }),
  score: choice({
    label: "Your credit score",
    doc: "The low end of a score range, or none.",
    choices: [
      ["none", "No history yet"],
      [580, "580"],
      [670, "670"],
      [700, "700"],
      [740, "740 or more"],
    ],
    default: null,
    example: "700",
  }),
  network: choice({
    label: "Network",
    doc: "The card's network.",
    choices: names(listNetworks()),
    default: null,
    example: "Visa",
  }),
  sort: choice({
    label: "Sort by",
    doc: "The order.",
    choices: [
      ["rating", "Rating"],
      ["name", "Name"],
      ["fee", "Annual fee"],
      ["worth", "Yearly value"],
    ],
    default: "rating",
    example: "fee",
  }),
} as const satisfies Readonly<Record<(typeof CARDS_PARAMETERS)[number], unknown>>;

export type CardsValues = Values<typeof CARDS_FILTER>;
export type CardSort = CardsValues["sort"];
