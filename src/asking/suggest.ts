/** What was probably meant by a name that does not exist: near, or nothing. */

/** Longest name that is compared. */
const MAX_LENGTH = 60;

/** How many letters must be put in, taken out, changed or swapped with their neighbor; `most + 1` for anything further. */
function countEdits(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        edits = Math.min(edits, before[j - 2]! + 1);
      row.push(edits);
    }
    before = last;
    last = row;
  }
  return last[other.length]!;
}

/** @example findNear("dinning", ["dining", "gas"]) is "dining" */
export function findNear(name: string, known: Iterable<string>): string | undefined {
  if (name.length > MAX_LENGTH) return undefined;
  const plain = name.toLowerCase();
  let nearest: string | undefined;
  let fewest = Infinity;
  for (const other of known) {
    const most = Math.min(2, Math.ceil(Math.max(plain.length, other.length) / 3));
    const edits = countEdits(plain, other.toLowerCase(), most);
    if (edits <= most && edits < fewest) {
      nearest = other;
      fewest = edits;
    }
  }
  return nearest;
}
