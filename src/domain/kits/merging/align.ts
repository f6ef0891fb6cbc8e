import { keptInOrder } from '../../merging/longest-run';

/**
 * Index in `before` of each of `after`, undefined if new. Equal items match, then those between the same neighbours;
 * lists of equal length match by index.
 */
export function align(before: readonly string[], after: readonly string[]): (number | undefined)[] {
  if (before.length === after.length) return after.map((_, place) => place);
  const [old, now] = [numbered(before), numbered(after)];
  const kept = keptInOrder(old, now);
  const found: (number | undefined)[] = [];
  let from = 0;
  for (const id of now) {
    if (kept.has(id)) {
      found.push(old.indexOf(id));
      from = old.indexOf(id) + 1;
      continue;
    }
    const isFree = from < old.length && !kept.has(old[from] ?? '');
    found.push(isFree ? from : undefined);
    if (isFree) from += 1;
  }
  return found;
}

function numbered(all: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return all.map((each) => {
    const number = (seen.get(each) ?? 0) + 1;
    seen.set(each, number);
    return `${number} ${each}`;
  });
}
