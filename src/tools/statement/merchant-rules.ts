/**
 * What a merchant counts as: a table of names, brands first, then the words of trades, then the issuer's own
 * category. Visitors correct it in the tool; it guesses, and says that it does.
 */
import type { Target } from "./statement.ts";

/** Money moved or owed: no purchase, so no card earns on it. */
const NO_PURCHASE =
  /\b(?:payment|autopay|auto[- ]pay|pymt|pmt|thank you|online transfer|transfer (?:to|from)|direct dep(?:osit)?|payroll|interest charge|purchase interest|finance charge|annual (?:membership )?fee|late fee|foreign transaction fee|cash advance|balance transfer|atm|zelle|wire|overdraft|cashback bonus|statement credit|rewards? (?:credit|redemption))\b|^check(?: ?#?\d+)?$/i;
/** "Auto Pay" of a phone company is a bill; that of a card is not. */
const BILL = /\b(?:verizon|at&t|t-mobile|comcast|xfinity|spectrum|electric|energy|water|insurance)\b/i;

export function isNoPurchase(text: string, category: string): boolean {
  if (
    /^(?:payment|payments and credits|fees? ?(?:&|and)? ?(?:adjustments|interest)?|interest|transfer)$/i.test(
      category.trim(),
    )
  )
    return true;
  return NO_PURCHASE.test(text) && !BILL.test(text);
}

/** The first that matches counts: brands before trades, "Uber Eats" before "Uber". */
const RULES: readonly (readonly [RegExp, Target])[] = [
  [/\buber\s?\*?\s?eats\b/i, "part.delivery"],
  [/\buber\b/i, "brand.Uber"],
  [/\blyft\b/i, "brand.Lyft"],
  [/\bdoordash\b/i, "brand.DoorDash"],
  [/\bgrubhub\b/i, "brand.Grubhub"],
  [/\b(?:postmates|caviar|seamless|gopuff)\b/i, "part.delivery"],
  [/\binstacart\b/i, "brand.Instacart"],
  [/\bwhole ?foods|wholefds\b/i, "brand.Whole Foods"],
  [/\bamazon fresh|freshdirect|fresh direct|peapod\b/i, "part.online-groceries"],
  [/\b(?:prime video|audible|kindle)\b/i, "streaming"],
  [/\b(?:amazon|amzn|amz)\b/i, "brand.Amazon"],
  [/\bcostco gas\b/i, "gas"],
  [/\bcostco\b/i, "brand.Costco"],
  [/\bunited air|united\.com|^united \d/i, "brand.United"],
  [/\bdelta (?:air|a\s?i)|^delta \d/i, "brand.Delta"],
  [/\bsouthwes/i, "brand.Southwest"],
  [/\bamerican air/i, "brand.American Airlines"],
  [/\balaska a(?:ir|\s)/i, "brand.Alaska Airlines"],
  [/\bhawaiian air/i, "brand.Hawaiian Airlines"],
  [/\bjetblue\b/i, "brand.JetBlue"],
  [/\bair canada\b/i, "brand.Air Canada"],
  [/\bbritish air/i, "brand.British Airways"],
  [/\bemirates\b/i, "brand.Emirates"],
  [/\blufthansa\b/i, "brand.Lufthansa"],
  [/\b(?:spirit air|frontier air|allegiant|airlines?|airways)\b/i, "part.flights"],
  [
    /\b(?:marriott|courtyard|residence inn|fairfield inn|springhill|westin|sheraton|ritz-carlton|w hotel|aloft)\b/i,
    "brand.Marriott",
  ],
  [/\b(?:hilton|hampton inn|doubletree|embassy suites|homewood|home2|waldorf|conrad)\b/i, "brand.Hilton"],
  [/\b(?:hyatt|andaz)\b/i, "brand.Hyatt"],
  [/\b(?:ihg|holiday inn|intercontinental|crowne plaza|kimpton|staybridge|candlewood)\b/i, "brand.IHG"],
  [/\b(?:wyndham|la quinta|days inn|super 8|ramada|microtel)\b/i, "brand.Wyndham"],
  [/\b(?:comfort inn|quality inn|choice hotels|cambria)\b/i, "brand.Choice"],
  [/\bexpedia\b/i, "brand.Expedia"],
  [/\bhotels\.com\b/i, "brand.Hotels.com"],
  [/\b(?:vrbo|homeaway)\b/i, "brand.Vrbo"],
  [/\b(?:chase travel|cl \*chase|capital one travel|amex ?travel|citi travel|amextravel)\b/i, "travel_portal"],
  [/\b(?:airbnb|booking|hotel|motel|inn|resort|lodge|suites)\b/i, "part.hotels"],
  [/\bavis\b/i, "brand.Avis"],
  [/\b(?:hertz|enterprise rent|national car|alamo|sixt|turo|budget rent|thrifty|rent-?a-?car)\b/i, "part.car-rental"],
  [
    /\b(?:amtrak|cruise|carnival|royal caribbean|priceline|orbitz|travelocity|kayak|tripadvisor|tsa pre|global entry)\b/i,
    "travel_other",
  ],
  [/\b(?:disney ?plus|disney\+|hulu|espn\+?)\b/i, "brand.Disney streaming"],
  [
    /\b(?:netflix|spotify|hbo|max\.com|paramount\+?|peacock|youtube ?(?:tv|premium|music)|sling|fubo|pandora|sirius|siriusxm|crunchyroll|tidal|apple (?:tv|music))\b/i,
    "streaming",
  ],
  [
    /\b(?:shell|exxon|mobil|chevron|texaco|bp|citgo|sunoco|marathon|valero|conoco|phillips 66|76|arco|speedway|wawa|sheetz|quiktrip|qt|racetrac|kwik|circle k|casey|pilot|loves|love's|gas|fuel|petro|ev charg|chargepoint|electrify|supercharger)\b/i,
    "gas",
  ],
  [
    /\b(?:mta|metro|bart|caltrain|septa|wmata|cta|mbta|nj ?transit|transit|ez ?pass|e-zpass|fastrak|sunpass|toll|parking|parkmobile|spothero|parkwhiz|taxi|cab|curb|lime|bird|citi ?bike|ferry)\b/i,
    "transit",
  ],
  [
    /\b(?:kroger|safeway|albertsons|publix|wegmans|trader joe'?s?|aldi|lidl|h-?e-?b|meijer|food lion|giant|stop & shop|shoprite|sprouts|winn-?dixie|ralphs|vons|harris teeter|hy-?vee|market ?basket|fred meyer|king soopers|smith'?s food|piggly|jewel|acme|grocer(?:y|ies)?|supermarket|foods|farmers? market)\b/i,
    "groceries",
  ],
  [/\b(?:cvs|walgreens?|rite aid|pharmacy|drugs?)\b/i, "part.drugstores"],
  [/\b(?:home depot|lowe'?s|menards|ace hardware|true value|harbor freight)\b/i, "part.home-improvement"],
  [/\b(?:verizon|at&t|t-mobile|tmobile|mint mobile|cricket|google fi|us cellular|visible)\b/i, "part.phone"],
  [/\b(?:comcast|xfinity|spectrum|cox comm|optimum|frontier comm|centurylink|starlink|internet)\b/i, "part.internet"],
  [
    /\b(?:electric|energy|power|water|sewer|utility|utilities|pg&e|con ?ed(?:ison)?|duke|national grid|waste)\b/i,
    "part.utilities",
  ],
  [/\b(?:planet fitness|la fitness|gym|ymca|crossfit|orangetheory|soulcycle|fitness|yoga)\b/i, "part.fitness"],
  [/\bequinox\b/i, "brand.Equinox"],
  [/\bpeloton\b/i, "brand.Peloton"],
  [/\bstubhub\b/i, "brand.StubHub"],
  [
    /\b(?:ticketmaster|live nation|amc|regal|cinema|cinemark|theat(?:er|re)|museum|concert|bowl(?:ing)?|zoo|axs)\b/i,
    "part.entertainment",
  ],
  [
    /\b(?:adobe|microsoft|google (?:workspace|cloud|gsuite)|aws|dropbox|github|openai|chatgpt|slack|zoom|notion|squarespace|godaddy)\b/i,
    "part.software",
  ],
  [/\b(?:fedex|ups|usps|stamps)\b/i, "part.shipping"],
  [/\b(?:staples|office depot|officemax)\b/i, "part.office-supplies"],
  [/\b(?:facebook ads|facebk|google ads|meta ads|linkedin ads)\b/i, "part.advertising"],
  [/\bbest ?buy\b/i, "brand.Best Buy"],
  [/\bpaypal\b/i, "brand.PayPal"],
  [/\b(?:ebay|etsy|shein|temu|wayfair|zappos|chewy|aliexpress|shopify)\b/i, "part.online-retail"],
  [
    /\b(?:starbucks|dunkin|peet'?s|mcdonald'?s?|burger|wendy'?s|chipotle|chick-?fil|taco|subway|panera|sweetgreen|shake shack|five guys|domino'?s?|pizza|papa john|kfc|popeyes|panda express|restaurant|rest|ristorante|trattoria|bistro|cafe|caf\u00e9|coffee|bar|grill|diner|kitchen|sushi|ramen|thai|bakery|bagels?|deli|tavern|brew(?:ery|ing)?|pub|steakhouse|cantina|eatery|bbq|noodle|toast)\b/i,
    "dining",
  ],
];

/** Chase, American Express, Capital One, Discover and others name the trade themselves. */
const ISSUER_CATEGORIES: readonly (readonly [RegExp, Target])[] = [
  [/restaurant|dining|food & drink|bar & caf/i, "dining"],
  [/grocer|supermarket/i, "groceries"],
  [/gas|fuel|automotive-fuel/i, "gas"],
  [/airline|airfare/i, "part.flights"],
  [/lodging|hotel/i, "part.hotels"],
  [/car rental/i, "part.car-rental"],
  [/taxi|transit|commut|parking|toll|rideshare/i, "transit"],
  [/travel/i, "travel_other"],
  [/streaming|cable/i, "streaming"],
  [/pharmac|drug/i, "part.drugstores"],
  [/home improvement/i, "part.home-improvement"],
  [/phone|telecom|mobile/i, "part.phone"],
  [/internet/i, "part.internet"],
  [/utilit/i, "part.utilities"],
  [/entertainment/i, "part.entertainment"],
];

const find = (rules: readonly (readonly [RegExp, Target])[], text: string) =>
  rules.find(([pattern]) => pattern.test(text))?.[1];

/** @param text the line of the statement, which says more than the name that is shown */
export function guessTarget(text: string, category: string): Target {
  return find(RULES, text) ?? find(ISSUER_CATEGORIES, category) ?? "other";
}
