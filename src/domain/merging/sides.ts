export interface Sides<T> {
  base: T;
  mine: T;
  theirs: T;
}

export type Side = 'mine' | 'theirs';

export const otherSide = (side: Side): Side => (side === 'mine' ? 'theirs' : 'mine');

export const mapSides = <T, R>({ base, mine, theirs }: Sides<T>, change: (value: T) => R): Sides<R> => ({
  base: change(base),
  mine: change(mine),
  theirs: change(theirs),
});

/** Values of all sides, each once: mine first, so that messages follow the order on screen. */
export const union = <T>({ base, mine, theirs }: Sides<Iterable<T>>): T[] => [
  ...new Set([...mine, ...theirs, ...base]),
];
