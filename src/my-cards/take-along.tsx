/** What can be taken along and read back in: the calendar, and all that is kept, as a file. */
import { useState } from "react";

import { announce } from "../ui/announcer.tsx";
import { replaceKept, restoreKept } from "./card-store.ts";
import { type KeptCards, parseKept, writeKept } from "./kept-cards.ts";
import { type CalendarContent, renderMyCalendar } from "./my-calendar.ts";
import { REFUSED } from "./use-my-cards.ts";

/** More than any of these files has. */
const MAX_BYTES = 5_000_000;

/** Gives a text to the browser's downloads. */
function saveFile(text: string, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** @returns what was wrong with it, or null */
async function readFile(file: File): Promise<string | null> {
  const text = file.size > MAX_BYTES ? "" : await file.text();
  const { kept, isWhole, isNewer } = parseKept(text);
  if (isNewer) return "This file is from a newer version of this page. Reload the page and try again.";
  if (text === "" || !isWhole) return "This isn't a My cards file, or it was changed. Nothing was loaded.";
  const done = replaceKept(kept);
  return done === "kept" ? null : REFUSED[done];
}

interface TakeAlongProps {
  readonly kept: KeptCards;
  /** Null: there is nothing to put in a calendar. */
  readonly calendar: CalendarContent | null;
}

export function TakeAlong({ kept, calendar }: TakeAlongProps) {
  const [outcome, setOutcome] = useState<{ readonly wrong: string | null } | null>(null);
  const readIn = async (file: File | undefined) => {
    if (!file) return;
    const wrong = await readFile(file).catch(() => "This file can't be read.");
    setOutcome({ wrong });
    announce(wrong ?? "The file's cards are loaded.");
  };
  return (
    <div className="stack">
      <p className="row">
        {calendar && (
          <button
            className="btn btn-secondary"
            type="button"
            onClick={() => saveFile(renderMyCalendar(calendar), "my-cards.ics", "text/calendar")}
          >
            Dates for my calendar (.ics)
          </button>
        )}
        <button
          className="btn btn-secondary"
          type="button"
          onClick={() => saveFile(writeKept(kept), "my-cards.json", "application/json")}
        >
          Everything as a file (.json)
        </button>
      </p>
      <label className="flex flex-col items-start gap-1">
        Load a saved file. Its cards replace these.
        <input
          type="file"
          className="file-field"
          accept=".json,application/json"
          onChange={({ currentTarget }) => void readIn(currentTarget.files?.[0])}
        />
      </label>
      {outcome?.wrong && <p className="field-error">{outcome.wrong}</p>}
      {outcome && outcome.wrong === null && (
        <p className="row">
          <span>The file's cards are loaded.</span>
          <button
            className="btn btn-quiet"
            type="button"
            onClick={() => {
              restoreKept();
              setOutcome(null);
              announce("Your previous cards are back.");
            }}
          >
            Undo
          </button>
        </p>
      )}
    </div>
  );
}
