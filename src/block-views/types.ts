import type { ComponentType, ReactNode } from 'react';
import type { InquiryKind } from '@/domain/inquiries/inquiry';
import type { CardGridProps } from '@/modules/product-cards/CardGrid';
import type { BlockOf, BlockType, PageData } from '@/modules/pages/page-content';

export type { BlockOf, BlockType, PageBlock, PageData } from '@/modules/pages/page-content';

/**
 * Editing slots of an editor's canvas; the public page has none. `path` is the value's place in the block, as `title`
 * or `tiles.2.text`.
 */
export interface InlineEditing {
  /** True for the selected block: its empty texts can be filled in, too. */
  showsEmpty: boolean;
  text: (path: string, value: string | null | undefined, options?: { multiline?: boolean }) => ReactNode;
  /** `drawn` is the text as on the page; `className` lays it out during editing. */
  richText: (path: string, value: unknown, look: { drawn: ReactNode; className: string }) => ReactNode;
  /** Blocks of one column, with places to add more. */
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
  /**
   * Picture shown on the canvas by a hero with two: the canvas is not as wide as the window, which decides on the site.
   */
  heroPicture?: HeroPicture;
}

export type HeroPicture = 'wide' | 'small';

export type Alignment = BlockOf<'hero'>['alignment'];
