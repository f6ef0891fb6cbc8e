import { Children, type ReactNode } from 'react';
import { orderDeposit, type DepositOrder } from '@/domain/invoices/deposits';
import { openAmounts } from '@/domain/invoices/open-invoices';
import { PAYMENT_WAY_LABELS } from '@/domain/invoices/payments';
import { formatAmount, formatMoney, toCents, type Cents } from '@/domain/money/money';
import { awaitsConfirmation } from '@/domain/orders/order-confirmation';
import { orderDue } from '@/domain/orders/order-edit';
import { formatFullDay } from '@/domain/text/locale';
import { InvoiceLinks } from '@/modules/invoices/components/InvoiceLinks';
import type { InvoiceSummary } from '@/modules/invoices/data/issued-invoice';
import type { Order, OrderPayment } from '@/payload-types';
import { ORDERS_PATH } from '../filters/order-filters';
import type { OrderDetail } from './load-order';
import { DepositControl } from './DepositControl';
import { InvoiceReminders } from './InvoiceReminders';
import { RecordPayment } from './RecordPayment';

type InvoicesAndPaymentsProps = Pick<OrderDetail, 'invoices' | 'payments' | 'reminders'> & {
  order: Order & { paidAmount: number };
};

/** The numbered documents of an order of the shop, and the money that came in for it part by part. */
export function InvoicesAndPayments({ order, invoices, payments, reminders }: InvoicesAndPaymentsProps) {
  const { toPay } = orderDue(order);
  const { dueNow } = orderDeposit(order);
  const takesPayments =
    toPay > 0 && !awaitsConfirmation(order) && (order.paymentMethod === 'invoice' || order.paidAmount > 0);
  const kept = toCents(order.paidAmount) - toCents(order.refundedAmount);
  return (
    <Documents path={`${ORDERS_PATH}/${order.id}`} {...{ order, invoices, payments, toPay, kept }}>
      {takesPayments && <RecordPayment kind="shop" order={order} toPay={toPay} dueNow={dueNow} />}
      {order.paymentMethod === 'invoice' && <DepositControl kind="shop" order={order} />}
      {invoices.length > 0 && <InvoiceReminders kind="shop" order={order} reminders={reminders} isOpen={toPay > 0} />}
    </Documents>
  );
}

type DocumentsProps = {
  /** Under which the PDFs stand. */
  path: string;
  order: DepositOrder;
  invoices: readonly InvoiceSummary[];
  payments: readonly Pick<OrderPayment, 'id' | 'amount' | 'way' | 'receivedOn' | 'reference'>[];
  toPay: Cents;
  /** What was paid and not refunded. */
  kept: Cents;
  /** What can be done; nothing where nothing can. */
  children: ReactNode;
};

/** The same of any order; nothing where there is nothing to show and nothing to do. */
export function Documents({ path, order, invoices, payments, toPay, kept, children }: DocumentsProps) {
  const documents = invoices.map(({ kind, totalAmount, dueOn }) => ({ kind, dueOn, total: toCents(totalAmount) }));
  const { dueOn } = openAmounts(documents, kept);
  const dueNow = Math.min(toPay, orderDeposit(order).dueNow);
  const isEmpty = invoices.length === 0 && payments.length === 0;
  if (isEmpty && Children.toArray(children).length === 0) return null;
  return (
    <section className="card card-md text-sm">
      <h2 className="mb-2 text-lg">Invoices</h2>
      {invoices.length === 0 && <p className="text-ink-muted">No invoice has been issued.</p>}
      <InvoiceLinks invoices={invoices} path={`${path}/invoices`} />
      {dueOn !== undefined && toPay > 0 && (
        <p className="mt-2">
          {dueNow > 0 && (
            <>
              {formatMoney(dueNow)} due by <time dateTime={dueOn}>{formatFullDay(dueOn)}</time>
            </>
          )}
          {dueNow > 0 && dueNow < toPay && ', '}
          {dueNow < toPay && `${formatMoney(toPay - dueNow)} before despatch`}
        </p>
      )}
      {payments.length > 0 && (
        <>
          <h3 className="mt-3 mb-1 border-t border-line pt-3 font-semibold">Payments</h3>
          <ul className="space-y-1">
            {payments.map(({ id, amount, way, receivedOn, reference }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-3">
                <span className="min-w-0 wrap-anywhere">
                  {formatFullDay(receivedOn)}, {PAYMENT_WAY_LABELS[way].toLowerCase()}
                  {reference && <span className="block text-ink-muted">{reference}</span>}
                </span>
                <span className="tabular-nums">{formatAmount(amount)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {children}
    </section>
  );
}
