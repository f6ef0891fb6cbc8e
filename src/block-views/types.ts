import type { ReactNode } from 'react';
import type { BlockOf, BlockType, PageData } from '@/features/site/page-content';

export type { BlockOf, BlockType, PageBlock, PageData } from '@/features/site/page-content';

/**
 * How an editor's canvas draws what can be edited where it stands; the public page has none. `path` is where the
 * value lies in the block, as `title` or `tiles.2.text`.
 */
export interface InlineEditing {
  text: (path: string, value: string | null | undefined, options?: { multiline?: boolean }) => ReactNode;
  richText: (path: string, value: unknown) => ReactNode;
  /** The blocks of one column, with places to put others. */
  column: (columnId: string) => ReactNode;
}

export interface BlockViewProps<Type extends BlockType> {
  block: BlockOf<Type>;
  /** Whether it carries the page's own title and opens it: its heading is level 1 and its picture must not wait. */
  isLead: boolean;
  data: PageData;
  editing?: InlineEditing;
}

export type Alignment = BlockOf<'hero'>['alignment'];
