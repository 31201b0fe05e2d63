/** The choices and limits of the planner's parameters. Apart from their names, which no form needs. */
export const MONTHS_CHOICES = ["12", "24"] as const;
export const PEOPLE_CHOICES = ["1", "2"] as const;
export const MAX_ONE_OFFS = 6;
export const MAX_OTHER_ACCOUNTS = 40;
export const MAX_ONE_OFF_USD = 1_000_000;
