import type { Blocks, Column } from '../blocks';
import { columnsOf, holdsColumns } from '../blocks';
import type { EditorBlock } from '../../blocks/new-block';
import type { ListId } from '../types';

/** What was the same for both, and what each made of it. */
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

/** The values of all sides, each once: mine first, so that what is said of them comes in the order of the screen. */
export const union = <T>({ base, mine, theirs }: Sides<Iterable<T>>): T[] => [
  ...new Set([...mine, ...theirs, ...base]),
];

/** One side’s page, laid open: each block by its id, with the list it is in, and the ids in each list. */
export interface Survey {
  blocks: ReadonlyMap<string, { block: EditorBlock; list: ListId }>;
  lists: ReadonlyMap<ListId, readonly string[]>;
  /** Of each block that holds columns. */
  columns: ReadonlyMap<string, readonly Column[]>;
}

export function survey(page: Blocks): Survey {
  const blocks = new Map<string, { block: EditorBlock; list: ListId }>();
  const lists = new Map<ListId, string[]>();
  const columns = new Map<string, readonly Column[]>();
  const add = (list: ListId, listed: Blocks) => {
    lists.set(
      list,
      listed.map(({ id }) => id),
    );
    for (const block of listed) blocks.set(block.id, { block, list });
  };
  add('page', page);
  for (const block of page.filter(holdsColumns)) {
    columns.set(block.id, columnsOf(block));
    for (const column of columnsOf(block)) add(column.id, column.blocks);
  }
  return { blocks, lists, columns };
}
