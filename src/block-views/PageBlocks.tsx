import { BlockView } from './BlockView';
import type { PageBlock } from './types';

/** A page's blocks, in order. The first hero carries the page's title. */
export function PageBlocks({ blocks }: { blocks: readonly PageBlock[] }) {
  const lead = blocks.findIndex(({ blockType }) => blockType === 'hero');
  return blocks.map((block, index) => <BlockView key={block.id ?? index} block={block} isLead={index === lead} />);
}
