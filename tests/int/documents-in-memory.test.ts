import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_FILTERS } from '@/domain/catalogue/shop-filters';
import { installStore, ResponseStore } from '@kitroom/front/cache/store';
import {
  getProduct,
  listCategories,
  listGridProducts,
  listProducts,
  relatedProducts,
} from '@/modules/catalogue/queries';
import { loadPageData } from '@/modules/pages/page-data';
import { makeHomepage } from '@/modules/pages/publishing/make-homepage';
import { getHomepage, getPublishedPage, getSeoDefaults, getShellData } from '@/modules/pages/queries';
import { getReviewPage } from '@/modules/reviews/queries';
import { asEditor, editor, made, save, textBlock } from '../setup/pages';
import { store as storeSample } from '../setup/access-matrix';
import { checkoutBody, createProduct, order, payload, unique } from '../setup/shop';

vi.mock('next/server', () => ({ connection: async () => undefined }));

const store = new ResponseStore();

beforeEach(() => installStore(store));
afterAll(() => installStore(undefined));

async function read(): Promise<Record<string, unknown>> {
  const detail = await getProduct(product.id);
  const home = await getHomepage();
  return {
    detail,
    bySlug: await getProduct(product.slug),
    related: detail && (await relatedProducts(detail)),
    categories: await listCategories(),
    shell: await getShellData(),
    seo: await getSeoDefaults(),
    list: await listProducts(DEFAULT_FILTERS),
    featured: await listGridProducts('featured', 3),
    newest: await listGridProducts('newest', 3),
    sale: await listGridProducts('sale', 3),
    ofCategory: await listGridProducts('category', 3, category.id),
    home,
    blocks: home && (await loadPageData(home.content ?? [])),
    page: await getPublishedPage(page.slug),
    reviews: await getReviewPage(product.id, undefined),
  };
}

async function readAnew() {
  installStore(undefined);
  return read().finally(() => installStore(store));
}

const update = async (collection: 'products' | 'categories', id: string, data: object) => {
  await payload.update({ collection, id, data });
};
const slug = unique('category');
const category = await payload.create({
  collection: 'categories',
  data: { name: slug, slug, sortOrder: 0, isActive: true, showInMenu: true },
});
const inner = await payload.create({
  collection: 'categories',
  data: { name: unique('inner'), slug: unique('inner'), sortOrder: 1, isActive: true, parent: category.id },
});
const product = await createProduct({ stock: { M: 8, L: 2 } });
const other = await createProduct();
const picture = await storeSample('media', { alt: 'A shirt' });
const images = [{ image: picture }];
await payload.update({
  collection: 'products',
  id: product.id,
  data: { category: inner.id, isFeatured: true, images },
});
await payload.update({ collection: 'products', id: other.id, data: { category: inner.id } });
const grid = {
  id: 'grid',
  blockType: 'productGrid' as const,
  source: 'chosen' as const,
  products: [product.id],
  limit: 4,
};
const document = await made({ blocks: [grid] }, true);
const page = { id: document.id, slug: document.document.slug };
await makeHomepage({ req: await asEditor(), user: await editor(), id: page.id });

const changes: [string, () => Promise<unknown>][] = [
  ['a product is renamed', () => update('products', product.id, { name: 'Renamed' })],
  ['it costs less', () => update('products', product.id, { price: 12 })],
  ['it comes into the sale', () => update('products', product.id, { salePrice: 9 })],
  ['it leaves the sale', () => update('products', product.id, { salePrice: null })],
  ['another is rated', () => update('products', other.id, { rating: 5 })],
  ['it moves to the category above', () => update('products', product.id, { category: category.id })],
  ['it has another address', () => update('products', product.id, { slug: unique('moved') })],
  ['few are left of a size', () => order(checkoutBody({ product: product.id, color: 'Red', sizes: { M: 4 } }))],
  ['a size sells out', () => order(checkoutBody({ product: product.id, color: 'Red', sizes: { L: 2 } }))],
  ['a product is new', () => createProduct({ stock: 3 })],
  ['a category comes to stand under no other', () => update('categories', inner.id, { parent: null })],
  ['a product is taken off the shop', () => update('products', other.id, { isActive: false })],
  ['a category is renamed', () => update('categories', inner.id, { name: unique('renamed') })],
  ['a category is taken off the menu', () => update('categories', category.id, { showInMenu: false })],
  [
    'a picture is described anew',
    async () => payload.update({ collection: 'media', id: picture, data: { alt: 'A red shirt' } }),
  ],
  [
    'the shop has another name',
    async () => payload.updateGlobal({ slug: 'site-settings', data: { brandName: unique('Shop') } }),
  ],
  [
    'the footer has another note',
    async () => payload.updateGlobal({ slug: 'site-content', data: { footerNote: unique('Note') } }),
  ],
  ['a page is published again', () => save(page.id, { title: 'Changed' }, { isPublished: true })],
  [
    'another page becomes the homepage',
    async () => {
      const { id } = await made({ blocks: [textBlock('text')] }, true);
      await makeHomepage({ req: await asEditor(), user: await editor(), id });
    },
  ],
  ['a page is taken offline', () => save(page.id, {}, { isPublished: false })],
];

it('is read once while nothing changes', async () => {
  await read();
  const reads = [vi.spyOn(payload, 'find'), vi.spyOn(payload, 'findGlobal')];
  await read();
  for (const each of reads) expect(each).not.toHaveBeenCalled();
  await readAnew();
  for (const each of reads) expect(each).toHaveBeenCalled();
});

it.each(changes)('shows at once that %s', async (_what, change) => {
  const before = await read();
  await change();
  const now = await read();
  expect(now).toEqual(await readAnew());
  expect(now).not.toEqual(before);
});
