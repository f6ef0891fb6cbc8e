import type { EditorBlock } from '@/domain/pages/blocks/new-block';
import { linkTarget, uploadId } from '@/domain/pages/text-references';
import { libraryId } from '@/modules/pages/page-content';

const remembered = new WeakMap<EditorBlock, readonly string[]>();

/**
 * Pictures, products, contact details and addresses that the block or blocks in its columns show. Memoised, as blocks
 * are immutable.
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

function ownNeeds(value: object): string[] {
  const { id, blockType, source, category, products, limit, ...node }: Partial<EditorBlock> = value;
  if (node.type === 'upload') return withName('picture', uploadId(node));
  if (node.type === 'link') return withName('page', linkTarget(node.fields).pageId);
  if (blockType === 'contactDetails') return ['contact'];
  if (blockType !== 'productGrid') return [];
  const which = source === 'category' ? category : source === 'chosen' ? products : null;
  return [`products ${id} ${JSON.stringify([source, which, limit])}`];
}

const withName = (name: string, id: string | undefined): string[] => (id === undefined ? [] : [`${name} ${id}`]);

export const subjectOf = (need: string): string => need.split(' ', 2).join(' ');
