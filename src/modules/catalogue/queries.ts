/** The shop’s reads, all through Payload’s local API as a stranger, so that access rules decide what is seen. */
import type { Where } from 'payload';
import { cardTags, productsPurged, rankedTags, tagsOf } from '@/domain/cache/cache-plan';
import type { KitGarmentType } from '@/domain/kits/document/kit-garments';
import type { TechniquePrices } from '@/domain/kits/document/kit-techniques';
import { colorFacetOf } from '@/domain/catalogue/shop-facets';
import { ALL_CATEGORIES, SHOP_CATEGORIES, type ShopFilters } from '@/domain/catalogue/shop-filters';
import { isUuid } from '@/domain/text/uuid';
import { findProducts, mayFindOther } from '@/modules/search/find-products';
import { maySearch } from '@/modules/search/search-throttle';
import { checked } from '@kitroom/front/cache/checked';
import { remembered, rememberedEach } from '@kitroom/front/cache/remember';
import { markCacheable } from '@kitroom/front/cache/request-scope';
import { clientNetwork } from '@/lib/http/client-address';
import { getPayloadClient } from '@/lib/payload/payload-client';
import { getSiteSettings } from '@/lib/site-settings';
import { pageWindow } from './page-window';
import { findPictures } from '@/modules/media/queries';
import { productWhere, SORT_FIELDS } from './product-where';
import { withShownStock, type ProductOptions } from './product-options';
import type { CategoryLink, ProductCardData, ProductDetail, ProductList } from './products';
import { CARD_FIELDS, DETAIL_FIELDS, toCard, toDetail, type CardRow } from './to-product';

const CARD_PICTURES = 2;
const RELATED_PRODUCTS = 4;
const KIT_PRODUCTS = 4;
const SLUG = /^[a-z0-9-]{1,200}$/;

export const listCategories = remembered('categories', async (): Promise<(CategoryLink & { id: string })[]> => {
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

export const knownSlugs = (categories: readonly CategoryLink[]): string[] => [
  ...SHOP_CATEGORIES,
  ...categories.map(({ slug }) => slug),
];

export const mayList = async (headers: Headers, { search }: ShopFilters): Promise<boolean> =>
  search === '' || (await maySearch(clientNetwork(headers))).ok;

/** Most changes of products leave a stored list as it is: it is queried again, and not built again. */
const findListed = checked({
  name: 'list',
  ask: async (filters: ShopFilters) => {
    markCacheable(filters.search ? ['products', 'pages'] : ['products']);
    return findProducts(await getPayloadClient(), filters, pageWindow(filters.page));
  },
  mayAsk: mayList,
  compare: ({ horizon: _, ...found }) => found,
  concern: {
    horizonOf: ({ horizon }) => horizon,
    isConcerned: async (purges, horizon, filters) => {
      const ids = productsPurged(purges);
      return !ids || mayFindOther(await getPayloadClient(), filters, { ids, horizon });
    },
  },
});

/** List of /shop for its filters; a page beyond the last has no products. Call `mayList` before. */
export async function listProducts(filters: ShopFilters): Promise<ProductList> {
  markCacheable([...tagsOf('categories'), ...tagsOf('media')]);
  const { ids, total, counts, understood, places } = await findListed(filters);
  return {
    products: await (filters.colors.length > 0 ? listInColors(ids, filters.colors) : listChosenProducts(ids)),
    total,
    skipped: pageWindow(filters.page).offset,
    counts,
    understood,
    places,
  };
}

type GridSource = 'featured' | 'newest' | 'sale' | 'category';

/** @param categoryId for the source 'category'; a missing one has no products. */
export async function listGridProducts(
  source: GridSource,
  limit: number,
  categoryId?: string,
): Promise<ProductCardData[]> {
  const category = source === 'category' ? await categorySlug(categoryId) : source === 'sale' ? source : ALL_CATEGORIES;
  if (category === undefined) return [];
  const sort = source === 'newest' ? 'newest' : 'featured';
  return listChosenProducts(await listShownFirst(category, sort, limit));
}

async function categorySlug(id: string | undefined): Promise<string | undefined> {
  return (await listCategories()).find((category) => category.id === id)?.slug;
}

const listFirst = remembered('first', (category: string, sort: keyof typeof SORT_FIELDS, limit: number) => {
  // A category includes those below it, and one has all customisable products: any product may come into it.
  markCacheable(rankedTags('*'));
  return listIds(productWhere(category), SORT_FIELDS[sort], limit);
});

const listShownFirst = checked({ name: 'first', ask: listFirst });

/** Active products by id, in the order of the ids. */
export async function listChosenProducts(ids: readonly string[]): Promise<ProductCardData[]> {
  const wanted = [...new Set(ids)].filter(isUuid);
  const cards = await readCards(wanted);
  return wanted.flatMap((id) => cards.get(id) ?? []);
}

type Color = { name: string; hex: string };
/** Colours to show a product in, by name; its first pictures are shown if there are none. */
type ShownIn = (row: CardRow) => readonly { name: string }[] | undefined;

export async function listProductsShownIn(ids: readonly string[], shownIn: ShownIn): Promise<ProductCardData[]> {
  const wanted = [...new Set(ids)].filter(isUuid);
  markCacheable(wanted.flatMap(cardTags));
  const cards = await findCards(wanted, shownIn);
  return wanted.flatMap((id) => cards.get(id) ?? []);
}

const listInColors = (ids: readonly string[], facets: readonly string[]): Promise<ProductCardData[]> =>
  listProductsShownIn(ids, ({ colors }) =>
    colors?.filter((color: Color) => facets.includes(colorFacetOf(color) ?? '')),
  );

/** Active product by id or slug, as its page shows it: most sales leave the stored one as it is. */
export const getProduct = remembered('product', async (idOrSlug: string): Promise<ProductDetail | undefined> => {
  const product = await findProduct(idOrSlug);
  return product && { ...product, options: withShownStock(product.options) };
});

export async function getProductOptions(idOrSlug: string): Promise<ProductOptions | undefined> {
  const product = await findProduct(idOrSlug);
  if (product) markCacheable([`stock:${product.id}`]);
  return product?.options;
}

/** Blanks of any colour, as the kit has its own, and surcharges per piece of the shop’s techniques. */
export type KitProduct = { garment: KitGarmentType; options: ProductOptions; techniquePrices: TechniquePrices };

export async function listKitProducts(garments: readonly KitGarmentType[]): Promise<KitProduct[]> {
  markCacheable([...tagsOf('products'), ...tagsOf('site-settings')]);
  const techniquePrices = await readTechniquePrices();
  const found = await Promise.all(
    garments.map(async (garment) => {
      const ids = await listIds({ kitGarment: { equals: garment } }, SORT_FIELDS.featured, KIT_PRODUCTS);
      const products = await Promise.all(ids.map(getProductOptions));
      return products.flatMap((options) =>
        options ? [{ garment, options: { ...options, colors: [] }, techniquePrices }] : [],
      );
    }),
  );
  return found.flat();
}

async function readTechniquePrices(): Promise<TechniquePrices> {
  const { techniquePrices = {} } = await getSiteSettings();
  return Object.fromEntries(Object.entries(techniquePrices).filter(([, price]) => typeof price === 'number'));
}

async function findProduct(idOrSlug: string): Promise<ProductDetail | undefined> {
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
    getSiteSettings(),
  ]);
  return toDetail(
    { ...product, variations: variations.docs },
    { pictures, categories },
    { lowStockThreshold: settings.lowStockThreshold, priceTiers: settings.priceTiers ?? [] },
  );
}

