/**
 * Addresses of the first edition that a page has left: where its content went, or null where nothing took its place
 * (410). Everything that the first edition listed answers 200 or stands here (test/contracts/moved.test.ts).
 */
import { paths } from "./paths.ts";

export const MOVED: Readonly<Record<string, string | null>> = {
  // News that counted our own cards: the lists and guides say it, with today's figures.
  "/news/annual-fees-across-the-catalog": paths.category("no-annual-fee"),
  "/news/first-year-fee-waivers": paths.article("guides", "is-an-annual-fee-worth-it"),
  "/news/foreign-fees-95-of-112": paths.article("guides", "using-a-card-abroad"),
  "/news/how-sure-we-are-may-2025": paths.about("how-we-rate"),
  "/news/intro-apr-34-cards": paths.category("zero-apr-balance-transfer"),
  "/news/lounge-access-from-zero-to-695": paths.category("lounge-access"),
  "/news/lyft-and-dashpass-dates": paths.article("guides", "credits-you-will-really-use"),
  "/news/two-closed-cards-in-the-catalog": paths.cards(),
  // Offers that ended: each card's review tells its history.
  "/news/marriott-bevy-offer-ended": paths.review("marriott-bonvoy-bevy"),
  "/news/sapphire-preferred-offer-ended": paths.review("chase-sapphire-preferred"),
  "/news/united-offers-ended-may-8": paths.review("united-explorer"),
  // Gear that told readers nothing new.
  "/gear/day-packs": paths.gear(),
  "/gear/document-organizers": paths.gear(),
  "/gear/noise-canceling-headphones": paths.gear(),
  "/gear/packing-cubes": paths.gear(),
  "/gear/travel-locks": paths.gear(),
  "/gear/water-bottles": paths.gear(),
};
