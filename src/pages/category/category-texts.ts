/** What the nine lists say of themselves. No card figures here: those are computed on the page. */
import type { CategoryKey } from "../../paths.ts";
import type { Question } from "../../ui/question-list.tsx";

export interface CategoryText {
  /** The page's h1, without the year. */
  readonly title: string;
  readonly lead: string;
  readonly description: string;
  readonly questions: readonly Question[];
}

export const CATEGORY_TEXTS: Readonly<Record<CategoryKey, CategoryText>> = {
  travel: {
    title: "Best Travel Credit Cards",
    lead: "Cards that pay for travel in general, not for one airline or hotel chain. Ranked by what they leave in your pocket.",
    description:
      "General travel cards ranked by rating and by yearly worth after the fee, with caps, bonuses and reasons for and against each.",
    questions: [
      {
        q: "What makes a card a travel card here?",
        a: "It earns on travel of any kind, and its points can be used for more than one airline or hotel. Cards tied to one brand have lists of their own.",
      },
      {
        q: "Is a card with a high fee ever the better choice?",
        a: "Yes, when you use its credits anyway. Our figures count half of every perk's face value; if you would use less, slide the percentage down in the rewards calculator and look again.",
      },
      {
        q: "Should I look at the bonus first?",
        a: "A bonus comes once, and only if you reach its spend in time. The list ranks by later years for that reason; the first-year figure stands in every review.",
      },
    ],
  },
  luxury: {
    title: "Best Luxury Travel Credit Cards",
    lead: "High fees, long lists of credits, lounges. Worth it only for people who use what they pay for, so we count half of it.",
    description:
      "Premium travel cards ranked with only half of their credits counted: which fees come back, which lounges you get, and who should pass.",
    questions: [
      {
        q: "Why do you count only half of the credits?",
        a: "Credits come in monthly or yearly slices and often at one merchant. Few people use all of them at full value. Half is a starting point; every tool lets you set your own share.",
      },
      {
        q: "Do two premium cards double the lounge visits?",
        a: "They double the fee. Lounge access, Global Entry or TSA PreCheck, CLEAR and cell phone cover count once per wallet in our figures, because a second one rarely adds anything.",
      },
      {
        q: "What if I travel only twice a year?",
        a: "Then a mid-fee card usually wins. Put your own spend and a low perk percentage into the calculator and compare the two.",
      },
    ],
  },
  airline: {
    title: "Best Airline Credit Cards",
    lead: "For people loyal to one airline: bags, boarding, companion fares. For everyone else a general card earns more.",
    description:
      "Airline cards ranked by what they are worth beyond their one brand, with the free bags, companion fares and lounge doors that tip the scale.",
    questions: [
      {
        q: "Why do airline cards rank low on worth?",
        a: "Their high rates hold at one airline only. The default spend names no brand, so those rates do not count in it. With spend at that airline in the calculator, the picture changes.",
      },
      {
        q: "When does a free checked bag repay the fee?",
        a: "Multiply the bag fee you would really pay by your trips and companions. The review of each card states the value we assume; it is an estimate you can replace.",
      },
      {
        q: "Is a general travel card better for most people?",
        a: "For earning, usually. Airline cards are held for their perks; many wallets pair one with a flat-rate card.",
      },
    ],
  },
  hotel: {
    title: "Best Hotel Credit Cards",
    lead: "Free nights carry these cards, not their earn rates. A night you would have paid for is worth its price; any other is worth less.",
    description:
      "Hotel cards ranked with their free nights, status and one-brand rates weighed soberly, and the fee each has to earn back.",
    questions: [
      {
        q: "Is the free night worth what you say?",
        a: "The value is our estimate of a typical stay within the certificate's limit, and the list counts half of it. If you use the night every year on a stay you would have paid for, count it in full.",
      },
      {
        q: "Why is a hotel point worth so little?",
        a: "Programs price nights in large numbers of points. A high multiplier on a cheap point can pay less than a low one on a valuable point: compare cents per dollar, never points per dollar.",
      },
      {
        q: "Should a hotel card be used for everything?",
        a: "Rarely. Most pay well at their own hotels and little elsewhere; keep it for those stays and its free night.",
      },
    ],
  },
  "no-annual-fee": {
    title: "Best No Annual Fee Travel Credit Cards",
    lead: "Nothing to earn back, so everything is kept. The bar that every card with a fee has to clear.",
    description:
      "Travel cards without an annual fee, ranked by what they pay on ordinary spend, with caps and foreign fees in plain sight.",
    questions: [
      {
        q: "Is there a catch in a card without a fee?",
        a: "Look at two things: the foreign transaction fee, which some of these charge, and the cap on the best rate. Both stand in every review.",
      },
      {
        q: "Can a no-fee card's points be worth more with another card?",
        a: "Yes, in some programs: points pool, and a premium card of the same program lifts what all of them are worth. The analyzer counts that.",
      },
      {
        q: "How many no-fee cards make sense?",
        a: "Each further card adds less. The analyzer shows what the second, third and fourth one add for your spend; stop where it is not worth the care.",
      },
    ],
  },
  business: {
    title: "Best Business Travel Credit Cards",
    lead: "For companies of every size, one person included. Higher caps, categories of their own, and terms that differ from personal cards.",
    description:
      "Business travel cards ranked by yearly worth and rating, with caps, employee cards and the categories that only businesses have.",
    questions: [
      {
        q: "Do I need a company to apply?",
        a: "Sole proprietors can usually apply as well; what counts as a business is for the issuer to say. Check the current terms of the application.",
      },
      {
        q: "Does the default spend fit a business?",
        a: "Only roughly. Advertising, shipping and office supply have their own rates on several cards; use the small-business preset of the calculator or your own figures.",
      },
      {
        q: "Are business cards covered by the same consumer rules?",
        a: "Not in every respect. Read the cardholder agreement before you carry a balance or rely on a protection.",
      },
    ],
  },
  "zero-apr-balance-transfer": {
    title: "Best 0% APR and Balance Transfer Credit Cards",
    lead: "For a large purchase or a debt that should cost no interest for a while. If you carry a balance, the APR matters more than any reward.",
    description:
      "Travel cards with a 0% intro APR on purchases or balance transfers: how long each lasts, what it covers, and what comes after.",
    questions: [
      {
        q: "Is a balance transfer free?",
        a: "Usually not: most issuers charge a transfer fee, a share of the sum moved. It stands in the rates and fees of each card; check it before you apply.",
      },
      {
        q: "What happens when the intro period ends?",
        a: "Whatever is left is charged the purchase APR of the card from then on. Divide the balance by the number of months and pay that much each month.",
      },
      {
        q: "Why are these ranked by rewards as well?",
        a: "Because the intro period ends and the card stays. If you carry a balance, look at the length of the period first and at the rank second.",
      },
    ],
  },
  "lounge-access": {
    title: "Best Airport Lounge Access Credit Cards",
    lead: "Which cards open a lounge door, at what fee, and what is left when the visits are not counted.",
    description:
      "Cards with airport lounge access ranked by yearly worth: which lounges, whose guests, what fee, and when a day pass is the better deal.",
    questions: [
      {
        q: "How do you value lounge access?",
        a: "At an estimate of what the same access costs when bought, and the list counts half of it. Divide it by your visits a year: that is what one visit costs you.",
      },
      {
        q: "Are guests included?",
        a: "It depends on the card and the lounge network, and the rules change. Each review says what the card's record states; confirm with the issuer before a trip.",
      },
      {
        q: "Do I need a lounge card for two trips a year?",
        a: "Hardly. Count the visits you would really make, and compare with the fee that is left after the credits you use.",
      },
    ],
  },
  beginners: {
    title: "Best Travel Credit Cards for Beginners",
    lead: "Simple rates, low or no fees, and credit requirements that a first card can meet.",
    description:
      "First travel cards ranked: simple earning, low fees and modest credit requirements, with what to avoid in the first year.",
    questions: [
      {
        q: "What credit score do I need?",
        a: "Issuers publish no limits. The floors we show are estimates from general experience; income and history count as well.",
      },
      {
        q: "Should a beginner pay an annual fee?",
        a: "Only for a card that returns it on spend you already have. Start without one if you are unsure; you can move up later.",
      },
      {
        q: "What is the one mistake to avoid?",
        a: "Carrying a balance. Interest takes more in a month than rewards return in a year.",
      },
    ],
  },
};
