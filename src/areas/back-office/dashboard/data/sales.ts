import type { Payload } from 'payload';
import { query } from '@/lib/database/query';
import type { DashboardRange } from '../dashboard-range';
import { SALES } from '@/data/revenue';

export type Sales = {
  day: string;
  shopRevenue: number;
  teamRevenue: number;
  shopOrders: number;
  teamOrders: number;
};

export function loadSales(payload: Payload, range: DashboardRange): Promise<Sales[]> {
  const { bucket, zone, firstDay, lastDay, start, end } = range;
  const sums = (source: string) => `
    select date_trunc($1, created_at at time zone $2) as day, count(*)::int as orders, sum(revenue)::float8 as revenue
      from ${SALES} sales where source = '${source}' and created_at >= $5 and created_at < $6 group by 1`;
  return query<Sales>(
    payload,
    `with days as (select generate_series(date_trunc($1, $3::timestamp), $4::timestamp, ('1 ' || $1)::interval) as day),
          shop as (${sums('shop')}), team as (${sums('team')})
     select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(shop.revenue, 0) as "shopRevenue",
            coalesce(team.revenue, 0) as "teamRevenue", coalesce(shop.orders, 0) as "shopOrders",
            coalesce(team.orders, 0) as "teamOrders"
       from days left join shop using (day) left join team using (day) order by days.day`,
    [bucket, zone, firstDay, lastDay, start, end],
  );
}
