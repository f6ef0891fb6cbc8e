import { isSame } from '../is-same';
import type { Side } from './sides';

type Props = Readonly<Record<string, unknown>>;

/** Which side to take where both have changed the same property, each in another way. */
export type SettleProperty = (property: string) => Side;

/**
 * Two versions of one thing in one, each property from whoever changed it. One of the two itself, where that is what
 * comes out, mine first: what is on the screen stays the very same object.
 * @param base nothing where both have added it.
 */
export function mergeProps<T extends Props>(base: Props | undefined, mine: T, theirs: T, settle: SettleProperty): T {
  const taken: [property: string, side: Side][] = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map(
    (property) => [property, sideOf(property)],
  );
  const isAll = (side: Side) => taken.every(([property, from]) => from === side || mine[property] === theirs[property]);
  if (isAll('mine')) return mine;
  if (isAll('theirs')) return theirs;
  const sides = { mine, theirs };
  return Object.fromEntries(
    taken.flatMap(([property, side]) =>
      Object.hasOwn(sides[side], property) ? [[property, sides[side][property]]] : [],
    ),
  ) as T;

  function sideOf(property: string): Side {
    const [before, here, there] = [base?.[property], mine[property], theirs[property]];
    if (isSame(here, there) || isSame(there, before)) return 'mine';
    return isSame(here, before) ? 'theirs' : settle(property);
  }
}
