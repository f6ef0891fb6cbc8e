import { blockDefinition } from '@/domain/pages/blocks';

/** Name of a block type, also of an unknown one. */
export const blockLabel = (blockType: string | undefined): string =>
  (blockType !== undefined && blockDefinition(blockType)?.label) || 'Unknown block';
