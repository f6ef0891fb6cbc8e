import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { DashboardRange } from '../../rules/dashboard-range';

const LIMIT = 5;

/** A product with the units sold and what they brought, USD. */
export type BestSeller = { id: string; name: string; units: number; revenue: number };

/** A shelf with few units: a product’s colour and size, or a product without variations. */
export type LowShelf = { productId: string; name: string; shelf: string | null; left: number };

/** The emptiest shelves, and how many there are in all. */
export type LowStock = { shelves: LowShelf[]; count: number; threshold: number };

export function loadBestSellers(payload: Payload, { start, end }: DashboardRange): Promise<BestSeller[]> {
  return query<BestSeller>(
    payload,
    `select i.product_id as id, max(p.name) as name, sum(i.quantity)::int as units, sum(i.total_price)::float8 as revenue
       from orders o join order_items i on i._parent_id = o.id join products p on p.id = i.product_id
      where o.created_at >= $1 and o.created_at < $2 and o.status <> 'cancelled' and not o.awaits_confirmation
      group by i.product_id order by units desc, revenue desc, name limit ${LIMIT}`,
    [start, end],
  );
}

const threshold = '(select coalesce(max(low_stock_threshold), 5) from site_settings)';

/** Of products that are sold, at the threshold of the shop’s settings or below. */
export async function loadLowStock(payload: Payload): Promise<LowStock> {
  const variations = `
    from product_variations v join products p on p.id = v.product_id
   where v.stock_quantity <= ${threshold} and v.is_available and p.is_active`;
  const plain = `
    from products p
   where p.stock_quantity <= ${threshold} and p.is_active
     and not exists (select 1 from product_variations v where v.product_id = p.id)`;
  const [shelves, counts] = await Promise.all([
    query<LowShelf>(
      payload,
      `(select p.id as "productId", p.name, v.color_name || ', ' || v.size_label as shelf, v.stock_quantity::int as left
          ${variations} order by v.stock_quantity, v.id limit ${LIMIT})
       union all
       (select p.id, p.name, null, p.stock_quantity::int ${plain} order by p.stock_quantity, p.id limit ${LIMIT})
       order by 4, 2, 3 limit ${LIMIT}`,
      [],
    ),
    query<{ count: number; threshold: number }>(
      payload,
      `select (select count(*) ${variations})::int + (select count(*) ${plain})::int as count, ${threshold}::int as threshold`,
      [],
    ),
  ]);
  return { shelves, count: counts[0]?.count ?? 0, threshold: counts[0]?.threshold ?? 0 };
}
