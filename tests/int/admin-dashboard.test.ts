import type { Payload } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { listCategories } from '@/features/back-office/operations/categories/list-categories';
import { loadDashboard } from '@/features/back-office/operations/dashboard/load-dashboard';
import { loadOrders } from '@/features/back-office/operations/load-orders';
import { loadProducts } from '@/features/back-office/operations/products/load-products';
import { parseDashboardRange } from '@/features/back-office/rules/dashboard-range';
import { parseProductFilters } from '@/features/back-office/rules/product-filters';
import { createProduct, placed, rows, shop, unique } from '../setup/shop';

afterAll(async () => (await shop()).destroy());

/** A Payload whose database does not answer. */
async function unreachable(): Promise<Payload> {
  const payload = await shop();
  const refuse = () => Promise.reject(new Error('connection refused'));
  const db = new Proxy(payload.db, {
    get: (target, key) => (key === 'pool' ? { query: refuse } : Reflect.get(target, key)),
  });
  return new Proxy(payload, { get: (target, key) => (key === 'db' ? db : Reflect.get(target, key)) });
}

it.each([
  ['the dashboard', (payload: Payload) => loadDashboard(payload, range()), 'Failed to load dashboard data'],
  ['orders', (payload: Payload) => loadOrders(payload, { search: '', status: 'all' }), 'Failed to load orders'],
  [
    'products',
    (payload: Payload) => loadProducts(payload, parseProductFilters(new URLSearchParams())),
    'Failed to load products',
  ],
  ['categories', (payload: Payload) => listCategories(payload), 'Failed to load categories'],
])('%s that cannot be read are a failure the screen can tell', async (_what, load, message) => {
  expect(await load(await unreachable())).toEqual({ ok: false, code: 'load_failed', message });
});

const now = new Date();
const range = (query = '') => parseDashboardRange(new URLSearchParams(query), now);

async function dashboard(query?: string) {
  const result = await loadDashboard(await shop(), range(query));
  if (!result.ok) throw new Error(result.message);
  return result.dashboard;
}

/** An order of so many units at 10 dollars, so many days ago. */
async function sold(product: string, units: number, daysAgo: number, status = 'pending') {
  const { id } = await placed({ product, color: 'Red', sizes: { M: units } });
  await rows(`update orders set created_at = $2::timestamptz - make_interval(days => $3), status = $4 where id = $1`, [
    id,
    now,
    daysAgo,
    status,
  ]);
}

describe('the dashboard', () => {
  it('counts, sums and compares what there is, without cancelled orders as revenue', async () => {
    const before = await dashboard();
    const name = unique('Shirt');
    const { id } = await createProduct({ name, price: 10, stock: { M: 100 } });
    await sold(id, 4, 1);
    await sold(id, 2, 3);
    await sold(id, 9, 2, 'cancelled');
    await sold(id, 1, 40);
    await sold(id, 5, 400);

    const { figures, arrivals, before: earlier, bestSellers, sales, orders, products } = await dashboard();
    expect(figures.orders - before.figures.orders).toBe(5);
    expect(figures.revenue - before.figures.revenue).toBeCloseTo(120);
    expect(arrivals.orders - before.arrivals.orders).toBe(3);
    expect(arrivals.revenue - before.arrivals.revenue).toBeCloseTo(60);
    expect(earlier.revenue - before.before.revenue).toBeCloseTo(10);
    expect(bestSellers.find((each) => each.id === id)).toEqual({ id, name, units: 6, revenue: 60 });
    expect(sales).toHaveLength(30);
    expect(sales.at(-2)!.shopRevenue - before.sales.at(-2)!.shopRevenue).toBeCloseTo(40);
    expect(sales.at(-4)!.shopOrders - before.sales.at(-4)!.shopOrders).toBe(1);
    expect(orders).toHaveLength(5);
    expect(products[0]).toMatchObject({ id, name, unitPrice: 10 });
  });

  it.each([
    ['range=7d', 7],
    ['range=90d', 14],
    ['range=365d', 13],
  ])('has a point for each day, week or month of %s', async (query, most) => {
    const { sales } = await dashboard(query);
    expect(sales.length).toBeGreaterThanOrEqual(most - 1);
    expect(sales.length).toBeLessThanOrEqual(most);
    expect(sales.map(({ day }) => day)).toEqual(sales.map(({ day }) => day).sort());
  });

  it('agrees with the period’s arrivals in every time zone', async () => {
    for (const zone of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland']) {
      const { sales, arrivals } = await dashboard(`range=30d&zone=${zone}`);
      expect(sales.reduce((sum, { shopRevenue }) => sum + shopRevenue, 0)).toBeCloseTo(arrivals.revenue);
    }
  });

  it('names the emptiest shelves of what is sold', async () => {
    const before = await dashboard();
    const low = await createProduct({ name: unique('Low'), stock: { S: 0, M: 3, L: 60 } });
    const off = await createProduct({ name: unique('Off'), isActive: false, stock: { S: 0 } });
    const { lowStock } = await dashboard();
    expect(lowStock.threshold).toBe(5);
    expect(lowStock.count - before.lowStock.count).toBe(2);
    const lefts = lowStock.shelves.map(({ left }) => left);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    expect(lowStock.shelves.some(({ productId }) => productId === off.id)).toBe(false);
    expect(lowStock.shelves).toContainEqual({ productId: low.id, name: low.name, shelf: 'Red, Small', left: 0 });
  });
});
