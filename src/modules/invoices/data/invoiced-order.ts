import type { ChargedOrder } from '@/domain/invoices/order-charges';
import { ordersOf } from '@/data/all-orders';
import { taxesOf } from '@/data/order-taxes';
import { CONTACT_COLUMNS, CREDIT, DISCOUNTS, LINE_VALUES, ORDER_COLUMNS } from '@/data/orders';
import { TEAM_DESTINATION, TEAM_LINES } from '@/data/team-orders';
import type { OrderKind, OrderRef } from '@/domain/orders/order-ref';
import { chargedItems } from '@/domain/teams/charged-items';
import { readCharges, type StoredCharges } from '@/domain/invoices/stored-charges';
import type { Address } from '@/domain/orders/address-lines';
import { teamOrderOf, type TeamLines } from '@/domain/teams/stored-team-lines';
import { query } from '@/lib/database/query';
import type { Session } from '@/lib/database/sessions';
import type { Payload } from 'payload';
import type { OrderTaxes } from '@/domain/taxes/order-taxes';
import type { Customer, PaymentTerms } from './invoices';

/** Data of a document about an order. Amounts in the order’s currency. */
export type InvoicedOrder = Omit<ChargedOrder, 'taxes'> &
  Customer & {
    depositPercent: number;
    id: string;
    orderNumber: string;
    taxes: OrderTaxes | null;
    paymentMethod: PaymentTerms['method'];
  };

const OWN: Record<OrderKind, string> = {
  shop: `${CONTACT_COLUMNS}, ${DISCOUNTS} as discounts,
         (select json_agg(json_build_object('line', i.id, ${LINE_VALUES}) order by i._order) from order_items i where i._parent_id = o.id) as items`,
  team: `${TEAM_DESTINATION}, o.buyer_name as "teamName", ${TEAM_LINES} as lines,
         (select json_build_object('firstName', coalesce(t.contact_person, ''), 'lastName', '', 'email', o.buyer_email)
            from team_profiles t where t.id = o.team_id) as contact`,
};

type Row = Omit<InvoicedOrder, 'shippingAddress'> & {
  shippingAddress: Address | null;
  neededBy?: string | null;
  lines?: TeamLines;
  storedCredit: StoredCharges | null;
};

const statement = (kind: OrderKind) => `
     select o.id, o.currency, o.order_number as "orderNumber", o.status, o.payment_method as "paymentMethod",
            o.total_amount::float8 as "totalAmount", o.shipping_amount::float8 as "shippingAmount", o.deposit_percent::int as "depositPercent",
            o.paid_amount::float8 as "paidAmount", o.refunded_amount::float8 as "refundedAmount", ${CREDIT}, ${taxesOf(kind)} as taxes,
            coalesce(o.delivery_is_collection, false) as "isCollection", ${OWN[kind]},
            (select i.credited from invoices i where i.${ORDER_COLUMNS[kind]} = o.id and i.credited is not null
              order by i.sequence desc nulls first limit 1) as "storedCredit"
       from ${ordersOf(kind)} where o.id = $1`;

function fromRow(row: Row): InvoicedOrder {
  const { lines, shippingAddress, neededBy: _, storedCredit, ...order } = row;
  const data = lines && teamOrderOf(lines);
  return {
    ...order,
    ...(storedCredit && { credited: readCharges(storedCredit, order.currency) }),
    ...(shippingAddress && { shippingAddress }),
    ...(data && { items: chargedItems(data), discounts: data.discounts }),
  };
}

/** In the caller’s transaction, which has locked it. Throws if there is none. */
export async function findInvoicedOrder({ client }: Session, { kind, orderId }: OrderRef): Promise<InvoicedOrder> {
  const { rows } = await client.query<Row>(statement(kind), [orderId]);
  const [row] = rows;
  if (!row) throw new Error('An order that is to be invoiced is gone.');
  return fromRow(row);
}

export async function loadChargedOrder(payload: Payload, { kind, orderId }: OrderRef): Promise<ChargedOrder> {
  const [row] = await query<Row>(payload, statement(kind), [orderId]);
  if (!row) throw new Error('An order is gone.');
  const { currency, status, items, discounts, taxes, credited, ...order } = fromRow(row);
  const { shippingAmount, totalAmount, paidAmount, refundedAmount, creditedAmount, creditRefundedAmount } = order;
  const { writtenOffAmount } = order;
  const amounts = {
    ...{ shippingAmount, totalAmount, paidAmount, refundedAmount },
    ...{ creditedAmount, creditRefundedAmount, writtenOffAmount },
  };
  return { currency, status, items, discounts, taxes, credited, ...amounts };
}
