import { expect, it } from 'vitest';
import { api } from '../setup/http';
import { createPage, createProduct, createStaff } from '../setup/shop';

const product = (await createProduct({ stock: { M: 1 } })).id;
const page = (await createPage()).id;

it('HEAD answers like GET wherever strangers may read', async () => {
  const lists = ['products', 'categories', 'pages', 'reviews'];
  const paths = [
    ...lists.flatMap((list) => [`/api/${list}`, `/api/${list}?limit=1&sort=createdAt`, `/api/${list}/count`]),
    ...[
      `/api/products/${product}`,
      `/api/pages/${page}`,
      '/api/products/not-an-id',
      '/api/products?where[nope][equals]=1',
    ],
    ...['/api/access', '/api/search?q=kit', '/api/health', '/api/schema.graphql', '/api/orders', '/api/nowhere'],
  ];
  for (const path of paths) {
    const [head, get] = [await api('HEAD', path), await api('GET', path)];
    const headOf = ({ status, headers }: typeof get) => ({ path, status, ...Object.fromEntries(headers) });
    expect(headOf(head)).toEqual(headOf(get));
  }
});

it('sends HEAD with the sender’s rights', async () => {
  const { token } = await createStaff('administrator');
  expect((await api('HEAD', '/api/orders', { token })).status).toBe(200);
  expect((await api('HEAD', '/api/orders')).status).toBe(401);
});
