import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import type { DashboardRange } from './dashboard-range';
import { SALES } from '@/modules/orders/revenue';
import { listOrders, type OrderSummary } from '../orders/list/list-orders';
import { loadBestSellers, loadLowStock, type BestSeller, type LowStock } from './load-stock-facts';
import { loadSales, type Sales } from './load-sales';

const RECENT = 5;

export interface DashboardFigures {
  products: number;
  orders: number;
  customers: number;
  clubs: number;
  /** USD, of shop and teams (domain/money/revenue.ts). */
  revenue: number;
}

/** What came in within a period; revenue in USD. */
export type Arrivals = DashboardFigures;

export interface RecentProduct {
  id: string;
  name: string;
  category: string | null;
  /** USD, what one unit costs now. */
  unitPrice: number;
  stockQuantity: number;
}

export interface Dashboard {
  figures: DashboardFigures;
  arrivals: Arrivals;
  /** Of the period before. */
  before: Arrivals;
  sales: Sales[];
  bestSellers: BestSeller[];
  lowStock: LowStock;
  products: RecentProduct[];
  orders: OrderSummary[];
}

/** Counts, revenue, their change compared with the previous period, sales over time and the newest records. */
export async function loadDashboard(
  payload: Payload,
  range: DashboardRange,
): Promise<Result<{ dashboard: Dashboard }, 'load_failed'>> {
  try {
    const [figures, arrivals, before, sales, bestSellers, lowStock, products, orders] = await Promise.all([
      countAll(payload),
      countArrivals(payload, range.start, range.end),
      countArrivals(payload, range.previousStart, range.previousEnd),
      loadSales(payload, range),
      loadBestSellers(payload, range),
      loadLowStock(payload),
      loadRecentProducts(payload),
      listOrders({ payload, filters: { search: '', status: 'all' }, limit: RECENT }),
    ]);
    return { ok: true, dashboard: { figures, arrivals, before, sales, bestSellers, lowStock, products, orders } };
  } catch (error) {
    log.error({ err: error }, 'The dashboard could not be read.');
    return failure('load_failed', 'Failed to load dashboard data');
  }
}

const countAll = (payload: Payload) =>
  onlyRow<DashboardFigures>(
    payload,
    `select (select count(*)::int from products) as products, (select count(*)::int from orders) as orders,
            (select count(*)::int from customers) as customers, (select count(*)::int from team_profiles) as clubs,
            (select coalesce(sum(revenue), 0)::float8 from ${SALES} sales) as revenue`,
    [],
  );

const countArrivals = (payload: Payload, from: Date, to: Date) => {
  const within = 'created_at >= $1 and created_at < $2';
  return onlyRow<Arrivals>(
    payload,
    `select (select count(*)::int from products where ${within}) as products,
            (select count(*)::int from orders where ${within}) as orders,
            (select count(*)::int from customers where ${within}) as customers,
            (select count(*)::int from team_profiles where ${within}) as clubs,
            (select coalesce(sum(revenue), 0)::float8 from ${SALES} sales where ${within}) as revenue`,
    [from, to],
  );
};

const loadRecentProducts = (payload: Payload) =>
  query<RecentProduct>(
    payload,
    `select p.id, p.name, c.name as category, coalesce(p.sale_price, p.price)::float8 as "unitPrice",
            p.stock_quantity::int as "stockQuantity"
       from products p left join categories c on c.id = p.category_id
      order by p.created_at desc, p.id desc limit $1`,
    [RECENT],
  );

async function onlyRow<Row extends object>(payload: Payload, text: string, values: unknown[]): Promise<Row> {
  const [row] = await query<Row & Record<string, unknown>>(payload, text, values);
  if (!row) throw new Error('The database counted nothing.');
  return row;
}
