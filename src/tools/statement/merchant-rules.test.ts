/** What a line of a statement is taken for. */
import { describe, expect, test } from "vitest";

import { guessTarget, isNoPurchase } from "./merchant-rules.ts";

describe("no purchase", () => {
  test.each([
    ["PAYMENT THANK YOU", ""],
    ["CHASE AUTOPAY", ""],
    ["ANNUAL MEMBERSHIP FEE", ""],
    ["CHECK #1234", ""],
    ["Anything", "Payment"],
    ["Anything", " payments and credits "],
    ["Anything", "Fees & Adjustments"],
    ["Anything", "fee interest"],
    ["Anything", "Interest"],
    ["Anything", "TRANSFER"],
  ])("is %j of the category %j", (text, category) => expect(isNoPurchase(text, category)).toBe(true));

  test.each([
    ["VERIZON AUTOPAY", ""],
    ["BLUE DOOR CAFE", ""],
    ["CHECKERS DRIVE-IN", ""],
    ["Anything", "Payment plan"],
    ["Anything", "Pet transfer"],
    ["Anything", "Groceries"],
  ])("is not %j of the category %j", (text, category) => expect(isNoPurchase(text, category)).toBe(false));
});

test.each([
  ["UBER *EATS", "", "part.delivery"],
  ["UBER TRIP", "", "brand.Uber"],
  ["COSTCO GAS #12", "", "gas"],
  ["COSTCO WHSE", "", "brand.Costco"],
  ["PRIME VIDEO", "", "streaming"],
  ["AMAZON MKTPL", "", "brand.Amazon"],
  ["HOLIDAY INN EXPRESS", "", "brand.IHG"],
  ["SEASIDE INN", "", "part.hotels"],
  ["FRONTIER AIR", "", "part.flights"],
  ["FRONTIER COMM", "", "part.internet"],
  // The name goes before the issuer's category, and that before everything else.
  ["SAFEWAY", "Restaurants", "groceries"],
  ["ACORN LLC", "Restaurants", "dining"],
  ["ACORN LLC", "Travel-Airline", "part.flights"],
  ["ACORN LLC", "Travel/ Entertainment", "travel_other"],
  ["ACORN LLC", "Merchandise", "other"],
  ["ACORN LLC", "", "other"],
])("%j of the category %j counts as %s", (text, category, target) => expect(guessTarget(text, category)).toBe(target));

