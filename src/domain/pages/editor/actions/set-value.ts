import type { EditorBlock } from '../../blocks/new-block';
import { findIn, holdsColumns, idsWithin, withList, type Blocks } from '../blocks';
import { isSame } from '../is-same';
import { replaceAt } from '../list';
import { valueAt, withValue } from '../path';
import { holdsNestedColumns } from './insert';

/** Sets one value inside a block; the very same blocks where that changes nothing or must not be. */
export function setValue(blocks: Blocks, id: string, path: string, value: unknown): Blocks {
  const found = findIn(blocks, id);
  if (!found || isSame(valueAt(found.block, path), value)) return blocks;
  const changed = withValue(found.block, path, value);
  if (changed === found.block) return blocks;
  const after = withList(blocks, found.list, (each) => replaceAt(each, found.index, changed));
  return holdsColumns(changed) && !isValid(after, changed) ? blocks : after;
}

/** Whether whoever set a block's columns put no columns into them, and no block that is there already. */
function isValid(blocks: Blocks, block: EditorBlock): boolean {
  const ids = blocks.flatMap(idsWithin);
  return new Set(ids).size === ids.length && !holdsNestedColumns(block);
}
