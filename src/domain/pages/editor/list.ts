/** Immutable lists. Indexes outside are clamped. */

const within = (index: number, last: number) => Math.max(0, Math.min(Math.trunc(index), last));

export const insertAt = <T>(list: readonly T[], index: number, item: T): T[] =>
  list.toSpliced(within(index, list.length), 0, item);

export const removeAt = <T>(list: readonly T[], index: number): T[] => list.toSpliced(index, 1);

export const replaceAt = <T>(list: readonly T[], index: number, item: T): T[] => list.with(index, item);

/** `to` is the index to insert before, in the list before the move; the same list if the item stays. */
export function moveWithin<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const target = within(to, list.length);
  const item = list[from];
  if (item === undefined || target === from || target === from + 1) return list;
  return insertAt(removeAt(list, from), target > from ? target - 1 : target, item);
}

/** Returns the old list if the new one has the same objects. */
export const reuse = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  before.length === after.length && before.every((each, index) => each === after[index]) ? before : after;
