import { describe, expect, it } from 'vitest';
import { api } from '../setup/http';
import { createPage, createProduct, createStaff, placed, rows } from '../setup/shop';

const { token } = await createStaff('administrator');

const records = {
  products: async () => ({ id: (await createProduct({ stock: { M: 3 } })).id, change: { description: 'New' } }),
  pages: async () => ({ id: (await createPage()).id, change: { title: 'New' } }),
  orders: async () => {
    const product = await createProduct({ stock: { M: 3 } });
    const { id } = await placed({ product: product.id, color: 'Red', sizes: { M: 1 } });
    return { id, change: { status: 'processing' } };
  },
};

describe.each(Object.entries(records))('a change of %s', (slug, create) => {
  it('is made on the state that If-Match names, and on no other', async () => {
    const { id, change } = await create();
    const path = `/api/${slug}/${id}`;
    const read = await api('GET', path, { token });
    const tag = String(read.headers.get('etag'));
    expect(tag).toMatch(/^"\w+"$/);
    const send = (match: string) => api('PATCH', path, { token, body: change, headers: { 'If-Match': match } });
    const stale = await send('"stale"');
    expect([stale.status, stale.body.code]).toEqual([412, 'precondition_failed']);
    const changed = await send(`"other", W/${tag}`);
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(tag);
    expect((await send(tag)).status).toBe(412);
    expect((await api('GET', path, { token })).headers.get('etag')).toBe(changed.headers.get('etag'));
    expect((await send('*')).status).toBe(200);
  });
});

it('a deletion, too, and nobody learns of a record that they cannot read', async () => {
  const { id } = await createProduct({ isActive: false });
  const path = `/api/products/${id}`;
  const headers = { 'If-Match': '"stale"' };
  expect((await api('DELETE', path, { headers })).status).toBe(401);
  expect((await api('DELETE', path, { token, headers })).status).toBe(412);
  expect(await rows`select id from products where id = ${id}`).toHaveLength(1);
  const tag = String((await api('GET', path, { token })).headers.get('etag'));
  expect((await api('DELETE', path, { token, headers: { 'If-Match': tag } })).status).toBe(200);
});
