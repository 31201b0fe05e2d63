/** Welcome offers of a card since April 2023, as public lists saw them. */
import type { DataOf } from "./data-of.ts";
import type { offer, offersSchema } from "./offer-schema.ts";
import offers from "./offers.json" with { type: "json" };

export type Offer = DataOf<typeof offer>;

const { cards, sources } = offers as unknown as DataOf<typeof offersSchema>;

/** Addresses of the lists. */
export const OFFER_SOURCES: readonly string[] = sources.map(({ address }) => address);

/** The oldest first, as the lists have them; none for a card that no list follows. */
export const listOffers = (slug: string): readonly Offer[] => (Object.hasOwn(cards, slug) ? (cards[slug] ?? []) : []);
