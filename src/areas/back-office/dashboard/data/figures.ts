import type { Payload } from 'payload';
import { queryReplica } from '@/lib/database/replica';
import { orderSums, STATUS_SUMS } from '@/data/order-sums';

export const RECENT = 5;

export interface DashboardFigures {
  products: number;
  orders: number;
  customers: number;
  clubs: number;
  /** In the shop’s currency, shop and teams (domain/money/revenue.ts). */
  revenue: number;
}

export type Arrivals = DashboardFigures;

export interface RecentProduct {
  id: string;
  name: string;
  category: string | null;
  unitPrice: number;
  stockQuantity: number;
}

const SUMS = `coalesce(sum(orders) filter (where kind = 'shop'), 0)::int as orders, coalesce(sum(revenue), 0)::float8 as revenue`;

export const countAll = (payload: Payload) =>
  onlyRow<DashboardFigures>(
    payload,
    `select (select count(*)::int from products) as products, (select count(*)::int from customers) as customers,
            (select count(*)::int from team_profiles) as clubs, ${SUMS} from ${STATUS_SUMS}`,
    [],
  );

export const countArrivals = (payload: Payload, from: Date, to: Date) => {
  const within = 'created_at >= $1 and created_at < $2';
  return onlyRow<Arrivals>(
    payload,
    `select (select count(*)::int from products where ${within}) as products,
            (select count(*)::int from customers where ${within}) as customers,
            (select count(*)::int from team_profiles where ${within}) as clubs, ${SUMS}
       from ${orderSums('$1::timestamptz', '$2::timestamptz')}`,
    [from, to],
  );
};

export const listRecentProducts = (payload: Payload) =>
  queryReplica<RecentProduct>(
    payload,
    `select p.id, p.name, c.name as category, coalesce(p.sale_price, p.price)::float8 as "unitPrice",
            p.stock_quantity::int as "stockQuantity"
       from products p left join categories c on c.id = p.category_id
      order by p.created_at desc, p.id desc limit $1`,
    [RECENT],
  );

async function onlyRow<Row extends object>(payload: Payload, text: string, values: unknown[]): Promise<Row> {
  const [row] = await queryReplica<Row & Record<string, unknown>>(payload, text, values);
  if (!row) throw new Error('The database counted nothing.');
  return row;
}
