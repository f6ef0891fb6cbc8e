import { keptInOrder } from './longest-run';
import { mapSides, otherSide, type Side, type Sides } from './sides';

type Ids = readonly string[];

/**
 * Both sides’ order of one list in one. What neither has moved stands in the order of the base; what one has moved or
 * added follows whatever it followed there. The same for both sides, whichever is called mine: two editors who merge
 * with each other arrive at the same page.
 * @param members what the merged list holds; anything else is passed over.
 */
export function mergeOrder(sides: Sides<Ids>, members: ReadonlySet<string>): string[] {
  const { base, mine, theirs } = mapSides(sides, (ids) => ids.filter((id) => members.has(id)));
  const movedBy = { mine: moved(base, mine), theirs: moved(base, theirs) };
  // Where both have moved the same block, one of them decides for all.
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

/** What a side has added to the list or moved in it. */
function moved(base: Ids, side: Ids): Set<string> {
  const kept = keptInOrder(base, side);
  return new Set(side.filter((id) => !kept.has(id)));
}
