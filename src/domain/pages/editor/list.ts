/** Lists that are never changed, only made anew. Indices outside of a list are brought into it. */

const within = (index: number, last: number) => Math.max(0, Math.min(Math.trunc(index), last));

export const insertAt = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.toSpliced(within(index, list.length), 0, item);

export const removeAt = <T>(list: readonly T[], index: number): T[] => list.toSpliced(index, 1);

export const replaceAt = <T>(list: readonly T[], index: number, item: T): T[] => list.with(index, item);

/**
 * Moves one item; the very same list where it stays.
 * @param to before which index, counted in the list as it is before.
 */
export function moveWithin<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const target = within(to, list.length);
  const item = list[from];
  if (item === undefined || target === from || target === from + 1) return list;
  return insertAt(removeAt(list, from), target > from ? target - 1 : target, item);
}

/** The old list itself where the new one holds the very same. */
export const reuse = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  before.length === after.length && before.every((each, index) => each === after[index]) ? before : after;
