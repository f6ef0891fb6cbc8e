import { beforeEach, describe, expect, it } from 'vitest';
import { updateOrderStatus } from '@/modules/orders/status/update-order-status';
import { makePreviewLink } from '@/modules/pages/preview/preview-link';
import { revokePreviewLinks } from '@/modules/pages/preview/revoke-preview-links';
import { newAddress } from '../setup/address';
import { api, gql } from '../setup/http';
import { asEditor, editor, made, save, textBlock } from '../setup/pages';
import { asStaff, createPage, createProduct, createStaff, payload, placed, rows, unique } from '../setup/shop';

const admin = await createStaff('administrator');
const word = unique('plover');
const shirt = await createProduct({ name: `${word} Shirt`, stock: { MB: 5, M: 5 }, price: 20 });
const bag = await createProduct({ name: `${word} Bag`, stock: 3, price: 35 });

let address = newAddress();
beforeEach(() => {
  address = newAddress();
});

const get = <Body = Record<string, unknown>>(path: string) => api<Body>('GET', path, { address });

type Failed = { message: string; extensions: { code: string; fieldErrors?: object } };

async function ask(query: string, variables?: object): Promise<{ data: Record<string, unknown>; errors?: Failed[] }> {
  const { body } = await gql(query, { variables, address });
  return body as { data: Record<string, unknown>; errors?: Failed[] };
}

