import type { PageBlock } from './page-content';

/** A page's blocks and those inside its columns, in the order they are read. Pure; what is stored may lack either. */
export const blocksWithin = (blocks: readonly PageBlock[]): PageBlock[] =>
  blocks.flatMap((block) => [
    block,
    ...(block.blockType === 'columns' ? (block.columns ?? []).flatMap((column) => column.blocks ?? []) : []),
  ]);
