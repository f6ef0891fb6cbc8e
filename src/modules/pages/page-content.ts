/** Content of a page and the data of its blocks, for the public page, its preview and the editors. */
import type { LibraryDocument, Picture } from '@/modules/media/picture';
import type { ProductCardData } from '@/modules/catalogue/products';
import type { Page } from '@/payload-types';

/** A block of a page's content, any of them. */
export type PageBlock = NonNullable<Page['content']>[number];

export type BlockType = PageBlock['blockType'];

/** The block of one type. */
export type BlockOf<Type extends BlockType> = {
  [Each in PageBlock as Each['blockType']]: Each;
}[Type];

/** Contact details in the site settings; '' if not given. */
export interface ContactData {
  salesEmail: string;
  phone: string;
  address: string;
}

/** Data of a page’s blocks besides their own properties; read on the server, once for a page. */
export interface PageData {
  /** Pictures of the media library, by id: what a block keeps is the address /media/{id}. */
  pictures: Record<string, Picture>;
  /** Products of each grid, by the id of its block. */
  products: Record<string, ProductCardData[]>;
  /** PDFs of the library that a list of downloads or a text offers, by id. */
  documents?: Record<string, LibraryDocument>;
  /** Addresses of pages that texts link to by id; missing for pages that are not public. */
  pageAddresses?: Record<string, string>;
  /** Only if a block shows it. */
  contact?: ContactData;
}

/** A picture of the library as a block keeps it. */
const LIBRARY = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The id of the library's picture at an address; undefined for any other address. Pure. */
export const libraryId = (address: unknown): string | undefined =>
  typeof address === 'string' ? LIBRARY.exec(address.trim())?.[1]?.toLowerCase() : undefined;
