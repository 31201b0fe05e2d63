import { readdirSync, readFileSync } from "node:fs";

const PAGE_BYTES = 4096;

/** Resident memory of the workerd processes that this process started, directly or not, in MB. */
export function readWorkerdMb(): number {
  const processes = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const pages = processes.map((pid) => {
    try {
      if (readFileSync(`/proc/${pid}/comm`, "utf8").trim() !== "workerd" || !isDescendant(pid)) return 0;
      return Number(readFileSync(`/proc/${pid}/statm`, "utf8").split(" ")[1]);
    } catch {
      // It has ended meanwhile.
      return 0;
    }
  });
  return Math.round((pages.reduce((sum, value) => sum + value, 0) * PAGE_BYTES) / 2 ** 20);
}

function isDescendant(pid: string): boolean {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const parent = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1] ?? "0";
  return parent === String(process.pid) || (parent !== "0" && parent !== "1" && isDescendant(parent));
}
