import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import { log } from '@/lib/log';
import { failure, type Result } from '@/lib/result';
import { listOrders, type OrderSummary } from './list-orders';

const RECENT = 5;

export interface DashboardFigures {
  products: number;
  orders: number;
  customers: number;
  clubs: number;
  /** USD; a cancelled order is no revenue. */
  revenue: number;
}

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
  products: RecentProduct[];
  orders: OrderSummary[];
}

/** The counts, revenue and newest records of the dashboard (spec §2). */
export async function loadDashboard(payload: Payload): Promise<Result<{ dashboard: Dashboard }, 'load_failed'>> {
  try {
    const [figures, products, recent] = await Promise.all([
      query<DashboardFigures>(
        payload,
        `select (select count(*)::int from products) as products, (select count(*)::int from orders) as orders,
                (select count(*)::int from customers) as customers, (select count(*)::int from team_profiles) as clubs,
                (select coalesce(sum(total_amount), 0)::float8 from orders where status <> 'cancelled') as revenue`,
        [],
      ),
      query<RecentProduct>(
        payload,
        `select p.id, p.name, c.name as category, coalesce(p.sale_price, p.price)::float8 as "unitPrice",
                p.stock_quantity::int as "stockQuantity"
           from products p left join categories c on c.id = p.category_id
          order by p.created_at desc, p.id limit $1`,
        [RECENT],
      ),
      listOrders({ payload, filters: { search: '', status: 'all' }, limit: RECENT }),
    ]);
    const [first] = figures;
    if (!first) throw new Error('The database counted nothing.');
    return { ok: true, dashboard: { figures: first, products, orders: recent.orders } };
  } catch (error) {
    log.error({ err: error }, 'The dashboard could not be read.');
    return failure('load_failed', 'Failed to load dashboard data');
  }
}
