import { isSame } from '../../merging/is-same';
import { mergeOrder } from '../../merging/merge-order';
import { mapSides, union, type Sides } from '../../merging/sides';
import type { Decisions } from './parts';

interface Merging<Thing> {
  made: Decisions;
  /** The name of the part that it is as a whole. */
  nameOf: (thing: Thing) => string;
  /** One that all three have. */
  merge: (name: string, sides: Sides<Thing>) => Thing;
  /** Whether a side made something else of it; anything that differs where left out. */
  isEdited?: (before: Thing, after: Thing) => boolean;
}

/**
 * Lists of things that are known by name, in one: what either added is there, and what either removed is gone, unless the
 * other changed it: that is decided as a whole.
 */
export function mergeThings<Thing>(
  lists: Sides<readonly Thing[]>,
  { made, nameOf, merge, isEdited = (before, after) => !isSame(before, after) }: Merging<Thing>,
): Thing[] {
  const named = mapSides(lists, (list) => new Map(list.map((thing) => [nameOf(thing), thing])));
  const names = mapSides(named, (things) => [...things.keys()]);
  const merged = new Map<string, Thing>();
  for (const name of union(names)) {
    const { base, mine, theirs } = mapSides(named, (things) => things.get(name));
    const isChanged = (side: Thing | undefined) =>
      side === undefined || base === undefined ? side !== base : isEdited(base, side);
    if (mine === undefined && theirs === undefined) continue;
    let thing: Thing | undefined;
    if (mine !== undefined && theirs !== undefined) thing = merge(name, { base: base ?? theirs, mine, theirs });
    else if (made.decide(name, { mine: isChanged(mine), theirs: isChanged(theirs) }) === 'mine') thing = mine;
    else thing = theirs;
    if (thing !== undefined) merged.set(name, thing);
  }
  return mergeOrder(names, new Set(merged.keys())).flatMap((name) => merged.get(name) ?? []);
}
