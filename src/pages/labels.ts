/** The words moved to `content/labels.ts`, where islands may read them too. */
export * from "../labels.ts";
