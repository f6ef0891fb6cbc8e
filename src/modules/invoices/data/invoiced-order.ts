import type { ChargedOrder } from '@/domain/invoices/order-charges';
import { SHOP_TAXES, TEAM_TAXES, taxesOf } from '@/data/order-taxes';
import { CONTACT_COLUMNS, DISCOUNTS, LINE_VALUES } from '@/data/orders';
import { TEAM_DESTINATION, TEAM_LINES, TEAM_MONEY_COLUMNS } from '@/data/team-orders';
import type { OrderRef } from '@/domain/orders/order-ref';
import { chargedItems } from '@/domain/teams/charged-items';
import type { TeamDestination } from '@/domain/teams/team-delivery';
import { teamOrderOf, type TeamLines } from '@/domain/teams/team-lines';
import type { Session } from '@/lib/database/sessions';
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

/** In the caller’s transaction, which has locked it. Throws if there is none. */
export async function findInvoicedOrder(session: Session, { kind, orderId }: OrderRef): Promise<InvoicedOrder> {
  const order = await FINDERS[kind](session, orderId);
  if (!order) throw new Error('An order that is to be invoiced is gone.');
  return order;
}

async function findShopOrder({ client }: Session, id: string): Promise<InvoicedOrder | undefined> {
  const { rows } = await client.query<InvoicedOrder>(
    `select o.id, o.currency, o.order_number as "orderNumber", o.status, o.payment_method as "paymentMethod",
            o.total_amount::float8 as "totalAmount", o.shipping_amount::float8 as "shippingAmount",
            o.deposit_percent::int as "depositPercent", o.paid_amount::float8 as "paidAmount", o.refunded_amount::float8 as "refundedAmount", ${CONTACT_COLUMNS},
            ${DISCOUNTS} as discounts,
            ${taxesOf(SHOP_TAXES)} as taxes, coalesce(o.delivery_is_collection, false) as "isCollection",
            (select json_agg(json_build_object(${LINE_VALUES}) order by i._order)
               from order_items i where i._parent_id = o.id) as items
       from orders o where o.id = $1`,
    [id],
  );
  return rows[0];
}

type TeamRow = Omit<InvoicedOrder, 'items' | 'discounts' | keyof TeamDestination> &
  TeamDestination & { lines: TeamLines };

async function findTeamOrder({ client }: Session, id: string): Promise<InvoicedOrder | undefined> {
  const { rows } = await client.query<TeamRow>(
    `select o.id, o.currency, o.order_number as "orderNumber", o.status, 'invoice' as "paymentMethod",
            o.total_amount::float8 as "totalAmount", o.shipping_amount::float8 as "shippingAmount", o.deposit_percent::int as "depositPercent",
            ${TEAM_MONEY_COLUMNS},
            t.team_name as "teamName", ${TEAM_LINES} as lines, ${taxesOf(TEAM_TAXES)} as taxes,
            ${TEAM_DESTINATION}, coalesce(o.delivery_is_collection, false) as "isCollection",
            json_build_object('firstName', coalesce(t.contact_person, ''), 'lastName', '',
                              'email', coalesce(t.email, '')) as contact
       from team_orders o join team_profiles t on t.id = o.team_id
      where o.id = $1`,
    [id],
  );
  const [row] = rows;
  if (!row) return undefined;
  const { lines, shippingAddress, neededBy: _, ...order } = row;
  const data = teamOrderOf(lines);
  return {
    ...order,
    ...(shippingAddress && { shippingAddress }),
    items: chargedItems(data),
    discounts: data.discounts,
  };
}

const FINDERS = { shop: findShopOrder, team: findTeamOrder } as const;
