import type { EditorBlock } from '../../blocks/new-block';
import { columnsOf, holdsColumns, idsWithin, listIn, withList, type Blocks } from '../blocks';
import { insertAt } from '../list';
import type { ListId, Place } from '../types';

/** Columns stand on the page itself: never in columns, nor with others in them. */
export const mayStandIn = (block: EditorBlock, list: ListId): boolean =>
  (list === 'page' || !holdsColumns(block)) && !holdsNestedColumns(block);

export const holdsNestedColumns = (block: EditorBlock): boolean =>
  columnsOf(block).some((column) => column.blocks.some(holdsColumns));

/** Puts a block in a place; not where it may not stand, nor where one of its ids is taken. */
export function insert(blocks: Blocks, block: EditorBlock, { list, index }: Place): Blocks {
  if (!mayStandIn(block, list) || !hasFreshIds(blocks, block) || !listIn(blocks, list)) return blocks;
  return withList(blocks, list, (each) => insertAt(each, index, block));
}

function hasFreshIds(blocks: Blocks, block: EditorBlock): boolean {
  const taken = new Set(blocks.flatMap(idsWithin));
  const ids = idsWithin(block);
  return new Set(ids).size === ids.length && !ids.some((id) => taken.has(id));
}
