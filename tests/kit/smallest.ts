/** What of a list is needed for it to fail: halves are left out first, then ever smaller pieces, until no piece can be. */
export async function smallest<Item>(
  all: readonly Item[],
  fails: (some: readonly Item[]) => Promise<boolean>,
): Promise<readonly Item[]> {
  let left = all;
  for (let size = Math.ceil(all.length / 2); size > 0; size = size === 1 ? 0 : Math.ceil(size / 2)) {
    for (let from = 0; from < left.length;) {
      const without = [...left.slice(0, from), ...left.slice(from + size)];
      if (await fails(without)) left = without;
      else from += size;
    }
  }
  // What was needed beside what is gone now may be needed no more.
  return left.length < all.length ? smallest(left, fails) : left;
}