export async function relatedProducts(product: ProductDetail): Promise<ProductCardData[]> {
  return listChosenProducts(await listRelated(product.id, product.category?.slug ?? null));
}

const listRelated = checked({
  name: 'related',
  ask: async (id: string, category: string | null): Promise<string[]> => {
    const own = (await listCategories()).find(({ slug }) => slug === category);
    const near = (own ? await listBest(own.id) : []).filter((each) => each !== id).slice(0, RELATED_PRODUCTS);
    const far = near.length === RELATED_PRODUCTS ? [] : await listBest();
    const others = far.filter((each) => each !== id && !near.includes(each));
    return [...near, ...others].slice(0, RELATED_PRODUCTS);
  },
});

/** Ids of the best products of a category, or of all: enough for one of them to show beside all others. */
const listBest = remembered('best', (categoryId?: string) => {
  markCacheable(rankedTags(categoryId ?? '*'));
  const where: Where = categoryId === undefined ? {} : { category: { equals: categoryId } };
  return listIds(where, SORT_FIELDS.featured, 2 * RELATED_PRODUCTS);
});

async function listIds(where: Where, sort: readonly string[], limit: number): Promise<string[]> {
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'products',
    where,
    sort: [...sort],
    limit,
    pagination: false,
    select: {},
    joins: false,
    depth: 0,
    overrideAccess: false,
  });
  return docs.map(({ id }) => id);
}

const readCards = rememberedEach({ name: 'card', tagsOf: cardTags, read: (ids) => findCards(ids) });

async function findCards(ids: readonly string[], shownIn?: ShownIn): Promise<Map<string, ProductCardData>> {
  if (ids.length === 0) return new Map();
  const payload = await getPayloadClient();
  const { docs } = await payload.find({
    collection: 'products',
    where: { id: { in: [...ids] } },
    pagination: false,
    select: CARD_FIELDS,
    joins: false,
    depth: 0,
    overrideAccess: false,
  });
  return new Map((await toCards(docs, shownIn)).map((card) => [card.id, card]));
}

/** Reads only the shown pictures, not all of every product. */
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

function idOf(related: string | { id: string }): string {
  return typeof related === 'string' ? related : related.id;
}
