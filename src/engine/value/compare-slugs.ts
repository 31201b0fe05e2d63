interface Named {
  readonly slug: string;
}

/** The last word wherever two are equal otherwise: the alphabetical order of their slugs. */
export const compareSlugs = (left: Named, right: Named): number => (left.slug < right.slug ? -1 : 1);
