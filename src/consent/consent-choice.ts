/** What the visitor answered, saved in this browser only. */
export type ConsentChoice = "agreed" | "declined";

const KEY = "waycard:consent";

interface PrivacySignal {
  readonly globalPrivacyControl?: boolean;
}

/** Global Privacy Control says no for all sites; no answer given here outweighs it. */
export function hasPrivacySignal(): boolean {
  return (navigator as PrivacySignal).globalPrivacyControl === true;
}

/** Undefined until there is an answer, and where the browser keeps nothing. */
export function readChoice(): ConsentChoice | undefined {
  if (hasPrivacySignal()) return "declined";
  try {
    const choice = localStorage.getItem(KEY);
    return choice === "agreed" || choice === "declined" ? choice : undefined;
  } catch {
    return undefined;
  }
}

export function keepChoice(choice: ConsentChoice): void {
  try {
    localStorage.setItem(KEY, choice);
  } catch {
    // The answer holds for this page; the next one asks again.
  }
}
