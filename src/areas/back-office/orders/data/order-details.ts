import type { Payload } from 'payload';
import type { OrderedKit } from '@/domain/orders/resolve-line';
import { ORDERED_KIT } from '@/data/orders';
import { query } from '@/lib/database/query';
import type { PriceListName } from '@/domain/money/price-lists';
import { proofsOf, type OrderProof } from '@/modules/proofs/data/proofs';

export type Around = {
  paidAmount: number;
  /** Staff author; null if placed by the customer. */
  createdByName: string | null;
  inquiry: { id: string; name: string } | null;
  kits: Record<string, OrderedKit>;
  priceLists: Record<string, PriceListName>;
  proofs: OrderProof[];
};

/** Data beyond Payload’s records; the caller checks that the order may be read. */
export async function findAround(payload: Payload, id: string): Promise<Around | undefined> {
  const [around] = await query<Around>(
    payload,
    `select o.paid_amount::float8 as "paidAmount", u.full_name as "createdByName",
            (select json_build_object('id', q.id, 'name', q.name) from inquiries q where q.order_id = o.id limit 1) as inquiry,
            coalesce((select json_object_agg(i.id, ${ORDERED_KIT})
                        from order_items i join kit_documents k on k.id = i.kit_document_id
                       where i._parent_id = o.id), '{}') as kits,
            coalesce((select json_object_agg(i.id, json_build_object('id', l.id, 'name', l.name))
                        from order_items i join price_lists l on l.id = i.price_list_id
                       where i._parent_id = o.id), '{}') as "priceLists",
            ${proofsOf('shop', 'o.id')} as proofs
       from orders o left join admin_users u on u.id = o.created_by_id
      where o.id = $1`,
    [id],
  );
  return around;
}
