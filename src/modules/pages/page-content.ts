import type { LibraryDocument, Picture } from '@/modules/media/picture';
import type { ProductCardData } from '@/modules/catalogue/products';
import type { Page } from '@/payload-types';

export type PageBlock = NonNullable<Page['content']>[number];

export type BlockType = PageBlock['blockType'];

export type BlockOf<Type extends BlockType> = {
  [Each in PageBlock as Each['blockType']]: Each;
}[Type];

/** Contact details in the site settings; '' if not given. */
export interface ContactData {
  salesEmail: string;
  phone: string;
  address: string;
}

export interface PageData {
  /** By id: a block stores the address /media/{id}. */
  pictures: Record<string, Picture>;
  /** By the id of the block. */
  products: Record<string, ProductCardData[]>;
  /** PDFs, by id. */
  documents?: Record<string, LibraryDocument>;
  /** By id; missing for pages that are not public. */
  pageAddresses?: Record<string, string>;
  contact?: ContactData;
}

const LIBRARY = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Undefined for an address outside the library. */
export const libraryId = (address: unknown): string | undefined =>
  typeof address === 'string' ? LIBRARY.exec(address.trim())?.[1]?.toLowerCase() : undefined;