describe('what a front end shows of the shop', () => {
  it('is its brand, money, quantity discounts and menu, over REST as over GraphQL', async () => {
    const settings = await get<{ priceTiers: object[] }>('/api/site-settings');
    expect(settings.body).toMatchObject({ brandName: 'Kitroom', currency: 'USD', excludedTax: '', claims: {} });
    expect(settings.body.priceTiers[0]).toEqual({ minQuantity: 10, percentOff: 5 });
    const menu = await get<{ categories: { href: string }[] }>('/api/menu');
    expect(menu.body.categories[0]).toMatchObject({ label: 'Sale', slug: 'sale', href: '/shop?category=sale' });
    const { data } = await ask(`{
      siteSettings {
        brandName tagline phone salesEmail address companyLine social claims copyrightYear footerNote
        currency locale timeZone country excludedTax priceTiers { minQuantity percentOff }
      }
      menu {
        categories { label slug href description iconUrl } about { label href description }
        quick { label href } legal { label href }
      }
    }`);
    expect(settings.body).toEqual(data.siteSettings);
    expect(menu.body).toMatchObject({ categories: (data.menu as typeof menu.body).categories });
  });

  it('shows strangers nothing of the settings that is not on the shop’s pages', async () => {
    const { text } = await get('/api/site-settings');
    for (const hidden of ['bankDetails', 'reminders', 'lowStockThreshold', 'techniquePrices'])
      expect(text).not.toContain(hidden);
  });

  it('finds and filters products', async () => {
    type Found = {
      total: number;
      products: { id: string }[];
      facets: { sizes: { value: string; label: string; count: number }[] };
    };
    const find = (query: string) => get<Found>(`/api/search/products?q=${word}${query}`);
    const all = await find('&sort=price-low');
    expect(all.body).toMatchObject({ total: 2, products: [{ id: shirt.id }, { id: bag.id }] });
    expect(all.body.facets.sizes).toContainEqual({ value: 'M', label: 'Medium', count: 1 });
    expect((await find('&sizes=M')).body.products).toEqual((await find('&sizes=m')).body.products);
    expect((await find('&sizes=m,xl&inStock=true')).body.products.map(({ id }) => id)).toEqual([shirt.id]);
    expect((await find('&prices=20-40&page=2')).body).toMatchObject({ total: 2, products: [] });
    const { data } = await ask(
      `{ search(q: "${word}", sort: PRICE_LOW) { total facets { colors { value label count } sizes { value label count } prices { value label count } inStock } products { id price picture { src } } } }`,
    );
    expect(data.search).toMatchObject({ total: 2, facets: all.body.facets });
    for (const [query, field] of [
      ['&colors=beige-ish', 'colors.0'],
      ['&category=no-such-category', 'category'],
      ['&page=0', 'page'],
      ['&sort=cheapest', 'sort'],
    ]) {
      const { status, body } = await find(query ?? '');
      expect([
        status,
        Object.keys(body as object),
        Object.keys((body as { fieldErrors?: object }).fieldErrors ?? {}),
      ]).toEqual([422, expect.arrayContaining(['code', 'fieldErrors']), [field]]);
    }
    expect((await find('&colour=red')).status).toBe(422);
  });

  it('has 24 products a page, each on one', async () => {
    const many = unique('heron');
    await Promise.all(Array.from({ length: 26 }, (_, n) => createProduct({ name: `${many} ${n}` })));
    type Found = { total: number; products: { id: string }[] };
    const pages = await Promise.all(
      [1, 2, 3].map(async (page) => (await get<Found>(`/api/search/products?q=${many}&page=${page}`)).body),
    );
    expect(pages.map(({ total, products }) => [total, products.length])).toEqual([
      [26, 24],
      [26, 2],
      [26, 0],
    ]);
    expect(new Set(pages.flatMap(({ products }) => products.map(({ id }) => id))).size).toBe(26);
    const { data } = await ask(`{ search(q: "${many}", page: 2) { products { id } } }`);
    expect(data.search).toEqual({ products: pages[1]?.products.map(({ id }) => ({ id })) });
  });

  it('measures the sizes of a product, with units', async () => {
    type Charts = { charts: { chart: string; tables: { heading: string; rows: { size: string }[] }[] }[] };
    expect((await get<Charts>('/api/size-charts')).body.charts.map(({ chart }) => chart)).toEqual([
      'clothing',
      'socks',
    ]);
    const own = await get<Charts>(`/api/size-charts?product=${shirt.slug}`);
    expect(
      own.body.charts[0]?.tables.map(({ heading, rows: sizes }) => [heading, sizes.map(({ size }) => size)]),
    ).toEqual([
      ['Boys', ['MB']],
      ['Girls', ['MB']],
      ['Men', ['M']],
      ['Women', ['M']],
    ]);
    const { data } = await ask(
      `query($product: String) {
        sizeCharts(product: $product) {
          chart howToMeasure fit tables { heading intro rows { size label measures { name unit from to text } } }
        }
      }`,
      { product: shirt.id },
    );
    expect(data.sizeCharts).toEqual(own.body.charts);
    expect((await get<Charts>(`/api/size-charts?product=${bag.id}`)).body).toEqual({ charts: [] });
    expect((await get('/api/size-charts?product=no-such-product')).status).toBe(404);
    const { data: none, errors } = await ask('{ sizeCharts(product: "no-such-product") { chart } }');
    expect([none, errors?.[0]?.extensions.code]).toEqual([{ sizeCharts: null }, 'not_found']);
  });
});

