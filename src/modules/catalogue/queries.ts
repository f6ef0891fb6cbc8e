/** The shop's reads, all through Payload's local API as a stranger, so that access rules decide what is seen. */
import { cache } from 'react';
import type { Where } from 'payload';
import { PDF_TYPE } from '@/domain/pages/media';
import { rankedTags, tagsOf } from '@/domain/cache/cache-plan';
import { colorFacetOf } from '@/domain/catalogue/shop-facets';
import { ALL_CATEGORIES, SHOP_CATEGORIES, type ShopFilters } from '@/domain/catalogue/shop-filters';
import { isUuid } from '@/domain/text/uuid';
import { findProducts } from '@/modules/search/find-products';
import { markCacheable } from '@/lib/http-cache/request-scope';
import { getPayloadClient } from '@/lib/payload';
import { pageWindow } from './page-window';
import { PICTURE_FIELDS, pictureOf, type Picture } from '@/modules/media/picture';
import { productWhere, SORT_FIELDS } from './product-where';
import { withToldStock, type ProductOptions } from './product-options';
import type { CategoryLink, ProductCardData, ProductDetail, ProductList } from './products';
import { CARD_FIELDS, DETAIL_FIELDS, toCard, toDetail, type CardRow } from './to-product';

const CARD_PICTURES = 2;
const RELATED_PRODUCTS = 4;
const SLUG = /^[a-z0-9-]{1,200}$/;

/** The active categories in their order. */
export const listCategories = cache(async (): Promise<(CategoryLink & { id: string })[]> => {
  markCacheable(tagsOf('categories'));
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'categories',
    select: { name: true, slug: true },
    sort: ['sortOrder', 'name'],
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs;
});

/** The values of `?category=`: those the shop always has, and those that staff added. */
export const knownSlugs = (categories: readonly CategoryLink[]): string[] => [
  ...SHOP_CATEGORIES,
  ...categories.map(({ slug }) => slug),
];

/** What /shop shows for its filters; a page beyond the last has no products. */
export async function listProducts(filters: ShopFilters): Promise<ProductList> {
  markCacheable([...tagsOf('products'), ...(filters.search ? tagsOf('pages') : [])]);
  const payload = await getPayloadClient();
  const { offset, limit } = pageWindow(filters.page);
  const { ids, total, ...found } = await findProducts(payload, filters, { offset, limit });
  const asked = (color: Color) => filters.colors.some((facet) => facet === colorFacetOf(color));
  return {
    products: await listChosenProducts(ids, (row) => row.colors?.filter(asked)),
    total,
    skipped: offset,
    ...found,
  };
}

/** Which products a grid on a page shows. */
export type GridSource = 'featured' | 'newest' | 'sale' | 'category';

/**
 * The first products of a grid on a page, as the shop sorts them.
 * @param categoryId of the source 'category'; none, or one that is no longer there, has no products.
 */
export async function listGridProducts(
  source: GridSource,
  limit: number,
  categoryId?: string,
): Promise<ProductCardData[]> {
  markCacheable(tagsOf('products'));
  const category = source === 'category' ? await categorySlug(categoryId) : source === 'sale' ? source : ALL_CATEGORIES;
  if (category === undefined) return [];
  const sort = SORT_FIELDS[source === 'newest' ? 'newest' : 'featured'];
  const { docs } = await findCards(productWhere(category), sort, limit, 1);
  return toCards(docs);
}

async function categorySlug(id: string | undefined): Promise<string | undefined> {
  return (await listCategories()).find((category) => category.id === id)?.slug;
}

type Color = { name: string; hex: string };
/** The colours a product is to be shown in, by name; its first pictures where there are none, or none of them. */
type ShownIn = (row: CardRow) => readonly { name: string }[] | undefined;

/** Active products by id, in the order of the ids. */
export async function listChosenProducts(ids: readonly string[], shownIn?: ShownIn): Promise<ProductCardData[]> {
  markCacheable(tagsOf('products'));
  const wanted = [...new Set(ids)].filter(isUuid);
  if (wanted.length === 0) return [];
  const { docs } = await findCards({ id: { in: wanted } }, ['id'], wanted.length, 1);
  const cards = new Map((await toCards(docs, shownIn)).map((card) => [card.id, card]));
  return wanted.flatMap((id) => cards.get(id) ?? []);
}

/** An active product by id or slug, as its page shows it: most sales leave it as it stands. */
export async function getProduct(idOrSlug: string): Promise<ProductDetail | undefined> {
  const product = await findProduct(idOrSlug);
  return product && { ...product, options: withToldStock(product.options) };
}

/** What can be chosen of an active product, and exactly how many there are. */
export async function getProductOptions(idOrSlug: string): Promise<ProductOptions | undefined> {
  const product = await findProduct(idOrSlug);
  if (product) markCacheable([`stock:${product.id}`]);
  return product?.options;
}

