/**
 * What people call things, beside the words of the pages themselves: by address, so that the build can say
 * when one of them is gone.
 */
export const PAGE_WORDS: Readonly<Record<string, string>> = {
  "/compare": "comparison side by side versus vs difference",
  "/card-finder": "quiz recommend recommendation which card suits me match personalized",
  "/rewards-compare": "calculate calculation estimate earn cash back points year spend spending groceries dining gas",
  "/rewards": "optimize optimizer best combination wallet maximize which cards together",
  "/guides/using-a-card-abroad": "no foreign transaction fee international overseas currency conversion travel abroad",
  "/guides/credits-you-will-really-use": "global entry tsa precheck statement credits coupon uber",
  "/guides/airport-lounge-access-by-card": "priority pass centurion admirals sky club united club guests",
  "/guides/first-travel-card": "student college no history starter first",
  "/guides/application-rules-explained": "5/24 524 approval denied eligibility lifetime rule family once per lifetime",
  "/guides/how-welcome-bonuses-work": "sign up bonus sub signup offer minimum spend",
  "/guides/is-this-a-good-bonus": "best offer ever elevated offer history as high as wait",
  "/guides/if-something-goes-wrong":
    "travel insurance protection trip delay cancellation baggage luggage rental car cdw cell phone medical claim",
  "/guides/what-a-point-is-worth": "cpp cents per point valuation value miles",
  "/guides/what-to-do-before-an-annual-fee-posts": "cancel downgrade product change retention refund",
  "/guides/zero-apr-and-balance-transfers": "0% 0 zero apr interest debt transfer",
  "/guides/two-card-wallet": "combination pair trifecta setup",
  "/guides/three-card-wallet": "combination trifecta setup",
  "/guides/business-cards-for-side-income": "small business freelance sole proprietor self employed",
  "/guides/transfer-partners-or-portal": "transfer partners airline hotel travel portal redeem",
  "/learn/credit-management": "credit score utilization report payment",
  "/about/affiliate-disclosure": "how do you make money commission paid sponsored ads",
  "/subscribe": "subscribe email sign up",
  "/cards": "catalog every reviews",
  "/learn/faqs-and-guides": "glossary terms questions faq definitions",
  "/programs/ultimate-rewards": "ur chase points",
  "/programs/membership-rewards": "mr amex points",
  "/programs/thankyou-rewards": "typ thank you citi points",
  "/issuers/american-express": "amex",
  "/issuers/bank-of-america": "bofa boa",
  "/issuers/us-bank": "usb",
  "/issuers/wells-fargo": "wf",
  "/issuers/capital-one": "c1 cap one",
};

/** The nine lists, by category. */
export const LIST_WORDS: Readonly<Record<string, string>> = {
  travel: "top overall everyday",
  luxury: "premium high end expensive platinum metal",
  airline: "flight flights plane miles checked bag companion pass delta united southwest american jetblue alaska",
  hotel: "hotels free night status marriott hilton hyatt ihg",
  "no-annual-fee": "free without fee zero $0 cheap",
  business: "small company firm owner",
  "zero-apr-balance-transfer": "0% 0 zero interest intro apr debt transfer",
  "lounge-access": "airport lounges priority pass centurion",
  beginners: "student students college no history starter first credit building bad fair",
};

/** Reviews that people look for by initials or a nickname, which no name of a card contains. */
export const REVIEW_WORDS: Readonly<Record<string, string>> = {
  "chase-sapphire-preferred": "csp",
  "chase-sapphire-reserve": "csr",
  "chase-freedom-unlimited": "cfu",
  "chase-freedom-flex": "cff",
  "chase-ink-business-preferred": "cip cibp",
  "chase-ink-business-cash": "cic cibc",
  "chase-ink-business-unlimited": "ciu cibu",
  "capital-one-venture-x": "vx c1vx",
  "capital-one-venture": "c1v",
  "amex-blue-cash-preferred": "bcp",
  "amex-blue-cash-everyday": "bce",
  "amex-blue-business-plus": "bbp",
  "amex-blue-business-cash": "bbc",
  "amex-platinum": "plat",
  "citi-double-cash": "cdc dc",
  "citi-custom-cash": "ccc",
  "citi-strata-premier": "strata csp",
};
