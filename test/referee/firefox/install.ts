/** For the journeys in Firefox (test/browser/firefox.browser.ts), which are skipped without it. */
import { installApart } from "../../support/install-apart.ts";

export default function install(): void {
  installApart(import.meta.dirname);
}
