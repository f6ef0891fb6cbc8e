import type { Payload } from 'payload';
import { allOrders } from '@/data/all-orders';
import type { ReturnReason, ReturnStatus } from '@/domain/returns/return-state';
import { Conditions } from '@/lib/database/conditions';
import { isoTime } from '@/lib/database/iso-time';
import { query } from '@/lib/database/query';
import { queryListing, type Counted, type ListStep } from '@/lib/database/query-listing';
import type { SentLine } from '@/modules/returns/data/returns';
import type { ReturnFilters } from './return-filters';

export type ReturnRow = {
  id: string;
  returnNumber: string;
  status: ReturnStatus;
  orderNumber: string;
  customerName: string;
  pieces: number;
  reasons: ReturnReason[];
  createdAt: string;
};

export type ReturnListing = Counted & { rows: ReturnRow[]; total: number };

const FROM = `returns r join ${allOrders()} on o.id = coalesce(r.order_id, r.team_order_id)`;

export function listReturns({ payload, filters, limit, offset }: ListStep<ReturnFilters>): Promise<ReturnListing> {
  const where = new Conditions();
  where
    .equal('r.status::text', filters.status)
    .contain(`r.return_number || ' ' || o.order_number || ' ' || o.buyer_name || ' ' || o.buyer_email`, filters.search);
  return queryListing(payload, {
    figures: { total: 'select count(*) from returns' },
    matching: { of: FROM, where: where.sql },
    rows: `select r.id, r.return_number as "returnNumber", r.status, o.order_number as "orderNumber",
                  o.buyer_name as "customerName",
                  (select sum(i.quantity)::int from return_items i where i._parent_id = r.id) as pieces,
                  (select json_agg(distinct i.reason) from return_items i where i._parent_id = r.id) as reasons,
                  ${isoTime('r.created_at')} as "createdAt"
             from ${FROM} where ${where.sql}
            order by r.created_at desc, r.id limit ${where.parameter(limit)} offset ${where.parameter(offset)}`,
    values: where.values,
  });
}

/** Returns that wait for an answer of staff; undefined while the shop has had none at all. */
export async function countRequested(payload: Payload): Promise<number | undefined> {
  const [counted] = await query<{ requested: number }>(
    payload,
    `select (select count(*)::int from returns where status = 'requested') as requested
      where exists (select from returns)`,
    [],
  );
  return counted?.requested;
}

export type Variant = {
  productId: string;
  color: string;
  size: string;
  sizeLabel: string;
  stock: number;
  price: number;
};

export const listVariants = (payload: Payload, lines: readonly SentLine[]): Promise<Variant[]> =>
  query(
    payload,
    `select v.product_id as "productId", v.color_name as color, v.size_code as size, v.size_label as "sizeLabel",
            v.stock_quantity::int as stock, (coalesce(p.sale_price, p.price) + v.additional_price)::float8 as price
       from product_variations v join products p on p.id = v.product_id
      where v.product_id = any($1::uuid[]) and v.is_available and v.stock_quantity > 0 and p.is_active
      order by v.color_name, v.size_code`,
    [lines.flatMap(({ productId, isMade }) => (isMade ? [] : (productId ?? [])))],
  );
