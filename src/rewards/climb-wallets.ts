import type { BestList } from "./best-list.ts";

/**
 * Finds a good wallet of up to `size` cards to start the proof from: from the
 * best so far, each card is added and swapped in, as long as that helps. It
 * proves nothing; it makes the bounds cut early.
 * @param free the cards that may be put in or taken out
 */
export function climbWallets(list: BestList, size: number, free: readonly number[]): void {
  for (;;) {
    const current = list.bestUpTo[size];
    if (!current) return;
    const { members } = current;
    const outside = free.filter((card) => !members.includes(card));
    for (const card of outside) {
      if (members.length < size) list.offer([...members, card]);
      for (const [at, member] of members.entries()) {
        if (free.includes(member)) list.offer(members.with(at, card));
      }
    }
    if (list.bestUpTo[size] === current) return;
  }
}
