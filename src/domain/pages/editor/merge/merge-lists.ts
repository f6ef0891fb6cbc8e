import type { EditorBlock } from '../../blocks/new-block';
import { withColumns, type Column } from '../blocks';
import { isSame } from '../../../merging/is-same';
import type { ListId } from '../types';
import type { ValueIn } from './merge-props';
import { mapSides, otherSide, union, type Side, type Sides } from '../../../merging/sides';
import type { Survey } from './survey';

export type Settle = (id: string, valueIn?: ValueIn<EditorBlock>) => Side;

/** Columns are merged separately. */
const bare = (block: EditorBlock): EditorBlock => withColumns(block, []);

/** True if a side changed a block of the base other than by moving it. */
export function isEdited(surveys: Sides<Survey>, side: Side, id: string): boolean {
  const [before, after] = [surveys.base.blocks.get(id), surveys[side].blocks.get(id)];
  return before !== undefined && after !== undefined && !isSame(bare(before.block), bare(after.block));
}

interface MergedLists {
  /** Lists of the merged page: its own, and one per column. */
  alive: ReadonlySet<ListId>;
  /** Lists that one side deleted but that stay for the other’s changes, with that side. */
  keptFor: ReadonlyMap<ListId, Side>;
  /** Removed blocks with columns. */
  gone: ReadonlySet<string>;
}

export function mergeLists(surveys: Sides<Survey>, settle: Settle): MergedLists {
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

/** True if the column has blocks that a side added or changed and that the other lacks. */
function isNeeded(surveys: Sides<Survey>, side: Side, columnId: ListId): boolean {
  const there = surveys[otherSide(side)].blocks;
  const ids = surveys[side].lists.get(columnId) ?? [];
  return ids.some((id) => !there.has(id) && (!surveys.base.blocks.has(id) || isEdited(surveys, side, id)));
}
