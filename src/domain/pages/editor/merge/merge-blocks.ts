import type { EditorBlock } from '../../blocks/new-block';
import { withColumns, type Blocks, type Column, columnsOf, holdsColumns } from '../blocks';
import { reuse } from '../list';
import type { Conflict, ListId } from '../types';
import { mergeOrder } from '../../../merging/merge-order';
import { mergeProps, type ValueIn } from './merge-props';
import { mapSides, union, type Side, type Sides, otherSide } from '../../../merging/sides';
import { isSame } from '../../../merging/is-same';

type BlockConflict = Extract<Conflict, { kind: 'block' }>;
/** Chooses a side of a conflict; `valueIn` is undefined if one side deleted a block or column. */
export type Choose<Reported = BlockConflict> = (conflict: Reported, valueIn?: ValueIn<EditorBlock>) => Side;
/** Results per block of mine: speeds up merging many pages with the same other side. */
export type Memo = Map<EditorBlock, EditorBlock>;

/** A block stays unless one side deleted it and the other left it; a property goes by the side that changed it. */
export function mergeBlocks(
  pages: Sides<Blocks>,
  choose: Choose,
  memo: Memo,
): { blocks: Blocks; conflicts: BlockConflict[] } {
  const surveys = mapSides(pages, survey);
  const ids = union(mapSides(surveys, ({ blocks }) => blocks.keys()));
  const conflicts = new Map<string, BlockConflict>();
  const settle: Settle = (id, valueIn) => {
    const sides = mapSides(surveys, ({ blocks }) => blocks.get(id)?.block);
    const conflict = conflicts.get(id) ?? { kind: 'block', id, ...sides };
    conflicts.set(id, conflict);
    return choose(conflict, valueIn);
  };

  const members = membersOfLists(surveys, ids, settle);
  const blocks = listed('page', pages.mine);
  return { blocks, conflicts: ids.flatMap((id) => conflicts.get(id) ?? []) };

  function listed(list: ListId, before: Blocks): Blocks {
    const orders = mapSides(surveys, ({ lists }) => lists.get(list) ?? []);
    const merged = mergeOrder(orders, members.get(list) ?? new Set());
    return reuse(
      before,
      merged.flatMap((id) => content(id) ?? []),
    );
  }

  function content(id: string): EditorBlock | undefined {
    const columns = isHolder(id) ? mergedColumns(id) : undefined;
    const { base, mine, theirs } = mapSides(surveys, (side) => {
      const block = side.blocks.get(id)?.block;
      return block && columns ? withColumns(block, columns) : block;
    });
    if (!mine || !theirs) return mine ?? theirs;
    const merged = memo.get(mine) ?? mergeProps(base, mine, theirs, (valueIn) => settle(id, valueIn));
    if (!columns) memo.set(mine, merged);
    return merged;
  }

  function isHolder(id: string): boolean {
    return surveys.mine.columns.has(id) || surveys.theirs.columns.has(id);
  }

  function mergedColumns(id: string): readonly Column[] {
    const columns = mapSides(surveys, (side) => side.columns.get(id) ?? []);
    const orders = mapSides(columns, (each) => each.map((column) => column.id));
    const merged = mergeOrder(orders, new Set(union(orders).filter((column) => members.has(column))));
    return reuse(
      columns.mine,
      merged.flatMap((columnId) => {
        const column = [...columns.mine, ...columns.theirs].find((each) => each.id === columnId);
        if (!column) return [];
        const inner = listed(columnId, column.blocks);
        return [inner === column.blocks ? column : { ...column, blocks: inner }];
      }),
    );
  }
}

function membersOfLists(surveys: Sides<Survey>, ids: readonly string[], settle: Settle): Map<ListId, Set<string>> {
  const { alive, keptFor, gone } = mergeLists(surveys, settle);
  const members = new Map<ListId, Set<string>>([...alive].map((list) => [list, new Set<string>()]));
  for (const id of ids) {
    const list = gone.has(id) ? undefined : listOf(id);
    if (list !== undefined) members.get(list)?.add(id);
  }
  return members;

  function listOf(id: string): ListId | undefined {
    const { base, mine, theirs } = mapSides(surveys, ({ blocks }) => blocks.get(id)?.list);
    if (mine !== undefined && theirs !== undefined) return [...wanted(base, mine, theirs), 'page'].find(isAlive);
    const list = mine ?? theirs;
    const side: Side = mine === undefined ? 'theirs' : 'mine';
    if (list === undefined || !isAlive(list)) return undefined;
    const isKept = base === undefined || keptFor.get(list) === side || surveys[side].columns.has(id);
    return isKept || (isEdited(surveys, side, id) && settle(id) === side) ? list : undefined;
  }

  function isAlive(list: ListId): boolean {
    return alive.has(list);
  }
}

