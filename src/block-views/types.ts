import type { Page } from '@/payload-types';

/** A block of a page's content, any of them. */
export type PageBlock = NonNullable<Page['content']>[number];

export type BlockType = PageBlock['blockType'];

/** The block of one type. */
export type BlockOf<Type extends BlockType> = { [Each in PageBlock as Each['blockType']]: Each }[Type];

export interface BlockViewProps<Type extends BlockType> {
  block: BlockOf<Type>;
  /** Whether it carries the page's own title and opens it: its heading is level 1 and its picture must not wait. */
  isLead: boolean;
}

export type Alignment = BlockOf<'hero'>['alignment'];
