import { expect, it } from 'vitest';
import { trashPage } from '@/modules/pages/editing/trash-page';
import { listOffered, listSitemapEntries, listSitemaps } from '@/modules/seo/data';
import { asEditor, made } from '../setup/pages';
import { createProduct, rows, payload } from '../setup/shop';

const paths = async (name: string) =>
  (await listSitemapEntries(payload, name))?.map(({ url }) => url.replace('http://shop.test', ''));

it('names what is public alone', async () => {
  const live = await made({}, true);
  const hidden = [await made({}), await made({}, true)];
  await trashPage({ req: await asEditor(), id: hidden[1]!.id });
  const pages = await paths('pages');
  expect(pages).toContain(`/${live.document.slug}`);
  for (const { document } of hidden) expect(pages).not.toContain(`/${document.slug}`);

  const [sold, withdrawn] = [await createProduct(), await createProduct({ isActive: false })];
  const products = await paths('products-1');
  expect(products).toContain(`/product/${sold.slug}`);
  expect(products).not.toContain(`/product/${withdrawn.slug}`);
  const offered = (await listOffered(payload, 1)).map(({ slug }) => slug);
  expect(offered).toContain(sold.slug);
  expect(offered).not.toContain(withdrawn.slug);
});

it('tells when a product last changed, and has no file for a name of no kind', async () => {
  const { id, slug } = await createProduct();
  await rows`update products set updated_at = '2030-05-01T00:00:00Z' where id = ${id}`;
  const entries = await listSitemapEntries(payload, 'products-1');
  expect(entries?.find(({ url }) => url.endsWith(slug))?.changed?.toISOString()).toBe('2030-05-01T00:00:00.000Z');
  const index = await listSitemaps(payload);
  expect(index.find(({ url }) => url.endsWith('products-1.xml'))?.changed?.toISOString()).toBe(
    '2030-05-01T00:00:00.000Z',
  );
  for (const name of ['products-0', 'products-2', 'products', 'orders', '']) expect(await paths(name)).toBeUndefined();
});
