import { blockDefinition } from '@/domain/pages/blocks';

/** What a type of blocks is called, whether or not this program knows it. */
export const blockLabel = (blockType: string | undefined): string =>
  (blockType !== undefined && blockDefinition(blockType)?.label) || 'Unknown block';
