/**
 * The form's side of the check against robots (`worker/newsletter/challenge.ts`). Loads
 * Turnstile when a form is sent, not before, and only where the page names a site key.
 */
import { CHALLENGE_SCRIPT, toScriptUrl } from "../ui/trusted-scripts.ts";

interface Turnstile {
  render(host: HTMLElement, options: Readonly<Record<string, string | boolean | ((token: string) => void)>>): string;
}

const PATIENCE_MS = 120_000;

/** A token, or an empty string: the server then says what is wrong. */
export async function solveChallenge(form: HTMLFormElement, siteKey: string): Promise<string> {
  try {
    const turnstile = await load();
    const host = document.createElement("div");
    form.append(host);
    return await new Promise((resolve) => {
      const giveUp = () => resolve("");
      setTimeout(giveUp, PATIENCE_MS);
      turnstile.render(host, {
        sitekey: siteKey,
        action: "subscribe",
        // Nothing is seen of it unless somebody has to do something.
        appearance: "interaction-only",
        // The form's fields are its own.
        "response-field": false,
        callback: resolve,
        "error-callback": giveUp,
      });
    });
  } catch {
    return "";
  }
}

async function load(): Promise<Turnstile> {
  const holder = window as { readonly turnstile?: Turnstile };
  if (!holder.turnstile) {
    const script = document.createElement("script");
    script.src = toScriptUrl(CHALLENGE_SCRIPT);
    // The embedder policy wants the other side's leave.
    script.crossOrigin = "anonymous";
    await new Promise((resolve, reject) => {
      script.addEventListener("load", resolve);
      script.addEventListener("error", reject);
      document.head.append(script);
    });
  }
  if (!holder.turnstile) throw new Error("Turnstile did not start.");
  return holder.turnstile;
}
