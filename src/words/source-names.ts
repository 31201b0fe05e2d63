/** Sources by name, the same on every page: who keeps the list, whose page it is. Browser-safe. */
import type { Source, SourceKind } from "../catalog/provenance.ts";
import PUBLIC_SETS from "../catalog/public-sets.json" with { type: "json" };

/** Where a source has no address. */
const KIND_LABELS: Readonly<Record<SourceKind, string>> = {
  "issuer terms": "the issuer's terms",
  "public page": "a public page",
  "public data set": "an unnamed public list of card facts",
  "general knowledge": "general knowledge",
  "our estimate": "our own estimate",
  "reference figures": "our own earlier figures",
};

const OWNERS: readonly (readonly [host: string, owner: string])[] = [
  ["aa.com", "American Airlines'"],
  ["alaskaair.com", "Alaska Airlines'"],
  ["americanexpress.com", "American Express's"],
  ["bankofamerica.com", "Bank of America's"],
  ["barclaycardus.com", "Barclays'"],
  ["biltrewards.com", "Bilt's"],
  ["capitalone.com", "Capital One's"],
  ["chase.com", "Chase's"],
  ["chasebenefits.com", "Chase's"],
  ["citi.com", "Citi's"],
  ["discover.com", "Discover's"],
  ["hawaiianairlines.com", "Hawaiian Airlines'"],
  ["usbank.com", "U.S. Bank's"],
  ["wellsfargo.com", "Wells Fargo's"],
];

export const findPublicSet = (address: string) => PUBLIC_SETS.find((set) => address.startsWith(set.address));

function findOwner(host: string): string | undefined {
  return OWNERS.find(([known]) => host === known || host.endsWith(`.${known}`))?.[1];
}

/** `Chase's page`, `thepointsguy.com`. */
function namePage(address: string): string {
  const host = new URL(address).hostname.replace(/^www\./, "");
  const owner = findOwner(host);
  return owner === undefined ? host : `${owner} page`;
}

/** `churning-card-finder (GitHub)`, `Credit Caddy card catalog (GitHub), read from Chase's page`, `Chase's page`. */
export function nameSource({ kind, address, also = [] }: Pick<Source, "kind" | "address" | "also">): string {
  if (address === undefined) {
    const [first] = also;
    return first === undefined
      ? KIND_LABELS[kind]
      : `${KIND_LABELS[kind]}; ${findPublicSet(first)?.name ?? namePage(first)} says the same`;
  }
  const set = findPublicSet(address);
  if (set) return set.name;
  // A list that names the page which it read.
  const reader = kind === "public data set" ? also.flatMap((other) => findPublicSet(other) ?? [])[0] : undefined;
  return reader ? `${reader.name}, read from ${namePage(address)}` : namePage(address);
}
