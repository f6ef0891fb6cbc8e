import type { EditorBlock } from '../../blocks/new-block';
import { withColumns, type Blocks, type Column } from '../blocks';
import { reuse } from '../list';
import type { Conflict, ListId } from '../types';
import { isEdited, mergeLists, type Settle } from './merge-lists';
import { mergeOrder } from '../../../merging/merge-order';
import { mergeProps, type ValueIn } from './merge-props';
import { mapSides, union, type Side, type Sides } from '../../../merging/sides';
import { survey, type Survey } from './survey';

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
