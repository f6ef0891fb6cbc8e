import { blockDefinition } from '@/domain/page-blocks';
import type { EditorBlock } from '@/domain/page-blocks/new-block';
import { blockLabel } from '../canvas/block-label';

/** What a block is called in lists of people and conflicts, as 'Hero Section “Welcome”'. */
export function blockName(block: EditorBlock): string {
  const fields = blockDefinition(block.blockType)?.fields ?? [];
  const named = fields.find(({ kind, name }) => kind === 'text' && name !== 'eyebrow' && block[name]);
  const text = named ? String(block[named.name]) : '';
  const label = blockLabel(block.blockType);
  return text ? `${label} “${text}”` : label;
}
