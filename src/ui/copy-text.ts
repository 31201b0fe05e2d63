import { announce } from "./announcer.tsx";

/**
 * Copies a text and says what came of it.
 * @returns whether the browser let it: it may refuse, and without HTTPS it always does
 */
export async function copyText(text: string, done: string, refused: string): Promise<boolean> {
  const isDone = await writeClipboard(text);
  announce(isDone ? done : refused);
  return isDone;
}

async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
