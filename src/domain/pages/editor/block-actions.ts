/** Actions on the blocks of a page. Each returns the very same blocks if it changes nothing or is not allowed. */
import type { EditorBlock } from '../blocks/new-block';
import { columnsOf, findIn, holdsColumns, idsWithin, listIn, withList, type Blocks } from './blocks';
import { isSame } from '../../merging/is-same';
import { insertAt, moveWithin, removeAt, replaceAt } from './list';
import { valueAt, withValue } from './path';
import type { ListId, Place } from './types';

/** Columns may only be at the top level of a page. */
const mayStandIn = (block: EditorBlock, list: ListId): boolean =>
  (list === 'page' || !holdsColumns(block)) && !holdsNestedColumns(block);

const holdsNestedColumns = (block: EditorBlock): boolean =>
  columnsOf(block).some((column) => column.blocks.some(holdsColumns));

/** Refused in a list that does not take it, or if one of its ids is taken. */
export function insert(blocks: Blocks, block: EditorBlock, { list, index }: Place): Blocks {
  if (!mayStandIn(block, list) || !hasFreshIds(blocks, block) || !listIn(blocks, list)) return blocks;
  return withList(blocks, list, (each) => insertAt(each, index, block));
}

function hasFreshIds(blocks: Blocks, block: EditorBlock): boolean {
  const taken = new Set(blocks.flatMap(idsWithin));
  const ids = idsWithin(block);
  return new Set(ids).size === ids.length && !ids.some((id) => taken.has(id));
}

export function duplicate(blocks: Blocks, id: string, copy: EditorBlock): Blocks {
  const found = findIn(blocks, id);
  return found ? insert(blocks, copy, { list: found.list, index: found.index + 1 }) : blocks;
}

/** `to` counts in the list before the move. */
export function move(blocks: Blocks, id: string, to: Place): Blocks {
  const found = findIn(blocks, id);
  if (!found || !mayStandIn(found.block, to.list) || !listIn(blocks, to.list)) return blocks;
  const { block, list, index } = found;
  if (list === to.list) return withList(blocks, list, (each) => moveWithin(each, index, to.index));
  const without = withList(blocks, list, (each) => removeAt(each, index));
  return withList(without, to.list, (each) => insertAt(each, to.index, block));
}

export function moveBy(blocks: Blocks, id: string, by: -1 | 1): Blocks {
  const found = findIn(blocks, id);
  if (!found) return blocks;
  const { list, index } = found;
  return withList(blocks, list, (each) => moveWithin(each, index, by < 0 ? index - 1 : index + 2));
}

export function remove(blocks: Blocks, id: string): Blocks {
  const found = findIn(blocks, id);
  return found ? withList(blocks, found.list, (each) => removeAt(each, found.index)) : blocks;
}

/** Replaces a block by several; refused in a list that does not take one of them, or if an id is taken. */
export function divide(blocks: Blocks, id: string, into: readonly EditorBlock[]): Blocks {
  const found = findIn(blocks, id);
  if (!found || into.length === 0) return blocks;
  const { list, index } = found;
  const without = withList(blocks, list, (each) => removeAt(each, index));
  const at = (place: number) => ({ list, index: index + place });
  const divided = into.reduce((present, block, place) => insert(present, block, at(place)), without);
  return allIn(divided, into) ? divided : blocks;
}

const allIn = (blocks: Blocks, expected: readonly EditorBlock[]): boolean =>
  expected.every((block) => findIn(blocks, block.id)?.block === block);

export function setValue(blocks: Blocks, id: string, path: string, value: unknown): Blocks {
  const found = findIn(blocks, id);
  if (!found || isSame(valueAt(found.block, path), value)) return blocks;
  const changed = withValue(found.block, path, value);
  if (changed === found.block) return blocks;
  const after = withList(blocks, found.list, (each) => replaceAt(each, found.index, changed));
  return holdsColumns(changed) && !isValid(after, changed) ? blocks : after;
}

function isValid(blocks: Blocks, block: EditorBlock): boolean {
  const ids = blocks.flatMap(idsWithin);
  return new Set(ids).size === ids.length && !holdsNestedColumns(block);
}
