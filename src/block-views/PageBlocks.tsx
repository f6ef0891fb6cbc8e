import { BlockView } from './BlockView';
import { leadIndex } from './lead';
import type { PageBlock, PageData } from './types';

/** A page's blocks, in order. The first hero carries the page's title. */
export function PageBlocks({ blocks, data }: { blocks: readonly PageBlock[]; data: PageData }) {
  const lead = leadIndex(blocks);
  return blocks.map((block, index) => (
    <BlockView key={block.id ?? index} block={block} isLead={index === lead} data={data} />
  ));
}
