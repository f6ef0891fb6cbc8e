import 'server-only';
import { blockDefinition, type BlockField } from '@/domain/pages/blocks';
import { nodesIn } from '@/domain/pages/editor/plain-text';
import { linkTarget, uploadId } from '@/domain/pages/text-references';
import { isUuid } from '@/domain/text/uuid';
import type { LibraryDocument, Picture } from '@/modules/media/picture';
import type { ProductCardData } from '@/modules/catalogue/products';
import { listChosenProducts, listGridProducts } from '@/modules/catalogue/queries';
import { findDocuments, findPictures } from '@/modules/media/queries';
import { blocksWithin } from './blocks-within';
import { libraryId, type BlockOf, type ContactData, type PageBlock, type PageData } from './page-content';
import { findPagePaths, getShellData } from './queries';

/** Only public data. Products of grids are today’s. */
export async function loadPageData(blocks: readonly PageBlock[]): Promise<PageData> {
  const all = blocksWithin(blocks);
  const texts = textReferences(all);
  const [pictures, products, documents, pageAddresses, contact] = await Promise.all([
    loadPictures(all, texts.files),
    loadProducts(all),
    loadDocuments(all, texts.files),
    loadPageAddresses(texts.pages),
    all.some(({ blockType }) => blockType === 'contactDetails') ? loadContact() : undefined,
  ]);
  return {
    pictures,
    products,
    documents,
    contact,
    ...(pageAddresses && { pageAddresses }),
  };
}

/** A draft’s may be anything. */
function textReferences(blocks: readonly PageBlock[]): {
  files: string[];
  pages: string[];
} {
  const nodes = blocks.flatMap((block) => (block.blockType === 'text' ? nodesIn(block.content) : []));
  const files = nodes.flatMap((node) => (node.type === 'upload' ? (uploadId(node) ?? []) : []));
  const pages = nodes.flatMap((node) => (node.type === 'link' ? (linkTarget(node.fields).pageId ?? []) : []));
  return { files: files.filter(isUuid), pages: pages.filter(isUuid) };
}

async function loadPictures(blocks: readonly PageBlock[], inTexts: string[]): Promise<Record<string, Picture>> {
  const ids = blocks.flatMap((block) => pictureIds(blockDefinition(block.blockType)?.fields ?? [], { ...block }));
  return Object.fromEntries(await findPictures([...ids, ...inTexts]));
}

const loadDocuments = async (
  blocks: readonly PageBlock[],
  inTexts: string[],
): Promise<Record<string, LibraryDocument>> =>
  Object.fromEntries(await findDocuments([...blocks.flatMap(documentIds), ...inTexts]));

/** Undefined if no text links to a page, to send nothing. */
const loadPageAddresses = async (ids: string[]): Promise<Record<string, string> | undefined> =>
  ids.length > 0 ? Object.fromEntries(await findPagePaths(ids)) : undefined;

const documentIds = (block: PageBlock): string[] =>
  block.blockType === 'downloads' ? (block.items ?? []).flatMap(({ file }) => libraryId(file) ?? []) : [];

function pictureIds(fields: readonly BlockField[], props: Record<string, unknown>): string[] {
  return fields.flatMap((field) => {
    const value = props[field.name];
    if (field.kind === 'picture') return libraryId(value) ?? [];
    if (field.kind !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((item: unknown) =>
      typeof item === 'object' && item !== null ? pictureIds(field.fields, { ...item }) : [],
    );
  });
}

async function loadProducts(blocks: readonly PageBlock[]): Promise<Record<string, ProductCardData[]>> {
  const grids = blocks.filter((block) => block.blockType === 'productGrid');
  const loaded = await Promise.all(
    grids.map(async (grid) => [grid.id ?? '', await productsOf(grid)] satisfies [string, ProductCardData[]]),
  );
  return Object.fromEntries(loaded);
}

/** Limit of the catalogue of blocks; a draft may hold anything. */
const MOST_PRODUCTS = 24;

function productsOf({ source, category, products, limit }: BlockOf<'productGrid'>): Promise<ProductCardData[]> {
  const most = Math.min(Math.max(Math.trunc(Number(limit)) || 0, 1), MOST_PRODUCTS);
  if (source === 'chosen') return listChosenProducts((products ?? []).map(idOf).slice(0, most));
  return listGridProducts(source, most, category ? idOf(category) : undefined);
}

const idOf = (related: string | { id: string }): string => (typeof related === 'string' ? related : related.id);

async function loadContact(): Promise<ContactData> {
  const { salesEmail, phone, address } = await getShellData();
  return { salesEmail, phone, address };
}
