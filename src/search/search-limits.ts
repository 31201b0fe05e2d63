/** Spec, sections 5 and 9: what search accepts and how much it answers. */
export const SEARCH_MIN_LENGTH = 2;
export const SEARCH_MAX_LENGTH = 100;
export const SEARCH_MAX_RESULTS = 5;
/** Pages besides cards, in the header and from the API. */
export const SEARCH_MAX_PAGES = 3;
export const SEARCH_THRESHOLD = 0.4;
