import type { PageBlock } from './page-content';

/** In reading order. Stored data may lack either. */
export const blocksWithin = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.flatMap((block) => [
    block,
    ...(block.blockType === 'columns' ? (block.columns ?? []).flatMap((column) => column.blocks ?? []) : []),
  ]);
