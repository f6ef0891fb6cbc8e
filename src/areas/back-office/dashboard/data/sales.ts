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
    `select to_char(day, 'YYYY-MM-DD') as day, placed.*
       from generate_series(date_trunc($1, $3::timestamp), $4::timestamp, ('1 ' || $1)::interval) as day
      cross join lateral (select greatest(day at time zone $2, $5::timestamptz) as since,
                                 least((day + ('1 ' || $1)::interval) at time zone $2, $6::timestamptz) as until) bounds
      cross join lateral (select ${ORDER_KINDS.map(sumsOf).join(', ')} from ${orderSums('bounds.since', 'bounds.until')}) placed
      order by day`,
    [bucket, zone, firstDay, lastDay, start, end],
  );
}
