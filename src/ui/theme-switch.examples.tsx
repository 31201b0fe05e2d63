import type { Example } from "./example.ts";
import { ThemeSwitch } from "./theme-switch.tsx";

export const examples: readonly Example[] = [["Theme switch, before its script", () => <ThemeSwitch />]];
