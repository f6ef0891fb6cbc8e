/** Values in a block by path, as `title` or `tiles.2.text`. */
import type { EditorBlock } from '../blocks/new-block';

const isParent = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isIndex = (key: string) => /^\d+$/.test(key);

function childOf(parent: unknown, key: string): unknown {
  return isParent(parent) && Object.hasOwn(parent, key) ? parent[key] : undefined;
}

export const valueAt = (block: EditorBlock, path: string): unknown =>
  path.split('.').reduce<unknown>((value, key) => childOf(value, key), block);

/** Shares all other parts; the block itself for an invalid path: through a text, to a missing item, to an id. */
export function withValue(block: EditorBlock, path: string, value: unknown): EditorBlock {
  if (path === 'id' || path === 'blockType') return block;
  const changed = changedAt(block, path.split('.'), value);
  return isParent(changed) ? (changed as EditorBlock) : block;
}

const nowhere = Symbol('nowhere');

function changedAt(parent: unknown, [key = '', ...rest]: string[], value: unknown): unknown {
  const into = parent ?? (isIndex(key) ? [] : {});
  if (!isParent(into) || key === '') return nowhere;
  const changed = rest.length === 0 ? value : changedAt(childOf(into, key), rest, value);
  if (changed === nowhere) return nowhere;
  if (!Array.isArray(into)) return { ...into, [key]: changed };
  if (!isIndex(key) || Number(key) > into.length) return nowhere;
  return into.toSpliced(Number(key), 1, changed);
}
