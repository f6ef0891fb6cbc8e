/** Stored amounts in the shop’s currency, for the rules of the settings. Never shown. */
import type { Payload, PayloadRequest } from 'payload';
import type { DocumentKind } from '@/domain/invoices/charges';
import { allOrders } from '@/data/all-orders';
import { query, queryIn } from '@/lib/database/query';

/** True if there is any order; it fixes the shop’s currency. */
export async function hasOrders(payload: Payload): Promise<boolean> {
  const [found] = await query<{ orders: boolean }>(payload, `select exists (select from ${allOrders()}) as orders`, []);
  return found?.orders ?? false;
}

/** True if there is a document of the kind whose number matches the regular expression. */
export async function isIssued(req: PayloadRequest, kind: DocumentKind, number: string): Promise<boolean> {
  const text = 'select from invoices where kind::text = $1 and number ~ $2 limit 1';
  return (await queryIn<object>(req, text, [kind, number])).length > 0;
}

type InTheWay = { orders: boolean; prices: boolean };

/** Obstacles to a currency with so many decimals: any order, and any price that has more. */
export async function findAmountsInTheWay(req: PayloadRequest, decimals: number): Promise<InTheWay> {
  const [found = { orders: false, prices: false }] = await queryIn<InTheWay>(
    req,
    `select exists (select from ${allOrders()}) as orders,
            exists (select from products where price <> round(price, $1) or sale_price <> round(sale_price, $1))
            or exists (select from product_variations where additional_price <> round(additional_price, $1) or cost_price <> round(cost_price, $1))
            or exists (select from delivery_settings,
                              lateral (select jsonb_path_query(zones, '$[*].methods[*].steps[*].price') as amount
                                        union all
                                       select jsonb_path_query(zones, '$[*].methods[*].freeFrom ? (@ != null)')) prices
                        where amount::numeric <> round(amount::numeric, $1)) as prices`,
    [decimals],
  );
  return found;
}
