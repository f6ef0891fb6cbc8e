/** Common ids that kept their order: the longest increasing subsequence, by patience sorting. */
export function keptInOrder(before: readonly string[], after: readonly string[]): Set<string> {
  const places = new Map(before.map((id, place) => [id, place]));
  const common = after.flatMap((id) => {
    const place = places.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  /** End of the best run of each length, as an index into `common`. */
  const ends: number[] = [];
  const previous: (number | undefined)[] = [];
  common.forEach(({ place }, index) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((common[ends[middle] ?? 0]?.place ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    previous[index] = ends[low - 1];
    ends[low] = index;
  });
  const kept = new Set<string>();
  for (let index = ends.at(-1); index !== undefined; index = previous[index]) {
    const id = common[index]?.id;
    if (id !== undefined) kept.add(id);
  }
  return kept;
}
