/** What the tools' pages need of the catalog, once for all requests. */
import { getRanking } from "../../page/computed-cards.ts";

const DEFAULT_CARDS = 3;

/** The first cards of the travel list: what the calculator shows when no card is chosen. */
export const DEFAULT_SLUGS: readonly string[] = getRanking("travel")
  .slice(0, DEFAULT_CARDS)
  .map((ranked) => ranked.slug);
