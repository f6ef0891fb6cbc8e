import { blocksOf, findBlock } from '@/domain/pages/editor';
import type { PageDocument } from '@/domain/pages/editor/types';
import { blockLabel } from '../block-label';
import { placeAt } from './drag-places';

export function placeTexts(present: () => PageDocument) {
  const labelOf = (id: string) => blockLabel(findBlock(present(), id)?.block.blockType);

  function target(id: string, key: string): string {
    const { list, index } = placeAt(key);
    const found = findBlock(present(), id);
    const isBelow = found?.list === list && index > found.index;
    if (found?.list === list && (index === found.index || index === found.index + 1)) return ' where it was';
    const where = list === 'page' ? '' : ' of a column';
    const next = blocksOf(present(), list)?.[index];
    const position = isBelow ? index : index + 1;
    return next ? ` before ${blockLabel(next.blockType)}, position ${position}${where}` : ` at the end${where}`;
  }

  return {
    pickedUp: (id: string) => `Picked up ${labelOf(id)}.`,
    moved: (id: string, key: string) => `${labelOf(id)} is now${target(id, key)}.`,
    dropped: (id: string) => `${labelOf(id)} dropped.`,
    cancelled: (id: string) => `Cancelled. ${labelOf(id)} is back where it was.`,
  };
}
