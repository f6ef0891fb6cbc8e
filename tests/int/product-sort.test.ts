import { expect, it } from 'vitest';
import { api } from '../setup/http';
import { createProduct, createStaff, rows } from '../setup/shop';

type List = { docs: { rating: number; isFeatured: boolean }[] };

it('lists begin with the best and the featured: neither rating nor flag can be missing', async () => {
  const { id } = await createProduct({ rating: 4.5, isFeatured: true });
  await createProduct({ rating: 3 });
  await rows`insert into products (name, slug, sku, price, stock_quantity, reviews, is_active)
    values ('x', 'bare', 'BARE', 5, 0, 0, true)`;
  const { token } = await createStaff('administrator');
  const cleared = await api('PATCH', `/api/products/${id}`, { token, body: { rating: null } });
  expect([cleared.status, cleared.body.code]).toEqual([422, 'invalid']);
  const best = (await api<List>('GET', '/api/products?sort=-rating')).body.docs;
  expect(best.map(({ rating }) => rating)).toEqual([4.5, 3, 0]);
  const featured = (await api<List>('GET', '/api/products?sort=-isFeatured')).body.docs;
  expect(featured.map(({ isFeatured }) => isFeatured)).toEqual([true, false, false]);
});

it.each(['rating', 'is_featured'])('the database takes no product without %s', async (column) => {
  await createProduct();
  await expect(rows(`update products set ${column} = null`)).rejects.toThrow('not-null constraint');
});
