/** Manifest of cache tags: those of each response, and those that a change clears. */
import { availability, shownUnits } from '../catalogue/product-selection';

type CacheTag =
  | 'products'
  /** Responses with stock counts of several products. */
  | 'stock'
  | `product:${string}`
  | `stock:${string}`
  /** Responses that show the product among others, with picture and price. */
  | `card:${string}`
  /** Responses that depend on the first few products of a category, or of all (`*`). */
  | 'ranking'
  | `ranking:${string}`
  | 'categories'
  | 'pages'
  | `page:${string}`
  | 'settings'
  | 'site-content'
  | 'media';

type CachedCollection = 'products' | 'categories' | 'pages' | 'media' | 'site-settings' | 'site-content';

/** Tags of a response with one document (`id`) or a list; one with several things has the tags of all. */
export function tagsOf(collection: CachedCollection, id?: string): CacheTag[] {
  switch (collection) {
    case 'products':
      return [id === undefined ? 'products' : `product:${id}`, 'categories', 'media'];
    case 'pages':
      return [id === undefined ? 'pages' : `page:${id}`, 'media'];
    case 'categories':
      return ['categories', 'media'];
    case 'site-settings':
      return ['settings', 'media'];
    case 'site-content':
      return ['site-content', 'media'];
    case 'media':
      return ['media'];
  }
}

export const cardTags = (id: string): CacheTag[] => [`card:${id}`, 'categories', 'media'];

/** `within` is the id of the category, `*` for all products. */
export const rankedTags = (within: string): CacheTag[] => ['ranking', `ranking:${within}`, 'categories'];

export interface RankedProduct {
  name?: string | null;
  category?: string | { id: string } | null;
  rating?: number | null;
  isActive?: boolean | null;
  isFeatured?: boolean | null;
  isCustomizable?: boolean | null;
  salePrice?: number | null;
}

/** The plan compares all other fields too. */
export interface Variation {
  product: string | { id: string };
  stockQuantity?: number | null;
}

interface StockChange {
  product: string;
  before: number;
  after: number;
}

export type DocumentChange =
  | { collection: 'pages'; id: string }
  /** `before` is undefined for a new one, `after` for a deleted one; with neither, its rank may change anywhere. */
  | { collection: 'products'; id: string; before?: RankedProduct; after?: RankedProduct }
  | { collection: 'stock'; changes: readonly StockChange[]; lowStockThreshold: number }
  /** Any count of a product may change. */
  | { collection: 'variations'; product: string }
  | { collection: 'categories' | 'media' | 'site-settings' | 'site-content' | 'redirects' | 'components' }
  | { collection: 'product-variations'; before?: Variation; after?: Variation; lowStockThreshold: number };

export function purgeTags(change: DocumentChange): CacheTag[] {
  switch (change.collection) {
    case 'products':
      return [`product:${change.id}`, ...listTags([change.id]), ...rankingTags(change)];
    case 'stock':
      return movedTags(change);
    case 'variations':
      return stockTags([change.product], { isShown: true, isListed: true });
    case 'product-variations':
      return variationTags(change);
    case 'categories':
      return ['categories'];
    case 'pages':
      return [`page:${change.id}`, 'pages'];
    case 'media':
      return ['media'];
    case 'site-settings':
      return ['settings'];
    case 'site-content':
    case 'redirects':
      return ['site-content'];
    case 'components': // only editors show them
      return [];
  }
}

/** Products that lists may show differently after these purges; undefined if one concerned more than products. */
export function productsPurged(purges: readonly (readonly string[])[]): string[] | undefined {
  const ids = purges.map((tags) => tags.flatMap((tag) => (tag.startsWith(CARD) ? tag.slice(CARD.length) : [])));
  const isOfProductsAlone = purges.every((tags, place) => ids[place]?.length && !tags.includes('pages'));
  return isOfProductsAlone ? [...new Set(ids.flat())] : undefined;
}

const CARD = 'card:';
const listTags = (ids: readonly string[]): CacheTag[] => ['products', ...ids.map((id): CacheTag => `card:${id}`)];

/** @param where product pages and lists that show the change. */
function stockTags(products: Iterable<string>, where: { isShown: boolean; isListed: boolean }): CacheTag[] {
  const ids = [...new Set(products)];
  return [
    'stock',
    ...ids.map((id): CacheTag => `stock:${id}`),
    ...(where.isShown ? ids.map((id): CacheTag => `product:${id}`) : []),
    ...(where.isListed ? listTags(ids) : []),
  ];
}

/** Pages show only low counts, and lists only availability: most sales change neither. */
function movedTags({ changes, lowStockThreshold }: DocumentChange & { collection: 'stock' }): CacheTag[] {
  const tags = changes.flatMap(({ product, before, after }) =>
    stockTags([product], {
      isShown: shownUnits(before, lowStockThreshold) !== shownUnits(after, lowStockThreshold),
      isListed: availability(before, lowStockThreshold) !== availability(after, lowStockThreshold),
    }),
  );
  return [...new Set(tags)];
}

function rankingTags({ before, after }: { before?: RankedProduct; after?: RankedProduct }): CacheTag[] {
  if (!before && !after) return ['ranking'];
  if (rankOf(before) === rankOf(after)) return [];
  const categories = new Set([before, after].flatMap((product) => categoryId(product) ?? []));
  return ['ranking:*', ...[...categories].map((id): CacheTag => `ranking:${id}`)];
}

function rankOf(product: RankedProduct | undefined): string | undefined {
  if (!product?.isActive) return undefined;
  const { name, rating, isFeatured, isCustomizable, salePrice } = product;
  const isOnSale = typeof salePrice === 'number';
  return JSON.stringify([
    name,
    categoryId(product),
    rating ?? 0,
    isFeatured ?? false,
    isCustomizable ?? false,
    isOnSale,
  ]);
}

const categoryId = (product: RankedProduct | undefined): string | null | undefined =>
  typeof product?.category === 'object' ? product.category?.id : product?.category;

function variationTags(change: DocumentChange & { collection: 'product-variations' }): CacheTag[] {
  const { before, after, lowStockThreshold } = change;
  const owners = [before, after].filter((variation) => variation !== undefined).map(productId);
  const differs = (shownOf: (units: number, lowThreshold: number) => unknown): boolean => {
    const textOf = (variation: Variation) =>
      shownAs(variation, shownOf(variation.stockQuantity ?? 0, lowStockThreshold));
    return !before || !after || textOf(before) !== textOf(after);
  };
  return stockTags(owners, { isShown: differs(shownUnits), isListed: differs(availability) });
}

function productId({ product }: Variation): string {
  return typeof product === 'string' ? product : product.id;
}

function shownAs(variation: Variation, stockQuantity: unknown): string {
  const shown = { ...variation, product: productId(variation), stockQuantity, updatedAt: undefined };
  return JSON.stringify(Object.entries(shown).sort(([a], [b]) => (a < b ? -1 : 1)));
}
