import type { Payload } from 'payload';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import type { DashboardRange } from './dashboard-range';
import { listOrders, type OrderSummary } from '../orders/data/orders';
import { ALL_ORDERS } from '../orders/filters/order-filters';
import { loadBestSellers, loadLowStock, type BestSeller, type LowStock } from './data/stock-facts';
import { loadSales, type Sales } from './data/sales';
import {
  RECENT,
  type DashboardFigures,
  type Arrivals,
  type RecentProduct,
  countAll,
  countArrivals,
  listRecentProducts,
} from './data/figures';

export interface Dashboard {
  figures: DashboardFigures;
  arrivals: Arrivals;
  before: Arrivals;
  sales: Sales[];
  bestSellers: BestSeller[];
  lowStock: LowStock;
  products: RecentProduct[];
  orders: OrderSummary[];
}

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
      listRecentProducts(payload),
      listOrders({ payload, filters: ALL_ORDERS, limit: RECENT }),
    ]);
    return { ok: true, dashboard: { figures, arrivals, before, sales, bestSellers, lowStock, products, orders } };
  } catch (error) {
    log.error({ err: error }, 'The dashboard could not be read.');
    return failure('load_failed', 'Failed to load dashboard data');
  }
}
