/** Tools that do not read by their tables yet have other names for what assistants say. */
const NAMES: Readonly<Record<string, string>> = {
  own: "owned",
  brands: "brandsUsed",
  apply: "applications",
};
const CATEGORIES: ReadonlySet<string> = new Set(["dining", "groceries", "gas", "transit", "streaming", "other"]);

export function toLegacyBody(body: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const spend: Record<string, unknown> = {};
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(body)) {
    if (CATEGORIES.has(name)) spend[name] = value;
    else if (name === "travel") spend["travel_other"] = value;
    else if (name === "maxFees") rest["maxAnnualFeesUsd"] = value;
    else rest[NAMES[name] ?? name] = value;
  }
  return { ...rest, ...(Object.keys(spend).length > 0 ? { spend } : {}) };
}
