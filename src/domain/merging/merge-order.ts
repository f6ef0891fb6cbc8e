import { keptInOrder } from './longest-run';
import { mapSides, otherSide, type Side, type Sides } from './sides';

type Ids = readonly string[];

/** Unmoved members follow the base, others their predecessor on that side. Symmetric, whichever side is mine. */
export function mergeOrder(sides: Sides<Ids>, members: ReadonlySet<string>): string[] {
  const { base, mine, theirs } = mapSides(sides, (ids) => ids.filter((id) => members.has(id)));
  const movedBy = { mine: moved(base, mine), theirs: moved(base, theirs) };
  // If both moved the same block, one of them decides for all.
  const leader: Side = mine.join('\n') < theirs.join('\n') ? 'mine' : 'theirs';
  const placedBy = (id: string): Side | undefined => {
    if (movedBy[leader].has(id)) return leader;
    return movedBy[otherSide(leader)].has(id) ? otherSide(leader) : undefined;
  };

  const followers = new Map<string | undefined, string[]>();
  for (const [side, ids] of [
    ['mine', mine],
    ['theirs', theirs],
  ] as const) {
    let last: string | undefined;
    for (const id of ids) {
      const by = placedBy(id);
      if (by === side) followers.set(last, [...(followers.get(last) ?? []), id]);
      if (by === side || by === undefined) last = id;
    }
  }

  const order = new Set<string>();
  const put = (id: string) => {
    order.add(id);
    putFollowers(id);
  };
  const putFollowers = (id: string | undefined) => followers.get(id)?.toSorted().forEach(put);
  putFollowers(undefined);
  for (const id of base) if (placedBy(id) === undefined) put(id);
  return [...order, ...[...members].filter((id) => !order.has(id))];
}

function moved(base: Ids, side: Ids): Set<string> {
  const kept = keptInOrder(base, side);
  return new Set(side.filter((id) => !kept.has(id)));
}
