import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { libraryId } from '@/modules/pages/page-content';

const remembered = new WeakMap<EditorBlock, readonly string[]>();

/**
 * What a block shows besides its own properties, by name: pictures of the library, the products of a grid as it is set,
 * contact details. Those of its columns' blocks too. Remembered, since blocks do not change but are replaced.
 */
export function needsOf(block: EditorBlock): readonly string[] {
  const known = remembered.get(block);
  if (known) return known;
  const needs = [...new Set(collect(block))];
  remembered.set(block, needs);
  return needs;
}

function collect(value: unknown): string[] {
  if (typeof value === 'string') {
    const id = libraryId(value);
    return id ? [`picture ${id}`] : [];
  }
  if (Array.isArray(value)) return value.flatMap(collect);
  if (typeof value !== 'object' || value === null) return [];
  return [...ownNeeds(value), ...Object.values(value).flatMap(collect)];
}

function ownNeeds({ id, blockType, source, category, products, limit }: Partial<EditorBlock>): string[] {
  if (blockType === 'contactDetails') return ['contact'];
  if (blockType !== 'productGrid') return [];
  const which = source === 'category' ? category : source === 'chosen' ? products : null;
  return [`products ${id} ${JSON.stringify([source, which, limit])}`];
}

/** What a need is about: the picture, or the grid however it is set. */
export const subjectOf = (need: string): string => need.split(' ', 2).join(' ');
