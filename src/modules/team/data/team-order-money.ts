import type { Payload } from 'payload';
import { openAmounts, type OpenAmounts } from '@/domain/invoices/open-invoices';
import type { PaymentWay } from '@/domain/invoices/payments';
import { toAmount, toCents } from '@/domain/money/money';
import { teamOrder } from '@/domain/orders/order-ref';
import { query } from '@/lib/database/query';
import { listInvoices, type InvoiceSummary } from '@/modules/invoices/data/issued-invoice';

export type TeamPayment = {
  id: string;
  amount: number;
  way: PaymentWay;
  /** As 2026-11-24. */
  receivedOn: string;
  reference: string | null;
};

/** The documents and payments of a team’s order, the oldest first. Amounts in its currency. */
export type TeamOrderMoney = Pick<OpenAmounts, 'toPay' | 'dueOn'> & {
  invoices: InvoiceSummary[];
  payments: TeamPayment[];
  paidAmount: number;
  /** Where to pay to; null where the shop has named no account. */
  bankDetails: string | null;
};

/** What a team’s order was invoiced and paid. The caller has asked who may read it. */
export async function loadTeamOrderMoney(payload: Payload, orderId: string): Promise<TeamOrderMoney> {
  const [invoices, payments, settings] = await Promise.all([
    listInvoices(payload, teamOrder(orderId)),
    query<TeamPayment>(
      payload,
      `select id, amount::float8 as amount, way, received_on as "receivedOn", reference
         from order_payments where team_order_id = $1 order by created_at`,
      [orderId],
    ),
    query<{ bankDetails: string | null }>(payload, 'select bank_details as "bankDetails" from site_settings', []),
  ]);
  const documents = invoices.map(({ kind, dueOn, totalAmount }) => ({ kind, dueOn, total: toCents(totalAmount) }));
  const paid = payments.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const { toPay, dueOn } = openAmounts(documents, paid);
  const bankDetails = settings[0]?.bankDetails ?? null;
  return { invoices, payments, paidAmount: toAmount(paid), toPay, dueOn, bankDetails };
}
