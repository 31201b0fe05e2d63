/** The words of the trade, each in one or two plain sentences. `<Term name="key">` in texts shows these. */

export interface GlossaryEntry {
  /** As texts name it: kebab-case, unique. */
  readonly key: string;
  readonly term: string;
  readonly definition: string;
}

export const GLOSSARY: readonly GlossaryEntry[] = [
  {
    key: "5-24-rule",
    term: "5/24 rule",
    definition:
      "The common name for Chase's practice of declining applicants who opened five or more cards, with any bank, in the past 24 months. It is the issuer's rule and can change; check the current terms.",
  },
  {
    key: "after-cap-rate",
    term: "After-cap rate",
    definition:
      "What a card earns in a bonus category once its cap is used up, usually the base rate, until the cap starts again.",
  },
  {
    key: "anniversary-night",
    term: "Anniversary night",
    definition:
      "A certificate for one hotel night that a card gives each account year. It buys any room up to its limit, in points or by hotel category, and it expires.",
  },
  {
    key: "annual-fee",
    term: "Annual fee",
    definition:
      "What the issuer charges for each year you have the card, whether or not you use it. Some cards waive it in the first year only.",
  },
  {
    key: "apr",
    term: "APR",
    definition:
      "Annual percentage rate: the yearly price of money you owe on the card. You pay it only on balances that are not paid in full by the due date, and on cash advances from the first day.",
  },
  {
    key: "authorized-user",
    term: "Authorized user",
    definition:
      "A second person with a card on your account. They can spend; you owe. Some issuers charge a fee for each such card.",
  },
  {
    key: "balance-transfer",
    term: "Balance transfer",
    definition:
      "Moving debt from one card to another, normally to pay a lower rate for a while. Most issuers add a fee, a percentage of the amount moved.",
  },
  {
    key: "base-rate",
    term: "Base rate",
    definition:
      "What a card earns on purchases that fit none of its bonus categories: for most people, a large part of their spending.",
  },
  {
    key: "break-even",
    term: "Break-even spending",
    definition:
      "The yearly spending at which a card's extra rewards cover its annual fee. The honest version counts only what it earns above the card you would use instead.",
  },
  {
    key: "cap",
    term: "Cap",
    definition:
      "A limit on the spending that earns a bonus rate, counted by month, quarter or year. Spending beyond it earns the after-cap rate.",
  },
  {
    key: "cash-advance",
    term: "Cash advance",
    definition: "Cash drawn on a credit card. It costs a fee, starts to bear interest at once and earns no rewards.",
  },
  {
    key: "cash-back",
    term: "Cash back",
    definition: "Rewards paid in dollars rather than in points: a deposit, or a credit on the statement.",
  },
  {
    key: "cents-per-point",
    term: "Cents per point",
    definition:
      "What one point buys, in cents. Divide the cash price of what you get by the points you give up. On this site the figures are editorial estimates.",
  },
  {
    key: "charge-card",
    term: "Charge card",
    definition:
      "A card whose balance is due in full each month. It has no stated credit limit, and for most purchases no interest rate either.",
  },
  {
    key: "co-branded-card",
    term: "Co-branded card",
    definition:
      "A card sold under the name of an airline, hotel or store but issued by a bank. Its points are the brand's own and its best rate applies at that brand.",
  },
  {
    key: "companion-certificate",
    term: "Companion certificate",
    definition:
      "A voucher that lets a second passenger fly with you for a low fixed price plus taxes, on the routes and fares its terms allow.",
  },
  {
    key: "credit-limit",
    term: "Credit limit",
    definition: "The most you may owe on a card at one time, set by the issuer when it approves you.",
  },
  {
    key: "credit-report",
    term: "Credit report",
    definition:
      "The record that a credit bureau keeps of your accounts, payments and applications. Scores are calculated from it, and you can read it free of charge.",
  },
  {
    key: "credit-score",
    term: "Credit score",
    definition:
      "A number calculated from your credit report that estimates how likely you are to pay as agreed. The score floors on this site are estimates, not promises of approval.",
  },
  {
    key: "downgrade",
    term: "Downgrade",
    definition:
      "A product change to a cheaper card of the same issuer. The account and its history stay, and the annual fee shrinks or goes away.",
  },
  {
    key: "elite-status",
    term: "Elite status",
    definition:
      "A rank in a hotel or airline program, with better treatment such as upgrades or late checkout. Some cards give a rank outright, others a head start toward one.",
  },
  {
    key: "face-value",
    term: "Face value",
    definition:
      "What a perk is worth if you use all of it and would have bought the same thing anyway. The value to you is that or less.",
  },
  {
    key: "family-rule",
    term: "Family rule",
    definition:
      "An issuer's rule that a bonus on one card depends on which related cards you have had. It is stated on the application page and can change.",
  },
  {
    key: "foreign-transaction-fee",
    term: "Foreign transaction fee",
    definition:
      "A percentage added to purchases made abroad or processed by a foreign bank, foreign online stores included. Most travel cards charge none.",
  },
  {
    key: "grace-period",
    term: "Grace period",
    definition:
      "The days between the statement date and the due date. Pay the statement balance in full by then and purchases cost no interest.",
  },
  {
    key: "hard-inquiry",
    term: "Hard inquiry",
    definition:
      "The note that an application leaves on your credit report. It can lower a score a little for some months. A soft inquiry, as in a prequalification, does not.",
  },
  {
    key: "intro-apr",
    term: "Intro APR",
    definition:
      "A lower interest rate, often none at all, for a fixed time after opening, on purchases, on balance transfers or on both. Afterward the regular APR applies to what is still owed.",
  },
  {
    key: "issuer",
    term: "Issuer",
    definition:
      "The bank that approves you, sends the bill and lends the money. A brand's name on the card does not make the brand the issuer.",
  },
  {
    key: "lounge-access",
    term: "Lounge access",
    definition:
      "The right to enter certain airport lounges: by a membership such as Priority Pass, by the airline you fly, or by single passes. Rules about guests and crowding differ.",
  },
  {
    key: "minimum-payment",
    term: "Minimum payment",
    definition:
      "The least you must pay by the due date to stay in good standing. Paying only this is how card debt grows old and expensive.",
  },
  {
    key: "minimum-spend",
    term: "Minimum spend",
    definition:
      "What you must charge to a new card within a set time to earn its welcome bonus. Fees, cash advances and balance transfers do not count.",
  },
  {
    key: "net-value",
    term: "Net value",
    definition:
      "Rewards plus perks you will use, minus the annual fee. In the first year the welcome bonus is added, if your spending reaches it.",
  },
  {
    key: "network",
    term: "Network",
    definition:
      "The system that carries the payment from store to bank: Visa, Mastercard, American Express or Discover. It decides where a card is accepted.",
  },
  {
    key: "once-per-lifetime-rule",
    term: "Once-per-lifetime rule",
    definition:
      "The common name for American Express's term that a welcome bonus is not paid to people who have or had that card. The issuer can change it; check the current terms.",
  },
  {
    key: "opportunity-cost",
    term: "Opportunity cost",
    definition:
      "What you give up by choosing one card over the next best. A purchase that earns points on one card is a purchase that does not earn cash on another.",
  },
  {
    key: "pool",
    term: "Pool",
    definition:
      "A cap shared by several categories: what you spend in one uses up room in the others. The word is also used for points of one program that are counted together.",
  },
  {
    key: "portal",
    term: "Portal",
    definition:
      "A card issuer's own travel booking site. Cards often pay more points there, and points often have a fixed value there.",
  },
  {
    key: "prequalification",
    term: "Prequalification",
    definition:
      "An issuer's first look at your credit with a soft inquiry. It shows which cards are likely but is not an approval.",
  },
  {
    key: "primary-rental-coverage",
    term: "Primary rental coverage",
    definition:
      "Collision coverage on a rental car that pays before your own car insurance does. Secondary coverage pays only what your own insurance doesn't.",
  },
  {
    key: "priority-pass",
    term: "Priority Pass",
    definition:
      "A membership that opens independent airport lounges. Cards include it in different forms: visits without limit or a few a year, with or without guests.",
  },
  {
    key: "product-change",
    term: "Product change",
    definition:
      "Swapping a card for another of the same issuer on the same account. It usually needs no hard inquiry and usually earns no welcome bonus.",
  },
  {
    key: "redemption",
    term: "Redemption",
    definition:
      "Turning points into something: cash, a portal booking, a statement credit, or miles of an airline or hotel program.",
  },
  {
    key: "revolving-balance",
    term: "Revolving balance",
    definition: "Debt carried from one month to the next. Its interest costs more than any card on this site earns.",
  },
  {
    key: "spend-threshold",
    term: "Spending threshold",
    definition:
      "Yearly spending on the card that a perk requires first, such as for a free night or a companion ticket. Spending you move to reach it has an opportunity cost.",
  },
  {
    key: "statement-credit",
    term: "Statement credit",
    definition:
      "An amount the issuer takes off your bill, either because you redeemed points or because you bought what a perk pays for.",
  },
  {
    key: "transfer-partner",
    term: "Transfer partner",
    definition:
      "An airline or hotel program that accepts a bank's points as its own miles. Transfers cannot be undone.",
  },
  {
    key: "transferable-points",
    term: "Transferable points",
    definition:
      "Points of a bank that can be moved to several airline and hotel programs, and so are not tied to one brand.",
  },
  {
    key: "travel-credit",
    term: "Travel credit",
    definition:
      "A yearly amount that a card pays back on travel. Read whether it covers any travel, one airline's fees, or bookings in one portal only.",
  },
  {
    key: "utilization",
    term: "Utilization",
    definition: "The share of your credit limits that you owe when statements close. Lower is better for your score.",
  },
  {
    key: "variable-rate",
    term: "Variable rate",
    definition:
      "An APR tied to a public rate, so that it moves when that rate does. Nearly all credit card APRs are variable.",
  },
  {
    key: "wallet",
    term: "Wallet",
    definition:
      "The set of cards you have, looked at together. Each kind of spending goes to the card that pays the most for it, and every annual fee counts.",
  },
  {
    key: "sign-up-bonus",
    term: "Welcome bonus",
    definition:
      "Points or cash paid once to a new cardholder who reaches the minimum spend in time. Also called a sign-up bonus.",
  },
];
