import { isoTime } from '@/lib/database/iso-time';
import type { Payload } from 'payload';
import { openAmounts, type OpenAmounts } from '@/domain/invoices/open-invoices';
import type { PaymentWay } from '@/domain/invoices/payments';
import { toCents } from '@/domain/money/money';
import { teamOrder } from '@/domain/orders/order-ref';
import { query } from '@/lib/database/query';
import { listInvoices, type InvoiceSummary } from '@/modules/invoices/data/issued-invoice';
import type { TeamOrderDetail } from './team-order';

export type TeamPayment = {
  id: string;
  amount: number;
  way: PaymentWay;
  /** As 2026-11-24. */
  receivedOn: string;
  reference: string | null;
};

/** Money given back. */
export type TeamRefund = {
  id: string;
  amount: number;
  reason: string;
  /** The payment page whose card it went to; null where it was given back by hand. */
  checkout: string | null;
  /** ISO 8601 */
  createdAt: string;
};

/** The documents, payments and refunds of a team’s order, the oldest first. Amounts in its currency. */
export type TeamOrderMoney = Pick<OpenAmounts, 'toPay' | 'dueOn'> & {
  invoices: InvoiceSummary[];
  payments: TeamPayment[];
  refunds: TeamRefund[];
  /** Where to pay to; null where the shop has named no account. */
  bankDetails: string | null;
};

type Paid = Pick<TeamOrderDetail, 'id' | 'paidAmount' | 'refundedAmount'>;

/** What a team’s order was invoiced and paid. The caller has asked who may read it. */
export async function loadTeamOrderMoney(payload: Payload, order: Paid): Promise<TeamOrderMoney> {
  const [invoices, payments, refunds, settings] = await Promise.all([
    listInvoices(payload, teamOrder(order.id)),
    query<TeamPayment>(
      payload,
      `select id, amount::float8 as amount, way, received_on as "receivedOn", reference
         from order_payments where team_order_id = $1 order by created_at`,
      [order.id],
    ),
    query<TeamRefund>(
      payload,
      `select id, amount::float8 as amount, reason, checkout,
              ${isoTime('created_at')} as "createdAt"
         from order_refunds where team_order_id = $1 order by created_at`,
      [order.id],
    ),
    query<{ bankDetails: string | null }>(payload, 'select bank_details as "bankDetails" from site_settings', []),
  ]);
  const documents = invoices.map(({ kind, dueOn, totalAmount }) => ({ kind, dueOn, total: toCents(totalAmount) }));
  const { toPay, dueOn } = openAmounts(documents, toCents(order.paidAmount) - toCents(order.refundedAmount));
  return { invoices, payments, refunds, toPay, dueOn, bankDetails: settings[0]?.bankDetails ?? null };
}
