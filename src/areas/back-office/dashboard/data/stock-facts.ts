import type { Payload } from 'payload';
import { queryReplica } from '@/lib/database/replica';
import type { DashboardRange } from '../dashboard-range';
import { productSums } from '@/data/order-sums';
import { isListed, LOW_STOCK_THRESHOLD } from '@/data/products';

const LIMIT = 5;

/** Units sold to shoppers and teams, and their price in the shop’s currency before quantity discounts. */
export type BestSeller = { id: string; name: string; units: number; amount: number };

type LowStockLevel = { productId: string; name: string; variation: string | null; left: number };

export type LowStock = { levels: LowStockLevel[]; count: number; threshold: number };

export function loadBestSellers(payload: Payload, { start, end }: DashboardRange): Promise<BestSeller[]> {
  return queryReplica<BestSeller>(
    payload,
    `select p.id, p.name, best.units::int as units, best.amount::float8 as amount
       from (select product_id, sum(units) as units, sum(amount) as amount from ${productSums('$1::timestamptz', '$2::timestamptz')}
              group by product_id having sum(units) > 0
              order by units desc, amount desc fetch first ${LIMIT} rows with ties) best join products p on p.id = best.product_id
      order by best.units desc, best.amount desc, p.name limit ${LIMIT}`,
    [start, end],
  );
}

/** Listed products at or below the threshold in the shop’s settings. */
export async function loadLowStock(payload: Payload): Promise<LowStock> {
  const variations = `
    from product_variations v join products p on p.id = v.product_id
   where v.stock_quantity <= ${LOW_STOCK_THRESHOLD} and v.is_available and ${isListed()}`;
  const plain = `
    from products p
   where p.stock_quantity <= ${LOW_STOCK_THRESHOLD} and ${isListed()}
     and not exists (select 1 from product_variations v where v.product_id = p.id)`;
  const [levels, counts] = await Promise.all([
    queryReplica<LowStockLevel>(
      payload,
      `(select p.id as "productId", p.name, v.color_name || ', ' || v.size_label as variation, v.stock_quantity::int as left
          ${variations} order by v.stock_quantity, v.id limit ${LIMIT})
       union all
       (select p.id, p.name, null, p.stock_quantity::int ${plain} order by p.stock_quantity, p.id limit ${LIMIT})
       order by 4, 2, 3 limit ${LIMIT}`,
      [],
    ),
    queryReplica<{ count: number; threshold: number }>(
      payload,
      `select (select count(*) ${variations})::int + (select count(*) ${plain})::int as count, ${LOW_STOCK_THRESHOLD}::int as threshold`,
      [],
    ),
  ]);
  return { levels, count: counts[0]?.count ?? 0, threshold: counts[0]?.threshold ?? 0 };
}
