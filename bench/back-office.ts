import { percentile } from '../tests/stress/report';
import { newShop } from '../tests/stress/server';
import { fillBackOffice, SIZES } from './fill-back-office';
import { signInStaff } from './sign-in';
import { table, type Row } from './table';

/** `npm run bench:back-office`: lists with 100,000 orders. Targets: 300 ms for a list, 100 ms for a search. */
const REQUESTS = 20;
const WARM_UP = 4;
const LIST_MS = 300;
const SEARCH_MS = 100;

const last = (count: number) => Math.floor((count - 1) / 50) * 50;

const lists = {
  dashboard: '/admin/dashboard',
  'orders, first rows': '/admin/orders',
  'orders of one status': '/admin/orders?status=shipped',
  'products, first rows': '/admin/products',
  'products, low stock': '/admin/products?stock=low',
  'clubs, first rows': '/admin/clubs',
  'customers, first rows': '/admin/customers',
  'activity, first rows': '/admin/activity',
  'orders, last rows': `/admin/orders/list?offset=${last(SIZES.orders)}&limit=50`,
  'products, last rows': `/admin/products/list?offset=${last(SIZES.products)}&limit=50`,
  'clubs, last rows': `/admin/clubs/list?offset=${last(SIZES.teams)}&limit=50`,
};

const searches = {
  'palette: an order number': '/admin/search?q=ORD-2025-050000',
  'palette: a common name': '/admin/search?q=Wright',
  'palette: nobody': '/admin/search?q=zzzyx',
  'palette: an e-mail address': '/admin/search?q=customer12345@buyers',
  'orders: a number': '/admin/orders/list?offset=0&limit=50&search=050000',
  'orders: a common name': '/admin/orders/list?offset=0&limit=50&search=Wright',
  'orders: nobody': '/admin/orders/list?offset=0&limit=50&search=zzzyx',
  'products: a name': '/admin/products/list?offset=0&limit=50&search=Jersey+1999',
  'clubs: a name': '/admin/clubs/list?offset=0&limit=50&search=Hawks',
};

async function times(url: string, cookie: string): Promise<number[]> {
  const measured: number[] = [];
  for (let round = 0; round < REQUESTS + WARM_UP; round += 1) {
    const since = performance.now();
    const response = await fetch(url, { headers: { Cookie: cookie }, redirect: 'manual' });
    await response.arrayBuffer();
    if (response.status !== 200) throw new Error(`${url} answered ${response.status}`);
    if (round >= WARM_UP) measured.push(performance.now() - since);
  }
  return measured;
}

const shop = await newShop({ demo: true });
try {
  await shop.start();
  await fillBackOffice(shop);
  const cookie = await signInStaff(shop);
  const rows: Row[] = [];
  for (const [addresses, target] of [
    [lists, LIST_MS],
    [searches, SEARCH_MS],
  ] as const) {
    for (const [what, path] of Object.entries(addresses)) {
      const measured = await times(`${shop.url}${path}`, cookie);
      const slow = Math.round(percentile(measured, 0.95));
      rows.push({ what, figure: percentile(measured, 0.5), unit: 'ms', target, note: `95 % within ${slow} ms` });
    }
  }
  console.log(`\n${JSON.stringify(SIZES)}\n\n${table(rows)}`);
} finally {
  await shop.remove();
}
