import type { Payload } from 'payload';
import type { ShopEvent } from '@/domain/catalogue/shop-event';
import { query } from '@/lib/database/query';

type ShopEventInput = { payload: Payload; event: ShopEvent; productIds: readonly string[] };

/** Adds one to today’s (UTC) count of the step for each of the products that are sold; others are passed over. */
export async function recordShopEvent({ payload, event, productIds }: ShopEventInput): Promise<void> {
  await query(
    payload,
    `insert into shop_events (day, event, product_id, total)
     select (now() at time zone 'utc')::date, $1, id, 1 from products
      where id = any($2::uuid[]) and is_active order by id
     on conflict (day, event, product_id) do update set total = shop_events.total + 1`,
    [event, productIds],
  );
}
