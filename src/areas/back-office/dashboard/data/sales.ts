import type { Payload } from 'payload';
import { queryReplica } from '@/lib/database/replica';
import { ORDER_KINDS, type OrderKind } from '@/domain/orders/order-ref';
import type { DashboardRange } from '../dashboard-range';
import { orderSums } from '@/data/order-sums';

export type Sales = {
  day: string;
  shopRevenue: number;
  teamRevenue: number;
  shopOrders: number;
  teamOrders: number;
};

export function loadSales(payload: Payload, range: DashboardRange): Promise<Sales[]> {
  const { bucket, zone, firstDay, lastDay, start, end } = range;
  const sumsOf = (kind: OrderKind) =>
    `coalesce(sum(revenue) filter (where kind = '${kind}'), 0)::float8 as "${kind}Revenue",
     coalesce(sum(sold) filter (where kind = '${kind}'), 0)::int as "${kind}Orders"`;
  return queryReplica<Sales>(
    payload,
    `select to_char(day, 'YYYY-MM-DD') as day, ${ORDER_KINDS.map(sumsOf).join(', ')}
       from generate_series(date_trunc($1, $3::timestamp), $4::timestamp, ('1 ' || $1)::interval) as day
       left join (select date_trunc($1, at at time zone $2) as day, kind, sold, revenue
                    from ${orderSums('$5::timestamptz', '$6::timestamptz')}) placed using (day)
      group by day order by day`,
    [bucket, zone, firstDay, lastDay, start, end],
  );
}
