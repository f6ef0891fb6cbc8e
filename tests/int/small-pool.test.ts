import { randomUUID } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { newAddress } from '../setup/address';

/** A nested call without `req` takes a second connection: with two connections and many requests it would hang. */
vi.hoisted(() => {
  process.env.DATABASE_POOL_SIZE = '2';
});

const make = await import('../setup/shop');
const [http, samples] = await Promise.all([import('../setup/http'), import('../setup/access-matrix')]);

const parallel = <T>(work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 12 }, (_, index) => work(index)));

it('answers every kind of request with far more of them than connections', { timeout: 60_000 }, async () => {
  const { token, user } = await make.createStaff('administrator');
  const team = await make.createTeam();
  const product = await make.createProduct({ stock: { M: 100 } });
  const page = await make.createPage();
  const placed = await parallel(() => make.placed({ product: product.id, color: 'Red', sizes: { M: 1 } }));
  const picture = await samples.picture();

  const upload = () => {
    const form = new FormData();
    form.set('_payload', JSON.stringify({ alt: 'A shirt' }));
    form.set('file', new File([new Uint8Array(picture)], 'shirt.png', { type: 'image/png' }));
    return http.api('POST', '/api/media', { token, body: form });
  };
  const patch = (path: string, body: object) => http.api('PATCH', `/api/${path}`, { token, body });
  const kinds: Record<string, (index: number) => Promise<{ status: number }>> = {
    checkout: () =>
      http.api('POST', '/api/checkout', {
        address: newAddress(),
        headers: { 'Idempotency-Key': randomUUID() },
        body: make.checkoutBody({ product: product.id, color: 'Red', sizes: { M: 1 } }),
      }),
    status: (index) => patch(`orders/${placed[index]?.id}`, { status: index % 2 ? 'cancelled' : 'shipped' }),
    product: (index) => patch(`products/${product.id}`, { name: `Renamed ${index}`, stockQuantity: 1000 + index }),
    variation: (index) => patch(`product-variations/${product.variationIds.M}`, { additionalPrice: index }),
    page: (index) => patch(`pages/${page.id}`, { title: `Page ${index}`, isPublished: index % 3 > 0 }),
    pages: async () => http.api('POST', '/api/pages', { token, body: await samples.sampleOf('pages') }),
    categories: async () => http.api('POST', '/api/categories', { token, body: await samples.sampleOf('categories') }),
    settings: (index) => http.api('POST', '/api/globals/site-settings', { token, body: { tagline: String(index) } }),
    member: (index) =>
      http.api('POST', '/api/team-members', {
        token: team.token,
        body: { team: team.user.id, name: String(index), isActive: true },
      }),
    upload,
    login: (index) =>
      http.api('POST', '/api/admin-users/login', {
        body: { email: user.email, password: index < 6 ? make.password : 'Wrong-1' },
        address: `198.51.100.${index}`,
      }),
    read: () => http.api('GET', '/api/products?depth=2'),
    dashboard: () => http.api('GET', '/api/orders?depth=2', { token }),
    graphql: () =>
      http.gql(
        '{ Products { docs { id variations { docs { id } } } } Orders { docs { id statusChanges { docs { id } } } } }',
        { token },
      ),
  };
  // All at once, some would time out on a slow machine.
  for (const [kind, send] of Object.entries(kinds)) {
    const statuses = (await parallel(send)).map(({ status }) => status);
    const expected = kind === 'login' ? [200, 401, 429] : [200, 201];
    expect(
      statuses.filter((status) => !expected.includes(status)),
      kind,
    ).toEqual([]);
  }
});
