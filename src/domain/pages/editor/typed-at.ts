import { fieldAt } from './field-at';
import { findIn, type Blocks } from './blocks';
import { valueAt } from './path';

const isTyped = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/**
 * Whether a value comes of typing (or of dragging a slider or through a palette), where many changes are one step of
 * the history. What is chosen, ticked, added or taken away is a step each time.
 */
export function typedAt(blocks: Blocks, id: string, path: string, value: unknown): boolean {
  const block = findIn(blocks, id)?.block;
  if (!block) return false;
  const kind = fieldAt(block.blockType, path)?.kind;
  if (kind === 'richText') return true;
  if (kind === 'table') return isTyped(value) || shapeOf(valueAt(block, path)) === shapeOf(value);
  return isTyped(value) && kind !== 'choice' && kind !== 'category';
}

/** Of a table: how many cells each row has. */
const shapeOf = (value: unknown): string =>
  Array.isArray(value)
    ? `[${value.map(shapeOf).join()}]`
    : typeof value === 'object' && value !== null
      ? Object.values(value).map(shapeOf).join(';')
      : '';
