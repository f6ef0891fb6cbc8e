import { findIn, listIn, withList, type Blocks } from '../blocks';
import { insertAt, moveWithin, removeAt } from '../list';
import type { Place } from '../types';
import { mayStandIn } from './insert';

/** Takes a block to another place; `to` counts in the list as it is before. */
export function move(blocks: Blocks, id: string, to: Place): Blocks {
  const found = findIn(blocks, id);
  if (!found || !mayStandIn(found.block, to.list) || !listIn(blocks, to.list)) return blocks;
  const { block, list, index } = found;
  if (list === to.list) return withList(blocks, list, (each) => moveWithin(each, index, to.index));
  const without = withList(blocks, list, (each) => removeAt(each, index));
  return withList(without, to.list, (each) => insertAt(each, to.index, block));
}

/** Swaps a block with its neighbour; nothing at the ends. */
export function moveBy(blocks: Blocks, id: string, by: -1 | 1): Blocks {
  const found = findIn(blocks, id);
  if (!found) return blocks;
  const { list, index } = found;
  return withList(blocks, list, (each) => moveWithin(each, index, by < 0 ? index - 1 : index + 2));
}
