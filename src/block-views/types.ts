import type { ComponentType, ReactNode } from 'react';
import type { InquiryKind } from '@/domain/inquiries/inquiry';
import type { CardGridProps } from '@/modules/product-cards/CardGrid';
import type { BlockOf, BlockType, PageData } from '@/modules/pages/page-content';

export type { BlockOf, BlockType, PageBlock, PageData } from '@/modules/pages/page-content';

/** Only on an editor’s canvas. `path` is the value’s place in the block, as `title` or `tiles.2.text`. */
export interface InlineEditing {
  /** True for the selected block: its empty texts can be filled in, too. */
  showsEmpty: boolean;
  text: (path: string, value: string | null | undefined, options?: { multiline?: boolean }) => ReactNode;
  /** `drawn` is the text as on the page; `className` lays it out during editing. */
  richText: (path: string, value: unknown, look: { drawn: ReactNode; className: string }) => ReactNode;
  column: (columnId: string) => ReactNode;
}

export type Column = NonNullable<BlockOf<'columns'>['columns']>[number];

/** Parts of blocks that have script: public pages load them apart from their own. */
export interface BlockParts {
  ProductGrid: ComponentType<CardGridProps>;
  InquiryForm: ComponentType<{ kind: InquiryKind }>;
  NewsletterForm: ComponentType<{ anchor: string }>;
}

export interface BlockViewProps<Type extends BlockType> {
  block: BlockOf<Type>;
  /** True for the block with the page's title: its heading is level 1 and its picture loads at once. */
  isLead: boolean;
  data: PageData;
  parts: BlockParts;
  editing?: InlineEditing;
  /** A hero with two pictures shows this one on the canvas, which is not as wide as the window. */
  heroPicture?: HeroPicture;
}

export type HeroPicture = 'wide' | 'small';

export type Alignment = BlockOf<'hero'>['alignment'];
