/** System, light or dark. It needs a script, so without one it is not seen; its place is kept. */
import { useEffect, useState } from "react";

import { watchStorage } from "../ui/watch-storage.ts";
import { applyTheme, readTheme, type Theme, THEME_KEY, THEMES } from "./kept-theme.ts";

const LABELS: Readonly<Record<Theme, string>> = { system: "System", light: "Light", dark: "Dark" };

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => {
    const follow = () => {
      const kept = readTheme();
      applyTheme(kept);
      setTheme(kept);
    };
    follow();
    return watchStorage(THEME_KEY, follow);
  }, []);
  return (
    <fieldset
      className={`theme-switch m-0 p-0 border-0 flex flex-wrap items-center ${theme === null ? "invisible" : ""}`}
    >
      <legend className="float-left mr-3 mb-0 p-0 leading-44px">Theme</legend>
      {THEMES.map((name) => (
        <label key={name} className="flex items-center min-h-44px min-w-44px gap-1.5 pr-4 cursor-pointer">
          <input
            type="radio"
            name="theme"
            value={name}
            checked={theme === name}
            onChange={() => {
              applyTheme(name);
              setTheme(name);
            }}
          />
          {LABELS[name]}
        </label>
      ))}
    </fieldset>
  );
}
