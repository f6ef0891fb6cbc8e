import { isSame } from '../../../merging/is-same';
import { reuse } from '../list';
import { mergeOrder } from '../../../merging/merge-order';
import { mapSides, union, type Side, type Sides } from '../../../merging/sides';
import { tableParts, type Item, type Parts } from './table-rows';

type Props = Readonly<Record<string, unknown>>;

/** Reads the conflicting value from a version; undefined if missing there. */
export type ValueIn<T> = (version: T | undefined) => unknown;

type SettleValue<T> = (valueIn: ValueIn<T>) => Side;

/** By item in lists and tables. Returns an equal side itself, mine first. `base` is undefined if both added it. */
export function mergeProps<T extends Props>(
  base: Props | undefined,
  mine: T,
  theirs: T,
  settle: SettleValue<Props>,
): T {
  const taken = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map(
    (property): [property: string, from: Props] => [property, holderOf(property)],
  );
  const isAll = (side: Props) => taken.every(([property, from]) => from[property] === side[property]);
  if (isAll(mine)) return mine;
  if (isAll(theirs)) return theirs;
  return Object.fromEntries(
    taken.flatMap(([property, from]) => (Object.hasOwn(from, property) ? [[property, from[property]]] : [])),
  ) as T;

  function holderOf(property: string): Props {
    const values = mapSides<Props | undefined, unknown>({ base, mine, theirs }, (side) => side?.[property]);
    if (isSame(values.mine, values.theirs) || isSame(values.theirs, values.base)) return mine;
    if (isSame(values.mine, values.base)) return theirs;
    const { read, make } = tableParts(values.base) ?? LIST;
    const [before, here, there] = [read(values.base), read(values.mine), read(values.theirs)];
    if (!before || !here || !there) return settle((side) => side?.[property]) === 'mine' ? mine : theirs;
    const items = mergeItems({ base: before, mine: here, theirs: there }, (valueIn) =>
      settle((side) => valueIn(read(side?.[property]))),
    );
    if (items === here) return mine;
    return items === there ? theirs : { [property]: make(items) };
  }
}

/** Merges two lists of items with their order. Items deleted on one side and unchanged on the other are dropped. */
function mergeItems(lists: Sides<readonly Item[]>, settle: SettleValue<readonly Item[]>): readonly Item[] {
  const ids = mapSides(lists, (items) => items.map(({ id }) => id));
  const merged = new Map(union(ids).map((id) => [id, itemFor(id)]));
  const kept = new Set([...merged].flatMap(([id, item]) => (item ? [id] : [])));
  const items = mergeOrder(ids, kept).flatMap((id) => merged.get(id) ?? []);
  return reuse(lists.theirs, reuse(lists.mine, items));

  function itemFor(id: string): Item | undefined {
    const own = (items: readonly Item[] | undefined) => items?.find((item) => item.id === id);
    const { base, mine, theirs } = mapSides(lists, own);
    if (mine && theirs) return mergeProps(base, mine, theirs, (valueIn) => settle((items) => valueIn(own(items))));
    const left = mine ?? theirs;
    if (!left || !base) return left;
    if (isSame(left, base)) return undefined;
    return settle(own) === (mine ? 'mine' : 'theirs') ? left : undefined;
  }
}

const LIST: Parts = { read: itemsOf, make: (items) => items };

/** Items of a list with unique ids; a missing list is empty. */
function itemsOf(value: unknown): readonly Item[] | undefined {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) || !value.every(isItem)) return undefined;
  return new Set(value.map(({ id }) => id)).size === value.length ? value : undefined;
}

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
