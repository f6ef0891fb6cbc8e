import { LINE_OWNERS, ORDER_COLUMNS } from '@/data/orders';
import type { OrderKind } from '@/domain/orders/order-ref';
import type { Payload } from 'payload';
import { BILLING_ADDRESS } from '@/data/billing';
import { SHIPPING_ADDRESS } from '@/data/deliveries';
import { query } from '@/lib/database/query';

/** SQL of a JSON list, each row built by `fields`; `from` may end in a condition. */
export const listIn = (fields: string, from: string, order: string): string =>
  `coalesce((select jsonb_agg(jsonb_build_object(${fields}) order by ${order}) from ${from}), '[]')`;

type OrderTables = {
  column: 'order_id' | 'team_order_id';
  proofs: string;
  proofMore?: string;
  /** Pieces of a parcel `s`. */
  pieces: string;
};

/** Fields common to the data exports of a customer’s order `o` and a team’s. */
export const orderFields = ({ column, proofs, proofMore = '', pieces }: OrderTables): string => `
  'orderNumber', o.order_number, 'status', o.status, 'createdAt', o.created_at, 'totalAmount', o.total_amount, 'notes', o.notes,
  'shippingAddress', ${SHIPPING_ADDRESS}, 'companyName', o.company_name, 'purchaseOrder', o.purchase_order,
  'billingAddress', ${BILLING_ADDRESS}, 'vatNumber', o.vat_number,
  'proofs', ${listIn(
    `'version', p.version, 'status', p.status, 'note', p.note, 'comment', p.comment, 'decidedAt', p.decided_at,
     'decidedByName', p.decided_by_name, 'file', p.filename, 'createdAt', p.created_at${proofMore}`,
    `${proofs} p where p.${column} = o.id`,
    'p.version',
  )},
  'shipments', ${listIn(
    `'number', s.number, 'carrier', s.carrier, 'trackingNumber', s.tracking_number, 'trackingUrl', s.tracking_url,
     'createdAt', s.created_at, 'pieces', ${pieces}`,
    `shipments s where s.${column} = o.id`,
    's.number',
  )}`;

/** Only for staff’s exports: others may be named in them. */
export const internalNotes = (column: OrderTables['column']): string =>
  `'internalNotes', ${listIn("'text', n.text, 'createdAt', n.created_at", `order_notes n where n.${column} = o.id`, 'n.created_at, n.id')}`;

/** All data of one person or team, built by `fields` of its row; undefined if unknown. @param from names it by `$1` */
export async function readRecord(
  payload: Payload,
  value: string,
  from: string,
  fields: string,
): Promise<object | undefined> {
  const [found] = await query<{ data: object }>(payload, `select jsonb_build_object(${fields}) as data from ${from}`, [
    value,
  ]);
  return found?.data;
}

export const returnsIn = (kind: OrderKind): string =>
  listIn(
    `'returnNumber', t.return_number, 'status', t.status, 'createdAt', t.created_at, 'note', t.note,
   'instructions', t.instructions, 'declineReason', t.decline_reason, 'resolution', t.resolution, 'message', t.message,
   'items', ${listIn(
     `'product', l.product_name, 'color', l.color, 'size', l.size_label, 'quantity', i.quantity, 'reason', i.reason`,
     `return_items i left join order_items l on l.${LINE_OWNERS[kind]} = o.id and l.line = i.line where i._parent_id = t.id`,
     'i._order',
   )},
   'photos', array(select p.name from return_photos p where p.return_id = t.id order by p.created_at, p.id)`,
    `returns t where t.${ORDER_COLUMNS[kind]} = o.id`,
    't.created_at',
  );
