/** The day for which tests and benchmarks build the site, so that the same commit gives the same bytes on any day. */
export const TEST_BUILD_DATE = "2026-11-22";
