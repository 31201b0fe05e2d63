/** What the whole site is called and holds: each constant once. Safe in the browser; imports nothing. */

export const SITE = {
  name: "Waycard",
  tagline: "Travel cards, worked out.",
  /** In the addresses of the nine lists, and in the copyright line; other years lead to this one's lists. */
  year: 2025,
  byline: "Waycard editorial team",
  /** In documentation space until the operator sets a mailbox of their own. */
  contactEmail: "hello@waycard.example",
  facebookUrl: "https://www.facebook.com/waycard",
  instagramUrl: "https://www.instagram.com/waycard",
} as const;

export const LOGO = { widthPx: 180, heightPx: 30 } as const;

export const NEWSLETTER = {
  /** Month of the consent text on the subscribe page; a new text is a new version. */
  consentVersion: "2026-11",
  addressMaxLength: 254,
} as const;

/** From this viewport width on the menu is a bar; below it a hamburger menu. */
export const MENU_BREAKPOINT_PX = 1100;
/** The same for the text size that browsers start with; larger text needs a wider window for the bar. */
export const MENU_BREAKPOINT_EM = MENU_BREAKPOINT_PX / 16;
/** How long the search results stay after the field lost the focus. */
export const SEARCH_BLUR_DELAY_MS = 150;

/** The footer's statements, said once more where a page speaks of money. */
export const STATEMENTS = {
  purpose: "Waycard helps you find the travel card with the best rewards and perks for what you really spend.",
  compensation:
    "We may earn compensation from partner links. Our editorial opinions stay independent: rankings cannot see who pays.",
  completeness: "Offers can change, and our information may be incomplete or late. Confirm the terms with the issuer.",
} as const;
