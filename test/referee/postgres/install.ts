/** For the tests on a real PostgreSQL (worker/newsletter/real-postgres.worker.test.ts), which are skipped without it. */
import { installApart } from "../../support/install-apart.ts";

export default function install(): void {
  installApart(import.meta.dirname);
}
