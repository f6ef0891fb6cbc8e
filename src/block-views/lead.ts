/** The block that carries a page's title and opens it: its first hero. -1 where there is none. Pure. */
export const leadIndex = (blocks: readonly { blockType: string }[]): number =>
  blocks.findIndex(({ blockType }) => blockType === 'hero');
