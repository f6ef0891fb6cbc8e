import { BlockView } from './BlockView';
import { leadIndex } from './lead';
import type { BlockParts, HeroPicture, PageBlock, PageData } from './types';

type PageBlocksProps = {
  blocks: readonly PageBlock[];
  data: PageData;
  parts: BlockParts;
  heroPicture?: HeroPicture;
};

/** Blocks of a page in order. The first hero carries the page's title. */
export function PageBlocks({ blocks, ...rest }: PageBlocksProps) {
  const lead = leadIndex(blocks);
  return blocks.map((block, index) => (
    <BlockView key={block.id ?? index} block={block} isLead={index === lead} {...rest} />
  ));
}