describe("each kind of merchant is known by some of its names", () => {
  test.each([
    ["part.delivery", "UBER EATS|POSTMATES|GOPUFF"],
    ["brand.Lyft", "LYFT RIDE"],
    ["brand.DoorDash", "DOORDASH"],
    ["brand.Grubhub", "GRUBHUB"],
    ["brand.Instacart", "INSTACART"],
    ["brand.Whole Foods", "WHOLE FOODS|WHOLEFDS|WHOLEFOODS"],
    ["part.online-groceries", "AMAZON FRESH|FRESHDIRECT|PEAPOD"],
    ["brand.Amazon", "AMZN MKTP|AMZ"],
    ["brand.United", "UNITED AIR|UNITED.COM|UNITED 016"],
    ["brand.Delta", "DELTA AIR|DELTA 006"],
    ["brand.Southwest", "SOUTHWES 526"],
    ["brand.American Airlines", "AMERICAN AIR 001"],
    ["brand.Alaska Airlines", "ALASKA AIR|ALASKA A 027"],
    ["brand.Hawaiian Airlines", "HAWAIIAN AIR"],
    ["brand.JetBlue", "JETBLUE"],
    ["brand.Air Canada", "AIR CANADA"],
    ["brand.British Airways", "BRITISH AIRWAYS"],
    ["brand.Emirates", "EMIRATES"],
    ["brand.Lufthansa", "LUFTHANSA"],
    ["part.flights", "SPIRIT AIR|SOME AIRLINES|OTHER AIRWAYS"],
    ["brand.Marriott", "MARRIOTT|COURTYARD|WESTIN"],
    ["brand.Hilton", "HILTON|HAMPTON INN"],
    ["brand.Hyatt", "HYATT|ANDAZ"],
    ["brand.Wyndham", "LA QUINTA|DAYS INN"],
    ["brand.Choice", "COMFORT INN|QUALITY INN"],
    ["brand.Expedia", "EXPEDIA"],
    ["brand.Hotels.com", "HOTELS.COM"],
    ["brand.Vrbo", "VRBO|HOMEAWAY"],
    ["travel_portal", "CHASE TRAVEL|AMEXTRAVEL|AMEX TRAVEL"],
    ["part.hotels", "AIRBNB|SOME HOTEL|BOOKING"],
    ["brand.Avis", "AVIS RENT"],
    ["part.car-rental", "HERTZ|TURO|RENT-A-CAR|RENTACAR"],
    ["travel_other", "AMTRAK|KAYAK"],
    ["brand.Disney streaming", "DISNEY PLUS|HULU|ESPN+"],
    ["streaming", "NETFLIX|SPOTIFY|YOUTUBE TV|APPLE MUSIC"],
    ["gas", "SHELL OIL|EXXON|QT 12|CHARGEPOINT"],
    ["transit", "MTA NYCT|NJ TRANSIT|NJTRANSIT|E-ZPASS|EZPASS|PARKING"],
    ["groceries", "KROGER|TRADER JOES|HEB|H-E-B|GROCERIES"],
    ["part.drugstores", "CVS|WALGREENS|SOME PHARMACY"],
    ["part.home-improvement", "HOME DEPOT|LOWES|LOWE'S"],
    ["part.phone", "VERIZON|AT&T|TMOBILE"],
    ["part.internet", "COMCAST|XFINITY"],
    ["part.utilities", "CITY WATER|CONED|CON EDISON"],
    ["part.fitness", "PLANET FITNESS|YOGA"],
    ["brand.Equinox", "EQUINOX"],
    ["brand.Peloton", "PELOTON"],
    ["brand.StubHub", "STUBHUB"],
    ["part.entertainment", "TICKETMASTER|AMC|ZOO"],
    ["part.software", "ADOBE|GITHUB|GOOGLE CLOUD"],
    ["part.shipping", "FEDEX|USPS"],
    ["part.office-supplies", "STAPLES|OFFICEMAX"],
    ["part.advertising", "FACEBK|GOOGLE ADS"],
    ["brand.Best Buy", "BEST BUY|BESTBUY"],
    ["brand.PayPal", "PAYPAL"],
    ["part.online-retail", "EBAY|ETSY"],
    ["dining", "STARBUCKS|CHICK-FIL-A|MCDONALDS|SOME BREWERY"],
  ])("%s", (target, names) => {
    for (const name of names.split("|")) expect(guessTarget(name, ""), name).toBe(target);
  });

  test.each([
    ["dining", "Food & Drink"],
    ["groceries", "Supermarkets"],
    ["gas", "Gasoline"],
    ["part.flights", "Airfare"],
    ["part.hotels", "Lodging"],
    ["part.car-rental", "Car Rental"],
    ["transit", "Transportation-Taxis & Coach"],
    ["travel_other", "Other Travel"],
    ["streaming", "Cable"],
    ["part.drugstores", "Pharmacies"],
    ["part.home-improvement", "Home Improvement"],
    ["part.phone", "Telecom"],
    ["part.internet", "Internet Services"],
    ["part.utilities", "Bills & Utilities"],
    ["part.entertainment", "Entertainment"],
  ])("%s by the issuer's category %s", (target, category) => expect(guessTarget("ACORN LLC", category)).toBe(target));

  test("a name within another word is none", () => {
    for (const name of ["SUBERB", "XLYFT", "OUNITED 5", "GASTON", "METROPOLIS", "CARBON", "BARN"]) {
      expect(guessTarget(name, ""), name).toBe("other");
    }
  });
});
