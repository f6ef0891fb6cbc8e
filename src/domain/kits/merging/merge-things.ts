import { isSame } from '../../merging/is-same';
import { mergeOrder } from '../../merging/merge-order';
import { mapSides, union, type Sides } from '../../merging/sides';
import type { Decisions } from './parts';

interface Merging<Thing> {
  made: Decisions;
  nameOf: (thing: Thing) => string;
  merge: (name: string, sides: Sides<Thing>) => Thing;
  /** Default: any difference is an edit. */
  isEdited?: (before: Thing, after: Thing) => boolean;
}

/** Keeps additions of both, applies removals of either; removed here and edited there is decided as a whole. */
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
