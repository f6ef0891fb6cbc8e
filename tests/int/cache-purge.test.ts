import pg from 'pg';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '@/lib/database/transaction';
import { stillHolds } from '@kitroom/front/cache/checked';
import { installStore, ResponseStore } from '@kitroom/front/cache/store';
import { parseNotice, PURGE_CHANNEL } from '@kitroom/front/cache/notice';
import { localRequest } from '@/lib/payload/local-request';
import { makeHomepage } from '@/modules/pages/publishing/make-homepage';
import { restorePage, trashPage } from '@/modules/pages/editing/trash-page';
import { CacheDecision, runInRequestScope } from '@kitroom/front/cache/request-scope';
import type { ProductOptions } from '@/modules/catalogue/product-options';
import { getProduct, getProductOptions, relatedProducts } from '@/modules/catalogue/queries';
import { store as storeSample } from '../setup/access-matrix';
import { asEditor, editor, made, save } from '../setup/pages';
import { api } from '../setup/http';
import { checkoutBody, createPage, createProduct, order, payload, unique } from '../setup/shop';

/** Here, and notifications to other processes. */
const purged: string[] = [];
const notified: string[] = [];
const listener = new pg.Client({ connectionString: process.env.DATABASE_URL });

class RecordingStore extends ResponseStore {
  override purgeTags(tags: readonly string[]): void {
    purged.push(...tags);
    super.purgeTags(tags);
  }
}

installStore(new RecordingStore());
await listener.connect();
await listener.query(`listen ${PURGE_CHANNEL}`);
listener.on('notification', ({ payload }) => notified.push(...[parseNotice(payload).purge].flat()));
afterAll(async () => {
  installStore(undefined);
  await listener.end();
});
beforeEach(forget);

const arrived = () => listener.query('select 1');

async function forget() {
  await arrived();
  purged.length = notified.length = 0;
}

async function expectPurged(...tags: string[]) {
  await arrived();
  const expected = new Set(tags);
  expect(new Set(purged)).toEqual(expected);
  expect(new Set(notified)).toEqual(expected);
}

