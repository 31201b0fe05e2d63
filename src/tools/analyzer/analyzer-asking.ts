/** What the analyzer asks: the profile and nothing besides. */
import { PROFILE } from "../../asking/profile.ts";

/** Names the form, the fields in it and those that stand outside of it. */
export const ANALYZER_FORM_ID = "analyzer";

export const ANALYZER = PROFILE;

export type AnalyzerTable = typeof ANALYZER;
