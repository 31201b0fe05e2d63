/** What the analyzer asks: the profile and nothing besides. */
import type { Values } from "../../asking/parameter.ts";
import { PROFILE } from "../../asking/profile.ts";

export const ANALYZER = PROFILE;

export type AnalyzerTable = typeof ANALYZER;
export type AnalyzerValues = Values<AnalyzerTable>;
