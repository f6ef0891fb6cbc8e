/** Figures of orders by the day they were placed; without cancelled and unconfirmed ones. */
import { ordersOf } from '@/data/all-orders';
import { ofKinds } from '@/data/kept-sums';
import { productSums } from '@/data/order-sums';
import { LINE_OWNERS } from '@/data/orders';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { ReportPeriod } from '@/domain/reports/report-period';
import { shopFormat } from '@/domain/text/shop-format';
import { startOfDay } from '@/lib/text/local-days';
import type { Statement } from './statement';

export function momentsOf({ from, to }: Pick<ReportPeriod, 'from' | 'to'>): [start: Date, end: Date] {
  const { timeZone } = shopFormat();
  return [startOfDay(from, timeZone), startOfDay(to, timeZone, 1)];
}

/** Condition on sold orders `o` of the period, $1 to $2. */
export const SOLD = 'o.is_sold and o.created_at >= $1::timestamptz and o.created_at < $2::timestamptz';

const linesOf = (kind: OrderKind): string =>
  `${ordersOf(kind)} join order_items i on i.${LINE_OWNERS[kind]} = o.id where ${SOLD} and not i.is_service`;

export const salesByProduct = (period: ReportPeriod): Statement => ({
  text: `
    select p.name as product, p.sku, s.orders::float8 as orders, s.pieces::float8 as pieces, s.amount::float8 as amount
      from (select product_id, sum(orders) as orders, sum(units) as pieces, sum(amount) as amount
              from ${productSums('$1::timestamptz', '$2::timestamptz')} group by product_id having sum(units) > 0) s
      join products p on p.id = s.product_id
     order by s.pieces desc, s.amount desc, p.name`,
  values: momentsOf(period),
});

export const salesBySize = (period: ReportPeriod): Statement => ({
  text: `
    select coalesce(size_code, '') as size, sum(quantity)::float8 as pieces, sum(total_price)::float8 as amount
      from (${ofKinds((kind) => `select i.size_code::text as size_code, i.quantity, i.total_price from ${linesOf(kind)}`)}) lines
     group by 1`,
  values: momentsOf(period),
});

export const discountsBy = (period: ReportPeriod): Statement => ({
  text: `
    select discount, code, count(distinct order_id)::float8 as orders, sum(amount)::float8 as amount
      from (${ofKinds(
        (kind) => `
            select o.id as order_id, d.amount, f.code, 
                   coalesce(f.name, case when d.is_given then d.product_name when d.percent_off > 0 then 'Quantity discount' else 'Other' end) as discount
              from ${ordersOf(kind)} join order_discounts d on d.${LINE_OWNERS[kind]} = o.id left join offers f on f.id = d.offer_id
             where ${SOLD}`,
      )}) given
     group by discount, code order by sum(amount) desc, discount`,
  values: momentsOf(period),
});
