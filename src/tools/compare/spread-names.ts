export interface NamePlace {
  /** Where the line ends, from the top. */
  readonly at: number;
  /** Room that the name takes. */
  readonly height: number;
}

/**
 * The middles of the names at the ends of lines: as near to the ends as can be without one covering another, moved both
 * ways around them, and out of the picture by half a name at most. Names that are in each other's way form a block around the mean of
 * their ends; blocks that touch become one.
 * @param size of the picture, in the same unit
 */
export function spreadNames(names: readonly NamePlace[], size: number): number[] {
  const order = names.map((_, index) => index).toSorted((left, right) => names[left]!.at - names[right]!.at);
  const blocks: { readonly members: number[]; top: number; height: number }[] = [];
  const place = (members: number[]) => {
    const height = members.reduce((sum, index) => sum + names[index]!.height, 0);
    let above = 0;
    let sum = 0;
    const over = names[members[0]!]!.height / 2;
    for (const index of members) {
      sum += names[index]!.at - names[index]!.height / 2 - above;
      above += names[index]!.height;
    }
    return { members, height, top: Math.min(Math.max(sum / members.length, -over), size - height + over) };
  };
  for (const index of order) {
    let block = place([index]);
    for (let before = blocks.at(-1); before && before.top + before.height > block.top; before = blocks.at(-1)) {
      blocks.pop();
      block = place([...before.members, ...block.members]);
    }
    blocks.push(block);
  }
  const middles = names.map(() => 0);
  for (const { members, top } of blocks) {
    let next = top;
    for (const index of members) {
      middles[index] = next + names[index]!.height / 2;
      next += names[index]!.height;
    }
  }
  return middles;
}
