import { leadIndex } from '@/block-views/lead';
import { allBlocks, type Blocks, type Found } from '@/domain/pages/editor/blocks';
import type { PageDocument } from '@/domain/pages/editor/types';

interface BlockIndex {
  byId: ReadonlyMap<string, Found>;
  /** In reading order: blocks in columns follow the block that holds them. */
  ids: readonly string[];
  /** Block with the page's title: the first hero at page level. */
  leadId: string | undefined;
}

const remembered = new WeakMap<Blocks, BlockIndex>();

export function blockIndex({ blocks }: PageDocument): BlockIndex {
  const known = remembered.get(blocks);
  if (known) return known;
  const all = allBlocks(blocks);
  const index: BlockIndex = {
    byId: new Map(all.map((found) => [found.block.id, found])),
    ids: all.map(({ block }) => block.id),
    leadId: blocks[leadIndex(blocks)]?.id,
  };
  remembered.set(blocks, index);
  return index;
}
