/** System, light or dark. It needs a script: without one it has no place. */
import { useEffect, useRef } from "react";

import { watchStorage } from "../ui/watch-storage.ts";
import { applyTheme, readTheme, type Theme, THEME_KEY, THEMES } from "./kept-theme.ts";

const LABELS: Readonly<Record<Theme, string>> = { system: "System", light: "Light", dark: "Dark" };

/** Its choices are the browser's own, so that one that was made before the script came is not lost. */
export function ThemeSwitch() {
  const choices = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const listChoices = () => [...(choices.current?.querySelectorAll("input") ?? [])];
    const follow = () => {
      const kept = readTheme();
      applyTheme(kept);
      for (const choice of listChoices()) choice.checked = choice.value === kept;
    };
    const early = THEMES.find((theme) =>
      listChoices().some(({ value, checked, defaultChecked }) => value === theme && checked && !defaultChecked),
    );
    if (early) applyTheme(early);
    else follow();
    return watchStorage(THEME_KEY, follow);
  }, []);
  return (
    <fieldset ref={choices} className="theme-switch m-0 p-0 border-0 flex flex-wrap items-center scriptless:hidden">
      <legend className="float-left mr-3 mb-0 p-0 leading-44px">Theme</legend>
      {THEMES.map((name) => (
        <label key={name} className="flex items-center min-h-44px min-w-44px gap-1.5 pr-4 cursor-pointer">
          <input
            type="radio"
            name="theme"
            value={name}
            defaultChecked={name === "system"}
            onChange={() => applyTheme(name)}
          />
          {LABELS[name]}
        </label>
      ))}
    </fieldset>
  );
}
