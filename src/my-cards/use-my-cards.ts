import { heldRecordsUrl } from "virtual:held-records-asset";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";

import { announce } from "../ui/announcer.tsx";
import type { Change } from "./change-cards.ts";
import { changeKept, type Kept, readKeptText, watchKept } from "./card-store.ts";
import type { HeldRecords } from "./held-record.ts";
import { parseKept, type ReadCards } from "./kept-cards.ts";

/** What is kept, always the latest; null on the server and while hydrating. */
export function useKeptCards(): ReadCards | null {
  const text = useSyncExternalStore<string | null>(watchKept, readKeptText, () => null);
  return useMemo(() => (text === null ? null : parseKept(text)), [text]);
}

export const REFUSED: Readonly<Record<Exclude<Kept, "kept">, string>> = {
  full: "This browser is out of storage space. Nothing was changed.",
  newer: "A newer version of this page saved your cards. Reload the page.",
};

export interface Keeping {
  /** Keeps a change and says what it did. @returns whether it is kept */
  readonly keep: (change: Change, said: string) => boolean;
  /** Why the last change was not kept. */
  readonly refused: string | null;
}

export function useKeeping(): Keeping {
  const [refused, setRefused] = useState<string | null>(null);
  return useMemo(
    () => ({
      refused,
      keep(change, said) {
        const kept = changeKept(change);
        const why = kept === "kept" ? null : REFUSED[kept];
        setRefused(why);
        if (why !== null || said !== "") announce(why ?? said);
        return why === null;
      },
    }),
    [refused],
  );
}

/** The cards' records, fetched once when they are needed; `failed` where they cannot be had. */
export function useHeldRecords(isNeeded: boolean): HeldRecords | "failed" | null {
  const [records, setRecords] = useState<HeldRecords | "failed" | null>(null);
  useEffect(() => {
    if (!isNeeded || records !== null) return;
    fetch(heldRecordsUrl)
      .then((response) => {
        if (!response.ok) throw new Error(`The cards answered ${response.status}`);
        return response.json() as Promise<HeldRecords>;
      })
      .then(setRecords, () => setRecords("failed"));
  }, [isNeeded, records]);
  return records;
}
