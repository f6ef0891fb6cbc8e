import type { ClientBase } from 'pg';
import { taxesOf } from '@/data/order-taxes';
import { CREDIT, ORDER_COLUMNS, ORDER_PLACES } from '@/data/orders';
import type { DocumentKind } from '@/domain/invoices/charges';
import type { ChargedOrder } from '@/domain/invoices/order-charges';
import type { StoredCharges } from '@/domain/invoices/stored-charges';
import { ORDER_KINDS, type OrderKind } from '@/domain/orders/order-ref';

export type StoredDocument = StoredCharges & {
  kind: DocumentKind;
  number: string;
  currency: string;
  homeTax: { currency: string; rate: number; tax: number } | null;
};

/** Without lines: its tax lines and total have what documents must come to. */
export type InvoicedOrder = Omit<ChargedOrder, 'items' | 'discounts' | 'shippingAmount' | 'credited'> & {
  kind: OrderKind;
  orderNumber: string;
  storedCredit: StoredCharges | null;
  documents: StoredDocument[];
};

const BATCH = 1_000;

const ordersOf = (kind: OrderKind): string => `
  select '${kind}' as kind, o.order_number as "orderNumber", o.status, o.currency, o.total_amount::float8 as "totalAmount",
         o.paid_amount::float8 as "paidAmount", o.refunded_amount::float8 as "refundedAmount", ${CREDIT}, ${taxesOf(kind)} as taxes,
         (select i.credited from invoices i where i.${ORDER_COLUMNS[kind]} = o.id and i.credited is not null
           order by i.sequence desc nulls first limit 1) as "storedCredit", d.documents
    from ${ORDER_PLACES[kind].table} o
   cross join lateral (select json_agg(json_build_object('kind', i.kind, 'number', i.number, 'currency', i.currency, 'rows', i.rows,
                                                         'taxLines', i.tax_lines, 'totalAmount', i.total_amount, 'homeTax', i.home_tax)
                                       order by i.sequence) as documents from invoices i where i.${ORDER_COLUMNS[kind]} = o.id) d
   where d.documents is not null`;

/** In the caller’s transaction, a batch in memory at a time. */
export async function* readInvoicedOrders(client: ClientBase): AsyncGenerator<InvoicedOrder> {
  for (const kind of ORDER_KINDS) {
    const cursor = `invoiced_${kind}_orders`;
    await client.query(`declare ${cursor} no scroll cursor for ${ordersOf(kind)}`);
    for (let isOver = false; !isOver;) {
      const { rows } = await client.query<InvoicedOrder>(`fetch ${BATCH} from ${cursor}`);
      yield* rows;
      isOver = rows.length < BATCH;
    }
    await client.query(`close ${cursor}`);
  }
}