/** Preferred lists of a block on both sides, best first: as placed by the side that moved it. */
function wanted(base: ListId | undefined, mine: ListId, theirs: ListId): ListId[] {
  if (mine === base) return [theirs, mine];
  return theirs === base ? [mine, theirs] : [mine, theirs].toSorted();
}

type Settle = (id: string, valueIn?: ValueIn<EditorBlock>) => Side;

/** Columns are merged separately. */
const bare = (block: EditorBlock): EditorBlock => withColumns(block, []);

/** True if a side changed a block of the base other than by moving it. */
function isEdited(surveys: Sides<Survey>, side: Side, id: string): boolean {
  const [before, after] = [surveys.base.blocks.get(id), surveys[side].blocks.get(id)];
  return before !== undefined && after !== undefined && !isSame(bare(before.block), bare(after.block));
}

interface MergedLists {
  /** Lists of the merged page: its own, and one per column. */
  alive: ReadonlySet<ListId>;
  /** Lists that one side deleted but that stay for the other’s changes, with that side. */
  keptFor: ReadonlyMap<ListId, Side>;
  gone: ReadonlySet<string>;
}

function mergeLists(surveys: Sides<Survey>, settle: Settle): MergedLists {
  const alive = new Set<ListId>(['page']);
  const keptFor = new Map<ListId, Side>();
  const gone = new Set<string>();

  const keep = (columns: readonly Column[], side: Side) => {
    for (const { id } of columns) {
      alive.add(id);
      keptFor.set(id, side);
    }
  };

  for (const id of union(mapSides(surveys, ({ columns }) => columns.keys()))) {
    const { base, mine, theirs } = mapSides(surveys, ({ blocks, columns }) =>
      blocks.has(id) ? (columns.get(id) ?? []) : undefined,
    );
    if (mine && theirs) {
      const columnIds = { base: idsOf(base), mine: idsOf(mine), theirs: idsOf(theirs) };
      for (const columnId of union({ ...columnIds, base: [] })) {
        const deletedBy = columnIds.base.includes(columnId) ? missingIn(columnIds, columnId) : undefined;
        if (!deletedBy) alive.add(columnId);
        else if (isNeeded(surveys, otherSide(deletedBy), columnId) && settle(id) !== deletedBy)
          keep([{ id: columnId, blocks: [] }], otherSide(deletedBy));
      }
      continue;
    }
    const side: Side = mine ? 'mine' : 'theirs';
    const left = mine ?? theirs;
    if (left && !base) left.forEach(({ id: columnId }) => alive.add(columnId));
    else if (left && base && isChanged(surveys, side, id, base, left) && settle(id) === side) keep(left, side);
    else gone.add(id);
  }
  return { alive, keptFor, gone };
}

const idsOf = (columns: readonly Column[] | undefined): string[] => (columns ?? []).map(({ id }) => id);

function missingIn(ids: Sides<string[]>, id: string): Side | undefined {
  if (!ids.mine.includes(id)) return 'mine';
  return ids.theirs.includes(id) ? undefined : 'theirs';
}

/** True if a side made changes in a block with columns that its deletion would lose. */
function isChanged(
  surveys: Sides<Survey>,
  side: Side,
  id: string,
  before: readonly Column[],
  after: readonly Column[],
): boolean {
  return (
    isEdited(surveys, side, id) ||
    !isSame(idsOf(before), idsOf(after)) ||
    after.some((column) => isNeeded(surveys, side, column.id))
  );
}

function isNeeded(surveys: Sides<Survey>, side: Side, columnId: ListId): boolean {
  const there = surveys[otherSide(side)].blocks;
  const ids = surveys[side].lists.get(columnId) ?? [];
  return ids.some((id) => !there.has(id) && (!surveys.base.blocks.has(id) || isEdited(surveys, side, id)));
}

interface Survey {
  blocks: ReadonlyMap<string, { block: EditorBlock; list: ListId }>;
  lists: ReadonlyMap<ListId, readonly string[]>;
  columns: ReadonlyMap<string, readonly Column[]>;
}

function survey(page: Blocks): Survey {
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
