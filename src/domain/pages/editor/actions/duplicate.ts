import type { EditorBlock } from '../../blocks/new-block';
import { findIn, type Blocks } from '../blocks';
import { insert } from './insert';

/** Puts a copy right after the original. */
export function duplicate(blocks: Blocks, id: string, copy: EditorBlock): Blocks {
  const found = findIn(blocks, id);
  return found ? insert(blocks, copy, { list: found.list, index: found.index + 1 }) : blocks;
}
