import type { Payload } from 'payload';
import { ordersOf } from '@/data/all-orders';
import { ORDER_COLUMNS, ORDER_PLACES } from '@/data/orders';
import { invoiceText, orderText, teamOrderText, teamText } from '@/data/search-texts';
import { ORDER_KINDS, type OrderKind, type OrderRef } from '@/domain/orders/order-ref';
import { shopFormat } from '@/domain/text/shop-format';
import { Conditions } from '@/lib/database/conditions';
import { query } from '@/lib/database/query';

/** Order that a payment can be recorded on, in the shop’s currency. */
export type PayableOrder = {
  kind: OrderKind;
  id: string;
  orderNumber: string;
  buyer: string;
  openAmount: number;
  invoices: string[];
};

const MOST = 12;

/** By number, invoice, customer and name, the open ones first; without a search, the newest open ones. */
export async function listPayable(payload: Payload, search: string): Promise<PayableOrder[]> {
  const found = await Promise.all(
    ORDER_KINDS.map((kind) => {
      const where = payable();
      where.add(search.trim() ? searched(kind, where, search) : 'o.open_amount > 0');
      return list(payload, kind, `${where.sql} order by o.created_at desc limit ${MOST}`, where.values);
    }),
  );
  return found
    .flat()
    .sort((a, b) => Number(b.openAmount > 0) - Number(a.openAmount > 0))
    .slice(0, MOST);
}

const BUYERS = { shop: 'customer_id', team: 'team_id' } as const;

export function listOfBuyer(payload: Payload, { kind, orderId }: OrderRef): Promise<PayableOrder[]> {
  const where = payable().add('o.open_amount > 0');
  const buyer = BUYERS[kind];
  where.add(
    `o.${buyer} = (select b.${buyer} from ${ORDER_PLACES[kind].table} b where b.id = ${where.parameter(orderId)})`,
  );
  return list(payload, kind, `${where.sql} order by o.created_at limit ${MOST}`, where.values);
}

const payable = (): Conditions => {
  const where = new Conditions().add(`o.status <> 'cancelled'`);
  return where.add(`o.currency = ${where.parameter(shopFormat().currency)}`);
};

function searched(kind: OrderKind, where: Conditions, search: string): string {
  const invoiced = `o.id in (select i.${ORDER_COLUMNS[kind]} from invoices i where ${where.words(invoiceText(), search)})`;
  if (kind === 'shop') return `((${where.words(orderText(), search)}) or ${invoiced})`;
  const ofTeam = `o.team_id in (select t.id from team_profiles t where ${where.words(teamText(), search)})`;
  return `((${where.words(teamOrderText(), search)}) or ${ofTeam} or ${invoiced})`;
}

const list = (payload: Payload, kind: OrderKind, conditions: string, values: unknown[]): Promise<PayableOrder[]> =>
  query<PayableOrder>(
    payload,
    `select o.kind, o.id, o.order_number as "orderNumber", o.buyer_name as buyer, o.open_amount::float8 as "openAmount",
            array(select i.number from invoices i where i.${ORDER_COLUMNS[kind]} = o.id and i.kind = 'invoice' order by i.issued_at) as invoices
       from ${ordersOf(kind)} where ${conditions}`,
    values,
  );
