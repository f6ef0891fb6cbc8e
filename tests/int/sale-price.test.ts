import { expect, it } from 'vitest';
import { api, gql } from '../setup/http';
import { createProduct, createStaff, payload, rows } from '../setup/shop';

const { token } = await createStaff('administrator');
const onSale = async () => (await createProduct({ price: 20, salePrice: 15 })).id;
const pricesOf = async (id: string) =>
  (await rows`select price::float8 as price, sale_price::float8 as sale from products where id = ${id}`)[0];

const HIGHER = [{ salePrice: 30 }, { salePrice: 20 }, { price: 15 }, { price: 10 }];

it.each(HIGHER)('is never above the list price, by REST, GraphQL or code: %j', async (change) => {
  const id = await onSale();
  const one = await api<{ fieldErrors?: object }>('PATCH', `/api/products/${id}`, { token, body: change });
  expect([one.status, Object.keys(one.body.fieldErrors ?? {})]).toEqual([422, ['salePrice']]);
  await api('PATCH', `/api/products?where[id][equals]=${id}`, { token, body: change });
  const mutation =
    'mutation ($id: String!, $data: mutationProductUpdateInput!) { updateProduct(id: $id, data: $data) { id } }';
  const { name, sku, slug } = await payload.findByID({ collection: 'products', id });
  const variables = { id, data: { name, sku, slug, price: 20, ...change } };
  expect((await gql(mutation, { token, variables })).body.errors?.length).toBeGreaterThan(0);
  await expect(payload.update({ collection: 'products', id, data: change })).rejects.toThrow();
  expect(await pricesOf(id)).toEqual({ price: 20, sale: 15 });
});

it('leaves products from before as they are until their prices are edited', async () => {
  const id = await onSale();
  await rows`update products set sale_price = 25 where id = ${id}`;
  const patch = (body: object) => api('PATCH', `/api/products/${id}`, { token, body });
  expect((await patch({ shortDescription: 'Warm' })).status).toBe(200);
  expect(await pricesOf(id)).toEqual({ price: 20, sale: 25 });
  expect((await patch({ price: 22 })).status).toBe(422);
  expect((await patch({ price: 30 })).status).toBe(200);
});