const findProduct = cache(async (idOrSlug: string): Promise<ProductDetail | undefined> => {
  const isId = isUuid(idOrSlug);
  if (!isId && !SLUG.test(idOrSlug)) return undefined;
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'products',
    where: isId
      ? { or: [{ id: { equals: idOrSlug } }, { slug: { equals: idOrSlug } }] }
      : { slug: { equals: idOrSlug } },
    select: DETAIL_FIELDS,
    joins: false,
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  const [product] = docs;
  if (!product) return undefined;
  markCacheable([...tagsOf('products', product.id), ...tagsOf('site-settings')]);
  const [pictures, categories, variations, settings] = await Promise.all([
    findPictures((product.images ?? []).map(({ image }) => idOf(image))),
    listCategories(),
    payload.find({
      collection: 'product-variations',
      where: { product: { equals: product.id } },
      select: { colorName: true, sizeCode: true, stockQuantity: true, additionalPrice: true, isAvailable: true },
      pagination: false,
      depth: 0,
      overrideAccess: false,
    }),
    // As the system: these rules are public by what they do, the rest of the settings is not.
    payload.findGlobal({
      slug: 'site-settings',
      select: { lowStockThreshold: true, priceTiers: true },
      depth: 0,
      overrideAccess: true,
    }),
  ]);
  return toDetail(
    { ...product, variations: variations.docs },
    { pictures, categories },
    { lowStockThreshold: settings.lowStockThreshold, priceTiers: settings.priceTiers ?? [] },
  );
});

/** Other products of its category, then featured ones of any. */
export async function relatedProducts({ id, category }: ProductDetail): Promise<ProductCardData[]> {
  const others: Where = { id: { not_equals: id } };
  const inCategory = category && (await findRelated({ and: [others, { 'category.slug': { equals: category.slug } }] }));
  const near = inCategory ?? [];
  const known = [id, ...near.map((product) => product.id)];
  const far = near.length === RELATED_PRODUCTS ? [] : await findRelated({ id: { not_in: known } });
  const related = [...near, ...far].slice(0, RELATED_PRODUCTS);
  const own = (await listCategories()).filter(({ slug }) => slug === category?.slug).map((each) => each.id);
  const rankings = near.length === RELATED_PRODUCTS ? own : [...own, '*'];
  markCacheable(
    rankedTags(
      related.map((product) => product.id),
      rankings,
    ),
  );
  return toCards(related);
}

async function findRelated(where: Where) {
  return (await findCards(where, SORT_FIELDS.featured, RELATED_PRODUCTS, 1)).docs;
}

async function findCards(where: Where, sort: readonly string[], limit: number, page: number) {
  const payload = await getPayloadClient();
  return payload.find({
    collection: 'products',
    where,
    sort: [...sort],
    limit,
    page,
    select: CARD_FIELDS,
    joins: false,
    depth: 0,
    overrideAccess: false,
  });
}

/** Only the pictures that are shown are read, not all of every product. */
async function toCards(rows: readonly CardRow[], shownIn?: ShownIn): Promise<ProductCardData[]> {
  const shown = rows.map((row) => {
    const all = row.images ?? [];
    const colors = shownIn?.(row) ?? [];
    const meant = all.filter(({ color }) => colors.some(({ name }) => name === color));
    return { ...row, images: (meant.length > 0 ? meant : all).slice(0, CARD_PICTURES) };
  });
  const [pictures, categories] = await Promise.all([
    findPictures(shown.flatMap(({ images }) => images.map(({ image }) => idOf(image)))),
    listCategories(),
  ]);
  return shown.map((row) => toCard(row, { pictures, categories }));
}

/** Pictures of the library by id, in one query; ids that are not there, or not public, are left out. */
export async function findPictures(ids: readonly string[]): Promise<Map<string, Picture>> {
  if (ids.length === 0) return new Map();
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] } },
    select: PICTURE_FIELDS,
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return new Map(
    docs.flatMap((media): [string, Picture][] => {
      const picture = pictureOf(media);
      return picture ? [[media.id, picture]] : [];
    }),
  );
}

/** Sizes in bytes of PDFs of the library by id; whatever else the ids stand for is left out. */
export async function findDocumentSizes(ids: readonly string[]): Promise<Record<string, number>> {
  if (ids.length === 0) return {};
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'media',
    where: { id: { in: [...new Set(ids)] }, mimeType: { equals: PDF_TYPE } },
    select: { filesize: true },
    pagination: false,
    depth: 0,
    overrideAccess: false,
  });
  return Object.fromEntries(docs.map(({ id, filesize }) => [id, filesize ?? 0]));
}

function idOf(related: string | { id: string }): string {
  return typeof related === 'string' ? related : related.id;
}
