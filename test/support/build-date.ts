/** The day for which tests and benchmarks build the site, so that the same commit gives the same bytes on any day. */
export const TEST_BUILD_DATE = "2026-11-27";

/** Before anything of the build is loaded. Beside `npm start`'s own, so that neither has to build for the other. */
export function useTestBuild(): void {
  process.env["BUILD_DATE"] ??= TEST_BUILD_DATE;
  process.env["BUILD_FOLDER"] ??= "dist/test";
}
