import type { Payload } from 'payload';
import { shopFormat } from '@/domain/text/shop-format';
import { query } from '@/lib/database/query';
import type { ShopEvent } from '@/domain/catalogue/shop-event';
import { isListed } from '@/data/products';

type ShopEventInput = { payload: Payload; event: ShopEvent; productIds: readonly string[] };

/** Adds one to the shop day’s count of the step for each product that is for sale; skips others. */
export async function recordShopEvent({ payload, event, productIds }: ShopEventInput): Promise<void> {
  await query(
    payload,
    `insert into shop_events (day, event, product_id, total)
     select (now() at time zone $3)::date, $1, p.id, 1 from products p
      where p.id = any($2::uuid[]) and ${isListed()} order by p.id
     on conflict (day, event, product_id) do update set total = shop_events.total + 1`,
    [event, productIds, shopFormat().timeZone],
  );
}
