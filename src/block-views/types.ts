import type { ReactNode } from 'react';
import type { Picture } from '@/features/shop/picture';
import type { ProductCardData } from '@/features/shop/products';
import type { Page } from '@/payload-types';

/** A block of a page's content, any of them. */
export type PageBlock = NonNullable<Page['content']>[number];

export type BlockType = PageBlock['blockType'];

/** The block of one type. */
export type BlockOf<Type extends BlockType> = { [Each in PageBlock as Each['blockType']]: Each }[Type];

/** What the blocks of a page show besides their own properties; read on the server, once for a page. */
export interface PageData {
  /** Pictures of the media library, by id: what a block keeps is the address /media/{id}. */
  pictures: Record<string, Picture>;
  /** Of each product grid, by the id of its block. */
  products: Record<string, ProductCardData[]>;
}

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