describe('an old address', () => {
  it('leads where the shop itself redirects', async () => {
    const [from, target] = [unique('old'), await createPage()];
    await rows`insert into cms_redirects ("from", page_id) values (${`/${from}`}, ${target.id})`;
    await rows`insert into cms_redirects ("from", "to") values (${`/${from}/*`}, '/shop/*')`;
    const leads = async (path: string) => {
      const { status, body } = await get<{ to?: string }>(`/api/redirects/resolve?path=${encodeURIComponent(path)}`);
      const { data } = await ask('query($path: String!) { resolveRedirect(path: $path) { to } }', { path });
      expect(data.resolveRedirect).toEqual(status === 200 ? body : null);
      return body.to;
    };
    expect(await leads(`/${from.toUpperCase()}?utm=1`)).toBe(`/${target.slug}`);
    expect(await leads(`/${from}/socks`)).toBe('/shop/socks');
    expect(await leads(`/${target.slug}`)).toBeUndefined();
    expect(await leads('/nothing-ever')).toBeUndefined();
  });

  it('is a path of the shop, and no longer than one', async () => {
    for (const path of ['', 'old', '//elsewhere.example', `/${'a/'.repeat(30)}`, `/${'a'.repeat(1_000)}`]) {
      const { status } = await get(`/api/redirects/resolve?path=${encodeURIComponent(path)}`);
      expect([path, status]).toEqual([path, 422]);
    }
    const { errors } = await ask('{ resolveRedirect(path: "old") { to } }');
    expect(errors?.[0]?.extensions.fieldErrors).toEqual({ path: ['Enter a path, such as /old-page.'] });
  });
});

describe('a draft', () => {
  const tokenOf = async (id: string) =>
    new URL((await makePreviewLink(payload, id)).url).searchParams.get('token') ?? '';
  const PREVIEW = `query($id: String!, $token: String!) {
    pagePreview(id: $id, token: $token) { id title content { __typename } }
  }`;

  it('is read as data by its link, until that is revoked, and by no other', async () => {
    const [page, other] = [await made({ title: 'Live' }, true), await made({ title: 'Secret' })];
    await save(page.id, { title: 'Draft', blocks: [textBlock('a')] }, { mode: 'autosave' });
    const token = await tokenOf(page.id);
    const read = await get<{ title: string }>(`/api/pages/${page.id}/preview?token=${token}`);
    expect([read.status, read.headers.get('Cache-Control')]).toEqual([200, 'no-store']);
    expect(read.body).toMatchObject({ id: page.id, title: 'Draft', content: [{ blockType: 'text' }] });
    expect((await ask(PREVIEW, { id: page.id, token })).data.pagePreview).toEqual({
      id: page.id,
      title: 'Draft',
      content: [{ __typename: 'TextBlock' }],
    });
    for (const [id, used] of [
      [other.id, token],
      [page.id, `${token}x`],
      [page.id, ''],
      ['not-an-id', token],
    ] as const) {
      expect((await get(`/api/pages/${id}/preview?token=${used}`)).status).toBe(404);
      expect((await ask(PREVIEW, { id, token: used })).data.pagePreview).toBeNull();
    }
    expect((await get(`/api/pages/${other.id}`)).status).toBe(404);
    expect((await ask(`{ Page(id: "${other.id}") { title } }`)).data?.Page ?? null).toBeNull();
    expect(await revokePreviewLinks({ req: await asEditor(), user: await editor(), id: page.id })).toMatchObject({
      ok: true,
    });
    expect((await get(`/api/pages/${page.id}/preview?token=${token}`)).status).toBe(404);
    expect((await ask(PREVIEW, { id: page.id, token })).data.pagePreview).toBeNull();
  });

  it('hides what strangers do not read of a published page', async () => {
    const page = await made();
    const { body } = await get(`/api/pages/${page.id}/preview?token=${await tokenOf(page.id)}`);
    for (const field of ['savedBy', 'publishAt', 'unpublishAt']) expect(body).not.toHaveProperty(field);
    const { data } = await ask(
      `query($id: String!, $token: String!) { pagePreview(id: $id, token: $token) { savedBy { id } } }`,
      { id: page.id, token: await tokenOf(page.id) },
    );
    expect(data.pagePreview).toEqual({ savedBy: null });
  });
});

describe('an order’s link', () => {
  async function delivered() {
    const order = await placed({ product: shirt.id, color: 'Red', sizes: { M: 1 } }, { product: bag.id, quantity: 1 });
    const moved = await updateOrderStatus({
      ...(await asStaff(admin.user)),
      orderId: order.id,
      status: 'delivered',
      reason: 'As the test has it.',
    });
    expect(moved).toMatchObject({ ok: true });
    return order;
  }

  it('tracks the order over REST as over GraphQL', async () => {
    const order = await delivered();
    const { body, headers } = await get(`/api/orders/track/${order.trackingToken}`);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(body).toMatchObject({
      orderNumber: order.orderNumber,
      status: 'delivered',
      events: [{ kind: 'placed' }, { kind: 'status', status: 'delivered' }],
    });
    const fields = 'orderNumber status totalAmount paidAmount placedAt events { at kind status amount carrier }';
    const { data } = await ask(`{ trackOrder(token: "${order.trackingToken}") { ${fields} } }`);
    expect(body).toMatchObject(data.trackOrder as object);
    expect((await get('/api/orders/track/no-such-token-at-all-here')).status).toBe(404);
  });

  it('tracks without the buyer, and names of players', async () => {
    const printed = await createProduct({ stock: { M: 5 }, isCustomizable: true });
    const players = [{ name: 'BYRON', number: '7', size: 'M' }];
    const order = await placed({ product: printed.id, color: 'Red', players });
    const { text } = await get(`/api/orders/track/${order.trackingToken}`);
    expect(text).toContain(order.orderNumber);
    for (const personal of ['BYRON', order.contact.email, order.contact.lastName]) expect(text).not.toContain(personal);
  });

  const WRITE = `mutation($token: String!, $input: ReviewInput!) { writeReview(token: $token, input: $input) { isNew } }`;

  it('writes a review of each product, and changes it', async () => {
    const { trackingToken: token, id } = await delivered();
    const review = { product: shirt.id, rating: 5, authorName: 'Ada O.', title: 'Great' };
    const written = await api('POST', `/api/orders/track/${token}/reviews`, { address, body: review });
    expect([written.status, written.body]).toEqual([200, { isNew: true }]);
    const changed = await ask(WRITE, { token, input: { ...review, rating: 3, title: null } });
    expect(changed.data).toEqual({ writeReview: { isNew: false } });
    expect((await ask(WRITE, { token, input: { ...review, product: bag.id } })).data).toEqual({
      writeReview: { isNew: true },
    });
    const stored = await rows`select product_id as product, rating::int, title from product_reviews
      where order_id = ${id} order by created_at`;
    expect(stored).toEqual([
      { product: shirt.id, rating: 3, title: null },
      { product: bag.id, rating: 5, title: 'Great' },
    ]);
    const seen = await get<{ docs: object[] }>(`/api/reviews?where[product][equals]=${shirt.id}`);
    expect(seen.body.docs).toMatchObject([{ rating: 3, authorName: 'Ada O.' }]);
  });

  it('writes none that is not valid, too early, of another order, or by a made-up link', async () => {
    const { trackingToken: token } = await delivered();
    const early = await placed({ product: shirt.id, color: 'Red', sizes: { M: 1 } });
    const review = { product: shirt.id, rating: 5, authorName: 'Ada O.' };
    for (const [by, change, status, code] of [
      [token, { rating: 6 }, 422, 'invalid'],
      [token, { product: (await createProduct()).id }, 404, 'not_found'],
      [early.trackingToken, {}, 422, 'not_delivered'],
      ['no-such-token-at-all-here', {}, 404, 'not_found'],
    ] as const) {
      const input = { ...review, ...change };
      const rest = await api('POST', `/api/orders/track/${by}/reviews`, { address, body: input });
      expect([rest.status, rest.body.code]).toEqual([status, code]);
      const { errors } = await ask(WRITE, { token: by, input });
      expect(errors?.[0]?.extensions.code).toBe(code);
    }
    const { body } = await api('POST', `/api/orders/track/${token}/reviews`, {
      address,
      body: { ...review, rating: '5', authorName: ' ' },
    });
    expect(body.fieldErrors).toEqual({
      rating: ['Please choose how many stars.'],
      authorName: ['Please enter the name to show.'],
    });
  });

  it('writes thirty in a quarter of an hour from a network, over all interfaces', async () => {
    const input = { product: shirt.id, rating: 5, authorName: 'Ada O.' };
    const token = 'no-such-token-at-all-here';
    for (let sent = 0; sent < 30; sent++)
      await api('POST', `/api/orders/track/${token}/reviews`, { address, body: input });
    const refused = await api('POST', `/api/orders/track/${token}/reviews`, { address, body: input });
    expect([refused.status, Number(refused.headers.get('Retry-After')) > 0]).toEqual([429, true]);
    const { body } = await gql(WRITE, { address, variables: { token, input } });
    expect(body).toMatchObject({ code: 'too_many_requests' });
  });
});
