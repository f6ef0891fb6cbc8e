import { findIn, withList, type Blocks } from '../blocks';
import { removeAt } from '../list';

export function remove(blocks: Blocks, id: string): Blocks {
  const found = findIn(blocks, id);
  return found ? withList(blocks, found.list, (each) => removeAt(each, found.index)) : blocks;
}
