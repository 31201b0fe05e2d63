/**
 * The tray under a list whose rows have a "Compare" box: what is ticked, as pictures, and the way to the comparison. The
 * boxes belong to its form, so that it works as a plain GET form; with a script the pictures come, and a fifth card is
 * refused.
 */
import { useEffect, useState } from "react";

import { paths } from "../paths.ts";
import { announce } from "./announcer.tsx";

export const COMPARE_TRAY_ID = "compare-tray";
/** As many as the comparison takes. */
const MAX_CARDS = 4;

interface Ticked {
  readonly slug: string;
  readonly name: string;
  readonly image: string;
}

const listBoxes = () => [
  ...document.querySelectorAll<HTMLInputElement>(`input[type="checkbox"][form="${COMPARE_TRAY_ID}"]`),
];

const listTicked = (): Ticked[] =>
  listBoxes()
    .filter(({ checked }) => checked)
    .map(({ value, dataset }) => ({ slug: value, name: dataset["name"] ?? "", image: dataset["image"] ?? "" }));

const toCountText = (count: number) => (count === 1 ? "1 card to compare." : `${count} cards to compare.`);

export function CompareTray() {
  const [ticked, setTicked] = useState<readonly Ticked[]>([]);
  useEffect(() => {
    // The first tick wakes the tray, and a browser that comes back to the page keeps its ticks.
    const early = listTicked();
    setTicked(early);
    if (early.length > 0) announce(toCountText(early.length));
    const follow = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.form?.id !== COMPARE_TRAY_ID) return;
      if (target.checked && listTicked().length > MAX_CARDS) {
        target.checked = false;
        announce(`You can compare ${MAX_CARDS} cards at most. Remove one first.`);
        return;
      }
      const now = listTicked();
      setTicked(now);
      announce(toCountText(now.length));
    };
    document.addEventListener("change", follow);
    return () => document.removeEventListener("change", follow);
  }, []);
  const untick = (slug: string) => {
    for (const box of listBoxes()) if (box.value === slug) box.click();
  };
  return (
    <form
      id={COMPARE_TRAY_ID}
      className="compare-tray flex flex-wrap items-center gap-x-3 sm:gap-x-5 gap-y-2 px-4 py-2.5 border border-control rounded-md bg-surface print:hidden"
      action={paths.compare()}
      method="get"
      aria-label="Compare the checked cards"
    >
      {ticked.length === 0 ? (
        <p className="flex-1 small muted">Check two to four cards to see them side by side.</p>
      ) : (
        <ul className="flex flex-1 gap-1.5 sm:gap-2.5 items-center">
          {ticked.map(({ slug, name, image }) => (
            <li key={slug}>
              <button
                className="block w-18 lt-sm:w-10 p-0 lt-sm:py-2.5 bg-transparent"
                type="button"
                onClick={() => untick(slug)}
                aria-label={`Take ${name} out`}
                title={`Take ${name} out`}
              >
                <img className="card-art" src={image} width={72} height={45} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <button className="btn btn-primary lt-sm:px-4!" type="submit">
        {ticked.length > 1 ? `Compare ${ticked.length}` : "Compare"}
      </button>
    </form>
  );
}
