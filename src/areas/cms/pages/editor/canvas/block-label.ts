import { blockDefinition } from '@/domain/pages/blocks';

export const blockLabel = (blockType: string | undefined): string =>
  (blockType !== undefined && blockDefinition(blockType)?.label) || 'Unknown block';
