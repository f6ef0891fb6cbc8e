import type { ComponentType, ReactNode } from 'react';
import type { InquiryKind } from '@/domain/inquiries/inquiry';
import type { CardGridProps } from '@/modules/product-cards/CardGrid';
import type { BlockOf, BlockType, PageData } from '@/modules/pages/page-content';

export type { BlockOf, BlockType, PageBlock, PageData } from '@/modules/pages/page-content';

/**
 * How an editor's canvas draws what can be edited where it stands; the public page has none. `path` is where the
 * value lies in the block, as `title` or `tiles.2.text`.
 */
export interface InlineEditing {
  /** Whether the places of empty texts are there to be filled, too: those of the selected block. */
  showsEmpty: boolean;
  text: (path: string, value: string | null | undefined, options?: { multiline?: boolean }) => ReactNode;
  /** `drawn` is how the page shows it, and `className` lays it out while it is edited. */
  richText: (path: string, value: unknown, look: { drawn: ReactNode; className: string }) => ReactNode;
  /** The blocks of one column, with places to put others. */
  column: (columnId: string) => ReactNode;
}

export type Column = NonNullable<BlockOf<'columns'>['columns']>[number];

/** What of a block has script of its own: public pages load it apart from theirs. */
export interface BlockParts {
  ProductGrid: ComponentType<CardGridProps>;
  InquiryForm: ComponentType<{ kind: InquiryKind }>;
  NewsletterForm: ComponentType<{ anchor: string }>;
}

export interface BlockViewProps<Type extends BlockType> {
  block: BlockOf<Type>;
  /** Whether it carries the page's own title and opens it: its heading is level 1 and its picture must not wait. */
  isLead: boolean;
  data: PageData;
  parts: BlockParts;
  editing?: InlineEditing;
  /**
   * On an editor's canvas, the picture of a hero that has two: the canvas is not as wide as the window, by which the
   * browser chooses on the site.
   */
  heroPicture?: HeroPicture;
}

export type HeroPicture = 'wide' | 'small';

export type Alignment = BlockOf<'hero'>['alignment'];
