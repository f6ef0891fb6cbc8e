import Papa from 'papaparse';
import type { Payload } from 'payload';
import { describe, expect, it } from 'vitest';
import { listCategories } from '@/areas/back-office/categories/data';
import { loadDashboard } from '@/areas/back-office/dashboard/load-dashboard';
import { ALL_ORDERS } from '@/areas/back-office/orders/filters/order-filters';
import { loadOrders } from '@/areas/back-office/orders/list/load-orders';
import { loadProducts } from '@/areas/back-office/products/list/load-products';
import { parseDashboardRange } from '@/areas/back-office/dashboard/dashboard-range';
import { parseProductFilters } from '@/areas/back-office/products/product-filters';
import { exportOrders } from '@/areas/back-office/orders/export/order-export';
import { listCustomers } from '@/areas/back-office/customers/data/customers';
import { applyShopFormat } from '@/domain/text/shop-format';
import { createProduct, createTeam, placed, rows, payload, unique } from '../setup/shop';
import { createTeamOrder, teamOrderData, teamOrderItem } from '../setup/team-orders';

async function unreachable(): Promise<Payload> {
  const refuse = () => Promise.reject(new Error('connection refused'));
  const db = new Proxy(payload.db, {
    get: (target, key) => (key === 'pool' ? { query: refuse } : Reflect.get(target, key)),
  });
  return new Proxy(payload, { get: (target, key) => (key === 'db' ? db : Reflect.get(target, key)) });
}

it.each([
  ['the dashboard', (payload: Payload) => loadDashboard(payload, range()), 'Failed to load dashboard data'],
  ['orders', (payload: Payload) => loadOrders(payload, ALL_ORDERS), 'Failed to load orders'],
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
  const result = await loadDashboard(payload, range(query));
  if (!result.ok) throw new Error(result.message);
  return result.dashboard;
}

/** $10 a unit. */
async function sold(product: string, units: number, daysAgo: number, status = 'pending') {
  const { id } = await placed({ product, color: 'Red', sizes: { M: units } });
  await rows`update orders set created_at = ${now}::timestamptz - make_interval(days => ${daysAgo}), status = ${status}
    where id = ${id}`;
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
    expect(bestSellers.find((each) => each.id === id)).toEqual({ id, name, units: 6, amount: 60 });
    expect(sales).toHaveLength(30);
    expect(sales.at(-2)!.shopRevenue - before.sales.at(-2)!.shopRevenue).toBeCloseTo(40);
    expect(sales.at(-4)!.shopOrders - before.sales.at(-4)!.shopOrders).toBe(1);
    expect(orders).toHaveLength(5);
    expect(products[0]).toMatchObject({ id, name, unitPrice: 10 });
  });

  it('means the same by revenue everywhere: shop and teams, paid or not, less refunds', async () => {
    const { user: team } = await createTeam();
    const { id: product } = await createProduct({ name: unique('Jersey'), price: 10, stock: { M: 100 } });
    const before = await dashboard();
    const order = async (units: number, ...changes: string[]) => {
      const { id, orderNumber } = await placed({ product, color: 'Red', sizes: { M: units } });
      await rows`update orders set created_at = ${now}::timestamptz - interval '1 day' where id = ${id}`;
      for (const change of changes) await rows(`update orders set ${change} where id = $1`, id);
      return orderNumber;
    };
    const paid = 'paid_amount = total_amount';
    const counted = {
      [await order(4)]: '40.00',
      [await order(5, paid, 'refunded_amount = 20')]: '30.00',
      // Paid 50; the total excludes the refund.
      [await order(3, paid, 'paid_amount = 50', 'refunded_amount = 20')]: '30.00',
      [await order(6, paid, 'refunded_amount = 60')]: '0.00',
      [await order(7, paid, `status = 'cancelled'`)]: '0.00',
      [await order(8, `confirm_by = now() + interval '1 day'`)]: '0.00',
    };
    const item = teamOrderItem({ productId: product, totalQuantity: 3, totalPrice: 90 });
    const refunded = await createTeamOrder(team, { data: teamOrderData(item) });
    await rows`insert into order_payments (team_order_id, amount, way, received_on, by_name)
      values (${refunded}, 95, 'transfer', '2026-11-20', 'Alex')`;
    await rows`insert into order_refunds (team_order_id, amount, reason, by_name)
      values (${refunded}, 35, 'Short', 'Alex')`;
    const cancelled = await createTeamOrder(team, { data: teamOrderData(item) });
    await rows`update team_orders set status = 'cancelled' where id = ${cancelled}`;
    await rows`update team_orders set created_at = ${now}::timestamptz - interval '1 day' where team_id = ${team.id}`;

    const after = await dashboard();
    const added = 40 + 30 + 30 + 60;
    expect(after.figures.revenue - before.figures.revenue).toBeCloseTo(added);
    expect(after.arrivals.revenue - before.arrivals.revenue).toBeCloseTo(added);
    const inCharts = (sales: typeof after.sales) =>
      sales.reduce((sum, { shopRevenue, teamRevenue }) => sum + shopRevenue + teamRevenue, 0);
    expect(inCharts(after.sales)).toBeCloseTo(after.arrivals.revenue);
    expect(after.bestSellers.find(({ id }) => id === product)).toMatchObject({ units: 4 + 5 + 3 + 6 + 3 });

    let csv = '';
    for await (const part of exportOrders({ payload, filters: ALL_ORDERS, rows: 'orders' })) csv += part;
    const { data } = Papa.parse<Record<string, string>>(csv.replace('\uFEFF', ''), { delimiter: ',', header: true });
    const revenues = Object.fromEntries(data.map(({ order_number: number, revenue }) => [number, revenue]));
    expect(revenues).toMatchObject(counted);
    const customers = await listCustomers({
      payload,
      filters: { search: '', sort: 'newest' },
      limit: 200,
      offset: 0,
    });
    const spent = customers.rows.reduce((sum, customer) => sum + customer.spent, 0);
    expect(spent).toBeCloseTo(data.reduce((sum, { revenue }) => sum + Number(revenue ?? 0), 0));
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
    for (const timeZone of ['UTC', 'America/Los_Angeles', 'Pacific/Auckland', 'Europe/London']) {
      applyShopFormat({ timeZone });
      const { sales, arrivals } = await dashboard('range=30d');
      expect(sales.reduce((sum, { shopRevenue, teamRevenue }) => sum + shopRevenue + teamRevenue, 0)).toBeCloseTo(
        arrivals.revenue,
      );
    }
  });

  it('names the lowest stock levels of what is sold', async () => {
    const before = await dashboard();
    const low = await createProduct({ name: unique('Low'), stock: { S: 0, M: 3, L: 60 } });
    const off = await createProduct({ name: unique('Off'), isActive: false, stock: { S: 0 } });
    const { lowStock } = await dashboard();
    expect(lowStock.threshold).toBe(5);
    expect(lowStock.count - before.lowStock.count).toBe(2);
    const lefts = lowStock.levels.map(({ left }) => left);
    expect(lefts).toEqual([...lefts].sort((a, b) => a - b));
    expect(lowStock.levels.some(({ productId }) => productId === off.id)).toBe(false);
    expect(lowStock.levels).toContainEqual({ productId: low.id, name: low.name, variation: 'Red, Small', left: 0 });
  });
});