describe('a save is purged from the cache, here and in the other processes', () => {
  it('a product', async () => {
    const { id } = await createProduct();
    await forget();
    await payload.update({ collection: 'products', id, data: { price: 41 } });
    await expectPurged(`product:${id}`, `card:${id}`, 'products');
    await forget();
    await payload.update({ collection: 'products', id, data: { name: 'Renamed' } });
    await expectPurged(`product:${id}`, `card:${id}`, 'products', 'ranking:*');
    await forget();
    await payload.delete({ collection: 'products', id });
    await expectPurged(`product:${id}`, `card:${id}`, 'products', 'ranking:*');
  });

  it('a product’s page, with those of the products that stand beside it, while it is they who come first', async () => {
    const [mine, other, third] = [await createProduct(), await createProduct(), await createProduct()];
    const edit = (id: string, data: object) => payload.update({ collection: 'products', id, data });
    await edit(other.id, { isFeatured: true, rating: 5 });
    const page = new CacheDecision();
    await runInRequestScope(page, async () => relatedProducts((await getProduct(mine.id))!));
    expect([...page.tags]).toEqual(expect.arrayContaining([`product:${mine.id}`, `card:${other.id}`]));
    expect(page.checks.map(({ tags }) => tags)).toEqual([expect.arrayContaining(['ranking:*', 'categories'])]);
    expect([...page.tags, ...page.checks.flatMap(({ tags }) => tags)]).not.toContain('products');
    const holds = () => Promise.all(page.checks.map((check) => stillHolds(check, new Headers(), undefined)));
    await edit(third.id, { name: 'zzz' });
    expect(await holds()).toEqual([true]);
    await edit(third.id, { name: 'aaa', isFeatured: true, rating: 5 });
    expect(await holds()).toEqual([false]);
  });

  it('a variation, with its product and the lists that tell of stock', async () => {
    const { id, variationIds } = await createProduct({ stock: { M: 3 } });
    await forget();
    await payload.update({ collection: 'product-variations', id: variationIds.M ?? '', data: { stockQuantity: 1 } });
    await arrived();
    expect(purged).toEqual(expect.arrayContaining([`product:${id}`, 'stock']));
    expect(notified.toSorted()).toEqual(purged.toSorted());
  });

  it('a page, when visitors may see something of the change', async () => {
    const { id } = await createPage();
    await expectPurged(`page:${id}`, 'pages');
    await forget();
    const draft = await payload.create({ collection: 'pages', data: { title: 'D', slug: unique('d') }, draft: true });
    await payload.update({ collection: 'pages', id, data: { title: 'Draft' }, draft: true });
    await payload.update({ collection: 'pages', id, data: { title: 'Typing' }, draft: true, autosave: true });
    await payload.update({ collection: 'pages', id: draft.id, data: { title: 'Typing' }, draft: true, autosave: true });
    await expectPurged();
    await payload.update({ collection: 'pages', id, data: { isPublished: true } });
    await expectPurged(`page:${id}`, 'pages');
    await forget();
    await payload.update({ collection: 'pages', id, data: { isPublished: false } });
    await expectPurged(`page:${id}`, 'pages');
    await forget();
    await payload.delete({ collection: 'pages', id });
    await expectPurged(`page:${id}`, 'pages');
  });

  it('a page that the editors publish, take offline, put into the trash and back, or make the home page', async () => {
    const { id } = await made();
    await forget();
    await save(id, { title: 'Typing' }, { mode: 'autosave' });
    await save(id, { title: 'Draft' }, { mode: 'draft' });
    await save(id, { title: 'Draft' }, { isPublished: false });
    await expectPurged();
    await save(id, {}, { isPublished: true });
    await expectPurged(`page:${id}`, 'pages');
    const steps = [
      async () => trashPage({ req: await asEditor(), id }),
      async () => restorePage({ req: await asEditor(), id }),
      () => save(id, {}, { isPublished: false }),
    ];
    for (const step of steps) {
      await forget();
      expect(await step()).toMatchObject({ ok: true });
      await expectPurged(`page:${id}`, 'pages');
    }
    const other = await made({}, true);
    await makeHomepage({ req: await asEditor(), user: await editor(), id: other.id });
    const next = await made({}, true);
    await forget();
    await makeHomepage({ req: await asEditor(), user: await editor(), id: next.id });
    await expectPurged(`page:${other.id}`, `page:${next.id}`, 'pages');
  });

  it('a page that moves, with the links that lead there', async () => {
    const { id, document } = await made({}, true);
    await forget();
    await save(id, { slug: unique('moved') });
    await expectPurged(`page:${id}`, 'pages', 'site-content');
    await forget();
    await save(id, { slug: document.slug });
    await expectPurged(`page:${id}`, 'pages', 'site-content');
  });

  it('categories, pictures and settings', async () => {
    const slug = unique('category');
    await payload.create({ collection: 'categories', data: { name: slug, slug, sortOrder: 0, isActive: true } });
    await expectPurged('categories');
    await forget();
    const id = await storeSample('media', { alt: 'A shirt' });
    await expectPurged();
    await payload.update({ collection: 'media', id, data: { alt: 'A red shirt' } });
    await expectPurged('media');
    await forget();
    await payload.updateGlobal({ slug: 'site-settings', data: { tagline: 'New' } });
    await expectPurged('settings');
    await forget();
    await payload.updateGlobal({ slug: 'tax-settings', data: { taxName: 'GST' } });
    await expectPurged('settings');
  });
});

