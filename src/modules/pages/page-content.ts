/** What a page is made of and what its blocks show, as the public page, its preview and the editors all draw it. */
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

/** How the supplier is reached, out of the site settings; '' for what is not given. */
export interface ContactData {
  salesEmail: string;
  phone: string;
  address: string;
}

/** What the blocks of a page show besides their own properties; read on the server, once for a page. */
export interface PageData {
  /** Pictures of the media library, by id: what a block keeps is the address /media/{id}. */
  pictures: Record<string, Picture>;
  /** Of each product grid, by the id of its block. */
  products: Record<string, ProductCardData[]>;
  /** PDFs of the library that a list of downloads or a text offers, by id. */
  documents?: Record<string, LibraryDocument>;
  /** Where pages stand that texts link to by id; one that visitors do not see has no address. */
  pageAddresses?: Record<string, string>;
  /** Where a block shows it. */
  contact?: ContactData;
}

/** A picture of the library as a block keeps it. */
const LIBRARY = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** The id of the library's picture at an address; undefined for any other address. Pure. */
export const libraryId = (address: unknown): string | undefined =>
  typeof address === 'string' ? LIBRARY.exec(address.trim())?.[1]?.toLowerCase() : undefined;
