import type { Payload } from 'payload';
import { shopFormat } from '@/domain/text/shop-format';
import { queryReplica } from '@/lib/database/replica';
import type { AnalyticsRange } from '../analytics-range';
import { productSums } from '@/data/order-sums';
import { PRODUCT_PATHS } from './views';

/** Steps towards an order, counted by product: a visit to two products is two views, an order of two is two orders. */
export type Funnel = { views: number; carts: number; checkouts: number; orders: number };

export type ProductSteps = Funnel & { id: string; name: string; slug: string };

type Days = Pick<AnalyticsRange, 'firstDay' | 'lastDay'>;

/** Every product with at least one step in the days. Cancelled orders count: they were placed. */
const steps = () => `
  with paths as (
    select path, sum(views)::int as views from page_views
     where day between $1::date and $2::date and path like '/product/%' group by path),
  seen as (select id, sum(views)::int as views from paths join (${PRODUCT_PATHS}) as known using (path) group by id),
  told as (
    select product_id as id, coalesce(sum(total) filter (where event = 'cart'), 0)::int as carts,
           coalesce(sum(total) filter (where event = 'checkout'), 0)::int as checkouts
      from shop_events where day between $1::date and $2::date group by product_id),
  ordered as (
    select product_id as id, sum(orders)::int as orders
      from ${productSums('($1::date::timestamp at time zone $3)', '(($2::date + 1)::timestamp at time zone $3)', ['shop'])}
     group by product_id having sum(orders) > 0),
  steps as (
    select id, coalesce(views, 0) as views, coalesce(carts, 0) as carts, coalesce(checkouts, 0) as checkouts,
           coalesce(orders, 0) as orders
      from seen full join told using (id) full join ordered using (id))`;

export async function loadFunnel(payload: Payload, { firstDay, lastDay }: Days): Promise<Funnel> {
  const [funnel] = await queryReplica<Funnel>(
    payload,
    `${steps()} select coalesce(sum(views), 0)::int as views, coalesce(sum(carts), 0)::int as carts,
                     coalesce(sum(checkouts), 0)::int as checkouts, coalesce(sum(orders), 0)::int as orders from steps`,
    [firstDay, lastDay, shopFormat().timeZone],
  );
  return funnel ?? { views: 0, carts: 0, checkouts: 0, orders: 0 };
}

export function loadProductSteps(
  payload: Payload,
  { firstDay, lastDay }: Days,
  limit: number,
): Promise<ProductSteps[]> {
  return queryReplica<ProductSteps>(
    payload,
    `${steps()} select p.id, p.name, p.slug, steps.views, steps.carts, steps.checkouts, steps.orders
                from steps join products p using (id)
               order by steps.views desc, steps.orders desc, p.name, p.id limit $4`,
    [firstDay, lastDay, shopFormat().timeZone, limit],
  );
}
