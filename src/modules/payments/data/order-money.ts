import type { Payload } from 'payload';
import { ORDER_COLUMNS } from '@/data/orders';
import { openAmounts, type OpenAmounts } from '@/domain/invoices/open-invoices';
import { toCents } from '@/domain/money/money';
import type { OrderRef } from '@/domain/orders/order-ref';
import { isoTime } from '@/lib/database/iso-time';
import { query } from '@/lib/database/query';
import { listInvoices, type InvoiceSummary } from '@/modules/invoices/data/issued-invoice';
import { RECEIVED_PAYMENT, type ReceivedPayment } from '@/data/payments';

type Refund = {
  id: string;
  amount: number;
  reason: string;
  byName: string;
  checkout: string | null;
  createdAt: string;
};

/** Oldest first. Amounts in the order’s currency. */
export type OrderMoney = Pick<OpenAmounts, 'toPay' | 'dueOn'> & {
  invoices: InvoiceSummary[];
  payments: ReceivedPayment[];
  refunds: Refund[];
  bankDetails: string | null;
};

type Paid = { paidAmount: number; refundedAmount: number; writtenOffAmount: number };

/** The caller checks who may read it. */
export async function loadOrderMoney(payload: Payload, ref: OrderRef, order: Paid): Promise<OrderMoney> {
  const { orderId } = ref;
  const column = ORDER_COLUMNS[ref.kind];
  const [invoices, payments, refunds, settings] = await Promise.all([
    listInvoices(payload, ref),
    query<ReceivedPayment>(
      payload,
      `select ${RECEIVED_PAYMENT} from order_payments where ${column} = $1 and voids_id is null order by created_at`,
      [orderId],
    ),
    query<Refund>(
      payload,
      `select id, amount::float8 as amount, reason, checkout, by_name as "byName",
              ${isoTime('created_at')} as "createdAt"
         from order_refunds where ${column} = $1 order by created_at`,
      [orderId],
    ),
    query<{ bankDetails: string | null }>(payload, 'select bank_details as "bankDetails" from site_settings', []),
  ]);
  const documents = invoices.map(({ kind, dueOn, totalAmount }) => ({ kind, dueOn, total: toCents(totalAmount) }));
  const covered = toCents(order.paidAmount) - toCents(order.refundedAmount) + toCents(order.writtenOffAmount);
  const { toPay, dueOn } = openAmounts(documents, covered);
  return { invoices, payments, refunds, toPay, dueOn, bankDetails: settings[0]?.bankDetails ?? null };
}
