/** Figures by today’s cost prices, which variations alone have. */
import { ordersOf } from '@/data/all-orders';
import { ofKinds } from '@/data/kept-sums';
import { LINE_OWNERS } from '@/data/orders';
import { currencyDecimals } from '@/domain/money/currency';
import type { ReportPeriod } from '@/domain/reports/report-period';
import { momentsOf, SOLD } from './orders';
import type { Statement } from './statement';

/** Net amount of a line `i` of an order `o` after discounts, which lines without tax do not store. */
const NET = `coalesce(i.net_amount, i.total_price * (1 - o.discount_amount / nullif(o.total_amount - o.shipping_amount + o.discount_amount, 0)), i.total_price)`;

export const margins = (period: ReportPeriod): Statement => ({
  text: `
    select coalesce(p.name, 'Other') as product, p.sku, s.pieces::float8 as pieces, s.uncosted::float8 as uncosted,
           round(s.sales, ${currencyDecimals()})::float8 as sales, round(s.cost, ${currencyDecimals()})::float8 as cost,
           (round(s.sales, ${currencyDecimals()}) - round(s.cost, ${currencyDecimals()}))::float8 as margin
      from (select l.product_id, sum(l.quantity) as pieces, coalesce(sum(l.quantity) filter (where v.cost_price is null), 0) as uncosted,
                   coalesce(sum(l.net) filter (where v.cost_price is not null), 0) as sales, coalesce(sum(l.quantity * v.cost_price), 0) as cost
              from (${ofKinds((kind) => `select i.product_id, i.variation_id, i.quantity, ${NET} as net from ${ordersOf(kind)} join order_items i on i.${LINE_OWNERS[kind]} = o.id where ${SOLD} and not i.is_service`)}) l
              left join product_variations v on v.id = l.variation_id
             group by l.product_id) s
      left join products p on p.id = s.product_id
     order by s.sales - s.cost desc, product`,
  values: momentsOf(period),
});

export const stockValue = (): Statement => ({
  text: `
    select p.name as product, p.sku, sum(u.stock)::float8 as pieces, coalesce(sum(u.stock) filter (where u.cost_price is null), 0)::float8 as uncosted,
           coalesce(round(sum(u.stock * u.cost_price), ${currencyDecimals()}), 0)::float8 as value
      from products p
     cross join lateral (
       select v.stock_quantity as stock, v.cost_price from product_variations v where v.product_id = p.id
        union all
       select p.stock_quantity, null where not exists (select from product_variations v where v.product_id = p.id)) u
     group by p.id having sum(u.stock) > 0 order by value desc, product`,
  values: [],
});
