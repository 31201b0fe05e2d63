/** The same names as in the tools' addresses, so that a visitor can take them along. */
export const READER_PARAMETERS = ["preset", "trips", "travelers"] as const;
