/** A binary heap: whatever is worth most comes first. */
export function createQueue<Entry extends { readonly usd: number }>() {
  const heap: Entry[] = [];
  const swap = (one: number, other: number) => ([heap[one], heap[other]] = [heap[other]!, heap[one]!]);
  return {
    push(entry: Entry): void {
      let at = heap.push(entry) - 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (heap[parent]!.usd >= heap[at]!.usd) return;
        swap(at, parent);
        at = parent;
      }
    },
    pop(): Entry | undefined {
      const top = heap[0];
      const last = heap.pop();
      if (heap.length === 0 || !last) return top;
      heap[0] = last;
      for (let at = 0; ;) {
        const [left, right] = [2 * at + 1, 2 * at + 2];
        let best = at;
        if (left < heap.length && heap[left]!.usd > heap[best]!.usd) best = left;
        if (right < heap.length && heap[right]!.usd > heap[best]!.usd) best = right;
        if (best === at) return top;
        swap(at, best);
        at = best;
      }
    },
  };
}
