/** Index of the block that carries the page's title: its first hero, else -1. Pure. */
export const leadIndex = (blocks: readonly { blockType: string }[]): number =>
  blocks.findIndex(({ blockType }) => blockType === 'hero');