describe('an order', () => {
  it('drops what tells exactly how many are left, and neither pages nor lists while there are plenty', async () => {
    const { id } = await createProduct({ stock: 20 });
    const page = new CacheDecision();
    await runInRequestScope(page, () => getProduct(id));
    const options = new CacheDecision();
    await runInRequestScope(options, () => getProductOptions(id));
    await forget();
    await order(checkoutBody({ product: id, quantity: 1 }));
    await expectPurged('stock', `stock:${id}`);
    expect([...page.tags].filter((tag) => purged.includes(tag))).toEqual([]);
    expect([...options.tags]).toContain(`stock:${id}`);
  });

  it('drops pages where they tell that few are left, and lists too where it took the last', async () => {
    const { id } = await createProduct({ stock: 3 });
    await forget();
    await order(checkoutBody({ product: id, quantity: 1 }));
    await expectPurged('stock', `stock:${id}`, `product:${id}`);
    await forget();
    await order(checkoutBody({ product: id, quantity: 2 }));
    await expectPurged('stock', `stock:${id}`, `product:${id}`, `card:${id}`, 'products');
  });

  it('tells how many are left of what the page says only that there are plenty', async () => {
    const { id } = await createProduct({ stock: { M: 20, L: 2 } });
    const stockOf = (options?: ProductOptions) =>
      new Map(options?.variations.map(({ size, stock }) => [size, stock] as const));
    const notified = stockOf((await getProduct(id))?.options);
    expect(notified).toEqual(
      new Map([
        ['Medium', undefined],
        ['Large', 2],
      ]),
    );
    const exact = stockOf(await getProductOptions(id));
    expect(exact).toEqual(
      new Map([
        ['Medium', 20],
        ['Large', 2],
      ]),
    );
  });

  it('drops what the API tells of its product, and of no other', async () => {
    const [mine, other] = [await createProduct({ stock: 20 }), await createProduct({ stock: 20 })];
    const tagsOf = async (path: string) => {
      const answer = new CacheDecision();
      await runInRequestScope(answer, () => api('GET', path));
      return [...answer.tags];
    };
    const tags = await Promise.all(
      [`/${mine.id}`, `/${mine.id.toUpperCase()}?depth=1`, '', `/${other.id}`].map((path) =>
        tagsOf(`/api/products${path}`),
      ),
    );
    await forget();
    await order(checkoutBody({ product: mine.id, quantity: 1 }));
    expect(tags.map((each) => each.some((tag) => purged.includes(tag)))).toEqual([true, true, true, false]);
  });

  it('drops what the API tells of pages that show its product', async () => {
    const { id } = await createProduct({ stock: 20 });
    const grid = { id: 'grid', blockType: 'productGrid', source: 'chosen', limit: 4 } as const;
    await made({ blocks: [{ ...grid, products: [id] }] }, true);
    const answer = new CacheDecision();
    const { text } = await runInRequestScope(answer, () => api('GET', '/api/pages?depth=1'));
    expect(text).toContain('"stockQuantity":20');
    await forget();
    await order(checkoutBody({ product: id, quantity: 1 }));
    expect(purged.filter((tag) => answer.tags.has(tag))).not.toEqual([]);
  });

  it('that is refused drops nothing', async () => {
    const { id } = await createProduct({ stock: 1 });
    await forget();
    await order(checkoutBody({ product: id, quantity: 2 }));
    await expectPurged();
  });

  it('drops the same again when it is cancelled', async () => {
    const { id } = await createProduct({ stock: 3 });
    const placed = await order(checkoutBody({ product: id, quantity: 3 }));
    await forget();
    if (placed.ok) await payload.update({ collection: 'orders', id: placed.order.id, data: { status: 'cancelled' } });
    await expectPurged('stock', `stock:${id}`, `product:${id}`, `card:${id}`, 'products');
  });
});

describe('nothing is dropped', () => {
  it('before the commit', async () => {
    const { id } = await createProduct();
    await forget();
    const req = await localRequest(payload);
    await inTransaction(req, async () => {
      await payload.update({ collection: 'products', id, data: { name: 'Renamed' }, req });
      await expectPurged();
    });
    await expectPurged(`product:${id}`, `card:${id}`, 'products', 'ranking:*');
  });

  it('after a rollback', async () => {
    const { id } = await createProduct();
    await forget();
    const req = await localRequest(payload);
    const work = inTransaction(req, async () => {
      await payload.update({ collection: 'products', id, data: { name: 'Renamed' }, req });
      throw new Error('changed my mind');
    });
    await expect(work).rejects.toThrow('changed my mind');
    await expectPurged();
  });

  it('where the save itself is refused', async () => {
    const [{ id }, other] = [await createProduct(), await createProduct()];
    await forget();
    await expect(payload.update({ collection: 'products', id, data: { slug: other.slug } })).rejects.toThrow();
    await expectPurged();
  });
});
